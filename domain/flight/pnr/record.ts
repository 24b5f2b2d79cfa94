/**
 * A booking as the supplier that keeps it says it is, beside what a pasted display says. The supplier's word stands: for the
 * travellers, the flights, the tickets and the money. The display shows that the person who pastes it knows the booking: it names the
 * locator and everybody's surname.
 */
import type { Ticket } from '../booking/flight-booking.ts';
import { equals, formatDecimal, isZero, type Money, zero } from '../../money/money.ts';
import type { Gender } from '../../people/gender.ts';
import type { Title } from '../../people/titles.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import { clockOfLocal, dateOfLocal, dayOffset, placeTimeAt } from '../../time/place-time.ts';
import type { Itinerary, Segment } from '../offer/itinerary.ts';
import { type PnrFlight, type PnrReading, type PnrTraveller, segmentStanding } from './reading.ts';

export interface RecordedTraveller {
  readonly type: TravellerType;
  readonly title?: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: IsoDate;
  readonly gender?: Gender;
}

export interface PnrRecord {
  readonly pnr: string;
  /** In the order of travel. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  /** One a flight, in order; empty where the supplier does not say. */
  readonly bookingClasses: readonly string[];
  readonly travellers: readonly [RecordedTraveller, ...RecordedTraveller[]];
  /** None of a hold. */
  readonly tickets: readonly Ticket[];
  /** Present where the seats are held: until when. */
  readonly heldUntil?: Instant;
  /** What all of it costs: paid with the tickets, asked for them of a hold. */
  readonly total: Money;
}

export const differingParts = ['traveller', 'flight', 'ticket', 'total', 'limit'] as const;

/** One thing that display and record do not agree on; `shown` or `recorded` is absent where only the other one has it. */
export interface RecordDifference {
  readonly what: (typeof differingParts)[number];
  /** As terminals write it: `RAO/ASHA ADT`, `6E2134 DEL-BOM 2026-11-24 S 06:10 08:25`, a ticket number, `INR 5804.00`. */
  readonly shown?: string;
  readonly recorded?: string;
}

/** What is paid when it is taken over: nothing of a hold. */
export function chargeOf({ heldUntil, total }: Pick<PnrRecord, 'heldUntil' | 'total'>): Money {
  return heldUntil === undefined ? total : zero(total.currency);
}

/** Whether the display names everybody's surname, and nobody else's: which decides who may see the record. */
export function surnamesAgree(
  { travellers }: Pick<PnrReading, 'travellers'>,
  record: Pick<PnrRecord, 'travellers'>,
): boolean {
  const shown = new Set(travellers.map(({ lastName }) => letters(plain(lastName))));
  const recorded = new Set(record.travellers.map(({ lastName }) => letters(plain(lastName))));
  return shown.size > 0 && shown.size === recorded.size && [...shown].every((name) => recorded.has(name));
}

/** `zone`: of the business, in which limits are shown. */
export function differencesOf(reading: PnrReading, record: PnrRecord, zone: string): readonly RecordDifference[] {
  const flights = standing(reading);
  const recorded = flightsOf(record, reading);
  // What only one of them leaves out does not differ: a display the times of a flown flight, a supplier the booking class.
  const untimed = keysWhere(flights, ({ departure }) => departure === undefined);
  const unclassed = keysWhere(recorded, ({ bookingClass }) => bookingClass === '');
  const text = (flight: PnrFlight) => {
    const key = flightKey(flight);
    return flightText(flight, { timed: !untimed.has(key), classed: !unclassed.has(key) });
  };
  return [
    ...unlike('traveller', reading.travellers.map(travellerText), record.travellers.map(travellerText), letters),
    ...unlike('flight', flights.map(text), recorded.map(text)),
    ...unlike(
      'ticket',
      reading.tickets.flatMap(({ number, further }) => [number, ...further]),
      record.tickets.map(({ number }) => number),
    ),
    ...(reading.total === undefined || equalMoney(reading.total, record.total)
      ? []
      : [{ what: 'total' as const, shown: moneyText(reading.total), recorded: moneyText(record.total) }]),
    ...limitDifference(reading, record, zone),
  ];
}

/**
 * The reading with the record in place of whatever the record says: what is left of the display is what the supplier does not
 * show, such as passports. Lines of the display are pointed to where they say the same.
 */
export function confirmedReading(reading: PnrReading, record: PnrRecord, zone: string): PnrReading {
  const { timeLimit: _limit, ...rest } = reading;
  const flights = flightsOf(record, reading);
  const itineraryOf = record.itineraries.flatMap(({ segments }, at) => segments.map(() => at));
  const limit = record.heldUntil === undefined ? undefined : placeTimeAt(record.heldUntil, zone).local;
  return {
    ...rest,
    locator: record.pnr,
    travellers: confirmedTravellers(reading, record),
    segments: flights,
    tickets: record.tickets.map(({ traveller, number, itineraries }) => ({
      line: reading.tickets.find((each) => [each.number, ...each.further].includes(number))?.line ?? 0,
      number,
      further: [],
      travellers: [traveller],
      ...(itineraries && {
        segments: itineraryOf.flatMap((itinerary, at) => (itineraries.includes(itinerary) ? [at] : [])),
      }),
    })),
    ...(limit && {
      timeLimit: { line: reading.timeLimit?.line ?? 0, date: dateOfLocal(limit), time: clockOfLocal(limit) },
    }),
    total: record.total,
    problems: [],
  };
}

