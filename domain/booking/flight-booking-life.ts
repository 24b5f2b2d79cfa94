/**
 * The life of a flight booking: the only table that says which state may follow which. The sagas, the stores and the
 * screens read it; a move that it lacks is a `MoveNotAllowed`.
 */

/**
 * requested: in one commit the intent is recorded, the agency's funds are reserved and the supplier is about to be asked.
 * in-doubt: the supplier did not answer in time; it will be asked what became of the request.
 * not-confirmed: in one commit the supplier's no is recorded and the funds are released.
 * held: the supplier keeps the seats until a limit; nothing is paid or reserved.
 * ticketed: in one commit the supplier's yes is recorded and the funds are captured.
 * part-cancelled: some travellers or directions were cancelled, the others fly.
 * rescheduled: it was moved to other flights.
 * amending: something is being done to it, and until that has ended nothing else (see `amendment.ts`).
 * cancelled, released, expired: nobody flies on it any more; a hold was given back, or its limit passed.
 */
export const flightBookingStatuses = [
  'requested',
  'in-doubt',
  'not-confirmed',
  'held',
  'ticketed',
  'part-cancelled',
  'rescheduled',
  'amending',
  'cancelled',
  'released',
  'expired',
] as const;
export type FlightBookingStatus = (typeof flightBookingStatuses)[number];

export const flightBookingMoves: Readonly<Record<FlightBookingStatus, readonly FlightBookingStatus[]>> = {
  requested: ['ticketed', 'held', 'not-confirmed', 'in-doubt'],
  'in-doubt': ['ticketed', 'held', 'not-confirmed'],
  'not-confirmed': [],
  held: ['amending'],
  ticketed: ['amending'],
  'part-cancelled': ['amending'],
  rescheduled: ['amending'],
  amending: ['held', 'ticketed', 'part-cancelled', 'rescheduled', 'cancelled', 'released', 'expired'],
  cancelled: [],
  released: [],
  expired: [],
};

export interface MoveNotAllowed {
  readonly from: FlightBookingStatus;
  readonly to: FlightBookingStatus;
}

/** Undefined when the move is in the table. */
export function refusedMove(from: FlightBookingStatus, to: FlightBookingStatus): MoveNotAllowed | undefined {
  return flightBookingMoves[from].includes(to) ? undefined : { from, to };
}

/** States from which nothing follows. */
export function isFinal(status: FlightBookingStatus): boolean {
  return flightBookingMoves[status].length === 0;
}

/** States in which the airline has been asked and has not answered: what comes next, comes by itself. */
export function isUnderWay(status: FlightBookingStatus): boolean {
  return status === 'requested' || status === 'in-doubt' || status === 'amending';
}

/** As many of each state as are said, none of the others. */
export function countsByStatus(
  counts: Partial<Readonly<Record<FlightBookingStatus, number>>> = {},
): Readonly<Record<FlightBookingStatus, number>> {
  return {
    requested: 0,
    'in-doubt': 0,
    'not-confirmed': 0,
    held: 0,
    ticketed: 0,
    'part-cancelled': 0,
    rescheduled: 0,
    amending: 0,
    cancelled: 0,
    released: 0,
    expired: 0,
    ...counts,
  };
}
