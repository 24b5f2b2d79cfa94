/**
 * How the sandbox's airlines change their minds: one dated function says of each departure whether, and from which minute
 * on, it leaves later, flies under another number or not at all. A small share of departures does; others are made to.
 */
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { afterMinutes, minutesBetween } from '#domain/time/place-time.ts';
import { fraction, mixed, numberOf } from '../chance.ts';
import type { Journey } from './find-journeys.ts';
import { type Leg, legsText } from '../fares/keys.ts';
import type { SandboxWorld } from './world.ts';

export type ScheduleWhat = 'moved' | 'renumbered' | 'cancelled';

export interface DepartureChange {
  readonly what: ScheduleWhat;
  /** Of what is moved: so much later; below zero earlier. */
  readonly minutes: number;
  /** The minute from which on it is reported. */
  readonly reportedAt: number;
}

/** Of a thousand departures, so many are changed. */
export const changedPerThousand = 20;
/** … and are reported so many days before, at least and at most. */
const shownDays = { least: 3, most: 20 } as const;
/** By how much what is moved is, in minutes: a little mostly. */
const moves = [-35, -20, 10, 15, 20, 25, 30, 40, 50, 75, 95, 150, 240] as const;
const salt = 0x5c4ed;

/** What becomes of a departure, of its leg and its UTC minute; undefined where it flies as it was sold. */
export function changeOf(seed: number, { carrier, number, day }: Leg, departure: number): DepartureChange | undefined {
  const flight = numberOf(`${carrier}${number}`);
  if (fraction(seed ^ salt, flight, day) >= changedPerThousand / 1000) return undefined;
  const drawn = mixed(seed ^ salt, flight, day, 1);
  const days = shownDays.least + (drawn % (shownDays.most - shownDays.least + 1));
  const kind = (drawn >>> 8) % 10;
  return {
    what: kind < 6 ? 'moved' : kind < 8 ? 'renumbered' : 'cancelled',
    minutes: kind < 6 ? (moves[(drawn >>> 16) % moves.length] ?? 0) : 0,
    reportedAt: departure - days * 1440,
  };
}

/** The journey of legs of this timetable; undefined where one does not fly that day. */
export function journeyOfLegs({ timetable }: SandboxWorld, legs: readonly Leg[]): Journey | undefined {
  const flown = legs.flatMap((leg) => {
    const flight = timetable.flight(leg.carrier, leg.number);
    const departure = flight === undefined ? undefined : timetable.departure(flight, leg.day);
    return flight === undefined || departure === undefined ? [] : [{ flight, departure }];
  });
  const last = flown.at(-1);
  return last === undefined || flown.length < legs.length
    ? undefined
    : {
        flights: flown.map(({ flight }) => flight),
        departures: flown.map(({ departure }) => departure),
        arrival: last.departure + last.flight.block,
      };
}

/** The legs of a journey, with the local days on which they leave. */
export function legsOfJourney({ timetable }: SandboxWorld, { flights, departures }: Journey): readonly Leg[] {
  return flights.map(({ carrier, number, from }, at) => {
    const departure = departures[at] ?? 0;
    const local = departure + timetable.stop(from).clock.offsetAt(departure);
    return { carrier, number, day: Math.floor(local / 1440) };
  });
}

/** An itinerary with the outcome of its departures; undefined where one is cancelled. */
export function flownInstead(
  itinerary: Itinerary,
  changes: readonly (DepartureChange | undefined)[],
): Itinerary | undefined {
  if (changes.some((change) => change?.what === 'cancelled')) return undefined;
  const [first, ...others] = itinerary.segments;
  const segments = [moved(first, changes[0]), ...others.map((each, at) => moved(each, changes[at + 1]))] as const;
  const last = segments.at(-1) ?? segments[0];
  return {
    ...itinerary,
    segments,
    durationMinutes: minutesBetween(segments[0].departure, last.arrival),
  };
}

/** Names the state of a direction: its legs with the outcome of each. */
export function stateText(legs: readonly Leg[], changes: readonly (DepartureChange | undefined)[]): string {
  const what = changes.map((change) => (change === undefined ? '' : `${change.what.charAt(0)}${change.minutes}`));
  return `${legsText(legs)}!${what.join('_')}`;
}

function moved(segment: Segment, change: DepartureChange | undefined): Segment {
  if (change?.what === 'renumbered')
    return { ...segment, flightNumber: String(9000 - (Number(segment.flightNumber) % 1000)) };
  if (change?.what !== 'moved') return segment;
  const { departure, arrival } = segment;
  return {
    ...segment,
    departure: afterMinutes(departure, change.minutes, departure.zone),
    arrival: afterMinutes(arrival, change.minutes, arrival.zone),
  };
}
