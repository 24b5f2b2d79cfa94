/**
 * A seat map: decks of rows, rows of seats and gaps in the deck's columns, and what stands between the rows. Questions a
 * person moving over it asks: which seat is this, which one is next in a direction.
 *
 * Kinds of facilities and marks of seats are those of the trade (PADIS 9825: window, aisle, exit, bulkhead, bassinet, leg
 * space, over wing, upper deck).
 */
import type { Money } from '../../money/money.ts';
import type { FlightPlace } from './ancillaries.ts';
import type { Cabin } from '../reference/cabin.ts';

/** free can be had; taken belongs to another; blocked is not sold to this traveller: another cabin, or kept back. */
export const seatStates = ['free', 'taken', 'blocked'] as const;
export type SeatState = (typeof seatStates)[number];

/** By what a seat is priced: the first rows, room for legs, the front third of the rest, and all others. */
export const seatZones = ['front', 'legroom', 'preferred', 'standard'] as const;
export type SeatZone = (typeof seatZones)[number];

export interface Seat {
  readonly kind: 'seat';
  /** Row and letter: '12A'. */
  readonly seat: string;
  readonly column: string;
  /** For one traveller, tax included. */
  readonly price: Money;
  readonly state: SeatState;
  readonly zone: SeatZone;
  readonly window: boolean;
  readonly aisle: boolean;
  readonly exit: boolean;
  /** More room before it than before others: at an exit or a bulkhead. */
  readonly legroom: boolean;
  /** No child, infant, or adult with an infant may sit here. */
  readonly notForChild: boolean;
  /** A bassinet can be hung before it. */
  readonly bassinet: boolean;
}

/** No seat where the deck's columns would have one. */
export interface Gap {
  readonly kind: 'gap';
  readonly column: string;
}

export interface SeatRow {
  readonly number: number;
  readonly cabin: Cabin;
  readonly exit: boolean;
  /** Behind a wall or the end of another cabin. */
  readonly bulkhead: boolean;
  readonly wing: boolean;
  /** One for each letter of the deck's columns, in their order. */
  readonly elements: readonly (Seat | Gap)[];
}

export const facilityKinds = ['lavatory', 'galley', 'closet', 'stairs', 'door'] as const;
export type FacilityKind = (typeof facilityKinds)[number];

export interface Facility {
  readonly kind: FacilityKind;
  /** It stands behind this many rows of the deck; 0 is before the first. */
  readonly afterRows: number;
  readonly side: 'left' | 'middle' | 'right';
}

export interface SeatDeck {
  readonly name: 'main' | 'upper';
  /** Letters from left to right, a space for an aisle: 'ABC DEF'. */
  readonly columns: string;
  readonly rows: readonly SeatRow[];
  readonly facilities: readonly Facility[];
}

export interface SeatMap {
  readonly place: FlightPlace;
  /** IATA equipment code. */
  readonly equipment: string;
  readonly decks: readonly SeatDeck[];
}

/** Where a seat stands: positions from 0; `at` counts aisles too, as in the deck's columns. */
export interface SeatSpot {
  readonly deck: number;
  readonly row: number;
  readonly at: number;
  readonly seat: Seat;
}

/** Every seat of a map, from the front, from the left, the main deck first. */
export function seatSpots({ decks }: Pick<SeatMap, 'decks'>): readonly SeatSpot[] {
  const spots: SeatSpot[] = [];
  for (const [deckAt, { columns, rows }] of decks.entries()) {
    for (const [rowAt, { elements }] of rows.entries()) {
      for (const element of elements) {
        if (element.kind !== 'seat') continue;
        spots.push({ deck: deckAt, row: rowAt, at: columns.indexOf(element.column), seat: element });
      }
    }
  }
  return spots;
}

/** Whether a seat of it can still be had. */
export function hasFreeSeat(map: Pick<SeatMap, 'decks'>): boolean {
  return seatSpots(map).some(({ seat }) => seat.state === 'free');
}

/** The seat of a name; undefined where the map has none. */
export function seatNamed(map: Pick<SeatMap, 'decks'>, name: string): Seat | undefined {
  for (const { rows } of map.decks) {
    for (const { elements } of rows) {
      const found = elements.find((element) => element.kind === 'seat' && element.seat === name);
      if (found?.kind === 'seat') return found;
    }
  }
  return undefined;
}

/** left and right as the plane has them, facing forward: up is towards the nose. */
export const seatDirections = ['left', 'right', 'up', 'down', 'row-start', 'row-end', 'front', 'back'] as const;
export type SeatDirection = (typeof seatDirections)[number];

/**
 * The seat that one comes to from a seat: beside it over gaps and aisles, in the next row the one nearest by column (the
 * left of two as near), the ends of its row, and the first and last row of its deck. Undefined at an edge, and where the
 * map has no such seat. From the last row of a deck down there is the first of the next, and the other way.
 */
export function seatAt(map: Pick<SeatMap, 'decks'>, from: string, direction: SeatDirection): string | undefined {
  const spots = seatSpots(map);
  const here = spots.find(({ seat }) => seat.seat === from);
  if (here === undefined) return undefined;
  const row = spots.filter((spot) => isSameRow(spot, here));
  const at = row.indexOf(here);
  switch (direction) {
    case 'left':
      return row[at - 1]?.seat.seat;
    case 'right':
      return row[at + 1]?.seat.seat;
    case 'row-start':
      return row[0]?.seat.seat;
    case 'row-end':
      return row.at(-1)?.seat.seat;
    case 'up':
      return nearest(rowOf(spots, spots.slice(0, spots.indexOf(row[0] ?? here)).at(-1)), here);
    case 'down':
      return nearest(rowOf(spots, spots[spots.indexOf(row.at(-1) ?? here) + 1]), here);
    case 'front':
      return nearest(
        rowOf(
          spots,
          spots.find(({ deck }) => deck === here.deck),
        ),
        here,
      );
    case 'back':
      return nearest(
        rowOf(
          spots,
          spots.findLast(({ deck }) => deck === here.deck),
        ),
        here,
      );
  }
}

/**
 * Which side of its row a seat is on: seats without an aisle between them share one. Each side has one spare oxygen mask,
 * so that two infants cannot be held on it.
 */
export function sideOf(map: Pick<SeatMap, 'decks'>, { deck, row, at }: SeatSpot): string {
  const aisles = (map.decks[deck]?.columns ?? '').slice(0, at).split(' ').length - 1;
  return `${deck}.${row}.${aisles}`;
}

/** Every seat of a map with another state: for those that have been sold or kept back since. */
export function withStates(map: SeatMap, stateOf: (seat: Seat, row: SeatRow) => SeatState): SeatMap {
  const decks = map.decks.map((deck) => ({
    ...deck,
    rows: deck.rows.map((row) => ({
      ...row,
      elements: row.elements.map((element) =>
        element.kind === 'seat' ? { ...element, state: stateOf(element, row) } : element,
      ),
    })),
  }));
  return { ...map, decks };
}

function isSameRow(one: SeatSpot, other: SeatSpot): boolean {
  return one.deck === other.deck && one.row === other.row;
}

function rowOf(spots: readonly SeatSpot[], some: SeatSpot | undefined): readonly SeatSpot[] {
  return some === undefined ? [] : spots.filter((spot) => isSameRow(spot, some));
}

function nearest(row: readonly SeatSpot[], { at }: SeatSpot): string | undefined {
  const [first, ...others] = row;
  if (first === undefined) return undefined;
  return others.reduce((best, spot) => (Math.abs(spot.at - at) < Math.abs(best.at - at) ? spot : best), first).seat
    .seat;
}
