/** What a search for packages must say, and what may be chosen of one. */
import { checkInfants } from '../../people/traveller.ts';
import { firstOf, isMissing, required, type Violation, violation, within } from '../../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';
import { childAgeMost, countsOf, partyLimits, peopleIn, type RoomParty } from '../trip/party.ts';

/** As asked. Everywhere where no destination is named; of any length where no days are. */
export interface HolidaySearch {
  readonly destination?: string | undefined;
  /** The first day. */
  readonly from?: string | undefined;
  /** At most so many days. */
  readonly days?: number | undefined;
  readonly rooms: readonly RoomParty[];
}

/** What is chosen of a package that is put together: departures of a group are as they are. */
export interface TripChoices {
  /** Where flights begin: an airport's code; on the ground alone where absent. */
  readonly origin?: string | undefined;
  /** Of hotels that are not chosen by name. */
  readonly stars: number;
  /** By stop; any of the stars where empty. */
  readonly hotels: readonly string[];
  /** Optional sights that are left out. */
  readonly without: readonly string[];
}

export interface TripAsked extends TripChoices {
  readonly packageId: string;
  readonly from: IsoDate;
  readonly rooms: readonly [RoomParty, ...RoomParty[]];
}

export const starChoices = [3, 4, 5] as const;
export const usualStars = 4;

/** Packages are sold so far ahead, and put together at least so many days before they begin. */
export const holidaySalesDays = 300;
export const soonestDays = 3;
export const daysMost = 30;
const destinationMost = 60;

export function firstDayOf(today: IsoDate): IsoDate {
  return addDays(today, soonestDays);
}

/** Paths: `destination`, `from`, `days`, `rooms…`. Codes: `required`, `date-form`, `date-past`, `date-too-far`, `count-between`, `too-long`. */
export function checkHolidaySearch(
  { destination = '', from, days, rooms }: HolidaySearch,
  today: IsoDate,
): readonly Violation[] {
  return [
    ...(destination.trim().length > destinationMost
      ? [violation('too-long', 'destination', { most: destinationMost })]
      : []),
    ...checkFirstDay(from, today),
    ...(days === undefined ? [] : between(days, 1, daysMost, 'days')),
    ...checkRooms(rooms),
  ];
}

export function checkFirstDay(from: string | undefined, today: IsoDate): readonly Violation[] {
  const first = parseIsoDate(from ?? '');
  const last = addDays(today, holidaySalesDays);
  return firstOf(
    required(from, 'from'),
    first === undefined ? [violation('date-form', 'from')] : [],
    first !== undefined && first < firstDayOf(today)
      ? [violation('date-too-old', 'from', { first: firstDayOf(today) })]
      : [],
    first !== undefined && first > last ? [violation('date-too-far', 'from', { last })] : [],
  );
}

/** One to six rooms with one to three adults and up to three children, at most four people each. */
export function checkRooms(rooms: readonly RoomParty[]): readonly Violation[] {
  const { rooms: most, adults, children, people } = partyLimits;
  return [
    ...between(rooms.length, 1, most, 'rooms'),
    ...rooms.flatMap((room, at) =>
      within(`rooms[${at}]`, [
        ...between(room.adults, 1, adults, 'adults'),
        ...firstOf(
          room.childAges.length > children ? between(room.childAges.length, 0, children, 'childAges') : [],
          peopleIn(room) > people
            ? [violation('count-between', 'childAges', { least: 0, most: people - room.adults })]
            : [],
        ),
        ...room.childAges.flatMap((age, child) => between(age, 0, childAgeMost, `childAges[${child}]`)),
      ]),
    ),
  ];
}

/** What flights ask beside {@link checkRooms}: no more infants than adults among all rooms. Path: `rooms`. */
export function checkFlownParty(rooms: readonly RoomParty[]): readonly Violation[] {
  return within('rooms', checkInfants(countsOf(rooms)));
}

/** Whether a country, a place or a package's name begins a word with what was typed. */
export function isSought(destination: string | undefined, names: readonly string[]): boolean {
  if (isMissing(destination)) return true;
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const sought = plain((destination ?? '').trim());
  return names.some((name) => ` ${plain(name)}`.includes(` ${sought}`));
}

function between(value: number, least: number, most: number, path: string): readonly Violation[] {
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits ? [] : [violation('count-between', path, { least, most })];
}
