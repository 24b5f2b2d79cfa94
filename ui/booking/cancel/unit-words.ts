/** What a product's screens say of its units. */
import type { Booking, Unit } from '#domain/booking/booking.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isClaimed, isMissed, stands } from '#domain/booking/units.ts';
import type { InsteadWords } from '../product-view.ts';

interface GoneWords {
  readonly givenUp: string;
  readonly missed: string;
  /** Used and refunded by a claim; as given up where absent. */
  readonly claimed?: string;
}

/** Of a unit that was given up, or that nobody came to; nothing of one that stands. */
export const unitStanding =
  (booking: Booking, { givenUp, missed, claimed = givenUp }: GoneWords) =>
  (unit: Unit): string | undefined =>
    stands(booking, unit) ? undefined : isMissed(booking, unit) ? missed : isClaimed(booking, unit) ? claimed : givenUp;

/** The same by traveller, where each has one unit. */
export const travellerStanding = (booking: Booking, gone: GoneWords): ((traveller: number) => string | undefined) => {
  const standing = unitStanding(booking, gone);
  return (traveller) => standing({ traveller, item: 0 });
};

export const insteadWords = (who: Parameters<typeof nameOf>[0] | undefined, item = ''): InsteadWords => ({
  name: who === undefined ? '' : nameOf(who),
  item,
});
