/** The table of a booking's life: every state is reached, every end is an end, and nothing happens that is not in it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type FlightBookingStatus,
  flightBookingMoves,
  flightBookingStatuses,
  isFinal,
  refusedMove,
} from '#domain/booking/flight-booking-life.ts';

function reachableFrom(start: FlightBookingStatus): ReadonlySet<FlightBookingStatus> {
  const seen = new Set<FlightBookingStatus>([start]);
  for (const status of seen) for (const next of flightBookingMoves[status]) seen.add(next);
  return seen;
}

it('reaches every state from the first', () => {
  expect([...reachableFrom('requested')].sort()).toEqual([...flightBookingStatuses].sort());
});

it('reaches an end from every state, and never leaves one', () => {
  for (const status of flightBookingStatuses) {
    expect([...reachableFrom(status)].some(isFinal), status).toBe(true);
    if (isFinal(status)) expect(reachableFrom(status)).toEqual(new Set([status]));
  }
  expect(flightBookingStatuses.filter(isFinal)).toEqual(['ticketed', 'not-confirmed']);
});

it('has no way round: however it moves, a booking comes to its end within two moves', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (choices) => {
      let status: FlightBookingStatus = 'requested';
      let moves = 0;
      for (const choice of choices) {
        const open: readonly FlightBookingStatus[] = flightBookingMoves[status];
        const next: FlightBookingStatus | undefined = open[choice % Math.max(1, open.length)];
        if (next === undefined) break;
        status = next;
        moves += 1;
      }
      expect(isFinal(status)).toBe(true);
      expect(moves).toBeLessThanOrEqual(2);
    }),
  );
});

it('names a move that it lacks, staying included, and allows the rest', () => {
  for (const from of flightBookingStatuses) {
    for (const to of flightBookingStatuses) {
      expect(refusedMove(from, to)).toEqual(flightBookingMoves[from].includes(to) ? undefined : { from, to });
    }
    expect(refusedMove(from, from)).toEqual({ from, to: from });
  }
});
