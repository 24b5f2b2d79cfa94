/**
 * The inside of a bus. Rows run from front to back; in a row places stand from the left side to the right, the aisle a place
 * that no seat has. A sleeper is two rows long; the upper deck has sleepers alone.
 */
import type { Gender } from '../../people/gender.ts';
import type { Money } from '../../money/money.ts';

export const decks = ['lower', 'upper'] as const;
export type Deck = (typeof decks)[number];

export const seatKinds = ['seat', 'semi-sleeper', 'sleeper'] as const;
export type SeatKind = (typeof seatKinds)[number];

export interface SeatPosition {
  /** 'L7', 'U10', '12': once in a bus. */
  readonly seat: string;
  readonly deck: Deck;
  readonly kind: SeatKind;
  /** From the front, from 0. */
  readonly row: number;
  /** From the left side, from 0; the aisle counts. */
  readonly column: number;
}

/** ladies, gentlemen: for them alone. blocked: sold at the operator's own counter only, or being booked by somebody. */
export const seatStates = ['free', 'taken', 'ladies', 'gentlemen', 'blocked'] as const;
export type SeatState = (typeof seatStates)[number];

export interface LaidSeat extends SeatPosition {
  /** As the customer pays it, tax and what the agency adds included. */
  readonly fare: Money;
  /** What the agency earns with it; for callers who may see net fares. */
  readonly earn?: Money;
  readonly state: SeatState;
}

export interface SeatLayout {
  readonly tripId: string;
  readonly seats: readonly LaidSeat[];
}

/** Whether a seat can be chosen, by a passenger of a gender where that is known. */
export function isFor(state: SeatState, gender?: Gender): boolean {
  if (state === 'free') return true;
  if (state === 'ladies') return gender === undefined || gender === 'female';
  return state === 'gentlemen' && (gender === undefined || gender === 'male');
}

/** The seats beside one on its side of the aisle: benches are two seats wide. */
export function besides<Position extends SeatPosition>(
  seats: readonly Position[],
  seat: SeatPosition,
): readonly Position[] {
  return seats.filter(
    (each) =>
      each.deck === seat.deck &&
      each.row === seat.row &&
      each.kind === seat.kind &&
      Math.abs(each.column - seat.column) === 1,
  );
}

/** Seats in the order in which one goes through a bus: deck, row, column. */
export function inBusOrder<Position extends SeatPosition>(seats: readonly Position[]): readonly Position[] {
  return seats.toSorted(
    (one, other) =>
      decks.indexOf(one.deck) - decks.indexOf(other.deck) || one.row - other.row || one.column - other.column,
  );
}
