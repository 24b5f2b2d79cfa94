/** Time between flights: how long a traveller waits where, and whether through a night. */
import { minutesBetween } from '../../time/place-time.ts';
import type { AirportCode, Itinerary, Segment } from './itinerary.ts';
import { dayOfWall, wallMinutes } from './wall-clock.ts';

export interface Layover {
  readonly airport: AirportCode;
  readonly minutes: number;
  /** The date changes while waiting, and the wait is of four hours or more: one would want a bed. */
  readonly overnight: boolean;
}

/** Waits shorter than this are no night, even across midnight. */
const nightLeastMinutes = 240;

/**
 * The layovers of an itinerary in order, none for a non-stop. A layover is named for the airport of the next departure,
 * which is another one where the traveller has to change airports.
 */
export function layoversOf(itinerary: Itinerary): readonly Layover[] {
  const waits = waitsOf(itinerary.segments);
  // Zone calculations are slow and almost never needed: a clock is rarely changed while somebody waits under it. Where the
  // waits by the clock and the flying times make up the whole journey, it was not.
  const flying = itinerary.segments.reduce((before, { durationMinutes }) => before + durationMinutes, 0);
  const byClock = waits.reduce((before, { shown }) => before + shown, 0);
  const exact = flying + byClock === itinerary.durationMinutes;
  return waits.map(({ before, next, shown, dateChanges }) => {
    const minutes = exact ? shown : minutesBetween(before.arrival, next.departure);
    return { airport: next.origin, minutes, overnight: dateChanges && minutes >= nightLeastMinutes };
  });
}

interface Wait {
  readonly before: Segment;
  readonly next: Segment;
  /** Minutes by the clock on the wall. */
  readonly shown: number;
  readonly dateChanges: boolean;
}

function waitsOf(segments: readonly Segment[]): readonly Wait[] {
  const waits: Wait[] = [];
  let before: Segment | undefined;
  for (const next of segments) {
    if (before !== undefined) {
      const [from, to] = [wallMinutes(before.arrival.local), wallMinutes(next.departure.local)];
      waits.push({ before, next, shown: to - from, dateChanges: dayOfWall(from) !== dayOfWall(to) });
    }
    before = next;
  }
  return waits;
}
