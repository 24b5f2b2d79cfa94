/** What a hotel search must say. */
import { firstOf, isMissing, required, type Violation, violation } from '../../rules/violation.ts';
import { addDays, daysBetween, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';
import type { RoomParty } from './request.ts';

/** The form as typed. A city or a location, such as a district or a hotel's name, is enough. */
export interface HotelSearchDraft {
  readonly city?: string | undefined;
  readonly location?: string | undefined;
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
}

/**
 * City or location, check-in and check-out are required; check-in is not before the present day at the
 * hotel, check-out comes after check-in. Codes: `required`, `date-form`, `date-past`, `date-after`.
 *
 * `todayThere` is the present date in the hotel's zone.
 *
 * @example checkHotelSearch({ city: 'Kochi', checkIn: '2026-11-24', checkOut: '2026-11-24' }, isoDate('2026-11-20')) // => [violation('date-after', 'checkOut', { other: 'checkIn' })]
 */
export function checkHotelSearch(search: HotelSearchDraft, todayThere: IsoDate): readonly Violation[] {
  const checkIn = parseIsoDate(search.checkIn ?? '');
  const checkOut = parseIsoDate(search.checkOut ?? '');
  return [
    ...(isMissing(search.city) && isMissing(search.location) ? [violation('required', 'city')] : []),
    ...firstOf(
      required(search.checkIn, 'checkIn'),
      checkIn === undefined ? [violation('date-form', 'checkIn')] : [],
      checkIn !== undefined && checkIn < todayThere ? [violation('date-past', 'checkIn')] : [],
    ),
    ...firstOf(
      required(search.checkOut, 'checkOut'),
      checkOut === undefined ? [violation('date-form', 'checkOut')] : [],
      checkIn !== undefined && checkOut !== undefined && checkOut <= checkIn
        ? [violation('date-after', 'checkOut', { other: 'checkIn' })]
        : [],
    ),
  ];
}

/** Rooms of one search, guests of one room, and nights, at most. */
export const stayLimits = { rooms: 9, adults: 6, children: 4, childAge: 17, nights: 30, daysAhead: 500 } as const;

/**
 * One to nine rooms, each with one to six adults and up to four children, whose ages are known. Paths: `rooms`, `rooms[n]…`.
 *
 * @example checkRooms([{ adults: 2, childAges: [18] }]) // => [violation('child-age', 'rooms[0].childAges[0]', { most: 17 })]
 */
export function checkRooms(rooms: readonly RoomParty[]): readonly Violation[] {
  if (rooms.length < 1) return [violation('required', 'rooms')];
  if (rooms.length > stayLimits.rooms) return [violation('rooms-most', 'rooms', { most: stayLimits.rooms })];
  return rooms.flatMap(({ adults, childAges }, at) => {
    const path = `rooms[${at}]`;
    return [
      ...(Number.isInteger(adults) && adults >= 1 && adults <= stayLimits.adults
        ? []
        : [violation('room-adults', `${path}.adults`, { most: stayLimits.adults })]),
      ...(childAges.length > stayLimits.children
        ? [violation('room-children', `${path}.childAges`, { most: stayLimits.children })]
        : []),
      ...childAges.flatMap((age, child) =>
        Number.isInteger(age) && age >= 0 && age <= stayLimits.childAge
          ? []
          : [violation('child-age', `${path}.childAges[${child}]`, { most: stayLimits.childAge })],
      ),
    ];
  });
}

/** At most 30 nights, arriving within what hotels have prices for. For dates that are known to be in order. */
export function checkNights(checkIn: IsoDate, checkOut: IsoDate, todayThere: IsoDate): readonly Violation[] {
  if (daysBetween(checkIn, checkOut) > stayLimits.nights) {
    return [violation('nights-most', 'checkOut', { most: stayLimits.nights })];
  }
  return daysBetween(todayThere, checkIn) > stayLimits.daysAhead
    ? [violation('date-too-far', 'checkIn', { last: addDays(todayThere, stayLimits.daysAhead) })]
    : [];
}
