/** The hotels of a city, as they follow from where it is, how large it is and a seed: the same for ever. */
import type { City } from '#domain/places/city.ts';
import {
  amenities,
  type Amenity,
  type BedKind,
  type Hotel,
  type Room,
  type RoomAmenity,
  type RoomKind,
  type RoomView,
  type Stars,
} from '#domain/hotel/stay/hotel.ts';
import { clockTime } from '#domain/time/clock-time.ts';
import { fraction, mixed, numberOf } from '../chance.ts';
import { type Area, areasOf, moved } from './areas.ts';
import { chains, nameOf } from './names.ts';

/** A hotel, and what its prices follow from. */
export interface MadeHotel {
  readonly hotel: Hotel;
  readonly city: City;
  /** Stands for it in every chance. */
  readonly number: number;
  readonly rooms: readonly Room[];
}

const leastHotels = 6;
const mostHotels = 1200;
const peopleAHotel = 15_000;

/** How many hotels a city has. */
export function hotelCount({ population }: Pick<City, 'population'>): number {
  return Math.min(mostHotels, Math.max(leastHotels, Math.round(leastHotels + population / peopleAHotel)));
}

/** 'H1275339-17'. */
function hotelIdOf(cityId: string, index: number): string {
  return `H${cityId}-${index}`;
}

/** The city and the place in it of an id; undefined of what is none. */
export function readHotelId(hotelId: string): { readonly cityId: string; readonly index: number } | undefined {
  const [, cityId, index] = /^H(\d{1,12})-(\d{1,4})$/.exec(hotelId) ?? [];
  return cityId === undefined || index === undefined ? undefined : { cityId, index: Number(index) };
}

export function hotelsOf(city: City, seed: number): readonly MadeHotel[] {
  const areas = areasOf(city).filter(({ landmark }) => landmark === undefined);
  const names = new Set<string>();
  return Array.from({ length: hotelCount(city) }, (_, index) => hotelAt(city, areas, names, index, seed));
}

/** Of hundred: how many have one star, two, … */
const starShares = [9, 22, 36, 22, 11] as const;

function hotelAt(city: City, areas: readonly Area[], names: Set<string>, index: number, seed: number): MadeHotel {
  const number = mixed(seed, numberOf(city.cityId), index, 101);
  const part = (what: number) => fraction(number, what);
  const stars = starShares.reduce(
    (sofar, share, at) => (sofar.left < 0 ? sofar : { left: sofar.left - share, stars: at + 1 }),
    { left: part(1) * 100, stars: 1 },
  ).stars as Stars;
  const area = weighted(areas, part(2));
  const point = moved(area, area.spreadKm * Math.sqrt(part(3)), part(4) * 360);
  const fitting = chains.filter((chain) => chain.least <= stars && stars <= chain.most);
  const chain = part(5) < 0.42 ? fitting[Math.floor(part(6) * fitting.length)]?.name : undefined;
  const name = nameOf({ chain, area: area.name, city: city.name, part: (what) => part(40 + what), names });
  const roomCount = Math.round(12 + part(7) ** 2 * (30 + stars * 55));
  const km = Math.hypot(
    (point.latitude - city.latitude) * 111.2,
    (point.longitude - city.longitude) * 111.2 * Math.cos((city.latitude * Math.PI) / 180),
  );
  return {
    city,
    number,
    rooms: roomsOf(stars, number),
    hotel: {
      hotelId: hotelIdOf(city.cityId, index),
      name,
      stars,
      area: area.name,
      ...(chain !== undefined && { chain }),
      ...point,
      amenities: amenitiesOf(stars, number),
      address: `${1 + Math.floor(part(8) * 240)} ${streets[Math.floor(part(9) * streets.length)] ?? ''}, ${area.name}`,
      // Numbers that nobody has: 555-01xx.
      phone: `+00 555 01${String(Math.floor(part(10) * 100)).padStart(2, '0')}`,
      cityId: city.cityId,
      city: city.name,
      country: city.country,
      zone: city.zone,
      checkInFrom: clockTime(part(11) < 0.6 ? '14:00' : part(11) < 0.85 ? '15:00' : '12:00'),
      checkOutUntil: clockTime(part(12) < 0.65 ? '11:00' : '12:00'),
      built: 1962 + Math.floor(part(13) * 62),
      floors: Math.max(2, Math.round(roomCount / (9 + part(14) * 12))),
      roomCount,
      fromCentre: Math.round(km * 1000),
    },
  };
}

