/** Trains as the suites of selling take them. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { sum } from '#domain/money/money.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { takesBerth } from '#domain/train/booking/rules.ts';
import type { Standing } from '#domain/train/booking/train-booking.ts';
import { trainRules } from '#domain/train/booking/train-rules.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { bookTrain } from '#application/backoffice/train/book-train.ts';
import { requestedTrain } from '#application/backoffice/train/requested-train.ts';
import { soldTrain } from '#application/backoffice/train/sold-train.ts';
import { trainPapers } from '#application/backoffice/train/train-papers.ts';
import type { TrainTypes } from '#application/backoffice/train/train-types.ts';
import { keptTrain } from '#infrastructure/backoffice/database/train/kept-train.ts';
import { layOutTrainTicket } from '#infrastructure/backoffice/documents/train/ticket-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeContact, surname } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { plainJourneys } from './train-arbitraries.ts';

/** Sold at what the railway asks: the suite knows no agency's terms. Everybody has a berth, so that numbers are each one's. */
const samples = fc.sample(
  plainJourneys.filter(({ passengers }) => passengers.every(takesBerth)),
  { numRuns: 8, seed: 1 },
);

function sampleOf(n: number) {
  const sample = samples[n % samples.length];
  if (sample === undefined) throw new Error('No sample');
  return sample;
}

function trainQuote(n: number, { agencyId, actor }: SignedInCaller): TrainTypes['quote'] {
  const { price, journey, passengers } = sampleOf(n);
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    product: 'train',
    agencyId,
    actorUserId: actor.userId,
    offer: { journey, passengers },
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
  sampleOf(n).passengers.map(({ age, gender }, at) => ({
    title: age < 12 && gender === 'male' ? 'Mstr' : gender === 'male' ? 'Mr' : 'Ms',
    firstName: `Rider${'abcdef'[at]}`,
    lastName: surname(n),
  }));

export const trainPlug: SellingPlug<TrainTypes> = {
  rules: trainRules,
  sold: (suppliers, amendments) => soldTrain({ suppliers, amendments }),
  desk: (parts) => {
    const quotes = new Map<string, TrainTypes['quote']>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const quote = trainQuote(n, who);
          quotes.set(`quote-${n}`, quote);
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) =>
        bookTrain(
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
  issued: ({ key, passengers }) => ({
    pnr: `4${key.slice(-9).padStart(9, '0')}`,
    standings: passengers.map((_, at): Standing => {
      const status = { kind: 'confirmed', berth: { coach: 'B2', number: at + 1, kind: 'LB' } } as const;
      return { booked: status, current: status };
    }),
  }),
  requested: requestedTrain,
  kept: keptTrain,
  document: () => ({}),
  papers: trainPapers(fluentLetters),
  layouts: { train: layOutTrainTicket },
};
