import { Effect, Result } from 'effect';
import { beforeEach, describe, expect, test } from 'vitest';
import { rights } from '#application/backoffice/caller.ts';
import { forgotPassword } from '#application/backoffice/session/forgot-password.ts';
import { LogIn } from '#application/backoffice/session/log-in.ts';
import { changePassword } from '#application/backoffice/session/change-password.ts';
import { makeSessionDesk, type SessionDeskPorts } from '#application/backoffice/session/session-desk.ts';
import { networkOf } from '#application/backoffice/session/attempts.ts';
import { Invalid, NotPermitted, TooManyRequests } from '#application/desk/failures.ts';
import {
  CountedChance,
  makeAsking,
  makeCaller,
  makeUser,
  MemoryOutbox,
  MemoryPeople,
  noSecondFactors,
  NotedLimits,
  peopled,
  PlainPasswords,
  SetClock,
} from '#tests/fixtures/session.ts';

const run = Effect.runPromise;
const password = 'correct horse';

let ports: SessionDeskPorts;
let people: MemoryPeople;
let limits: NotedLimits;
let outbox: MemoryOutbox;
let passwords: PlainPasswords;

beforeEach(async () => {
  people = new MemoryPeople();
  limits = new NotedLimits();
  outbox = new MemoryOutbox();
  passwords = new PlainPasswords();
  const clock = new SetClock();
  await peopled(people, { asha: password }, clock);
  const left = makeUser({ userId: 'left', profileId: 'LEFT', login: 'left@sahyadri.example', status: 'inactive' });
  await run(people.users.add(left, `plain:${password}`, clock.now()));
  const { users, agencies, sessions } = people;
  ports = {
    users,
    agencies,
    audit: people.audit,
    sessions,
    passwords,
    limits,
    outbox,
    clock,
    chance: new CountedChance(),
    policy: { idleMinutes: 30, maxHours: 12 },
    attempts: { failures: 5, failuresPerAddress: 20 },
    ...noSecondFactors,
    deviceOf: (userAgent) => ({ browser: userAgent }),
  };
});

const logIn = (userId: string, typed: string) =>
  run(Effect.result(new LogIn(ports).logIn(makeAsking(), { userId, password: typed })));

describe('where somebody is signed in', () => {
  const signedInFrom = async (userAgent: string) => {
    const found = await run(
      new LogIn(ports).logIn(makeAsking({ userAgent }), { userId: 'asha@sahyadri.example', password }),
    );
    const kept = await run(ports.sessions.find(passwords.digest(found.token)));
    const [sessionId, userId] = [kept?.sessionId ?? '', kept?.user.userId ?? ''];
    return makeSessionDesk(ports)(makeCaller({ sessionId, actor: { userId, name: 'Asha Rao', agencyId: 'agency-1' } }));
  };

  test('is reported with its browser and address, that which asks first', async () => {
    await signedInFrom('Firefox');
    const desk = await signedInFrom('Chrome');
    expect(await run(desk.sessions())).toMatchObject({
      sessions: [
        { browser: 'Chrome', address: '192.0.2.7', current: true },
        { browser: 'Firefox', current: false },
      ],
      idleMinutes: 30,
      maxHours: 12,
    });
  });

  test('is ended with a record of who did', async () => {
    const other = await signedInFrom('Firefox');
    const desk = await signedInFrom('Chrome');
    expect(await run(desk.endSessions({}))).toEqual({ ended: 1 });
    expect((await run(desk.sessions())).sessions).toHaveLength(1);
    expect((await run(other.sessions())).sessions.map(({ current }) => current)).toEqual([false]);
    expect(people.records.at(-1)).toMatchObject({ operation: 'session.end', actorUserId: 'asha', reference: 'asha' });
    expect(await run(desk.endSessions({ sessionId: 'of-nobody' }))).toEqual({ ended: 0 });
  });

  test('is reported to nobody who is not signed in', async () => {
    const desk = makeSessionDesk(ports)({ kind: 'anonymous', ...makeAsking() });
    expect(await run(Effect.flip(desk.sessions()))).toMatchObject({ _tag: 'SessionInvalid' });
    expect(await run(Effect.flip(desk.endSessions({})))).toMatchObject({ _tag: 'SessionInvalid' });
  });
});

