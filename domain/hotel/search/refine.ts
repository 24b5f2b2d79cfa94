/**
 * Refining found hotels without asking again. Each hotel is held against all filters once, as a set of those that it fails, so that
 * a choice beside a filter says what ticking only it would leave, whatever the other filters are.
 */
import { folded } from '../../places/folded.ts';
import { type Amenity, amenities, type Board, boards, starCounts, type Stars } from '../stay/hotel.ts';
import type { HotelOffer } from './found.ts';
import type { HotelSort } from './request.ts';
import { byHotelSort } from './sort.ts';

/** What is left out, or empty, does not filter. */
export interface HotelFilters {
  /** Minor units of the whole stay, inclusive. */
  readonly mostPrice?: number | undefined;
  readonly stars?: readonly Stars[];
  readonly areas?: readonly string[];
  /** All of them. */
  readonly amenities?: readonly Amenity[];
  /** Any of them can be had. */
  readonly boards?: readonly Board[];
  readonly refundable?: boolean;
  /** Words of the hotel's or its chain's name begin so. */
  readonly name?: string;
}

export interface HotelChoice<Value> {
  readonly value: Value;
  /** How many hotels it leaves under all other filters. */
  readonly count: number;
}

export interface RefinedHotels {
  readonly hotels: readonly HotelOffer[];
  readonly stars: readonly HotelChoice<Stars>[];
  /** By name. */
  readonly areas: readonly HotelChoice<string>[];
  readonly amenities: readonly HotelChoice<Amenity>[];
  readonly boards: readonly HotelChoice<Board>[];
  readonly refundable: number;
  /** Of all hotels, minor units; 0 where there are none. */
  readonly prices: { readonly least: number; readonly most: number };
}

interface Row {
  readonly hotel: HotelOffer;
  readonly words: string;
  /** Bits by the order of `amenities`. */
  readonly amenities: number;
  readonly boards: number;
}

/** Rows of a list and its orders, made once when a search answers. */
export interface HotelIndex {
  readonly rows: readonly Row[];
  readonly areas: readonly string[];
  readonly prices: RefinedHotels['prices'];
  readonly orders: Map<HotelSort, readonly Row[]>;
}

export function hotelIndex(hotels: readonly HotelOffer[]): HotelIndex {
  const rows = hotels.map(
    (hotel): Row => ({
      hotel,
      words: ` ${folded(`${hotel.name} ${hotel.chain ?? ''}`)}`,
      amenities: bitsOf(amenities, hotel.amenities),
      boards: bitsOf(boards, hotel.boards),
    }),
  );
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { total } of hotels) {
    least = Math.min(least, total.minor);
    most = Math.max(most, total.minor);
  }
  return {
    rows,
    areas: [...new Set(hotels.map(({ area }) => area))].toSorted(),
    prices: { least: hotels.length === 0 ? 0 : least, most },
    orders: new Map(),
  };
}

const groups = ['price', 'stars', 'areas', 'amenities', 'boards', 'refundable', 'name'] as const;
const bit = Object.fromEntries(groups.map((group, at) => [group, 1 << at])) as Readonly<
  Record<(typeof groups)[number], number>
>;

/** The hotels that pass all filters, in order, and the choices beside each filter. */
export function refineHotels(index: HotelIndex, filters: HotelFilters, sort: HotelSort): RefinedHotels {
  const { mostPrice = Number.POSITIVE_INFINITY, refundable = false } = filters;
  const wantedAmenities = bitsOf(amenities, filters.amenities ?? []);
  const wantedBoards = bitsOf(boards, filters.boards ?? []);
  const stars = new Set(filters.stars ?? []);
  const areas = new Set(filters.areas ?? []);
  const words = folded(filters.name ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ` ${word}`);
  const hotels: HotelOffer[] = [];
  const countOf = { stars: new Map<Stars, number>(), areas: new Map<string, number>() };
  const amenityCounts = amenities.map(() => 0);
  const boardCounts = boards.map(() => 0);
  let freeOnes = 0;
  for (const row of inOrder(index, sort)) {
    const { hotel } = row;
    const failed =
      (hotel.total.minor > mostPrice ? bit.price : 0) |
      (stars.size > 0 && !stars.has(hotel.stars) ? bit.stars : 0) |
      (areas.size > 0 && !areas.has(hotel.area) ? bit.areas : 0) |
      ((row.amenities & wantedAmenities) !== wantedAmenities ? bit.amenities : 0) |
      (wantedBoards !== 0 && (row.boards & wantedBoards) === 0 ? bit.boards : 0) |
      (refundable && !hotel.refundable ? bit.refundable : 0) |
      (words.every((word) => row.words.includes(word)) ? 0 : bit.name);
    if (failed === 0) hotels.push(hotel);
    if ((failed & ~bit.stars) === 0) countOf.stars.set(hotel.stars, (countOf.stars.get(hotel.stars) ?? 0) + 1);
    if ((failed & ~bit.areas) === 0) countOf.areas.set(hotel.area, (countOf.areas.get(hotel.area) ?? 0) + 1);
    // Amenities narrow together: one more leaves those that have it and all that are wanted.
    if (failed === 0) countBits(amenityCounts, row.amenities);
    if ((failed & ~bit.boards) === 0) countBits(boardCounts, row.boards);
    if ((failed & ~bit.refundable) === 0 && hotel.refundable) freeOnes += 1;
  }
  return {
    hotels,
    stars: starCounts.toReversed().map((value) => ({ value, count: countOf.stars.get(value) ?? 0 })),
    areas: index.areas.map((value) => ({ value, count: countOf.areas.get(value) ?? 0 })),
    amenities: amenities.map((value, at) => ({ value, count: amenityCounts[at] ?? 0 })),
    boards: boards.map((value, at) => ({ value, count: boardCounts[at] ?? 0 })),
    refundable: freeOnes,
    prices: index.prices,
  };
}

function inOrder(index: HotelIndex, sort: HotelSort): readonly Row[] {
  const known = index.orders.get(sort);
  if (known !== undefined) return known;
  const compare = byHotelSort(sort);
  const rows = index.rows.toSorted((one, other) => compare(one.hotel, other.hotel));
  index.orders.set(sort, rows);
  return rows;
}

function bitsOf<Code>(all: readonly Code[], some: readonly Code[]): number {
  return some.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0);
}

function countBits(counts: number[], bits: number): void {
  for (let at = 0; at < counts.length; at += 1) if ((bits & (1 << at)) !== 0) counts[at] = (counts[at] ?? 0) + 1;
}
