/** Trains, as booking must know them. */
import { trainTrip } from '#domain/train/booking/trip-facts.ts';
import { trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { TrainTypes } from './train-types.ts';

/** That somebody moved on the list, or the chart was made. */
export const trainMoved = 'train-moved';

/** The outbox's kinds of its own mail. */
export const trainNotices = { issued: 'train-ticket', cancelled: 'train-cancelled' } as const;

export function soldTrain(sellers: Pick<SoldByUnit<TrainTypes>, 'suppliers' | 'amendments'>) {
  return soldByUnit<TrainTypes>({
    ...sellers,
    rules: trainRules,
    order: (key, { supplierTotal: total }, { terms }) => {
      const { journey, passengers, travellers, price, onlyConfirmed } = terms;
      return { key, total, journey, passengers, travellers, price, ...(onlyConfirmed && { onlyConfirmed }) };
    },
    inShort: trainInShort,
    trip: (_, { terms: { journey, passengers }, summary }) =>
      trainTrip(journey, passengers.length, summary.customerTotal),
    numbers: ({ pnr }) => (pnr === '' ? [] : [pnr]),
    notices: trainNotices,
  });
}