function confirmedTravellers(reading: PnrReading, { travellers }: PnrRecord): readonly PnrTraveller[] {
  const left = [...reading.travellers];
  const adults: number[] = [];
  return travellers.map((recorded, index): PnrTraveller => {
    const name = letters(travellerText(recorded));
    const at = left.findIndex((each) => letters(travellerText(each)) === name);
    const [shown] = at < 0 ? [] : left.splice(at, 1);
    const { age: _age, infantOf: _adult, ...known } = shown ?? { line: 0 };
    if (recorded.type === 'adult') adults.push(index);
    const lap = recorded.type === 'infant' ? adults.shift() : undefined;
    return { ...known, ...recorded, ...(lap !== undefined && { infantOf: lap }) };
  });
}

/** Travellers by the names of the display in the record's order; those whom the display names otherwise are left out. */
export function inRecordOrder<Named extends RecordedTraveller>(
  travellers: readonly Named[],
  record: Pick<PnrRecord, 'travellers'>,
): readonly Named[] {
  const left = [...travellers];
  return record.travellers.flatMap((recorded) => {
    const name = letters(travellerText(recorded));
    const at = left.findIndex((each) => letters(travellerText(each)) === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** The record's flights as a display would have them. */
function flightsOf(
  { itineraries, bookingClasses, travellers }: PnrRecord,
  { segments: displayed }: Pick<PnrReading, 'segments'>,
): readonly PnrFlight[] {
  const seats = travellers.filter(({ type }) => type !== 'infant').length;
  return itineraries
    .flatMap(({ segments }) => segments)
    .map((segment, at) => {
      const flight = flightOf(segment, bookingClasses[at] ?? '', seats);
      const shown = displayed.find((each) => each.kind === 'air' && flightKey(each) === flightKey(flight));
      return { ...flight, line: shown?.line ?? 0 };
    });
}

function flightOf(segment: Segment, bookingClass: string, seats: number): PnrFlight {
  const { carrier, flightNumber, origin, destination, departure, arrival } = segment;
  return {
    kind: 'air',
    line: 0,
    carrier,
    flightNumber,
    bookingClass,
    origin,
    destination,
    date: dateOfLocal(departure.local),
    status: 'HK',
    seats,
    departure: clockOfLocal(departure.local),
    arrival: clockOfLocal(arrival.local),
    arrivalDayOffset: dayOffset(departure.local, arrival.local),
  };
}

/** Flights of a display that have not been cancelled or refused. */
function standing({ segments }: PnrReading): readonly PnrFlight[] {
  return segments.filter(
    (segment): segment is PnrFlight => segment.kind === 'air' && segmentStanding(segment.status) !== 'gone',
  );
}

function limitDifference({ timeLimit }: PnrReading, { heldUntil }: PnrRecord, zone: string) {
  if (timeLimit === undefined || heldUntil === undefined) return [];
  const { local } = placeTimeAt(heldUntil, zone);
  const [date, time] = [dateOfLocal(local), clockOfLocal(local)];
  return timeLimit.date === date && (timeLimit.time ?? time) === time
    ? []
    : [
        {
          what: 'limit' as const,
          shown: [timeLimit.date, timeLimit.time].filter((part) => part !== undefined).join(' '),
          recorded: `${date} ${time}`,
        },
      ];
}

/** What one has and the other lacks, side by side in order. */
function unlike(
  what: RecordDifference['what'],
  shown: readonly string[],
  recorded: readonly string[],
  keyOf = (text: string) => text,
): readonly RecordDifference[] {
  const [onlyShown, onlyRecorded] = [without(shown, recorded, keyOf), without(recorded, shown, keyOf)];
  return Array.from({ length: Math.max(onlyShown.length, onlyRecorded.length) }, (_, at) => {
    const [one, other] = [onlyShown[at], onlyRecorded[at]];
    return { what, ...(one !== undefined && { shown: one }), ...(other !== undefined && { recorded: other }) };
  });
}

/** Each as often as it is there more often. */
function without(
  texts: readonly string[],
  others: readonly string[],
  keyOf: (text: string) => string,
): readonly string[] {
  const left = others.map(keyOf);
  return texts.filter((text) => {
    const at = left.indexOf(keyOf(text));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const typeCodes: Readonly<Record<TravellerType, string>> = { adult: 'ADT', child: 'CHD', infant: 'INF' };

function travellerText({ lastName, firstName, type }: RecordedTraveller): string {
  return `${plain(lastName)}/${plain(firstName)} ${typeCodes[type]}`;
}

function flightText(
  flight: PnrFlight,
  { timed, classed }: { readonly timed: boolean; readonly classed: boolean },
): string {
  const { bookingClass, departure = '', arrival = '', arrivalDayOffset: days } = flight;
  const offset = days === 0 ? '' : `${days > 0 ? '+' : ''}${days}`;
  return [
    flightKey(flight),
    ...(classed ? [bookingClass] : []),
    ...(timed ? [departure, `${arrival}${offset}`] : []),
  ].join(' ');
}

function keysWhere(flights: readonly PnrFlight[], is: (flight: PnrFlight) => boolean): ReadonlySet<string> {
  return new Set(flights.filter(is).map(flightKey));
}

function flightKey({ carrier, flightNumber, origin, destination, date }: PnrFlight): string {
  return `${carrier}${flightNumber} ${origin}-${destination} ${date}`;
}

function equalMoney(one: Money, other: Money): boolean {
  return (isZero(one) && isZero(other)) || (one.currency === other.currency && equals(one, other));
}

function moneyText(amount: Money): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}

/** Capitals without accents, as reservation systems keep names. */
function plain(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toUpperCase();
}

/** O'BRIEN is OBRIEN, and ANNE-MARIE is ANNE MARIE. */
function letters(text: string): string {
  return text.replace(/[^\p{L}/]/gu, '');
}
