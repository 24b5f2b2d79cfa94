/** Buses as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { busRules } from '#domain/bus/booking/rules.ts';
import { sum } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { bookBus } from '#application/backoffice/bus/book-bus.ts';
import { busPapers } from '#application/backoffice/bus/bus-papers.ts';
import type { BusTypes } from '#application/backoffice/bus/bus-types.ts';
import { requestedBus } from '#application/backoffice/bus/requested-bus.ts';
import { soldBus } from '#application/backoffice/bus/sold-bus.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptBus } from '#infrastructure/backoffice/database/bus/kept-bus.ts';
import { layOutBusTicket } from '#infrastructure/backoffice/documents/bus/ticket-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeContact, surname } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someSeats } from './bus-arbitraries.ts';

/** Sold at what the operator asks: the suite knows no agency's terms. */
const samples = fc.sample(
  someSeats.filter(({ price }) => price.terms?.markup.minor === 0),
  { numRuns: 8, seed: 1 },
);

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

function busQuote(n: number, { agencyId, actor }: SignedInCaller): BusTypes['quote'] {
  const { price, seats, ride } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    product: 'bus',
    agencyId,
    actorUserId: actor.userId,
    offer: {
      ride,
      seats: seats.map(({ age: _, ...seat }) => ({ ...seat, gender: 'female' })),
      blockKey: `block-${n}`,
      travellers: [],
    },
    required: [],
    parameters: [],
    price,
    total: price.total,
    quoteId: `quote-${n}`,
    supplier: 'sandbox',
    supplierTotal: sum(price.total.currency, paid),
    expiresAt: plusMinutes(now, 15),
  };
}

const passengersOf = (n: number) =>
  sampleOf(n).seats.map(({ seat, age }, at) => ({
    seat,
    age,
    gender: 'female' as const,
    title: 'Ms' as const,
    firstName: `Rider${'abcdef'[at]}`,
    lastName: surname(n),
  }));

export const busPlug: SellingPlug<BusTypes> = {
  rules: busRules,
  sold: (suppliers, amendments) => soldBus({ suppliers, amendments }),
  desk: (parts) => {
    const quotes = new Map<string, BusTypes['quote']>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const quote = busQuote(n, who);
          quotes.set(`quote-${n}`, quote);
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) =>
        bookBus(
          ports,
          caller,
        )({
          quoteId: `quote-${n}`,
          requestId,
          travellers: passengersOf(n),
          contact: makeContact(otherwise ? { email: 'other@agency.test' } : {}),
          parameters: [],
          acceptTerms: true,
        }),
    };
  },
  keyOf: ({ key }) => key,
  issued: ({ key }) => ({ ticket: `TK-${key.slice(-6)}` }),
  requested: requestedBus,
  kept: keptBus,
  document: () => ({}),
  papers: busPapers(fluentLetters),
  layouts: { bus: layOutBusTicket },
};
