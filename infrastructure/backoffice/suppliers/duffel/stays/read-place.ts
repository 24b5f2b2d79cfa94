/** Hotels as Duffel describes them. Those without stars or a known city nearby are not sold: their deadlines would have no zone. */
import {
  type Amenity,
  type BedKind,
  type Hotel,
  type Room,
  type RoomKind,
  starCounts,
} from '#domain/hotel/stay/hotel.ts';
import type { RoomParty } from '#domain/hotel/search/request.ts';
import { type ClockTime, clockTime, isClockTime } from '#domain/time/clock-time.ts';
import type { City, Point } from '#domain/places/city.ts';
import type { DuffelPlace, DuffelRoom } from './stay-types.ts';

export type CityNear = (point: Point) => City | undefined;

const amenityOf: Readonly<Record<string, Amenity>> = {
  parking: 'parking',
  gym: 'gym',
  wifi: 'wifi',
  accessibility_mobility: 'wheelchair',
  business_centre: 'business-centre',
  laundry: 'laundry',
  lounge: 'bar',
  pets_allowed: 'pets',
  pool: 'pool',
  restaurant: 'restaurant',
  room_service: 'room-service',
  spa: 'spa',
};

/** The trade’s usual, where a hotel says no times. */
const usualTimes = { from: clockTime('14:00'), until: clockTime('11:00') };

export function hotelOf(place: DuffelPlace, cityNear: CityNear): Hotel | undefined {
  const { id, name, location, rating, amenities, chain, phone_number: phone, check_in_information: times } = place;
  const { address, geographic_coordinates: point } = location;
  const stars = starCounts.find((count) => count === rating);
  const city = point === null ? undefined : cityNear(point);
  if (point === null || stars === undefined || city === undefined) return undefined;
  return {
    hotelId: id,
    name,
    stars,
    area: address.city_name,
    ...(chain && { chain: chain.name }),
    amenities: [...new Set((amenities ?? []).flatMap(({ type }) => amenityOf[type] ?? []))],
    latitude: point.latitude,
    longitude: point.longitude,
    address: [address.line_one, address.postal_code].filter((part) => part !== '').join(', '),
    ...(phone !== null && { phone }),
    cityId: city.cityId,
    city: city.name,
    country: address.country_code,
    zone: city.zone,
    checkInFrom: timeOf(times?.check_in_after_time) ?? usualTimes.from,
    checkOutUntil: timeOf(times?.check_out_before_time) ?? usualTimes.until,
    fromCentre: metresBetween(point, city),
  };
}

function timeOf(text: string | undefined): ClockTime | undefined {
  const time = text?.slice(0, 5) ?? '';
  return isClockTime(time) ? time : undefined;
}

function metresBetween(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111_200;
  const east = (one.longitude - other.longitude) * 111_200 * Math.cos((one.latitude * Math.PI) / 180);
  return Math.round(Math.hypot(north, east));
}

/** What a room's name says, the likeliest first; of a name that says nothing, an ordinary one. */
const kindWords: readonly (readonly [RegExp, RoomKind])[] = [
  [/junior suite/i, 'junior-suite'],
  [/suite/i, 'suite'],
  [/family/i, 'family'],
  [/club|executive/i, 'club'],
  [/deluxe/i, 'deluxe'],
  [/superior/i, 'superior'],
];

/** It is sold to the party that was asked for; that more could sleep there, Duffel does not say. */
export function roomOf({ name, beds = [] }: DuffelRoom, { adults, childAges }: RoomParty): Room {
  const [, kind = 'standard' as const] = kindWords.find(([word]) => word.test(name)) ?? [];
  return {
    roomId: name.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 60),
    name,
    kind,
    beds: bedsOf(beds),
    mostAdults: adults,
    mostGuests: adults + childAges.length,
    amenities: [],
  };
}

function bedsOf(beds: NonNullable<DuffelRoom['beds']>): BedKind {
  const count = beds.reduce((sofar, bed) => sofar + bed.count, 0);
  const [first] = beds;
  if (count > 2) return 'family-beds';
  if (count === 2) return 'twin';
  return first?.type === 'king' || first?.type === 'single' ? first.type : 'queen';
}
