/** The books: every stretch of agencies is walked, one check at a time, and a lost booking comes back as it was shown. */
import { Deferred, Effect } from 'effect';
import { expect, test } from 'vitest';
import type { BooksChecked, RestoreBooking } from '#application/desk/account/account.ts';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import { Books } from '#application/portal/operations/books.ts';
import { type BookFinding, isLostBooking, type LostBooking } from '#domain/account/books.ts';
import { violation } from '#domain/rules/violation.ts';
import { instant } from '#domain/time/instant.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const now = instant('2026-11-20T12:00:00.000Z');
const lost: LostBooking = { kind: 'booking-missing', agencyId: 'AGT10482', transactionId: 'FL26110000012' };
const end: BookFinding = { kind: 'ledger-end', agencyId: 'RG300007' };

class Office {
  readonly asked: (string | undefined)[] = [];
  readonly sent: RestoreBooking[] = [];
  first: Effect.Effect<BooksChecked, Unreachable> = Effect.succeed({ agencies: 100, findings: [lost], next: 'M' });
  restore: Effect.Effect<{ restored: boolean; status: 'confirmed' }, Invalid | Unreachable> = Effect.succeed({
    restored: true,
    status: 'confirmed',
  });

  readonly books = new Books(
    {
      checkBooks: ({ after }) => {
        this.asked.push(after);
        return after === undefined ? this.first : Effect.succeed({ agencies: 7, findings: [end] });
      },
      restoreBooking: (asked) => {
        this.sent.push(asked);
        return this.restore;
      },
    },
    signedInSession(),
    { now: () => now },
  );

  get state() {
    return this.books.state$.value;
  }
}

test('walks every stretch, and says when it ended', async () => {
  const office = new Office();
  await office.books.check();
  expect(office.asked).toEqual([undefined, 'M']);
  expect(office.state.checked).toEqual({
    kind: 'ready',
    value: { agencies: 107, findings: [lost, end], at: now },
  });
});

test('two presses are one check, and the last one stays to be read meanwhile', async () => {
  const office = new Office();
  await office.books.check();
  const answered = Deferred.makeUnsafe<BooksChecked, Unreachable>();
  office.first = Deferred.await(answered);
  const again = Promise.all([office.books.check(), office.books.check()]);
  expect(office.state).toMatchObject({ checking: true, checked: { kind: 'ready', value: { agencies: 107 } } });
  await Effect.runPromise(Deferred.succeed(answered, { agencies: 3, findings: [] }));
  await again;
  expect(office.asked).toEqual([undefined, 'M', undefined]);
  expect(office.state).toMatchObject({ checking: false, checked: { value: { agencies: 3, findings: [] } } });
});

test('a check that was cut off is no clean one', async () => {
  const office = new Office();
  office.first = Effect.fail(new Unreachable({ detail: 'cut off' }));
  await office.books.check();
  expect(office.state.checked).toMatchObject({ kind: 'failed', failure: { _tag: 'Unreachable' } });
});

test('only a missing booking is put back, once, and the books are held against each other again', async () => {
  expect([lost, end, { ...lost, kind: 'sale-missing' as const }].map(isLostBooking)).toEqual([true, false, false]);
  const office = new Office();
  await office.books.restore();
  expect(office.sent).toEqual([]);
  office.books.choose(lost);
  await Promise.all([office.books.restore(), office.books.restore()]);
  expect(office.sent).toEqual([{ agencyId: 'AGT10482', transactionId: 'FL26110000012' }]);
  expect(office.state).toMatchObject({
    lost: undefined,
    restored: { restored: true, transactionId: 'FL26110000012' },
    checked: { kind: 'ready' },
  });
});

test('what cannot be put back stays in sight with the reason', async () => {
  const office = new Office();
  office.books.choose(lost);
  office.restore = Effect.fail(
    new Invalid({ violations: [violation('restore-source-missing', 'transactionId', { source: 'quote' })] }),
  );
  await office.books.restore();
  expect(office.state).toMatchObject({ lost, restoring: false, failure: { _tag: 'Invalid' } });
  expect(office.state.restored).toBeUndefined();
  office.books.choose(undefined);
  expect(office.state.failure).toBeUndefined();
});
