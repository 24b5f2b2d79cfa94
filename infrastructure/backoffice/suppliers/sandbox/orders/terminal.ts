/** Records of other offices as their terminals show them: what a user pastes to try taking a booking over. */
import type { PnrRecord, RecordedTraveller } from '#domain/flight/pnr/record.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { type IsoDate, type Weekday, weekday } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { clockOfLocal, dateOfLocal, dayOffset, placeTimeAt } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { OfficeRecord } from './office-records.ts';

/** `zone`: of the office, in which limits and dates of its own are reported. */
export function displayOf({ record, dialect, madeAt }: OfficeRecord, zone: string): string {
  const shown = { record, made: placeTimeAt(madeAt, 'UTC').local, zone, flights: flightsOf(record) };
  return { amadeus, galileo, sabre }[dialect](shown).join('\n');
}

interface Shown {
  readonly record: PnrRecord;
  readonly made: ReturnType<typeof placeTimeAt>['local'];
  readonly zone: string;
  readonly flights: readonly ShownFlight[];
}

interface ShownFlight extends Segment {
  readonly rbd: string;
  readonly day: IsoDate;
  readonly days: number;
}

function flightsOf({ itineraries, bookingClasses }: PnrRecord): readonly ShownFlight[] {
  return itineraries
    .flatMap(({ segments }: Itinerary) => segments)
    .map((segment, at) => ({
      ...segment,
      rbd: bookingClasses[at] ?? 'Y',
      day: dateOfLocal(segment.departure.local),
      days: dayOffset(segment.departure.local, segment.arrival.local),
    }));
}

function amadeus({ record, made, zone, flights }: Shown): readonly string[] {
  const { pnr, travellers, tickets, heldUntil, total } = record;
  const day = dateOfLocal(made);
  const [seats, from] = [seatsOf(record), travellers.length + 1];
  const names = travellers.map((traveller, at) => `${at + 1}.${named(traveller, ' ')}`);
  const limit = heldUntil && limitOf(heldUntil, zone);
  const next = from + flights.length;
  const [first, last] = [tickets[0]?.number ?? '', tickets.at(-1)?.number ?? ''];
  const numbers = `${first.slice(0, 3)}-${first.slice(3)}${tickets.length > 1 ? `-${last.slice(-2)}` : ''}`;
  return [
    `RP/DELVS3102/DELVS3102            PK/GS  ${long(day)}/${time(made)}Z   ${pnr}`,
    `  ${names.join('   ')}`,
    ...flights.map(
      ({ carrier, flightNumber, rbd, day: on, origin, destination, departure, arrival, days }, at) =>
        `${String(from + at).padStart(3)}  ${carrier}${flightNumber.padStart(4)} ${rbd} ${short(on)} ${weekday(on)} ${origin}${destination} HK${seats}          ${time(departure.local)} ${time(arrival.local)}${days === 0 ? '' : `+${days}`}   *1A/E*`,
    ),
    `${String(next).padStart(3)} AP DEL 11 5550 9876`,
    limit === undefined
      ? `${String(next + 1).padStart(3)} TK OK${short(day)}/DELVS3102//ET${flights[0]?.carrier ?? ''}`
      : `${String(next + 1).padStart(3)} TK TL${short(limit.day)}/${limit.time}/DELVS3102`,
    ...(tickets.length === 0
      ? [`GRAND TOTAL ${total.currency} ${formatDecimal(total)}`]
      : [
          `${String(next + 2).padStart(3)} FA PAX ${numbers}/ET${flights[0]?.carrier ?? ''}/${total.currency}${formatDecimal(total)}/${long(day)}/DELVS3102/`,
          `       14355555/S${from}${flights.length > 1 ? `-${from + flights.length - 1}` : ''}/P1${travellers.length > 1 ? `-${travellers.length}` : ''}`,
          `GRAND TOTAL ${total.currency} ${formatDecimal(total)}`,
        ]),
  ];
}

const galileoDays: Readonly<Record<Weekday, string>> = {
  1: 'MO',
  2: 'TU',
  3: 'WE',
  4: 'TH',
  5: 'FR',
  6: 'SA',
  7: 'SU',
};

