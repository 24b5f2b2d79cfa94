/** Requests and answers of what people agreed on with an airline. */
import fc from 'fast-check';
import type { AgreedChangeAsked, AgreedQuote, AgreedServicesAsked } from '#application/desk/agreed-flights.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Money } from '#domain/money/money.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import { anyLocal } from './time.ts';

interface Pieces {
  readonly text: fc.Arbitrary<string>;
  readonly whole: fc.Arbitrary<number>;
  readonly money: fc.Arbitrary<Money>;
  readonly moment: fc.Arbitrary<Instant>;
  readonly part: fc.Arbitrary<PricePart>;
  readonly itinerary: fc.Arbitrary<Itinerary>;
}

/** From the pieces that all operations share. */
export function agreedMessages({ text, whole, money, moment, part, itinerary }: Pieces) {
  const flight = fc.record(
    {
      carrier: text,
      flightNumber: text,
      bookingClass: text,
      origin: text,
      destination: text,
      departure: anyLocal,
      arrival: anyLocal,
    },
    { requiredKeys: ['carrier', 'flightNumber', 'origin', 'destination', 'departure', 'arrival'] },
  );
  const few = { minLength: 1, maxLength: 2 };
  const answer = fc.record(
    {
      quoteId: text,
      transactionId: text,
      flights: fc.array(itinerary, { maxLength: 2 }),
      charge: part,
      servicesLost: money,
      newTotal: money,
      net: part,
      ledgerLines: fc.array(fc.record({ account: text, amount: money }), { maxLength: 3 }),
      expiresAt: moment,
      expiresInSeconds: whole,
    },
    {
      requiredKeys: [
        'quoteId',
        'transactionId',
        'flights',
        'charge',
        'servicesLost',
        'newTotal',
        'expiresAt',
        'expiresInSeconds',
      ],
    },
  ) satisfies fc.Arbitrary<AgreedQuote>;
  return {
    agreedChangeQuote: {
      request: fc.record(
        {
          number: text,
          directions: fc.array(fc.record({ item: whole, flights: fc.array(flight, few) }), few),
          moves: fc.array(
            fc.record({
              item: whole,
              type: fc.constantFrom(...travellerTypes),
              fare: money,
              taxes: money,
              airline: money,
              fee: money,
            }),
            few,
          ),
          tickets: fc.array(fc.record({ traveller: whole, number: text }), few),
        },
        { requiredKeys: ['number', 'directions', 'moves'] },
      ) satisfies fc.Arbitrary<AgreedChangeAsked>,
      answer,
    },
    agreedServicesQuote: {
      request: fc.record({
        number: text,
        services: fc.array(
          fc.record(
            { traveller: whole, price: money, kilograms: whole, seat: text },
            { requiredKeys: ['traveller', 'price'] },
          ),
          few,
        ),
      }) satisfies fc.Arbitrary<AgreedServicesAsked>,
      answer,
    },
  };
}
