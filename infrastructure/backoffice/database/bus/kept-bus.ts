/** How bus bookings are kept. */
import { busBeginnings, busInShort, busPresence } from '#domain/bus/booking/rules.ts';
import { unitsShown } from '#domain/booking/units.ts';
import { busUnits } from '#domain/bus/booking/rules.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { BusTypes } from '#application/backoffice/bus/bus-types.ts';
import { keptTerms } from '../booking/kept-terms.ts';

export const keptBus = keptTerms<BusTypes>({
  unissued: {},
  inShort: (terms, gone) => {
    const booking = { ...terms, gone };
    const missed = unitsShown(booking, busUnits(booking)).every(({ traveller }) =>
      gone.some((each) => each.traveller === traveller && each.missed === true),
    );
    return {
      ...busInShort(booking),
      begunAt: toInstant(terms.ride.boarding.at),
      ...(missed && { noShow: true }),
    };
  },
  presence: busPresence,
  beginnings: (terms, gone) => busBeginnings({ ...terms, gone }),
});
