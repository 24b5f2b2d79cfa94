/** A search for packages, and one of them with what was chosen of it, as addresses. */
import { starChoices, type TripChoices, usualStars } from '#domain/holiday/search/rules.ts';
import { partyLimits, type RoomParty } from '#domain/holiday/trip/party.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';

export interface HolidaySearchDraft {
  readonly destination: string;
  readonly from?: IsoDate | undefined;
  /** At most so many days; any number where absent. */
  readonly days?: number | undefined;
  readonly rooms: readonly RoomParty[];
}

export interface TripDraft extends TripChoices {
  readonly packageId: string;
  readonly from?: IsoDate | undefined;
  readonly rooms: readonly RoomParty[];
}

export const holidayPaths = {
  search: '/holiday',
  package: '/holiday/package',
  book: '/holiday/book',
  payments: (transactionId: string) => `/holiday/payments/${transactionId}`,
} as const;

export const firstRoom: RoomParty = { adults: 2, childAges: [] };

export function searchPath({ destination, from, days, rooms }: HolidaySearchDraft): string {
  const query = new URLSearchParams({
    to: destination.trim(),
    from: from ?? '',
    rooms: roomsText(rooms),
    ...(days !== undefined && { days: String(days) }),
  });
  return `${holidayPaths.search}?${query.toString()}`;
}

/** Undefined where the address says no search. */
export function searchIn(query: URLSearchParams): HolidaySearchDraft | undefined {
  if (!query.has('from')) return undefined;
  const days = Number(query.get('days') ?? '');
  return {
    destination: query.get('to') ?? '',
    from: parseIsoDate(query.get('from') ?? ''),
    days: Number.isInteger(days) && days > 0 ? days : undefined,
    rooms: roomsIn(query.get('rooms') ?? ''),
  };
}

export function tripPath({ packageId, from, rooms, origin, stars, hotels, without }: TripDraft): string {
  const query = new URLSearchParams({
    package: packageId,
    from: from ?? '',
    rooms: roomsText(rooms),
    stars: String(stars),
    ...(origin !== undefined && { origin }),
    ...(hotels.some((each) => each !== '') && { hotels: hotels.join('_') }),
    ...(without.length > 0 && { without: without.join('_') }),
  });
  return `${holidayPaths.package}?${query.toString()}`;
}

/** Undefined where the address names no package. */
export function tripIn(query: URLSearchParams): TripDraft | undefined {
  const packageId = query.get('package') ?? '';
  if (packageId === '') return undefined;
  const stars = Number(query.get('stars') ?? '');
  const origin = query.get('origin') ?? '';
  const listed = (key: string) => (query.has(key) ? (query.get(key) ?? '').split('_') : []);
  return {
    packageId,
    from: parseIsoDate(query.get('from') ?? ''),
    rooms: roomsIn(query.get('rooms') ?? ''),
    stars: starChoices.find((each) => each === stars) ?? usualStars,
    ...(/^[A-Z]{3}$/.test(origin) && { origin }),
    hotels: listed('hotels'),
    without: listed('without'),
  };
}

function roomsText(rooms: readonly RoomParty[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('_');
}

function roomsIn(text: string): readonly RoomParty[] {
  const rooms = text.split('_').flatMap((room): readonly RoomParty[] => {
    const [adults = 0, ...childAges] = room.split('.').map(Number);
    return Number.isInteger(adults) && adults >= 1 && childAges.every(Number.isInteger) ? [{ adults, childAges }] : [];
  });
  return rooms.length === 0 ? [firstRoom] : rooms.slice(0, partyLimits.rooms);
}
