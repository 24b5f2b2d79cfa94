/** Hotels and their rooms, as guests know them. */
import type { ClockTime } from '../../time/clock-time.ts';
import type { Point } from '../../places/city.ts';

export const starCounts = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starCounts)[number];

export const amenities = [
  'wifi',
  'parking',
  'pool',
  'gym',
  'spa',
  'restaurant',
  'bar',
  'room-service',
  'breakfast-hall',
  'airport-shuttle',
  'business-centre',
  'conference-rooms',
  'laundry',
  'lift',
  'wheelchair',
  'family-rooms',
  'pets',
  'car-charging',
  'beach',
  'garden',
] as const;
export type Amenity = (typeof amenities)[number];

export const roomAmenities = [
  'air-conditioning',
  'heating',
  'minibar',
  'safe',
  'wireless',
  'television',
  'desk',
  'kettle',
  'bathtub',
  'balcony',
  'kitchenette',
  'iron',
] as const;
export type RoomAmenity = (typeof roomAmenities)[number];

/** Of meals: none, breakfast, with dinner, with all meals, with all meals and drinks (India's EP, CP, MAP, AP and all inclusive). */
export const boards = ['RO', 'BB', 'HB', 'FB', 'AI'] as const;
export type Board = (typeof boards)[number];

export const roomKinds = ['standard', 'superior', 'deluxe', 'club', 'family', 'junior-suite', 'suite'] as const;
export type RoomKind = (typeof roomKinds)[number];

export const bedKinds = ['king', 'queen', 'twin', 'single', 'family-beds'] as const;
export type BedKind = (typeof bedKinds)[number];

export const roomViews = ['city', 'sea', 'garden', 'pool', 'courtyard', 'mountains'] as const;
export type RoomView = (typeof roomViews)[number];

/** As a list shows it. */
export interface HotelInShort extends Point {
  readonly hotelId: string;
  readonly name: string;
  readonly stars: Stars;
  /** Part of its city, as people there call it. */
  readonly area: string;
  /** By its own name; absent where it belongs to none. */
  readonly chain?: string;
  readonly amenities: readonly Amenity[];
}

export interface Hotel extends HotelInShort {
  readonly address: string;
  /** Where its supplier says it. */
  readonly phone?: string;
  readonly cityId: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA: what its own deadlines are in. */
  readonly zone: string;
  readonly checkInFrom: ClockTime;
  readonly checkOutUntil: ClockTime;
  readonly built?: number;
  readonly floors?: number;
  readonly roomCount?: number;
  /** Metres to the middle of its city. */
  readonly fromCentre: number;
}

/** A kind of room of a hotel. */
export interface Room {
  readonly roomId: string;
  /** As the hotel calls it, where its supplier says so. */
  readonly name?: string;
  readonly kind: RoomKind;
  readonly beds: BedKind;
  readonly view?: RoomView;
  readonly squareMetres?: number;
  readonly mostAdults: number;
  readonly mostGuests: number;
  readonly amenities: readonly RoomAmenity[];
}
