/**
 * Times of a cancellation: until when its charges hold, because the fare's rules count the hours left; and by when the
 * refund must have come.
 */
import { rulesOfItinerary } from '../../flight/fare/fare-rules.ts';
import { addDays, type IsoDate, weekday } from '../../time/calendar-date.ts';
import { type Instant, plusMilliseconds } from '../../time/instant.ts';
import { toInstant } from '../../time/place-time.ts';
import { type CancellableBooking, refundWorkingDays } from './cancellation.ts';
import type { Unit } from '../booking.ts';

/**
 * The last moment, from now on, at which the charges of places are what they are now: the end of a step of the rules of one
 * of their itineraries, or a departure. Undefined where none comes any more.
 */
export function chargesHoldUntil(
  { itineraries, rules }: Pick<CancellableBooking, 'itineraries' | 'rules'>,
  places: readonly Unit[],
  now: Instant,
): Instant | undefined {
  return stepEnds({ itineraries, rules }, places).find((end) => end >= now);
}

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

/** The day by which a refund asked for on a day must have come: so many working days later, Saturday and Sunday none. */
export function refundDueOn(asked: IsoDate, workingDays: number = refundWorkingDays): IsoDate {
  let day = asked;
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The first of the days, up to a day, on which a refund could be asked for that is not overdue on it. */
export function refundsOverdueBefore(today: IsoDate, workingDays: number = refundWorkingDays): IsoDate {
  let day = today;
  while (refundDueOn(addDays(day, -1), workingDays) >= today) day = addDays(day, -1);
  return day;
}

function isWeekend(day: IsoDate): boolean {
  return weekday(day) > 5;
}
