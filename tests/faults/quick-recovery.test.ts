/** A server that is killed in the middle of a booking: its next start answers the same request, and waits for no lease to end. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { quotedByWire } from '#tests/browser/pages/by-wire.ts';
import { agent, password, startServer } from '#tests/browser/harness/server.ts';

const run = Effect.runPromise;

it('a booking that was under way when the server was killed is settled by the next start', async () => {
  const server = await startServer();
  const deskOf = (token?: string) => wireDesk({ base: server.base, token: () => token, language: () => 'en' });
  const { token } = await run(deskOf().session.logIn({ userId: agent, password }));
  const desk = deskOf(token);
  const request = await quotedByWire(desk, { day: 40 });
  await server.kill();
  // From now on the airline takes longer than the test needs to see that it was asked.
  await server.startAgain({ SANDBOX_FAULTS: '{"delayMs":35000}' });
  const cutOff = run(Effect.flip(desk.flight.book(request)));
  const reserved = async () => (await run(desk.account.balance())).reserved.minor;
  await expect.poll(reserved).toBeGreaterThan(0);
  await server.kill();
  expect(await cutOff).toMatchObject({ _tag: 'Unreachable' });
  await server.startAgain();
  // Settled either way, whether the airline had sold it or not; in doubt is a failure.
  expect(await run(desk.flight.book(request))).toMatchObject({
    status: expect.stringMatching(/^(not-)?confirmed$/) as string,
  });
  expect(await reserved()).toBe(0);
  await server.stop();
});
