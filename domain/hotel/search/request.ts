/** What is asked of a search for hotels, in domain terms. */
import type { Point } from '../../places/city.ts';
import type { Money } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Stars } from '../stay/hotel.ts';

/** Who sleeps in one room. Ages of children on the day of arrival, 0 to 17. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** A city; around a point, such as an area's or a landmark's; or one hotel and what is near. */
export type StayPlace =
  | { readonly kind: 'city'; readonly cityId: string }
  | ({ readonly kind: 'around'; readonly radiusKm: number } & Point)
  | { readonly kind: 'hotel'; readonly hotelId: string };

/** By price or by stars, ascending (A) or descending (D). */
export const hotelSorts = ['PA', 'PD', 'SA', 'SD'] as const;
export type HotelSort = (typeof hotelSorts)[number];

export interface HotelSearchRequest {
  readonly where: StayPlace;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** One to nine. */
  readonly rooms: readonly RoomParty[];
  /** Of the guests: ISO 3166-1 alpha-2. Some rates are for some nationalities alone. */
  readonly nationality: string;
  /** All where empty. */
  readonly stars: readonly Stars[];
  /** Of the whole stay, both inclusive. */
  readonly budget?: { readonly least?: Money; readonly most?: Money } | undefined;
  readonly sort: HotelSort;
  /** How many hotels to answer: 1 to 5,000. */
  readonly numResults: number;
}

/** What a text may mean beside a city. The point and radius are searched around. */
export interface FoundPlace extends Point {
  readonly kind: 'area' | 'landmark' | 'hotel';
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** Of an area or a landmark. */
  readonly radiusKm?: number;
  /** Of a hotel. */
  readonly hotelId?: string;
}
