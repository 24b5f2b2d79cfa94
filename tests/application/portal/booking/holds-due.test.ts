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
    holds: (['expired', 'soon', 'today', 'later'] as const).map((urgency) => ({ ...row, urgency })),
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

it('drops the figure of a user who left, also where it comes only then, and asks no more once stopped', async () => {
  const session = signedInSession('AGT10001');
  const [row] = bookingReference.holds.answer.holds;
  if (row === undefined) throw new Error('The reference has a hold');
  const answers: ((queue: HoldsQueue) => void)[] = [];
  let watching = 0;
  const due = new HoldsDue(
    { holds: () => Effect.promise(() => new Promise((answer) => answers.push(answer))) },
    session,
    {
      visible: () => true,
      onShown: () => {
        watching += 1;
        return () => (watching -= 1);
      },
    },
  );
  const stop = due.start(5);
  const queue = { holds: [{ ...row, urgency: 'soon' as const }] };
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  answers.shift()?.(queue);
  await expect.poll(() => due.state$.value).toBe(1);
  const state = session.state$.value;
  session.state$.next({ kind: 'signed-out' });
  expect(due.state$.value).toBe(0);
  for (const answer of answers.splice(0)) answer(queue);
  await new Promise((later) => setTimeout(later, 20));
  expect([due.state$.value, answers.length]).toEqual([0, 0]);
  if (state.kind !== 'signed-in') throw new Error('signed in before');
  session.state$.next({ ...state, auth: { ...state.auth, mustChangePassword: true } });
  await new Promise((later) => setTimeout(later, 20));
  expect(answers).toEqual([]);
  stop();
  expect(watching).toBe(0);
  session.state$.next(state);
  await new Promise((later) => setTimeout(later, 20));
  expect(answers).toEqual([]);
});
