/** A hotel search as an address. The name of the place stands in it, so that a page says it before anything is asked. */
import type { HotelSearchRequest, RoomParty, StayPlace } from '#domain/hotel/search/request.ts';
import { stayLimits } from '#domain/hotel/search/rules.ts';
import { type Stars, starCounts } from '#domain/hotel/stay/hotel.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';

export interface NamedPlace {
  readonly where: StayPlace;
  readonly name: string;
}

export interface HotelSearchDraft {
  readonly place?: NamedPlace | undefined;
  readonly checkIn?: IsoDate | undefined;
  readonly checkOut?: IsoDate | undefined;
  readonly rooms: readonly RoomParty[];
  readonly nationality?: string | undefined;
  /** All where empty. */
  readonly stars?: readonly Stars[] | undefined;
  /** The most for the whole stay, as typed, in the agency's currency. */
  readonly budget?: string | undefined;
}

/** What a search takes from the deployment. */
export interface StayHouse {
  readonly nationality: () => string;
  readonly currency: () => Currency;
}

export const firstRoom: RoomParty = { adults: 2, childAges: [] };
export const hotelPaths = {
  search: '/hotel',
  results: '/hotel/search-results',
  details: '/hotel/details',
  review: '/hotel/review-booking',
} as const;
/** Portals ask for all hotels and refine them themselves. */
const allHotels = 5000;

export function searchQuery({
  place,
  checkIn,
  checkOut,
  rooms,
  nationality,
  stars = [],
  budget,
}: HotelSearchDraft): string {
  const query = new URLSearchParams();
  const set = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(key, String(value));
  };
  const where = place?.where;
  if (where?.kind === 'city') set('city', where.cityId);
  if (where?.kind === 'hotel') set('hotel', where.hotelId);
  if (where?.kind === 'around') set('around', [where.latitude, where.longitude, where.radiusKm].join(','));
  set('place', place?.name);
  set('in', checkIn);
  set('out', checkOut);
  set('rooms', rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('_'));
  set('nationality', nationality);
  set('stars', stars.join('.'));
  set('budget', budget?.trim());
  return query.toString();
}

export function searchFromQuery(text: string): HotelSearchDraft {
  const query = new URLSearchParams(text);
  const where = placeFrom(query);
  const nationality = query.get('nationality') ?? '';
  return {
    place: where && { where, name: query.get('place') ?? '' },
    checkIn: parseIsoDate(query.get('in') ?? ''),
    checkOut: parseIsoDate(query.get('out') ?? ''),
    rooms: roomsFrom(query.get('rooms') ?? ''),
    nationality: /^[A-Z]{2}$/.test(nationality) ? nationality : undefined,
    stars: starsFrom(query.get('stars') ?? ''),
    budget: query.get('budget') ?? undefined,
  };
}

/** What is asked of the desk; undefined where the draft is not whole. */
export function searchRequest(draft: HotelSearchDraft, house: StayHouse): HotelSearchRequest | undefined {
  const { place, checkIn, checkOut, rooms, stars = [], budget = '' } = draft;
  const most = amountTyped(budget, house.currency());
  if (place === undefined || checkIn === undefined || checkOut === undefined) return undefined;
  return {
    where: place.where,
    checkIn,
    checkOut,
    rooms,
    nationality: draft.nationality ?? house.nationality(),
    stars,
    ...(most && { budget: { most } }),
    sort: 'PA',
    numResults: allHotels,
  };
}

function placeFrom(query: URLSearchParams): StayPlace | undefined {
  const cityId = query.get('city');
  if (cityId !== null) return { kind: 'city', cityId };
  const hotelId = query.get('hotel');
  if (hotelId !== null) return { kind: 'hotel', hotelId };
  const [latitude = Number.NaN, longitude = Number.NaN, radiusKm = Number.NaN] = (query.get('around') ?? '')
    .split(',')
    .map(Number);
  const usable = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radiusKm > 0;
  return usable ? { kind: 'around', latitude, longitude, radiusKm } : undefined;
}

/** In the order of the stars. */
function starsFrom(text: string): readonly Stars[] {
  const wanted = text.split('.').map(Number);
  return starCounts.filter((count) => wanted.includes(count));
}

function roomsFrom(text: string): readonly RoomParty[] {
  const rooms = text.split('_').flatMap((room): readonly RoomParty[] => {
    const [adults = 0, ...childAges] = room.split('.').map(Number);
    return Number.isInteger(adults) && adults >= 1 && childAges.every((age) => Number.isInteger(age))
      ? [{ adults, childAges }]
      : [];
  });
  return rooms.length === 0 ? [firstRoom] : rooms.slice(0, stayLimits.rooms);
}
