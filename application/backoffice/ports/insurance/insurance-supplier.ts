/** Anyone who sells travel insurance: plans, what they ask for them, and orders as every product has them. */
import type { Effect } from 'effect';
import type { UnitCost } from '#domain/booking/sale/selling-price.ts';
import type { CancellableCover } from '#domain/insurance/booking.ts';
import type { InsurancePlan, PlanSearch } from '#domain/insurance/plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Amendments, CommonAmendment, Supplier, SupplierSilent } from '../supplier.ts';

export interface PricedPlan {
  readonly plan: InsurancePlan;
  /** One for each of the insured, in order. */
  readonly costs: readonly [UnitCost, ...UnitCost[]];
}

export interface InsuranceOrder extends CancellableCover {
  readonly key: string;
  readonly total: Money;
}

export interface InsuranceIssued {
  readonly policies: readonly string[];
}

export interface InsuranceSupplier {
  /** Its plans for sale to these people now, and how many it has that are not. */
  plans(
    search: PlanSearch,
    now: Instant,
  ): Effect.Effect<{ readonly plans: readonly PricedPlan[]; readonly leftOut: number }, SupplierSilent>;
  readonly supplier: Supplier<InsuranceOrder, InsuranceIssued>;
  readonly amendments: Amendments<CommonAmendment, object>;
}
