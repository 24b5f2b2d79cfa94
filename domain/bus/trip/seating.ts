/**
 * Who may sit where. Seats kept for women are theirs alone; beside a woman who travels without company operators seat women
 * only, and where an operator says so beside a man men only. People of one booking may sit together as they like.
 */
import type { Gender } from '../../people/gender.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { besides, type SeatPosition, type SeatState } from './layout.ts';

/** A seat of a bus before anybody looks who sits beside it. */
export interface KeptSeat extends SeatPosition {
  /** Kept for women by the operator. */
  readonly ladies: boolean;
  /** Not sold here. */
  readonly withheld: boolean;
}

/** Who sits on a seat, and in whose party; parties of one booking are one. */
export interface Occupant {
  readonly seat: string;
  readonly gender: Gender;
  readonly party: string;
}

/** women: the seat beside a lone woman is for women. both: beside a lone man also for men. */
export type NeighbourRule = 'women' | 'both';

/** What each seat is to somebody who travels alone. */
export function stateOf(
  seat: KeptSeat,
  seats: readonly KeptSeat[],
  occupants: readonly Occupant[],
  rule: NeighbourRule,
): SeatState {
  if (occupants.some((each) => each.seat === seat.seat)) return 'taken';
  if (seat.withheld) return 'blocked';
  const beside = besides(seats, seat).flatMap((each) => occupants.filter((one) => one.seat === each.seat));
  if (seat.ladies || beside.some(({ gender }) => gender === 'female')) return 'ladies';
  return rule === 'both' && beside.some(({ gender }) => gender === 'male') ? 'gentlemen' : 'free';
}

/** A seat that somebody wants, and for whom. */
export interface WantedSeat {
  readonly seat: string;
  readonly gender: Gender;
}

/**
 * What stands against a party's seats: `bus-seat-unknown`, `bus-seat-twice`, `seat-taken`, `seat-ladies`, `seat-gentlemen`, each at
 * `travellers[n].seat` with the seat's name; `seats-count` where there are none or more than a ticket has.
 */
export function checkSeats(
  wanted: readonly WantedSeat[],
  seats: readonly KeptSeat[],
  occupants: readonly Occupant[],
  { rule, most }: { readonly rule: NeighbourRule; readonly most: number },
): readonly Violation[] {
  if (wanted.length === 0 || wanted.length > most) return [violation('seats-count', 'travellers', { most })];
  return wanted.flatMap(({ seat: name, gender }, at) => {
    const path = `travellers[${at}].seat`;
    const seat = seats.find((each) => each.seat === name);
    if (seat === undefined) return [violation('bus-seat-unknown', path, { seat: name })];
    if (wanted.slice(0, at).some((each) => each.seat === name))
      return [violation('bus-seat-twice', path, { seat: name })];
    const state = stateOf(seat, seats, occupants, rule);
    if (state === 'taken' || state === 'blocked') return [violation('seat-taken', path, { seat: name })];
    if (state === 'ladies' && gender !== 'female') return [violation('seat-ladies', path, { seat: name })];
    return state === 'gentlemen' && gender !== 'male' ? [violation('seat-gentlemen', path, { seat: name })] : [];
  });
}
