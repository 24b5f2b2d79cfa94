/** Where a person is signed in, seen and ended over HTTP, on both databases. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatedDesk, portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(databases())('sessions over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
  });
  afterAll(() => office.stop());

  const agent = (userAgent?: string) =>
    portalDesk(
      office,
      'agent@demo.test',
      userAgent === undefined
        ? {}
        : {
            fetch: (input, init) =>
              fetch(input, { ...init, headers: { ...(init?.headers as object), 'user-agent': userAgent } }),
          },
    );

  it('tells browser, system and address, and ends one or all others', async () => {
    const [here, there, elsewhere] = [await agent(firefox), await agent(), await agent()];
    const { sessions, idleMinutes, maxHours } = await get(here.desk.session.sessions());
    expect([idleMinutes, maxHours]).toEqual([30, 12]);
    expect(sessions).toHaveLength(3);
    const [own, other] = sessions;
    expect(own).toMatchObject({ browser: 'Firefox', system: 'Linux', address: '127.0.0.1', current: true });
    expect(other).toMatchObject({ current: false });
    expect(other?.browser).toBeUndefined();
    const sessionId = other?.sessionId ?? '';
    const staff = await portalDesk(office, 'staff@demo.test');
    expect(await get(staff.desk.session.endSessions({ sessionId })), 'nobody else ends it').toEqual({ ended: 0 });
    const both = await Promise.all([
      get(here.desk.session.endSessions({ sessionId })),
      get(here.desk.session.endSessions({ sessionId })),
    ]);
    expect(both.map(({ ended }) => ended).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await get(here.desk.session.endSessions({}))).toEqual({ ended: 1 });
    for (const { desk } of [there, elsewhere])
      expect(await failureOf(desk.account.balance())).toMatchObject({ _tag: 'SessionInvalid' });
    expect((await get(here.desk.session.sessions())).sessions).toHaveLength(1);
    expect(await get(staff.desk.session.sessions())).toMatchObject({ sessions: [{ current: true }] });
  });

  it('are the person’s own: not seen or ended by who sits at the desk', async () => {
    const here = await agent();
    const own = await portalDesk(office, 'operator@demo.test');
    const there = await emulatedDesk(office, own.desk, here.signedIn?.identity);
    const refused = { _tag: 'NotPermitted', reason: 'emulating' };
    expect(await failureOf(there.desk.session.sessions())).toMatchObject(refused);
    expect(await failureOf(there.desk.session.endSessions({}))).toMatchObject(refused);
    expect((await get(own.desk.session.sessions())).sessions, 'the emulation is none of them').toHaveLength(1);
    expect((await get(here.desk.session.sessions())).sessions.filter(({ current }) => current)).toHaveLength(1);
  });
});
