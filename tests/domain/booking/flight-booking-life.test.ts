/** The table of a booking's life: every state is reached, every end is an end, and nothing happens that is not in it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countsByStatus,
  type FlightBookingStatus,
  flightBookingMoves,
  flightBookingStatuses,
  isFinal,
  isUnderWay,
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
  expect(flightBookingStatuses.filter(isFinal)).toEqual(['not-confirmed', 'cancelled', 'released', 'expired']);
});

it('waits for an answer only where one comes, and comes to rest with it', () => {
  expect(flightBookingStatuses.filter(isUnderWay)).toEqual(['requested', 'in-doubt', 'amending']);
  for (const status of flightBookingStatuses.filter((each) => !isUnderWay(each))) {
    expect(flightBookingMoves[status].filter((next) => next !== 'amending')).toEqual([]);
  }
  expect(flightBookingMoves.amending.filter(isUnderWay)).toEqual([]);
});

it('is never asked for again: no state leads back to the first two', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
      let status: FlightBookingStatus = 'requested';
      const been: FlightBookingStatus[] = [];
      for (const choice of choices) {
        const open: readonly FlightBookingStatus[] = flightBookingMoves[status];
        const next: FlightBookingStatus | undefined = open[choice % Math.max(1, open.length)];
        if (next === undefined) break;
        status = next;
        been.push(status);
      }
      expect(been).not.toContain('requested');
      expect(been.lastIndexOf('in-doubt')).toBeLessThanOrEqual(0);
      expect(been.indexOf('not-confirmed')).toBeLessThanOrEqual(1);
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

it('counts every state', () => {
  expect(Object.keys(countsByStatus()).sort()).toEqual([...flightBookingStatuses].sort());
  expect(countsByStatus({ held: 2 })).toMatchObject({ held: 2, ticketed: 0 });
});
