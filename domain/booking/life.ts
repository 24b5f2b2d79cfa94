/**
 * The life of a booking, of any product: the only table that says which state may follow which. The sagas, the stores and the
 * screens read it; a move that it lacks is a `MoveNotAllowed`.
 */

/**
 * requested: in one commit the intent is recorded, the agency's funds are reserved and the supplier is about to be asked.
 * in-doubt: the supplier did not answer in time; it will be asked for the outcome of the request.
 * on-request: others decide, as a hotel, and the supplier says later; the funds stay reserved meanwhile.
 * not-confirmed: in one commit the supplier's no is recorded and the funds are released.
 * held: the supplier keeps what was ordered until a limit; nothing is paid or reserved.
 * confirmed: in one commit the supplier's yes is recorded and the funds are captured.
 * part-cancelled: some units were cancelled, the others stand.
 * changed: it became another of its kind, as other flights.
 * amending: something is being done to it, and until that has ended nothing else (see `amendment.ts`).
 * cancelled, released, expired: nothing of it is booked any more; a hold was given back, or its limit passed.
 */
export const bookingStatuses = [
  'requested',
  'in-doubt',
  'on-request',
  'not-confirmed',
  'held',
  'confirmed',
  'part-cancelled',
  'changed',
  'amending',
  'cancelled',
  'released',
  'expired',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingMoves: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  requested: ['confirmed', 'held', 'not-confirmed', 'in-doubt', 'on-request'],
  'in-doubt': ['confirmed', 'held', 'not-confirmed', 'on-request'],
  'on-request': ['confirmed', 'not-confirmed'],
  'not-confirmed': [],
  held: ['amending'],
  confirmed: ['amending'],
  'part-cancelled': ['amending'],
  changed: ['amending'],
  amending: ['held', 'confirmed', 'part-cancelled', 'changed', 'cancelled', 'released', 'expired'],
  cancelled: [],
  released: [],
  expired: [],
};

export interface MoveNotAllowed {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

/** Undefined when the move is in the table. */
export function refusedMove(from: BookingStatus, to: BookingStatus): MoveNotAllowed | undefined {
  return bookingMoves[from].includes(to) ? undefined : { from, to };
}

/** States from which nothing follows. */
export function isFinal(status: BookingStatus): boolean {
  return bookingMoves[status].length === 0;
}

/** States in which the supplier has been asked and its outcome is not known: what comes next, comes by itself. */
export function isUnderWay(status: BookingStatus): boolean {
  return status === 'amending' || isUndecided(status);
}

/** Nobody knows yet whether it is bought: what it costs is reserved. */
export function isUndecided(status: BookingStatus): boolean {
  return status === 'requested' || status === 'in-doubt' || status === 'on-request';
}

/** As many of each state as are said, none of the others. */
export function countsByStatus(
  counts: Partial<Readonly<Record<BookingStatus, number>>> = {},
): Readonly<Record<BookingStatus, number>> {
  return {
    requested: 0,
    'in-doubt': 0,
    'on-request': 0,
    'not-confirmed': 0,
    held: 0,
    confirmed: 0,
    'part-cancelled': 0,
    changed: 0,
    amending: 0,
    cancelled: 0,
    released: 0,
    expired: 0,
    ...counts,
  };
}
