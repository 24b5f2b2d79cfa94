/** Trains as the suites of selling take them. */
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
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { plainJourneys } from './train-arbitraries.ts';

/** Sold at what the railway asks: the suite knows no agency's terms. Everybody has a berth, so that numbers are each one's. */
const sampleOf = sampled(
  plainJourneys.filter(({ passengers }) => passengers.every(takesBerth)),
  1,
);

function trainQuote(n: number, who: SignedInCaller): TrainTypes['quote'] {
  const { price, journey, passengers } = sampleOf(n);
  return keptQuoteOf('train', n, who, { price, offer: { journey, passengers } });
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
  desk: quotedDesk(trainQuote, (ports, caller, asked, n) =>
    bookTrain(ports, caller)({ ...asked, travellers: passengersOf(n), shownId: { kind: 'pan', number: 'ABCDE1234F' } }),
  ),
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
  cancelledMark: 'CAN',
  layouts: { train: layOutTrainTicket },
};
