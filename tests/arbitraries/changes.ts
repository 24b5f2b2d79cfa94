/** Requests and answers of moving a booking to other flights. */
import fc from 'fast-check';
import type {
  ChangeFlight,
  ChangeQuote,
  ChangeQuoteAsked,
  ChangeSearch,
  FlightChanged,
} from '#application/desk/changes.ts';
import type { FlightsFound } from '#application/desk/found-flights.ts';
import { bookingStatuses } from '#domain/booking/life.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Money } from '#domain/money/money.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';

import { agreedMessages } from './agreed.ts';

interface Pieces {
  readonly text: fc.Arbitrary<string>;
  readonly whole: fc.Arbitrary<number>;
  readonly money: fc.Arbitrary<Money>;
  readonly date: fc.Arbitrary<IsoDate>;
  readonly moment: fc.Arbitrary<Instant>;
  readonly part: fc.Arbitrary<PricePart>;
  readonly itinerary: fc.Arbitrary<Itinerary>;
  readonly option: fc.Arbitrary<FareOption>;
  readonly found: fc.Arbitrary<FlightsFound>;
  readonly ask: fc.Arbitrary<Ask>;
  readonly asking: fc.Arbitrary<Asking>;
}

/** From the pieces that all operations share. */
export function changeMessages({
  text,
  whole,
  money,
  date,
  moment,
  part,
  itinerary,
  option,
  found,
  ask,
  asking,
}: Pieces) {
  const positions = fc.array(whole, { minLength: 1, maxLength: 3 });
  const lines = fc.array(fc.record({ account: text, amount: money }), { maxLength: 3 });
  const alone = { requiredKeys: ['transactionId', 'directions'] as ('transactionId' | 'directions')[] };
  return {
    changeSearch: {
      request: fc.record(
        {
          transactionId: text,
          travellers: positions,
          directions: fc.array(
            fc.record(
              { itinerary: whole, date, origin: text, destination: text, airline: text },
              { requiredKeys: ['itinerary', 'date'] },
            ),
            { minLength: 1, maxLength: 3 },
          ),
        },
        alone,
      ) satisfies fc.Arbitrary<ChangeSearch>,
      answer: found,
    },
    changeQuote: {
      request: fc.record(
        {
          transactionId: text,
          travellers: positions,
          itineraries: positions,
          choices: fc.array(fc.record({ offerId: text, fareId: text }), { minLength: 1, maxLength: 2 }),
          ask,
        },
        { requiredKeys: ['transactionId', 'itineraries', 'choices'] },
      ) satisfies fc.Arbitrary<ChangeQuoteAsked>,
      answer: fc.record(
        {
          changeQuoteId: text,
          transactionId: text,
          itineraries: positions,
          flights: fc.tuple(itinerary),
          options: fc.tuple(option),
          charge: part,
          forfeited: money,
          servicesLost: money,
          newTotal: money,
          asking,
          previousCharge: money,
          net: part,
          markup: money,
          ledgerLines: lines,
          expiresAt: moment,
          expiresInSeconds: whole,
        },
        {
          requiredKeys: [
            'changeQuoteId',
            'transactionId',
            'itineraries',
            'flights',
            'options',
            'charge',
            'forfeited',
            'servicesLost',
            'newTotal',
            'expiresAt',
            'expiresInSeconds',
          ],
        },
      ) satisfies fc.Arbitrary<ChangeQuote>,
    },
    ...agreedMessages({ itinerary, text, money, part, moment, whole }),
    change: {
      request: fc.record(
        { changeQuoteId: text, requestId: fc.uuid(), remarks: text },
        { requiredKeys: ['changeQuoteId', 'requestId'] },
      ) satisfies fc.Arbitrary<ChangeFlight>,
      answer: fc.record(
        {
          transactionId: text,
          status: fc.constantFrom(...bookingStatuses),
          charged: money,
          forfeited: money,
          invoice: text,
          creditNote: text,
        },
        { requiredKeys: ['transactionId', 'status'] },
      ) satisfies fc.Arbitrary<FlightChanged>,
    },
  };
}
