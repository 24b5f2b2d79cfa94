/** What people are asked about trains. */
import { Effect } from 'effect';
import { nameOf } from '#domain/booking/in-short.ts';
import { trainCancelling, trainInShort } from '#domain/train/booking/train-rules.ts';
import { type RequestedJourney, trainRequestRules } from '#domain/train/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import { pricedByCharges, type RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { TrainTypes } from './train-types.ts';

export const requestedTrain: RequestedProduct = {
  rules: trainRequestRules,
  wanted: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] })),
  units: (booking: AmendableBooking<TrainTypes>) => trainCancelling.units(booking),
  checkWish: () => [],
  concern: ({ about }, booking: AmendableBooking<TrainTypes>) => {
    const { reference, supplier, journey, travellers } = booking;
    const { title, startsOn } = trainInShort(booking);
    const named: RequestedJourney = {
      ...(reference !== undefined && { reference }),
      supplier,
      title,
      train: journey.train,
      travellers: travellers.map((traveller) => ({ name: nameOf(traveller), type: traveller.type })),
    };
    return {
      booking: named,
      inShort: { title, startsOn, travellerCount: about?.travellers.length ?? travellers.length },
    };
  },
  priced: pricedByCharges,
};
