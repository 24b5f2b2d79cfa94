/** The table of a booking's life: every state is reached, every end is an end, and nothing happens that is not in it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countsByStatus,
  type BookingStatus,
  bookingMoves,
  bookingStatuses,
  isFinal,
  isUnderWay,
  refusedMove,
} from '#domain/booking/life.ts';

function reachableFrom(start: BookingStatus): ReadonlySet<BookingStatus> {
  const seen = new Set<BookingStatus>([start]);
  for (const status of seen) for (const next of bookingMoves[status]) seen.add(next);
  return seen;
}

it('reaches every state from the first', () => {
  expect([...reachableFrom('requested')].sort()).toEqual([...bookingStatuses].sort());
});

it('reaches an end from every state, and never leaves one', () => {
  for (const status of bookingStatuses) {
    expect([...reachableFrom(status)].some(isFinal), status).toBe(true);
    if (isFinal(status)) expect(reachableFrom(status)).toEqual(new Set([status]));
  }
  expect(bookingStatuses.filter(isFinal)).toEqual(['not-confirmed', 'cancelled', 'released', 'expired']);
});

it('waits for an answer only where one comes, and comes to rest with it', () => {
  expect(bookingStatuses.filter(isUnderWay)).toEqual(['requested', 'in-doubt', 'on-request', 'amending']);
  for (const status of bookingStatuses.filter((each) => !isUnderWay(each))) {
    expect(bookingMoves[status].filter((next) => next !== 'amending')).toEqual([]);
  }
  expect(bookingMoves.amending.filter(isUnderWay)).toEqual([]);
});

it('is never asked for again: no state leads back to the first three', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
      let status: BookingStatus = 'requested';
      const been: BookingStatus[] = [];
      for (const choice of choices) {
        const open: readonly BookingStatus[] = bookingMoves[status];
        const next: BookingStatus | undefined = open[choice % Math.max(1, open.length)];
        if (next === undefined) break;
        status = next;
        been.push(status);
      }
      expect(been).not.toContain('requested');
      expect(been.lastIndexOf('in-doubt')).toBeLessThanOrEqual(0);
      expect(been.lastIndexOf('on-request')).toBeLessThanOrEqual(1);
      expect(been.indexOf('not-confirmed')).toBeLessThanOrEqual(2);
    }),
  );
});

it('names a move that it lacks, staying included, and allows the rest', () => {
  for (const from of bookingStatuses) {
    for (const to of bookingStatuses) {
      expect(refusedMove(from, to)).toEqual(bookingMoves[from].includes(to) ? undefined : { from, to });
    }
    expect(refusedMove(from, from)).toEqual({ from, to: from });
  }
});

it('counts every state', () => {
  expect(Object.keys(countsByStatus()).sort()).toEqual([...bookingStatuses].sort());
  expect(countsByStatus({ held: 2 })).toMatchObject({ held: 2, confirmed: 0 });
});
