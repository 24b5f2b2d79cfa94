/** A second factor over HTTP on both databases: enrolled, asked for, each code once, guessed no faster than a password, required. */
import { Effect } from 'effect';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  demonstrationPassword,
  portalDesk,
  type RunningBackOffice,
  runBackOffice,
} from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = async <A, E>(asked: Effect.Effect<A, E>): Promise<unknown> => {
  const failure = (await get(Effect.flip(asked))) as { _tag: string; reason?: string; violations?: { code: string }[] };
  return failure.violations?.map(({ code }) => code).join() ?? failure.reason ?? failure._tag;
};
const password = demonstrationPassword;
/** What an app shows; `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

describe.each(databases())('a second factor on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database, { ELEVATED_SECOND_FACTOR: '1' });
  });
  afterAll(() => office.stop());

  const anybody = async () => (await portalDesk(office)).desk.session;
  const enrol = async (session: Desk['session']) => {
    const { secret, address, outline } = await get(session.beginSecondFactor({ password }));
    const spent = codeOf(secret);
    const { recovery } = await get(session.confirmSecondFactor({ code: spent }));
    return { secret, address, outline, recovery, spent };
  };

  it('is enrolled by a code of the app, and asked for from then on', async () => {
    const userId = 'agent@demo.test';
    const { desk } = await portalDesk(office, userId);
    expect(await get(desk.session.secondFactor())).toEqual({ on: false, recoveryLeft: 0, required: false });
    expect(await refusal(desk.session.beginSecondFactor({ password: 'wrong' }))).toBe('password-wrong');
    expect(await refusal(desk.session.confirmSecondFactor({ code: '123456' }))).toBe('NotAllowedInState');
    const first = await get(desk.session.beginSecondFactor({ password }));
    // Begun and not confirmed, it is asked of nobody.
    await portalDesk(office, userId);
    expect(await refusal(desk.session.confirmSecondFactor({ code: codeOf(first.secret, 9) }))).toBe(
      'second-code-wrong',
    );
    const { secret, address, outline, recovery, spent } = await enrol(desk.session);
    expect(secret).not.toBe(first.secret);
    expect(address).toMatch(/^otpauth:\/\/totp\/.*agent%40demo\.test\?/);
    expect(outline.path).toMatch(/^M/);
    expect(recovery).toHaveLength(10);
    expect(await get(desk.session.secondFactor())).toMatchObject({ on: true, recoveryLeft: 10 });
    expect(await refusal(desk.session.beginSecondFactor({ password }))).toBe('NotAllowedInState');

    const session = await anybody();
    expect(await refusal(session.logIn({ userId, password }))).toBe('second-factor-needed');
    expect(await refusal(session.logIn({ userId, password: 'wrong', code: codeOf(secret, 1) }))).toBe('login-refused');
    expect(await refusal(session.logIn({ userId, password, code: spent }))).toBe('second-factor-refused');
    const later = codeOf(secret, 1);
    expect(await get(session.logIn({ userId, password, code: later }))).toHaveProperty('token');
    expect(await refusal(session.logIn({ userId, password, code: later }))).toBe('second-factor-refused');
    const [spare = ''] = recovery;
    expect(await get(session.logIn({ userId, password, code: spare.toLowerCase() }))).toHaveProperty('token');
    expect(await refusal(session.logIn({ userId, password, code: spare }))).toBe('second-factor-refused');
    expect(await get(desk.session.secondFactor())).toMatchObject({ recoveryLeft: 9 });
    // Neither secret nor code stands in the database.
    const kept = JSON.stringify(await database.query('select * from second_factor'));
    for (const text of [secret, ...recovery, ...recovery.map((each) => each.replace('-', ''))])
      expect(kept).not.toContain(text);

    const [, next = ''] = recovery;
    expect(await refusal(desk.session.endSecondFactor({ password, code: '000000' }))).toBe('second-code-wrong');
    await get(desk.session.endSecondFactor({ password, code: next }));
    expect(await get(session.logIn({ userId, password }))).toHaveProperty('token');
  });

  it('counts a code once in many logins of the same moment, and slows down who guesses', async () => {
    const userId = 'staff@demo.test';
    const { desk } = await portalDesk(office, userId);
    const { recovery } = await enrol(desk.session);
    const session = await anybody();
    const [spare = ''] = recovery;
    const all = (code: string) =>
      Promise.all(Array.from({ length: 4 }, () => get(Effect.result(session.logIn({ userId, password, code })))));
    const together = await all(spare);
    expect(together.filter(({ _tag }) => _tag === 'Success')).toHaveLength(1);
    const began = performance.now();
    const guessed = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        refusal(session.logIn({ userId, password, code: String(at).padStart(6, '9') })).catch(() => 'guessed'),
      ),
    );
    // Five at once, the next after two seconds, then after four more, eight more and so on.
    const doublings = Math.floor(Math.log2((performance.now() - began) / 2000 + 1));
    expect(guessed.filter((each) => each === 'second-factor-refused').length).toBeLessThanOrEqual(5 + doublings);
    expect(guessed).toContain('TooManyRequests');
    expect(guessed).not.toContain('guessed');
  });

  it('is needed by elevated users before anything else where the setting says so', async () => {
    const { desk } = await portalDesk(office, 'operator@demo.test');
    expect(await get(desk.session.userDetails())).toMatchObject({ mustEnrol: true, rights: [] });
    expect(await refusal(desk.account.balance())).toBe('second-factor-required');
    expect(await refusal(desk.account.deposits({ scope: 'all', page: 1 }))).toBe('second-factor-required');
    expect(await refusal(desk.session.sessions())).toBe('second-factor-required');
    expect(await get(desk.session.secondFactor())).toMatchObject({ on: false, required: true });
    await enrol(desk.session);
    expect(await get(desk.session.userDetails())).not.toHaveProperty('mustEnrol');
    expect(await get(desk.account.deposits({ scope: 'all', page: 1 }))).toHaveProperty('deposits');

    // Of who lost theirs and every recovery code they end it, and nobody else does.
    const userId = 'agent@demo.test';
    const lost = (await portalDesk(office, userId)).desk;
    await enrol(lost.session);
    const person = { agencyId: 'malabar', userId };
    const hasOne = (people: readonly { readonly userId: string; readonly hasSecondFactor: boolean }[]) =>
      people.find((each) => each.userId === userId)?.hasSecondFactor;
    const again = () => anybody().then((session) => session.logIn({ userId, password }));
    expect(hasOne((await get(desk.operations.resetPerson(person))).people)).toBe(true);
    expect(await refusal(await again())).toBe('second-factor-needed');
    const ending = { ...person, endSecondFactor: true };
    expect(await refusal(lost.operations.resetPerson(ending))).toBe('right-missing');
    expect(hasOne((await get(desk.operations.resetPerson(ending))).people)).toBe(false);
    expect(await get(await again())).toHaveProperty('token');
    // Asked for once more, there is none to end.
    await get(desk.operations.resetPerson(ending));
    const noted = await database.query<{ detail: { readonly secondFactor?: string } }>(
      `select detail from audit where operation = 'operations.reset-person' order by audit_id`,
    );
    expect(noted.map(({ detail }) => detail.secondFactor)).toEqual([undefined, 'ended', undefined]);
  });
});
