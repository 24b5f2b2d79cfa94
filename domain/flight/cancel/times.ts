/** Until when charges hold, because the rules of a fare count the hours left. */
import { rulesOfItinerary } from '../fare/fare-rules.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import type { CancellableBooking } from './cancellation.ts';
import type { Unit } from '../../booking/booking.ts';

/**
 * The last moments of the steps of the rules of places, and their departures, in order of time. Where a rule asks once for a
 * ticket its hours may be counted to any departure on it.
 */
export function stepEnds(
  { itineraries, rules }: Pick<CancellableBooking, 'itineraries' | 'rules'>,
  places: readonly Unit[],
): readonly Instant[] {
  const given = [...new Set(places.map(({ item: itinerary }) => itinerary))];
  const ruleOf = (at: number) => rulesOfItinerary(rules, itineraries.length, at);
  const common = given.flatMap((at) => ruleOf(at) ?? []).filter(({ per }) => Object.values(per).includes('ticket'));
  const ends = given.flatMap((at) => {
    const first = itineraries[at]?.segments[0];
    if (first === undefined) return [];
    const departure = toInstant(first.departure);
    const hours = [...common, ruleOf(at)].flatMap((rule) => (rule?.steps ?? []).map(({ hoursTo }) => hoursTo));
    return [0, ...hours].map((left) => plusMilliseconds(departure, -left * 3_600_000));
  });
  return [...new Set(ends)].toSorted();
}
