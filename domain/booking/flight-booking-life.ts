/**
 * The life of a flight booking: the only table that says which state may follow which. The saga, the stores and the
 * screens read it; a move that it lacks is a `MoveNotAllowed`.
 */

/**
 * requested: in one commit the intent is recorded, the agency's funds are reserved and the supplier is about to be asked.
 * in-doubt: the supplier did not answer in time; it will be asked what became of the request.
 * ticketed: in one commit the supplier's yes is recorded and the funds are captured.
 * not-confirmed: in one commit the supplier's no is recorded and the funds are released.
 */
export const flightBookingStatuses = ['requested', 'in-doubt', 'ticketed', 'not-confirmed'] as const;
export type FlightBookingStatus = (typeof flightBookingStatuses)[number];

export const flightBookingMoves: Readonly<Record<FlightBookingStatus, readonly FlightBookingStatus[]>> = {
  requested: ['ticketed', 'not-confirmed', 'in-doubt'],
  'in-doubt': ['ticketed', 'not-confirmed'],
  ticketed: [],
  'not-confirmed': [],
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
