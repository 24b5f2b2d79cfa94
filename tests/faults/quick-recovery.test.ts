/**
 * A server that is killed in the middle of a booking: its next start, or another over the same database, answers the same
 * request, and waits for no lease to end.
 */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { quotedByWire } from '#tests/browser/pages/by-wire.ts';
import { agent, password, startServer } from '#tests/browser/harness/server.ts';
import { freshServerUrl } from '#tests/support/databases.ts';

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

it('a booking of a server that was killed is settled by the other over the same database, before its lease ends', async () => {
  const url = await freshServerUrl();
  const shared = { DATABASE_URL: url, DEMO: '1' };
  const victim = await startServer(shared);
  const other = await startServer(shared);
  const database = await openServerDatabase(url);
  const deskOf = (base: string, token?: string) => wireDesk({ base, token: () => token, language: () => 'en' });
  const { token } = await run(deskOf(other.base).session.logIn({ userId: agent, password }));
  const desk = deskOf(other.base, token);
  const request = await quotedByWire(desk, { day: 40 });
  await victim.kill();
  await victim.startAgain({ SANDBOX_FAULTS: '{"delayMs":35000}' });
  const cutOff = run(Effect.flip(deskOf(victim.base, token).flight.book(request)));
  const reserved = async () => (await run(desk.account.balance())).reserved.minor;
  await expect.poll(reserved).toBeGreaterThan(0);
  const leaseEnd = `select max(until)::text as until from booking_lease where owner is not null`;
  const [lease] = await database.query<{ until: string }>(leaseEnd, []);
  await victim.kill();
  await cutOff;
  const settledStates = ['confirmed', 'not-confirmed'];
  const settled = async (): Promise<string> => {
    const answer = await run(Effect.result(desk.flight.book(request)));
    return answer._tag === 'Success' ? answer.success.status : 'under way';
  };
  await expect.poll(settled, { timeout: 120_000 }).toSatisfy((status: string) => settledStates.includes(status));
  const inTime = `select clock_timestamp() < $1::timestamptz as early`;
  expect(await database.query(inTime, [lease?.until ?? ''])).toEqual([{ early: true }]);
  expect(await reserved()).toBe(0);
  await database.close();
  for (const server of [victim, other]) await server.stop();
});
