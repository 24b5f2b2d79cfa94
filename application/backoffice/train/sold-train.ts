/** Trains, as booking must know them. */
import { type MoveCode, moveCodes } from '#domain/train/berths/moves.ts';
import { journeyTrip } from '#domain/train/booking/trip-facts.ts';
import { trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { SoldProduct } from '#application/backoffice/booking/sold-product.ts';
import { byCode, type CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import type { TrainTypes } from './train-types.ts';

/** Of what the list or a chart did, by the code that the history has. */
export const moveNotices: Readonly<Record<MoveCode, string>> = {
  [moveCodes.moved]: 'train-moved',
  [moveCodes.charted]: 'train-charted',
  [moveCodes.again]: 'train-charted-again',
};
/** That travellers get on elsewhere. */
export const trainBoarding = 'train-boarding';

/** The outbox's kinds of its own mail. */
export const trainNotices = { issued: 'train-ticket', cancelled: 'train-cancelled' } as const;

/** All that is done to a train as it is to anything that is sold by the unit. */
type Usual = Omit<TrainTypes, 'plan'> & { readonly plan: { readonly asks: CommonAmendment } };

export function soldTrain({
  suppliers,
  amendments,
}: {
  readonly suppliers: SoldByUnit<Usual>['suppliers'];
  readonly amendments: readonly NonNullable<ReturnType<SoldProduct<TrainTypes>['amendments']>>[];
}): SoldProduct<TrainTypes> {
  const usual = soldByUnit<Usual>({
    suppliers,
    amendments: [],
    rules: trainRules,
    order: (key, { supplierTotal: total }, { terms }) => {
      const { journey, passengers, travellers, price, onlyConfirmed, autoUpgrade, shownId } = terms;
      return {
        key,
        total,
        journey,
        passengers,
        travellers,
        price,
        ...(onlyConfirmed && { onlyConfirmed }),
        ...(autoUpgrade !== undefined && { autoUpgrade }),
        ...(shownId && { shownId }),
      };
    },
    inShort: trainInShort,
    trip: (_, { terms: { journey, passengers }, summary }) =>
      journeyTrip(journey, passengers.length, summary.customerTotal),
    numbers: ({ pnr }) => (pnr === '' ? [] : [pnr]),
    notices: trainNotices,
  });
  return {
    ...usual,
    amendments: byCode(amendments),
    agreed: (asks) => (asks.kind === 'board' ? undefined : usual.agreed(asks)),
    becoming: ({ plan, ...amended }) => {
      const { asks, terms } = plan;
      if (asks.kind !== 'board') return usual.becoming({ ...amended, plan: { ...plan, asks } });
      return {
        changes: { ...(terms && { terms }) },
        narration: 'product-refund',
        letters: [{ kind: trainBoarding, payload: { agencyId: amended.agencyId } }],
      };
    },
  };
}
