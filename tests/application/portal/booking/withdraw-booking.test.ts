/** Taking back what is on request: asked first, sent once, and what came of it. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { InDoubt, NotAllowedInState } from '#application/desk/failures.ts';
import { WithdrawBooking } from '#application/portal/booking/cancel/withdraw-booking.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';

const transactionId = 'HT26112000000017';

function withdrawing(
  answer: Effect.Effect<{ transactionId: string; status: 'not-confirmed' }, NotAllowedInState | InDoubt>,
) {
  const sent: string[] = [];
  let refreshed = 0;
  const desk = {
    withdraw: (asked: { readonly transactionId: string }) =>
      Effect.suspend(() => (sent.push(asked.transactionId), answer)),
  };
  const account = { refresh: () => Promise.resolve(void (refreshed += 1)) };
  const use = new WithdrawBooking(desk, new AfterBookingDesk().session, account);
  return { use, sent, refreshed: () => refreshed };
}
const done = Effect.succeed({ transactionId, status: 'not-confirmed' as const });

it('sends nothing that was not asked about, and once what was', async () => {
  const { use, sent, refreshed } = withdrawing(done);
  expect(await use.commit()).toBeUndefined();
  use.ask(transactionId);
  expect(await Promise.all([use.commit(), use.commit()])).toEqual(['done', undefined]);
  expect([sent, refreshed(), use.state$.value.asked]).toEqual([[transactionId], 1, undefined]);
});

it('says so where it was decided before, whichever way', async () => {
  const { use, refreshed } = withdrawing(Effect.fail(new NotAllowedInState({ state: 'confirmed' })));
  use.ask(transactionId);
  expect(await use.commit()).toBe('before');
  expect([refreshed(), use.state$.value.asked]).toEqual([1, undefined]);
});

it.each([new InDoubt({ transactionId }), new NotAllowedInState({ state: 'on-request' })])(
  'is still asked where nothing came of it: %o',
  async (failure) => {
    const { use } = withdrawing(Effect.fail(failure));
    use.ask(transactionId);
    expect(await use.commit()).toBeUndefined();
    expect(use.state$.value).toEqual({ asked: transactionId, sending: false, failure });
    use.leave();
    expect(use.state$.value.asked).toBeUndefined();
  },
);
