/**
 * Who did not fly, after the flight has left: which places of a booking that takes out. What it comes to is computed like
 * every cancellation, by the fare's rule for a no-show in force, with the taxes that nobody can keep.
 */
import { type Violation, violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import type { Unit } from '../../booking/booking.ts';
import { hasUnit } from '../../booking/units.ts';
import { allPlaces } from '../booking/aboard.ts';
import { hasLeftAt } from '../change/flown-part.ts';
import type { CancellableBooking } from './cancellation.ts';

export interface NoShow {
  /** Missed, and what of the same fare comes after it: an airline cancels the rest. */
  readonly places: readonly Unit[];
  /** Of the flights that have left, those that nobody is reported for. */
  readonly flown: readonly Unit[];
}

/**
 * What reporting travellers on directions, both by position, comes to. Violations: `cancel-nothing` where nobody is
 * named; `place-not-departed` at `items[n]` of a flight that has not left.
 */
export function noShowOf(
  booking: Pick<CancellableBooking, 'itineraries' | 'travellers' | 'options' | 'gone'>,
  { travellers, items }: { readonly travellers: readonly number[]; readonly items: readonly number[] },
  now: Instant,
): { readonly noShow: NoShow } | { readonly violations: readonly Violation[] } {
  const left = (at: number): boolean => hasLeftAt(booking, at, now);
  if (travellers.length === 0 || items.length === 0) return { violations: [violation('cancel-nothing', 'travellers')] };
  const early = items.flatMap((at, index) => (left(at) ? [] : [violation('place-not-departed', `items[${index}]`)]));
  if (early.length > 0) return { violations: early };
  const all = allPlaces(booking);
  const gone = booking.gone ?? [];
  const first = Math.min(...items);
  // With one fare for the journey all that follows what was missed goes with it; fares of their own stay.
  const follows = (at: number): boolean => booking.options.length === 1 && at > first && !left(at);
  const places = all.filter(
    (unit) =>
      travellers.includes(unit.traveller) &&
      (items.includes(unit.item) || (follows(unit.item) && !hasUnit(gone, unit))),
  );
  const flown = all.filter((place) => left(place.item) && !hasUnit([...places, ...gone], place));
  return { noShow: { places, flown } };
}
