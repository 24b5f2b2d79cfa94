/** How train bookings are kept. */
import { peopleOf } from '#domain/booking/presence.ts';
import { isMissed, unitsOf, unitsShown } from '#domain/booking/units.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { trainBeginnings, trainInShort } from '#domain/train/booking/train-rules.ts';
import type { TrainTypes } from '#application/backoffice/train/train-types.ts';
import type { KeptProducts } from '../booking/kept-product.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptTrain = keptTerms<TrainTypes>({
  unissued: { pnr: '', standings: [] },
  inShort: (terms, gone) => {
    const booking = { ...terms, gone };
    const shown = unitsShown(booking, unitsOf({ items: 1, travellers: terms.travellers.length }));
    const { from, boarding = from } = terms.journey;
    return {
      ...trainInShort(booking),
      begunAt: toInstant(boarding.at),
      ...(shown.every((unit) => isMissed(booking, unit)) && { noShow: true }),
    };
  },
  presence: ({ journey: { from, to, boarding = from }, travellers }) => ({
    people: peopleOf(travellers),
    from: dateOfLocal(boarding.at.local),
    until: dateOfLocal(to.at.local),
    later: [],
  }),
  beginnings: (terms, gone) => trainBeginnings({ ...terms, gone }),
});

export const trainsAlone: KeptProducts = { train: keptTrain };
