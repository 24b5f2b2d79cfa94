/** The badge beside the holds: how many of them end today. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { HoldsQueue } from '#application/desk/booking.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { HoldsDue } from '#application/portal/booking/hold/holds-due.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { bookingReference } from '#infrastructure/wire/reference/booking.ts';

it('counts what ends today, keeps its figure where asking fails, and asks only while the tab is seen', async () => {
  const [row] = bookingReference.holds.answer.holds;
  if (row === undefined) throw new Error('The reference has a hold');
  const queue: HoldsQueue = {
    holds: (['lapsed', 'soon', 'today', 'later'] as const).map((urgency) => ({ ...row, urgency })),
  };
  let fails = false;
  let seen = true;
  let asked = 0;
  let onShown = () => undefined as void;
  const desk = {
    holds: () =>
      Effect.suspend(() => {
        asked += 1;
        return fails ? Effect.fail(new Unreachable({ detail: 'lost' })) : Effect.succeed(queue);
      }),
  };
  const due = new HoldsDue(desk, signedInSession('AGT10001'), {
    visible: () => seen,
    onShown: (shown) => {
      onShown = shown;
      return () => undefined;
    },
  });
  const stop = due.start(3_600_000);
  await expect.poll(() => due.state$.value).toBe(2);
  fails = true;
  onShown();
  await expect.poll(() => asked).toBe(2);
  expect(due.state$.value).toBe(2);
  seen = false;
  onShown();
  expect(asked).toBe(2);
  stop();
});
