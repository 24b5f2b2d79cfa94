/** Searching, quoting and buying travel insurance. */
import type { Cover, Proposal } from '#domain/insurance/booking.ts';
import type { InsurancePlan, PlanSearch } from '#domain/insurance/plan.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, ProductQuote, SaleRefused } from '../sale.ts';

export interface FoundPlan extends Omit<InsurancePlan, 'planKey'> {
  /** Good for an hour, to be quoted from. */
  readonly planId: string;
  readonly price: Price;
}

/** How many plans are not for these people, or not for so long. */
export interface PlansFound {
  readonly plans: readonly FoundPlan[];
  readonly leftOut: number;
}

export interface InsuranceQuote extends ProductQuote, Omit<Cover, 'plan'> {
  readonly plan: FoundPlan;
  readonly births: readonly IsoDate[];
}

export interface BookInsurance extends BookFromQuote, Proposal {
  /** In the order of the births that were quoted. */
  readonly travellers: readonly Traveller[];
  /** All set out from the country that they live in, and come back to it. */
  readonly residents: boolean;
}

export interface InsuranceDesk {
  /** The cheapest first. Invalid at the fields of the search. */
  readonly plans: (search: PlanSearch) => Answer<PlansFound>;
  /** NotFound where the plan is unknown, forged, another agency's or too old; SoldOut where it is no longer for sale to them. */
  readonly quote: (request: { readonly planId: string }) => Answer<InsuranceQuote, NotFound | SoldOut>;
  readonly book: (request: BookInsurance) => Answer<ProductBooked, SaleRefused>;
}