function galileo({ record, made, zone, flights }: Shown): readonly string[] {
  const { pnr, travellers, tickets, heldUntil, total } = record;
  const day = dateOfLocal(made);
  const limit = heldUntil && limitOf(heldUntil, zone);
  return [
    `${pnr}/WS DELOU VTL9WS  AG 99999992 ${long(day)}`,
    ...travellers.map((traveller, at) => `  ${at + 1}.1${named(traveller, '')}`),
    ...flights.map(
      ({ carrier, flightNumber, rbd, day: on, origin, destination, departure, arrival, days }, at) =>
        ` ${at + 1}. ${carrier} ${flightNumber.padStart(4)} ${rbd}  ${short(on)} ${origin}${destination} HK${seatsOf(record)}  ${time(departure.local)}   ${days === 1 ? '#' : ' '}${time(arrival.local)} O*       E ${galileoDays[weekday(on)]}`,
    ),
    'FONE-DELT*MERIDIAN TOURS',
    limit === undefined ? `TKTG-T*DEL ${short(day)}${time(made)}Z WS AG` : `TKTG-TL${limit.time}/${short(limit.day)}`,
    ...tickets.map(
      ({ traveller, number }, at) =>
        `>*TE${String(at + 1).padStart(3, '0')};  ${named(travellers[traveller] ?? travellers[0], '')}    ${number}${travellers.length === 1 ? `  ${total.currency} ${formatDecimal(total)}` : ''}`,
    ),
    `FQ1 - S1 ${short(day)} WS/AG`,
    ` GRAND TOTAL ${total.currency} ${formatDecimal(total)}`,
    ')><',
  ];
}

const sabreDays: Readonly<Record<Weekday, string>> = { 1: 'M', 2: 'T', 3: 'W', 4: 'Q', 5: 'F', 6: 'J', 7: 'S' };

/** What the tickets cost is not displayed. */
function sabre({ record, made, flights }: Shown): readonly string[] {
  const { pnr, travellers, tickets } = record;
  const day = dateOfLocal(made);
  return [
    pnr,
    ...travellers.map((traveller, at) => ` ${at + 1}.1${named(traveller, ' ')}`),
    ...flights.map(
      ({ carrier, flightNumber, rbd, day: on, origin, destination, departure, arrival, days }, at) =>
        ` ${at + 1} ${carrier}${flightNumber.padStart(4)}${rbd} ${short(on)} ${sabreDays[weekday(on)]} ${origin}${destination} HK${seatsOf(record)}  ${time(departure.local)}  ${time(arrival.local)}${days === 0 ? '' : `  ${landing(arrival.local)}`} /DC${carrier}*${pnr} /E`,
    ),
    'TKT/TIME LIMIT',
    `  1.T-${short(day)}-6IIF*AWS`,
    ...tickets.map(({ number }, at) => `  ${at + 2}.TE ${number}-AT 6IIF*AWS ${time(made)}/${short(day)}*D`),
    `RECEIVED FROM - ${travellers[0].firstName}`,
    `6IIF.6IIF*AWS ${time(made)}/${long(day)} ${pnr} H`,
  ];
}

function landing(local: Segment['arrival']['local']): string {
  const day = dateOfLocal(local);
  return `${short(day)} ${sabreDays[weekday(day)]}`;
}

function named({ lastName, firstName, title = 'Mr' }: RecordedTraveller, between: string): string {
  return `${lastName}/${firstName}${between}${title.toUpperCase()}`;
}

function seatsOf({ travellers }: PnrRecord): number {
  return travellers.filter(({ type }) => type !== 'infant').length;
}

function limitOf(until: Instant, zone: string): { readonly day: IsoDate; readonly time: string } {
  const { local } = placeTimeAt(until, zone);
  return { day: dateOfLocal(local), time: time(local) };
}

/** `24NOV26`. */
function long(day: IsoDate): string {
  return formatDate(day, 'DDMMMYY').toUpperCase();
}

/** `24NOV`. */
function short(day: IsoDate): string {
  return long(day).slice(0, 5);
}

/** `0610`. */
function time(local: Segment['arrival']['local']): string {
  return clockOfLocal(local).replace(':', '');
}
