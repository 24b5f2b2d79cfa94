/**
 * Who did not fly, after the flight has left: which places of a booking that takes out. What it comes to is reckoned like
 * every cancellation, by the fare's rule for a no-show in force, with the taxes that nobody can keep.
 */
import { type Violation, violation } from '../../rules/violation.ts';
import type { Instant } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { Unit } from '../../booking/booking.ts';
import { allPlaces } from '../booking/aboard.ts';
import type { CancellableBooking } from './cancellation.ts';

export interface NoShow {
  /** Missed, and what of the same fare comes after it: an airline cancels the rest. */
  readonly places: readonly Unit[];
  /** Of the flights that have left, those that nobody is reported for. */
  readonly flown: readonly Unit[];
}

/**
 * What reporting travellers on itineraries, both by position, comes to. Violations: `cancel-nothing` where nobody is
 * named; `place-not-departed` at `itineraries[n]` of a flight that has not left.
 */
export function noShowOf(
  booking: Pick<CancellableBooking, 'itineraries' | 'travellers' | 'options' | 'gone'>,
  { travellers, itineraries }: { readonly travellers: readonly number[]; readonly itineraries: readonly number[] },
  now: Instant,
): { readonly noShow: NoShow } | { readonly violations: readonly Violation[] } {
  const hasLeft = (at: number): boolean => {
    const first = booking.itineraries[at]?.segments[0];
    return first !== undefined && toInstant(first.departure) <= now;
  };
  if (travellers.length === 0 || itineraries.length === 0)
    return { violations: [violation('cancel-nothing', 'travellers')] };
  const early = itineraries.flatMap((at, index) =>
    hasLeft(at) ? [] : [violation('place-not-departed', `itineraries[${index}]`)],
  );
  if (early.length > 0) return { violations: early };
  const all = allPlaces(booking);
  const gone = booking.gone ?? [];
  const first = Math.min(...itineraries);
  // With one fare for the journey all that follows what was missed goes with it; fares of their own stay.
  const follows = (at: number): boolean => booking.options.length === 1 && at > first && !hasLeft(at);
  const places = all.filter(
    ({ traveller, item: itinerary }) =>
      travellers.includes(traveller) &&
      (itineraries.includes(itinerary) || (follows(itinerary) && !has(gone, { traveller, item: itinerary }))),
  );
  const flown = all.filter((place) => hasLeft(place.item) && !has(places, place) && !has(gone, place));
  return { noShow: { places, flown } };
}

function has(places: readonly Unit[], { traveller, item: itinerary }: Unit): boolean {
  return places.some((each) => each.traveller === traveller && each.item === itinerary);
}
