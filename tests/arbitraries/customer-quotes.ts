/** Any request and any answer about quotes for customers. */
import fc from 'fast-check';
import { languages } from '#domain/people/language.ts';
import type { CustomerQuoteDesk } from '#application/desk/customer-quotes.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { repricedStates, sentQuoteStates } from '#domain/flight/quote/customer-quote.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { Ask } from '#domain/price/ask.ts';
import type { AnswerOf, RequestOf } from '#infrastructure/wire/form/operation.ts';
import { anyMoney } from './money.ts';
import { anyDate, anyInstant } from './time.ts';

interface Leaves {
  readonly text: fc.Arbitrary<string>;
  readonly itinerary: fc.Arbitrary<Itinerary>;
  readonly baggage: fc.Arbitrary<BaggageAllowance>;
  readonly ask: fc.Arbitrary<Ask>;
}

type Of<Method extends keyof CustomerQuoteDesk> = {
  readonly request: fc.Arbitrary<RequestOf<CustomerQuoteDesk[Method]>>;
  readonly answer: fc.Arbitrary<AnswerOf<CustomerQuoteDesk[Method]>>;
};

const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const language = fc.constantFrom(...languages);

export function anyCustomerQuotes({ text, itinerary, baggage, ask }: Leaves): {
  readonly [Method in keyof CustomerQuoteDesk]: Of<Method>;
} {
  const one = <A>(any: fc.Arbitrary<A>) => fc.tuple(any).map(([first]): readonly [A] => [first]);
  const fee = fc.option(anyMoney, { nil: null });
  const customer = fc.record({ name: text, email: text }, { requiredKeys: ['name'] });
  const choices = fc.array(fc.record({ offerId: text, fareId: text }), { minLength: 1, maxLength: 2 });
  const fare = fc.record({
    family: text,
    cabin: fc.constantFrom(...cabins),
    fareType: fc.constantFrom(...fareTypes),
    refundable: fc.boolean(),
    cancelFee: fee,
    changeFee: fee,
    mealIncluded: fc.boolean(),
  });
  const price = fc.record({ traveller: fc.constantFrom(...travellerTypes), count: whole, each: anyMoney });
  const offer = fc.record(
    {
      itineraries: one(itinerary),
      fares: one(fare),
      baggage: fc.array(baggage, { minLength: 1, maxLength: 1 }),
      prices: fc.array(price, { maxLength: 2 }),
      besides: anyMoney,
      total: anyMoney,
    },
    { requiredKeys: ['itineraries', 'fares', 'baggage', 'prices', 'total'] },
  );
  const sent = { sentQuoteId: text, reference: text, customer, sentAt: anyInstant, until: anyInstant, sentBy: text };
  const state = fc.constantFrom(...sentQuoteStates);
  const row = fc.record(
    {
      ...sent,
      withMarkup: fc.boolean(),
      state,
      carrier: text,
      route: text,
      travelDate: anyDate,
      offerCount: whole,
      lowest: anyMoney,
      transactionId: text,
    },
    {
      requiredKeys: [
        'sentQuoteId',
        'reference',
        'customer',
        'withMarkup',
        'sentAt',
        'until',
        'sentBy',
        'state',
        'carrier',
        'route',
        'travelDate',
        'offerCount',
      ],
    },
  );
  const quote = fc.record(
    {
      ...sent,
      language,
      withMarkup: fc.boolean(),
      ask,
      note: text,
      offers: one(offer),
      state,
      openedAt: anyInstant,
      transactionId: text,
    },
    {
      requiredKeys: [
        'sentQuoteId',
        'reference',
        'customer',
        'language',
        'withMarkup',
        'offers',
        'sentAt',
        'until',
        'sentBy',
        'state',
      ],
    },
  );
  const repriced = fc.record(
    { state: fc.constantFrom(...repricedStates), now: anyMoney, bookingTotal: anyMoney, choices },
    { requiredKeys: ['state', 'choices'] },
  );
  return {
    sendQuote: {
      request: fc.record(
        {
          requestId: fc.uuid(),
          customer,
          language,
          withMarkup: fc.boolean(),
          ask,
          hours: whole,
          note: text,
          offers: fc.array(fc.record({ choices }), { minLength: 1, maxLength: 2 }),
          acceptChanges: fc.boolean(),
        },
        {
          requiredKeys: ['requestId', 'customer', 'language', 'withMarkup', 'hours', 'offers', 'acceptChanges'],
        },
      ),
      answer: fc.record({ sentQuoteId: text, reference: text, until: anyInstant, text, mailed: fc.boolean() }),
    },
    listQuotes: {
      request: fc.record({ page: whole }),
      answer: fc.record({ quotes: fc.array(row, { maxLength: 2 }), total: whole, page: whole, pageSize: whole }),
    },
    openQuote: {
      request: fc.record({ sentQuoteId: text }),
      answer: fc.record({
        quote,
        party: fc.record({ adults: whole, children: whole, infants: whole }),
        offers: fc.array(repriced, { maxLength: 2 }),
        text,
      }),
    },
  };
}
