/** What was approved before it is booked lets one booking be made, whatever is tried at once and wherever it ends. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import { afterUse, takePermission } from '#application/backoffice/corporate/approvals/take-permission.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { ToBook } from '#domain/corporate/approval.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { permittedApproval } from '#tests/fixtures/corporate.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const permitted = permittedApproval;
const { trip } = permitted;
const now = instant('2026-11-20T10:00:00.000Z');
const who = {
  kind: 'signed-in',
  agencyId: 'AG1',
  actor: { userId: 'farhan', name: 'Farhan', agencyId: 'AG1' },
} as SignedInCaller;

let kept: KeptApproval;
/** Of the booking that a request made. */
let status: BookingStatus | undefined;
const ports = {
  approvals: {
    // What is read is old by the time at which it is used, as in a database.
    permitted: () =>
      Effect.promise(async () => {
        await Promise.resolve();
        const made = status !== undefined && kept.usedBy !== undefined && { transactionId: 'FL1' };
        return kept.state === 'permitted' ? [{ ...kept, ...made }] : [];
      }),
    save: ({ approval }: { readonly approval: KeptApproval }) =>
      Effect.sync(() => {
        if (approval.version !== kept.version) return false;
        kept = { ...approval, version: approval.version + 1 };
        return true;
      }),
  },
  bookings: { find: () => Effect.sync(() => status && ({ status } as KeptBooking)) },
};
const use = (requestId: string, more: Partial<ToBook> = {}) =>
  Effect.runPromise(
    takePermission(ports, who, 'farhan', {
      product: 'flight',
      trip,
      total: rupees(5_000),
      findings: [],
      now,
      ...more,
      requestId,
    }),
  );

beforeEach(() => {
  [kept, status] = [permitted, undefined];
});

test('of two at once one books, and the same request again is the same', async () => {
  const is = await Promise.all([use('one'), use('two')]);
  expect(is.map((each) => each?.is)).toEqual(['taken', 'used']);
  expect(await use('one')).toEqual({ approvalId: 'AP1', is: 'taken' });
  expect(kept.usedBy).toEqual({ requestId: 'one', at: now });
});

test('the same request for a dearer trip, another trip, or too late, books nothing by it', async () => {
  await use('one');
  expect(await use('one', { total: rupees(5_501) })).toBeUndefined();
  expect(await use('one', { trip: { ...trip, leadTraveller: 'Ravi Rao' } })).toBeUndefined();
  kept = permitted;
  expect(await use('one', { now: plusMinutes(now, 60) })).toBeUndefined();
  expect(await use('one', { total: rupees(5_500), now: plusMinutes(now, 59) })).toMatchObject({ is: 'taken' });
});

test('a request of which nothing came leaves it to another, and one whose booking is made does not', async () => {
  await use('one');
  const soon = plusMinutes(now, 1);
  for (const open of ['requested', 'in-doubt'] as const) {
    status = open;
    expect(await use('two', { now: soon })).toMatchObject({ is: 'used' });
  }
  status = 'confirmed';
  expect(await use('two', { now: soon })).toBeUndefined();
  status = 'not-confirmed';
  expect(await use('two', { now: soon })).toMatchObject({ is: 'taken' });
  status = undefined;
  expect(await use('three', { now: soon })).toMatchObject({ is: 'used' });
  expect(await use('three', { now: plusMinutes(soon, 1) })).toMatchObject({ is: 'taken' });
});

test('the same request again has its time once more, and no more than is left to book it', async () => {
  await use('one');
  const again = plusMinutes(now, 1);
  expect(await use('one', { now: again })).toMatchObject({ is: 'taken' });
  // Another would take it, or the sweep free it, while the first is on its way to its booking.
  expect(await use('two', { now: again })).toMatchObject({ is: 'used' });
  expect(await use('one', { now: plusMinutes(now, 60) })).toBeUndefined();
});

test('what came of it is recorded: booked, or free once more', async () => {
  const used = { ...permitted, usedBy: { requestId: 'one', at: now } };
  const after = (more: Partial<KeptApproval>, minutes: number) =>
    Effect.runPromise(afterUse(ports, { ...used, ...more }, plusMinutes(now, minutes)));
  expect(await after({}, 0)).toBeUndefined();
  expect(await after({}, 1)).toEqual(permitted);
  for (const [of, outcome] of [
    ['requested', undefined],
    ['not-confirmed', permitted],
    ['held', { ...permitted, state: 'booked', transactionId: 'FL1' }],
    ['confirmed', { ...permitted, state: 'booked', transactionId: 'FL1' }],
  ] as const) {
    status = of;
    expect(await after({ transactionId: 'FL1' }, 0)).toEqual(outcome);
  }
});