describe('logging in', () => {
  test('answers the seven parts and a token, and writes who came in', async () => {
    const result = await logIn('asha@sahyadri.example', password);
    expect(Result.isSuccess(result) && result.success).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      mustChangePassword: false,
      identity: {
        agentId: 'AGT10001',
        profileId: 'PRF-asha',
        title: 'Ms',
        firstName: 'Asha',
        lastName: 'Rao',
        systemRoleId: '3',
        companyName: 'Sahyadri Tours Pvt Ltd',
      },
    });
    expect(people.records).toEqual([
      {
        agencyId: 'agency-1',
        actorUserId: 'asha',
        operation: 'session.log-in',
        reference: 'asha',
        detail: { temporary: false },
      },
    ]);
  });

  test.each([
    ['an unknown user', 'nobody@sahyadri.example', password],
    ['a wrong password', 'asha@sahyadri.example', 'wrong horse'],
    ['an inactive account', 'left@sahyadri.example', password],
  ])('%s is refused alike, after as much work', async (_, userId, typed) => {
    const result = await logIn(userId, typed);
    expect(Result.isFailure(result) && result.failure).toEqual(new NotPermitted({ reason: 'login-refused' }));
    expect(passwords.comparisons).toBe(1);
    expect(people.records).toEqual([
      {
        operation: 'session.log-in-refused',
        detail: { account: passwords.digest(`login:account:${userId}`), address: '192.0.2.7' },
      },
    ]);
    expect(JSON.stringify(people.records)).not.toContain('sahyadri');
    expect(limits.forgiven).toEqual([]);
  });

  test('nothing typed is reported by field, before anything is counted', async () => {
    const result = await logIn(' ', '');
    expect(Result.isFailure(result) && result.failure).toEqual(
      new Invalid({
        violations: [
          { code: 'required', path: 'userId' },
          { code: 'required', path: 'password' },
        ],
      }),
    );
    expect(limits.attempted).toEqual([]);
  });

  test('an attempt counts against account and address before it is judged; success is forgiven', async () => {
    await logIn(' ASHA@sahyadri.example', password);
    const [account, address] = ['login:account:asha@sahyadri.example', 'login:address:192.0.2.7'];
    expect(limits.attempted).toEqual([[account, address]]);
    expect(limits.forgiven).toEqual([account]);
    expect(limits.givenBack).toEqual([address]);
  });

  test('who must wait learns how long, and no password is looked at', async () => {
    limits.wait = 17;
    const result = await logIn('asha@sahyadri.example', password);
    expect(Result.isFailure(result) && result.failure).toEqual(new TooManyRequests({ retryAfterSeconds: 17 }));
    expect(passwords.comparisons).toBe(0);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0:12:3:4:5:6', '2001:db8:0:12'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:12::', '2001:db8:0:12'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is slowed as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a forgotten password', () => {
  test('is asked for alike by users, strangers and those who left', async () => {
    for (const userId of ['asha', 'nobody', 'left']) {
      await run(forgotPassword(ports, makeAsking(), { userId: `${userId}@sahyadri.example` }));
    }
    expect(outbox.items.map(({ kind, payload }) => [kind, payload['userId']])).toEqual([
      ['mail-temporary-secret', 'asha'],
      ['mail-temporary-secret', null],
      ['mail-temporary-secret', null],
    ]);
  });

  test('leaves nothing typed, and no secret, in the outbox', async () => {
    await run(forgotPassword(ports, makeAsking(), { userId: 'my password by mistake' }));
    expect(JSON.stringify(outbox.items)).not.toContain('mistake');
  });

  test('is slowed by account and by address', async () => {
    limits.wait = 60;
    const result = await run(Effect.result(forgotPassword(ports, makeAsking(), { userId: 'asha@sahyadri.example' })));
    expect(Result.isFailure(result) && result.failure).toEqual(new TooManyRequests({ retryAfterSeconds: 60 }));
    expect(outbox.items).toEqual([]);
  });
});