const streets = [
  'Market Road',
  'Station Road',
  'Lake Road',
  'Church Street',
  'Palace Road',
  'Garden Street',
  'Hill Road',
  'Harbour Street',
  'College Road',
  'Temple Street',
] as const;

/** From how many stars on a hotel mostly has something, and of those below how many in a hundred. */
const amenityStars: Readonly<Record<Amenity, readonly [stars: number, below: number]>> = {
  wifi: [1, 100],
  parking: [3, 55],
  pool: [4, 9],
  gym: [4, 15],
  spa: [5, 8],
  restaurant: [3, 45],
  bar: [4, 18],
  'room-service': [3, 30],
  'breakfast-hall': [2, 40],
  'airport-shuttle': [4, 22],
  'business-centre': [4, 14],
  'conference-rooms': [4, 16],
  laundry: [2, 60],
  lift: [3, 50],
  wheelchair: [4, 30],
  'family-rooms': [3, 35],
  pets: [9, 10],
  'car-charging': [5, 12],
  beach: [9, 4],
  garden: [9, 28],
};

function amenitiesOf(stars: Stars, number: number): readonly Amenity[] {
  return amenities.filter((amenity, at) => {
    const [from, below] = amenityStars[amenity];
    return fraction(number, 200 + at) * 100 < (stars >= from ? 92 : below);
  });
}

const kindsOfStars: readonly (readonly RoomKind[])[] = [
  ['standard', 'family'],
  ['standard', 'superior', 'family'],
  ['standard', 'superior', 'deluxe', 'family'],
  ['superior', 'deluxe', 'club', 'junior-suite', 'family'],
  ['deluxe', 'club', 'junior-suite', 'suite', 'family'],
];
const views: readonly RoomView[] = ['city', 'garden', 'pool', 'courtyard'];
const amenitiesOfRooms: readonly (readonly [RoomAmenity, number])[] = [
  ['air-conditioning', 1],
  ['wireless', 1],
  ['television', 1],
  ['kettle', 2],
  ['desk', 2],
  ['safe', 3],
  ['minibar', 4],
  ['iron', 4],
  ['bathtub', 4],
  ['balcony', 5],
];

function roomsOf(stars: Stars, number: number): readonly Room[] {
  return (kindsOfStars[stars - 1] ?? []).map((kind, at): Room => {
    const part = (what: number) => fraction(number, 300 + at * 10 + what);
    const isFamily = kind === 'family';
    const beds: BedKind = isFamily ? 'family-beds' : part(1) < 0.5 ? 'king' : part(1) < 0.75 ? 'twin' : 'queen';
    const view = views[Math.floor(part(2) * views.length)];
    return {
      roomId: `${kind}`,
      kind,
      beds,
      ...(view !== undefined && part(3) < 0.6 && { view }),
      squareMetres: Math.round((13 + stars * 3.4) * (1 + at * 0.22) * (0.9 + part(4) * 0.25)),
      mostAdults: isFamily ? 4 : kind === 'suite' || kind === 'junior-suite' ? 3 : part(5) < 0.5 ? 3 : 2,
      mostGuests: isFamily ? 6 : kind === 'suite' ? 5 : 4,
      amenities: amenitiesOfRooms.filter(([, from]) => from <= stars + at).map(([amenity]) => amenity),
    };
  });
}

function weighted(areas: readonly Area[], part: number): Area {
  const all = areas.reduce((sofar, { weight }) => sofar + weight, 0);
  let left = part * all;
  for (const area of areas) {
    left -= area.weight;
    if (left < 0) return area;
  }
  const [first] = areas;
  if (first === undefined) throw new Error('A city without areas');
  return first;
}
