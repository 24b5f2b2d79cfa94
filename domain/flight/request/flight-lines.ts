/**
 * Flights that people enter by hand, as lines that the trade writes: `AI 865 Y 17MAY27 DEL BOM 0700 0915`. The class may be
 * left out, and the year, which is then the next such day's; `+1` after the arrival is a day later, `-1` a day before.
 */
import { addDays, daysBetween, type IsoDate } from '../../time/calendar-date.ts';
import {
  clockOfLocal,
  dateOfLocal,
  type LocalDateTime,
  localDateTime,
  minutesBetween,
  type PlaceTime,
} from '../../time/place-time.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import type { AirportDirectory } from '../reference/airports.ts';
import { nextSuchDate, readWrittenDate, writtenDate } from '../pnr/dates.ts';
import type { Itinerary, Segment } from '../offer/itinerary.ts';

/** Times are local to their airports. */
export interface EnteredFlight {
  readonly carrier: string;
  readonly flightNumber: string;
  /** RBD. */
  readonly bookingClass?: string;
  readonly origin: string;
  readonly destination: string;
  readonly departure: LocalDateTime;
  readonly arrival: LocalDateTime;
}

/** Flights of one direction. */
export const mostEnteredFlights = 6;

const lineForm =
  /^([A-Z][A-Z0-9]|[0-9][A-Z]) ?0*(\d{1,4}) (?:([A-Z]) )?(\d{1,2}[A-Z]{3}(?:\d{4}|\d{2})?) ([A-Z]{3})[ -/]?([A-Z]{3}) ([01]\d|2[0-3]):?([0-5]\d) ([01]\d|2[0-3]):?([0-5]\d) ?([+-][0-3])?$/;

/**
 * The flights of lines; `wrong` are the lines, from 1, that are none.
 *
 * @example readFlightLines('6e 2134 24nov DEL-BOM 0600 0810', isoDate('2026-11-20')).flights[0]?.departure // => '2026-11-24T06:00'
 */
export function readFlightLines(
  text: string,
  today: IsoDate,
): { readonly flights: readonly EnteredFlight[]; readonly wrong: readonly number[] } {
  const read = text.split('\n').map((line) => {
    const tidy = line.trim().replaceAll(/\s+/g, ' ').toUpperCase();
    return tidy === '' ? 'empty' : readLine(tidy, today);
  });
  return {
    flights: read.flatMap((each) => (each === undefined || each === 'empty' ? [] : each)),
    wrong: read.flatMap((each, at) => (each === undefined ? at + 1 : [])),
  };
}

function readLine(line: string, today: IsoDate): EnteredFlight | undefined {
  const parts = lineForm.exec(line);
  if (parts === null) return undefined;
  const [, carrier = '', flightNumber = '', bookingClass, day = '', origin = '', destination = '', ...times] = parts;
  const [fromHour = '', fromMinute = '', toHour = '', toMinute = '', later = '0'] = times;
  const written = readWrittenDate(day);
  const date = written && nextSuchDate(written, today);
  if (date === undefined) return undefined;
  return {
    carrier,
    flightNumber,
    ...(bookingClass !== undefined && { bookingClass }),
    origin,
    destination,
    departure: localDateTime(`${date}T${fromHour}:${fromMinute}`),
    arrival: localDateTime(`${addDays(date, Number(later))}T${toHour}:${toMinute}`),
  };
}

/** The lines of a direction, which {@link readFlightLines} reads as the same flights. */
export function flightLinesOf({ segments }: Itinerary, bookingClasses: readonly string[]): string {
  return segments
    .map(({ carrier, flightNumber, origin, destination, departure, arrival }, at) => {
      const [from, to] = [dateOfLocal(departure.local), dateOfLocal(arrival.local)];
      const later = daysBetween(from, to);
      const clock = (local: LocalDateTime) => clockOfLocal(local).replace(':', '');
      return [
        carrier,
        flightNumber,
        ...(bookingClasses[at] === undefined || bookingClasses[at] === '' ? [] : [bookingClasses[at]]),
        writtenDate(from),
        origin,
        destination,
        clock(departure.local),
        `${clock(arrival.local)}${later === 0 ? '' : later > 0 ? `+${later}` : later}`,
      ].join(' ');
    })
    .join('\n');
}

/**
 * What is wrong with the flights of a direction: `required`, `list-count` (the list itself), `not-a-choice` where an airport
 * is unknown (`[n].origin`), `same-place`, `flight-times` where it arrives before it leaves (`[n].arrival`),
 * `connection-missed` (`[n].origin`, `[n].departure`) where one does not follow from the one before.
 */
export function checkEnteredFlights(
  flights: readonly EnteredFlight[],
  { zoneOf }: Pick<AirportDirectory, 'zoneOf'>,
): readonly Violation[] {
  if (flights.length === 0) return [violation('required', '')];
  if (flights.length > mostEnteredFlights) return [violation('list-count', '', { most: mostEnteredFlights })];
  return flights.flatMap((flight, at) => {
    const { origin, destination, departure, arrival } = flight;
    const [from, to] = [zoneOf(origin), zoneOf(destination)];
    if (from === undefined) return [violation('not-a-choice', `[${at}].origin`)];
    if (to === undefined) return [violation('not-a-choice', `[${at}].destination`)];
    if (origin === destination) return [violation('same-place', `[${at}].destination`)];
    if (minutesBetween({ local: departure, zone: from }, { local: arrival, zone: to }) <= 0) {
      return [violation('flight-times', `[${at}].arrival`)];
    }
    const before = flights[at - 1];
    if (before === undefined) return [];
    const isMissed =
      before.destination !== origin ||
      minutesBetween({ local: before.arrival, zone: from }, { local: departure, zone: from }) < 0;
    return isMissed ? [violation('connection-missed', `[${at}].departure`, { airport: origin })] : [];
  });
}

/** The direction that flights make which {@link checkEnteredFlights} has nothing against; its aircraft are not known. */
export function enteredItinerary(
  flights: readonly EnteredFlight[],
  { zoneOf }: Pick<AirportDirectory, 'zoneOf'>,
): Itinerary {
  const [first, ...others] = flights.map((flight): Segment => {
    const at = (local: LocalDateTime, airport: string): PlaceTime => ({ local, zone: zoneOf(airport) ?? 'UTC' });
    const { carrier, flightNumber, origin, destination } = flight;
    const [departure, arrival] = [at(flight.departure, origin), at(flight.arrival, destination)];
    const durationMinutes = minutesBetween(departure, arrival);
    return { carrier, flightNumber, origin, destination, departure, arrival, durationMinutes, equipment: '' };
  });
  if (first === undefined) throw new RangeError('A direction has flights');
  const last = others.at(-1) ?? first;
  return {
    segments: [first, ...others],
    durationMinutes: minutesBetween(first.departure, last.arrival),
    stops: others.length,
  };
}