describe('changing the password', () => {
  const typed = { currentPassword: password, newPassword: 'a new horse', confirmPassword: 'a new horse' };

  const signedIn = async () => {
    const result = await logIn('asha@sahyadri.example', password);
    const token = Result.isSuccess(result) ? result.success.token : '';
    const session = await run(people.sessions.find(passwords.digest(token)));
    people.records.length = 0;
    return makeCaller({
      sessionId: session?.sessionId ?? '',
      actor: { userId: 'asha', name: 'Asha Rao', agencyId: 'agency-1' },
    });
  };

  test('writes who did it, and no password', async () => {
    await run(changePassword(ports, await signedIn(), typed));
    expect(people.records).toEqual([
      { agencyId: 'agency-1', actorUserId: 'asha', operation: 'session.change-password', reference: 'asha' },
    ]);
    expect(Result.isSuccess(await logIn('asha@sahyadri.example', 'a new horse'))).toBe(true);
  });

  test('a wrong current password is reported beside its field', async () => {
    const result = await run(
      Effect.result(changePassword(ports, await signedIn(), { ...typed, currentPassword: 'wrong horse' })),
    );
    expect(Result.isFailure(result) && result.failure).toEqual(
      new Invalid({ violations: [{ code: 'password-wrong', path: 'currentPassword' }] }),
    );
  });

  test('a wrong current password leaves a row with who and from where', async () => {
    await run(Effect.result(changePassword(ports, await signedIn(), { ...typed, currentPassword: 'wrong horse' })));
    expect(people.records).toEqual([
      {
        agencyId: 'agency-1',
        actorUserId: 'asha',
        operation: 'session.change-password-refused',
        reference: 'asha',
        detail: { address: '192.0.2.7' },
      },
    ]);
  });

  test.each([
    ['Sahyadri2026!', 'password-own-name'],
    ['asha.rao99', 'password-own-name'],
    ['P@ssw0rd2026', 'password-common'],
  ])('%s is refused: %s', async (newPassword, code) => {
    const result = await run(
      Effect.result(changePassword(ports, await signedIn(), { ...typed, newPassword, confirmPassword: newPassword })),
    );
    expect(Result.isFailure(result) && result.failure).toEqual(
      new Invalid({ violations: [{ code, path: 'newPassword' }] }),
    );
  });

  test('is not done at somebody else’s desk', async () => {
    const caller = { ...(await signedIn()), onBehalfOf: { agencyId: 'agency-2', name: 'Other Ltd' } };
    const result = await run(Effect.result(changePassword(ports, caller, typed)));
    expect(Result.isFailure(result) && result.failure).toEqual(new NotPermitted({ reason: 'right-missing' }));
  });
});

describe('the desk', () => {
  const anonymous = { kind: 'anonymous', ...makeAsking() } as const;

  test.each(['logOut', 'userDetails', 'changePassword'] as const)('%s needs a session', async (method) => {
    const desk = makeSessionDesk(ports)(anonymous);
    const asked =
      method === 'changePassword'
        ? desk.changePassword({ currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' })
        : desk[method]();
    const result: Result.Result<unknown, { readonly _tag: string }> = await run(
      Effect.result<unknown, { readonly _tag: string }, never>(asked),
    );
    expect(Result.isFailure(result) && result.failure._tag).toBe('SessionInvalid');
  });

  test('with a temporary secret details are refused by name', async () => {
    const result = await run(
      Effect.result(makeSessionDesk(ports)(makeCaller({ mustChangePassword: true })).userDetails()),
    );
    expect(Result.isFailure(result) && result.failure).toEqual(new NotPermitted({ reason: 'must-change-password' }));
  });

  test('details are the person’s and the agency’s, with the rights to show', async () => {
    const result = await logIn('asha@sahyadri.example', password);
    const token = Result.isSuccess(result) ? result.success.token : '';
    const session = await run(people.sessions.find(passwords.digest(token)));
    const caller = makeCaller({
      sessionId: session?.sessionId ?? '',
      actor: { userId: 'asha', name: 'Asha Rao', agencyId: 'agency-1' },
    });
    expect(await run(makeSessionDesk(ports)(caller).userDetails())).toMatchObject({
      userId: 'asha@sahyadri.example',
      companyName: 'Sahyadri Tours Pvt Ltd',
      city: 'Pune',
      gstNumber: '27AAPFU0939F1ZV',
      rights: rights.filter((right) => right !== 'operate'),
    });
  });
});
