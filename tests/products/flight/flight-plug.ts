/** Flights as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { flightRules } from '#domain/flight/booking/rules.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import { sum } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { flightPapers } from '#application/backoffice/flight/papers/flight-papers.ts';
import { requestedFlights } from '#application/backoffice/flight/request/requested-flights.ts';
import { soldFlight } from '#application/backoffice/flight/sold-flight.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { StoredQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import { noServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import { layOutTicket } from '#infrastructure/backoffice/documents/flight/ticket-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { keptFlight } from '#infrastructure/backoffice/database/flight/kept-flight.ts';
import { MemoryQuoteStore } from '#tests/application/backoffice/booking/fakes.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { makeBookFlight as makeRequest, makeContact, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { makeOption, makeQuote } from '#tests/fixtures/flight.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import type { SellingPlug } from '../selling-plug.ts';

/** Adults without services: what of a sale only flights have is proved where flights are. */
const samples = fc.sample(
  aSoldBooking
    .map(({ booking }) => booking)
    .filter(
      ({ travellers, price }) =>
        travellers.every(({ type }) => type === 'adult') &&
        (price.breakdown.parts ?? []).every(({ name }) => !flightRules.cancelling.services.includes(name)),
    ),
  { numRuns: 8, seed: 1 },
);

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

function quoteOf(n: number): FlightQuote {
  const { price, travellers, itineraries, rules } = sampleOf(n);
  const [, ...others] = itineraries.map(() => makeOption());
  return makeQuote({
    quoteId: `quote-${n}`,
    itineraries,
    rules,
    fare: price,
    options: [makeOption(), ...others],
    party: {
      adults: travellers.length,
      children: 0,
      infants: 0,
    },
  });
}

function flightQuote(n: number, { agencyId, actor }: SignedInCaller): StoredQuote {
  const { price } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    quote: quoteOf(n),
    agencyId,
    actorUserId: actor.userId,
    supplier: 'sandbox',
    fareKeys: [`fare-${n}`],
    supplierTotal: sum(price.total.currency, paid),
  };
}

const letters = 'abcdefghi';

export const flightPlug: SellingPlug<FlightTypes> = {
  rules: flightRules,
  sold: (suppliers, amendments) =>
    soldFlight({
      suppliers,
      amendments,
      customerTotal: (_quote, total) => Effect.succeed(total),
      bookings: { around: () => Effect.succeed([]) },
      airports: allAirports,
    }),
  desk: (parts) => {
    const quotes = new MemoryQuoteStore();
    const book = makeBookFlight({
      ...parts,
      quotes,
      services: () => Effect.succeed(noServices),
      airports: allAirports,
      businessZone: 'Asia/Kolkata',
    });
    return {
      quote: (n, who) => {
        const { quote, ...stored } = flightQuote(n, who);
        const kept = { ...stored, quoteId: quote.quoteId, bookable: {}, document: quote };
        return Effect.andThen(
          quotes.keep({ ...stored, quote }),
          parts.keep({ ...kept, expiresAt: instant('2100-01-01T00:00:00Z') }),
        );
      },
      book: (caller, n, requestId, otherwise = false) =>
        book(caller)(
          makeRequest({
            quoteId: `quote-${n}`,
            requestId,
            travellers: sampleOf(n).travellers.map((_, at) =>
              makeTraveller({ firstName: `Flyer${letters[at]}`, lastName: surname(n) }),
            ),
            contact: makeContact(otherwise ? { email: 'other@agency.test' } : {}),
          }),
        ),
    };
  },
  keyOf: ({ idempotencyKey }) => idempotencyKey,
  issued: ({ idempotencyKey, travellers }) => ({
    tickets: travellers.map((_, traveller) => ({ traveller, number: `098${idempotencyKey.slice(-9)}${traveller}` })),
  }),
  requested: requestedFlights(allAirports),
  kept: keptFlight,
  document: (quoteId) => quoteOf(Number(quoteId.slice('quote-'.length))),
  papers: flightPapers({ airports: allAirports, letters: fluentLetters }),
  layouts: { flight: layOutTicket },
};
