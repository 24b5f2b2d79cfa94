/** The clock of the house: looked at for as long as an operator is there, and what was found stays where no answer comes. */
import { Effect } from 'effect';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClockTrouble } from '#domain/account/clock.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { HouseClock } from '#application/portal/operations/house-clock.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

afterEach(() => vi.useRealTimers());

test('is looked at at once and every minute until nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const fast: ClockTrouble = { kind: 'jumped', seconds: 5400 };
  const answers: Effect.Effect<{ readonly troubles: readonly ClockTrouble[] }, Unreachable>[] = [
    Effect.succeed({ troubles: [fast] }),
    Effect.fail(new Unreachable({ detail: 'cut off' })),
    Effect.succeed({ troubles: [] }),
  ];
  let asked = 0;
  const clock = new HouseClock(
    { clockTroubles: () => Effect.suspend(() => answers[asked++] ?? Effect.succeed({ troubles: [fast] })) },
    signedInSession(),
  );
  const stop = clock.follow();
  const shows = (troubles: readonly ClockTrouble[]) => expect(clock.state$.value.troubles).toEqual(troubles);
  await vi.waitFor(() => shows([fast]));
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(asked).toBe(2));
  shows([fast]);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => shows([]));
  stop();
  vi.advanceTimersByTime(600_000);
  expect(asked).toBe(3);
});
