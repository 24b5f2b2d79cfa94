/** Requests and answers of the insurance desk. */
import fc from 'fast-check';
import type { BookInsurance, FoundPlan, InsuranceDesk, InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { BookingParameter, BookingParameterValue } from '#domain/booking/parameters.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import {
  type Benefit,
  benefitNames,
  insuranceRegions,
  insuranceTrips,
  nomineeRelations,
  type PlanSearch,
  tripPurposes,
} from '#domain/insurance/plan.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Price } from '#domain/price/price.ts';
import type { AnswerOf, RequestOf } from '#infrastructure/wire/form/operation.ts';
import { anyMoney } from '#tests/arbitraries/money.ts';
import { anyDate, anyInstant } from '#tests/arbitraries/time.ts';

export interface InsuranceParts {
  readonly price: fc.Arbitrary<Price>;
  readonly traveller: fc.Arbitrary<Traveller>;
  readonly contact: fc.Arbitrary<BookingContact>;
  readonly gst: fc.Arbitrary<GstDetails>;
  readonly parameterValues: fc.Arbitrary<readonly BookingParameterValue[]>;
  readonly parameters: fc.Arbitrary<readonly BookingParameter[]>;
}

type Arbitraries = {
  readonly [Method in keyof InsuranceDesk]: {
    readonly request: fc.Arbitrary<RequestOf<InsuranceDesk[Method]>>;
    readonly answer: fc.Arbitrary<AnswerOf<InsuranceDesk[Method]>>;
  };
};

const anyText = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' });
const whole = fc.nat(1_000);
const births = fc.array(anyDate, { maxLength: 4 });

const search: fc.Arbitrary<PlanSearch> = fc.record({
  region: fc.constantFrom(...insuranceRegions),
  trip: fc.constantFrom(...insuranceTrips),
  from: anyDate,
  to: anyDate,
  births,
  family: fc.boolean(),
});

const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ name: fc.constantFrom(...benefitNames), limit: anyMoney, afterHours: whole }),
  fc.record({ name: fc.constantFrom(...benefitNames), cover: fc.constantFrom('full' as const, 'emergency' as const) }),
);

export function anyInsurance(from: InsuranceParts): Arbitraries {
  const { price, traveller, contact, gst, parameterValues, parameters } = from;
  const plan: fc.Arbitrary<FoundPlan> = fc.record({
    planId: anyText,
    insurer: anyText,
    name: anyText,
    region: fc.constantFrom(...insuranceRegions),
    trip: fc.constantFrom(...insuranceTrips),
    sumInsured: anyMoney,
    benefits: fc.array(benefit, { maxLength: 3 }),
    maxAge: whole,
    claimsPhone: anyText,
    hospitals: fc.option(fc.nat(99_999), { nil: undefined }),
    claimDays: fc.option(fc.nat(999), { nil: undefined }),
    price,
  });
  const quote: fc.Arbitrary<InsuranceQuote> = fc.record({
    quoteId: anyText,
    price,
    changed: fc.boolean(),
    previousTotal: anyMoney,
    expiresAt: anyInstant,
    expiresInSeconds: whole,
    required: fc.array(anyText, { maxLength: 2 }),
    parameters,
    plan,
    births,
    from: anyDate,
    to: anyDate,
    zone: anyText,
    family: fc.boolean(),
    soldOn: anyDate,
  });
  const book: fc.Arbitrary<BookInsurance> = fc.record(
    {
      quoteId: anyText,
      requestId: fc.uuid(),
      contact,
      gst,
      parameters: parameterValues,
      acceptTerms: fc.boolean(),
      travellers: fc.array(traveller, { maxLength: 3 }),
      address: anyText,
      purpose: fc.constantFrom(...tripPurposes),
      nominee: fc.record({ name: anyText, relation: fc.constantFrom(...nomineeRelations) }),
      illnessBefore: fc.boolean(),
      residents: fc.boolean(),
    },
    {
      requiredKeys: [
        'quoteId',
        'requestId',
        'contact',
        'parameters',
        'acceptTerms',
        'travellers',
        'address',
        'purpose',
        'nominee',
        'illnessBefore',
        'residents',
      ],
    },
  );
  return {
    plans: { request: search, answer: fc.record({ plans: fc.array(plan, { maxLength: 2 }), leftOut: whole }) },
    quote: { request: fc.record({ planId: anyText }), answer: quote },
    book: {
      request: book,
      answer: fc.record(
        {
          transactionId: anyText,
          status: fc.constantFrom(...bookingStatuses),
          reference: anyText,
          total: anyMoney,
          ledgerEntry: anyText,
        },
        { requiredKeys: ['transactionId', 'status', 'total'] },
      ),
    },
  };
}
