/** Searching, quoting and buying travel insurance on the wire. */
import type {
  BookInsurance,
  FoundPlan,
  InsuranceDesk,
  InsuranceQuote,
  PlansFound,
} from '#application/desk/insurance/insurance.ts';
import type { Nominee } from '#domain/insurance/booking.ts';
import {
  type Benefit,
  benefitNames,
  insuranceRegions,
  insuranceTrips,
  nomineeRelations,
  type PlanSearch,
  tripPurposes,
} from '#domain/insurance/plan.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { bookFields, boughtWith, inCart, productBooked, quoteFields } from '../booking/sale.ts';
import { date, flag, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record, type Shape } from '../form/shape.ts';
import { price } from '../price.ts';
import { travelling } from '../traveller.ts';

/** `insured[n][dob]`. */
const births: Shape<readonly IsoDate[]> = mapped(
  list(record<{ readonly dateOfBirth: IsoDate }>({ dateOfBirth: at('dob', date) })),
  (insured) => insured.map(({ dateOfBirth }) => dateOfBirth),
  (dates) => dates.map((dateOfBirth) => ({ dateOfBirth })),
);

const planSearch = record<PlanSearch>({
  region: at('region', oneOf(insuranceRegions)),
  trip: or('trip', oneOf(insuranceTrips), 'single'),
  from: at('from', date),
  to: at('to', date),
  births: or('insured', births, []),
  family: or('family', flag, false),
});

const benefit = record<Benefit>({
  name: at('name', oneOf(benefitNames)),
  limit: maybe('limit', money),
  afterHours: maybe('afterhours', whole),
  cover: maybe('cover', oneOf(['full', 'emergency'] as const)),
});

/** Rows of a plan, however it is named. */
export const planFields = {
  insurer: at('insurer', text),
  name: at('name', text),
  region: at('region', oneOf(insuranceRegions)),
  trip: at('trip', oneOf(insuranceTrips)),
  sumInsured: at('suminsured', money),
  benefits: at('benefits', list(benefit)),
  maxAge: at('maxage', whole),
  claimsPhone: at('claimsphone', text),
  hospitals: maybe('hospitals', whole),
  claimDays: maybe('claimdays', whole),
} as const;

const foundPlan = record<FoundPlan>({ ...planFields, planId: at('planid', opaque), price: at('price', price) });

/** Rows of what is insured. */
export const coverFields = {
  from: at('from', date),
  to: at('to', date),
  zone: at('zone', text),
  family: at('family', flag),
  soldOn: at('soldon', date),
} as const;

const quote = record<InsuranceQuote>({
  ...quoteFields,
  ...coverFields,
  plan: at('plan', foundPlan),
  births: at('insured', births),
});

export const nominee = record<Nominee>({
  name: at('name', text),
  relation: at('relation', oneOf(nomineeRelations)),
});

/** Rows of what is declared. */
export const proposalFields = {
  address: at('address', text),
  purpose: at('purpose', oneOf(tripPurposes)),
  nominee: at('nominee', nominee),
  illnessBefore: at('illnessbefore', flag),
} as const;

const { requestId, ...asked } = bookFields;
const insured = {
  ...asked,
  ...proposalFields,
  travellers: or('insured', list(travelling), []),
  residents: or('residents', flag, false),
} as const;

const book = record<BookInsurance>({ ...insured, requestId });

const quoted = record<{ readonly planId: string }>({ planId: at('planid', opaque) });

export const insuranceInCart = inCart('insurance', quoted, book);
export const insuranceBoughtWith = boughtWith('insurance', quoted, record<Omit<BookInsurance, 'requestId'>>(insured));

export const insuranceOperations: AreaOperations<InsuranceDesk> = {
  plans: operation({
    opid: 'IN001',
    actioncode: 'PLANS',
    request: codecOf(planSearch),
    answer: inResult(
      codecOf(record<PlansFound>({ plans: at('plans', list(foundPlan)), leftOut: at('leftout', whole) })),
    ),
  }),
  quote: operation({
    opid: 'IN002',
    actioncode: 'QUOTE',
    request: codecOf(quoted),
    answer: inResult(codecOf(quote)),
  }),
  book: operation({
    opid: 'IN003',
    actioncode: 'BOOK',
    request: codecOf(book),
    answer: inResult(codecOf(productBooked)),
    changes: true,
    patient: true,
  }),
};
