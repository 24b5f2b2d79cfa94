import { Effect } from 'effect';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditRow } from '#application/backoffice/ports/audit-log.ts';
import type { NewSession } from '#application/backoffice/ports/session/session-store.ts';
import { DatabaseAgencyStore } from '#infrastructure/backoffice/database/agency/agency-store.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { openServerDatabase } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { SessionCache } from '#infrastructure/backoffice/database/session/session-cache.ts';
import { DatabaseSessionStore } from '#infrastructure/backoffice/database/session/session-store.ts';
import { DatabaseUserStore } from '#infrastructure/backoffice/database/session/user-store.ts';
import { instant, plusMinutes, plusSeconds } from '#domain/time/instant.ts';
import { keepsToModel } from '#tests/application/backoffice/session/session-model.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import {
  makeUser,
  MemoryOutbox,
  noLimits,
  noSecondFactors,
  PlainPasswords,
  SetClock,
} from '#tests/fixtures/session.ts';
import { SystemChance } from '#infrastructure/backoffice/machine/machine.ts';
import { databases, freshServerUrl } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const now = instant('2026-11-20T06:30:00Z');
const later = plusMinutes(now, 5);
const longAgo = plusMinutes(now, -600);
const record: AuditRow = {
  agencyId: 'agency-1',
  actorUserId: 'user-1',
  operation: 'session.test',
  reference: 'user-1',
};

function makeSession(overrides: Partial<NewSession> = {}): NewSession {
  return {
    sessionId: 'session-1',
    tokenDigest: 'digest-1',
    userId: 'user-1',
    startedAt: now,
    endsAt: plusMinutes(now, 720),
    address: '192.0.2.7',
    device: { browser: 'Firefox', system: 'Linux' },
    ...overrides,
  };
}

async function empty(database: Database): Promise<void> {
  await database.query('delete from session');
  await database.query('delete from emulation');
  await database.query('delete from app_user');
  await database.query('delete from agency');
}

describe.each(databases())('sessions and users on the $kind database', ({ fresh }) => {
  let database: Database;
  let cache: SessionCache;
  let stopFollowing: () => Promise<void>;
  let sessions: DatabaseSessionStore;
  let users: DatabaseUserStore;

  beforeAll(async () => {
    database = await fresh();
    ({ cache, stop: stopFollowing } = await SessionCache.following(database));
    sessions = new DatabaseSessionStore(database, cache);
    users = new DatabaseUserStore(database, cache);
  });
  afterAll(async () => {
    await stopFollowing();
    await database.close();
  });
  beforeEach(async () => {
    await empty(database);
    cache.hear('');
    await run(new DatabaseAgencyStore(database).add(makeAgency(), now));
    await run(users.add(makeUser(), 'hash one', now));
  });

  test('a user is found by login in any case, and by id', async () => {
    const expected = { user: makeUser(), active: true, passwordHash: 'hash one', credentialsChangedAt: now };
    expect(await run(users.byLogin('  ASHA@Sahyadri.example '))).toEqual(expected);
    expect(await run(users.byId('user-1'))).toEqual(expected);
    expect(await run(users.byLogin('ravi@sahyadri.example'))).toBeUndefined();
  });

  test('a login is given once, whatever its case', async () => {
    const again = makeUser({ userId: 'user-2', profileId: 'PRF2', login: 'ASHA@sahyadri.example' });
    expect(await run(users.add(again, 'hash', now))).toBe(false);
    expect(await run(users.byId('user-2'))).toBeUndefined();
  });

  test('nobody can enter before somebody has a password', async () => {
    expect(await run(users.nobodyCanEnter())).toBe(false);
    await database.query('update app_user set password_hash = null');
    expect(await run(users.nobodyCanEnter())).toBe(true);
  });

  test('a user of an agency that is not active is not active', async () => {
    await database.query(`update agency set status = 'suspended'`);
    expect((await run(users.byId('user-1')))?.active).toBe(false);
  });

  test('a session is found by the digest of its token with the person at the desk', async () => {
    expect(await run(sessions.begin(makeSession(), longAgo, record))).toBe(true);
    const expected = {
      sessionId: 'session-1',
      startedAt: now,
      lastSeenAt: now,
      endsAt: plusMinutes(now, 720),
      mustChangePassword: false,
      user: {
        userId: 'user-1',
        name: 'Asha Rao',
        agencyId: 'agency-1',
        agentId: 'AGT10001',
        profileId: 'PRF1',
        systemRoleId: '3',
        active: true,
      },
    };
    expect(await run(sessions.find('digest-1'))).toEqual(expected);
    expect(await run(sessions.byId('session-1'))).toEqual(expected);
    expect(await run(sessions.find('digest-2'))).toBeUndefined();
  });

  test('a session on behalf of another names both', async () => {
    await run(
      new DatabaseAgencyStore(database).add(
        makeAgency({ agencyId: 'agency-2', agentId: 'AGT2', companyName: 'Other Ltd' }),
        now,
      ),
    );
    await run(
      users.add(
        makeUser({ userId: 'user-2', agencyId: 'agency-2', profileId: 'PRF2', login: 'b@b.example' }),
        'h',
        now,
      ),
    );
    await run(sessions.begin(makeSession(), longAgo, record));
    const emulation = {
      sessionId: 'emulating',
      tokenDigest: 'digest-2',
      originalSessionId: 'session-1',
      emulated: { userId: 'user-2', agencyId: 'agency-2' },
      actor: { name: 'A Person', company: 'Desk Ltd' },
      readOnly: true,
      reason: 'Asked by telephone',
      startedAt: now,
    };
    expect(await run(sessions.emulate(emulation, record))).toBe(true);
    expect(await run(sessions.emulate(emulation, record)), 'once').toBe(false);
    const found = await run(sessions.find('digest-2'));
    expect(found?.emulation).toEqual({ originalSessionId: 'session-1', readOnly: true });
    expect(found?.user.userId).toBe('user-1');
    expect(found?.onBehalfOf).toEqual({
      userId: 'user-2',
      name: 'Asha Rao, Other Ltd',
      agencyId: 'agency-2',
      agentId: 'AGT2',
      profileId: 'PRF2',
      systemRoleId: '3',
      active: true,
    });
  });

  test('a use is noted and never taken back; an ended session cannot be used', async () => {
    await run(sessions.begin(makeSession(), longAgo, record));
    expect(await run(sessions.touch('session-1', later))).toBe(true);
    expect(await run(sessions.touch('session-1', plusSeconds(later, -90)))).toBe(true);
    expect((await run(sessions.find('digest-1')))?.lastSeenAt).toBe(later);
    await run(sessions.end('session-1'));
    expect(await run(sessions.find('digest-1'))).toBeUndefined();
    expect(await run(sessions.touch('session-1', later))).toBe(false);
    await run(sessions.end('session-1'));
  });

  test('beginning forgets the sessions of the same user that are over, and no others', async () => {
    await run(users.add(makeUser({ userId: 'user-2', profileId: 'PRF2', login: 'b@b.example' }), 'h', now));
    const old = { startedAt: longAgo, endsAt: plusMinutes(now, 1) };
    await run(sessions.begin(makeSession({ sessionId: 'idle', tokenDigest: 'a', ...old }), longAgo, record));
    await run(
      sessions.begin(makeSession({ sessionId: 'other', tokenDigest: 'b', userId: 'user-2', ...old }), longAgo, record),
    );
    await run(
      sessions.begin(
        makeSession({ sessionId: 'long', tokenDigest: 'c', startedAt: longAgo, endsAt: now }),
        longAgo,
        record,
      ),
    );
    await run(sessions.begin(makeSession({ sessionId: 'busy', tokenDigest: 'd' }), longAgo, record));
    await run(sessions.begin(makeSession(), plusMinutes(now, -31), record));
    const left = await database.query<{ session_id: string }>('select session_id from session order by 1');
    expect(left.map((row) => row.session_id)).toEqual(['busy', 'other', 'session-1']);
  });

  test('of many logins with one temporary secret one begins a session, and the old password is gone', async () => {
    await run(users.setTemporarySecret('user-1', 'secret', plusMinutes(now, 60), record));
    const began = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        run(
          sessions.begin(
            makeSession({ sessionId: `s${index}`, tokenDigest: `d${index}`, temporaryDigest: 'secret' }),
            longAgo,
            record,
          ),
        ),
      ),
    );
    expect(began.filter(Boolean)).toHaveLength(1);
    const found = await run(users.byId('user-1'));
    expect(found?.passwordHash).toBeUndefined();
    expect(found?.temporary).toBeUndefined();
    const index = began.indexOf(true);
    expect(await run(sessions.find(`d${index}`))).toMatchObject({
      mustChangePassword: true,
      temporaryDigest: 'secret',
    });
  });

  test('a temporary secret ends what was open with the old password, here and in other processes’ memory', async () => {
    await run(sessions.begin(makeSession({ sessionId: 'old', tokenDigest: 'digest-old' }), longAgo, record));
    await run(sessions.find('digest-old'));
    await run(users.setTemporarySecret('user-1', 'secret', later, record));
    const begun = { sessionId: 'new', tokenDigest: 'digest-new', temporaryDigest: 'secret' };
    expect(await run(sessions.begin(makeSession(begun), longAgo, record))).toBe(true);
    expect(await run(sessions.find('digest-old'))).toBeUndefined();
    expect(await run(sessions.find('digest-new'))).toBeDefined();
  });

  test('a session goes on under another token where a change gives it one', async () => {
    await run(sessions.begin(makeSession(), longAgo, record));
    await run(sessions.find('digest-1'));
    const change = { userId: 'user-1', previousHash: 'hash one', passwordHash: 'hash two', at: later, record };
    expect(
      await run(users.changePassword({ ...change, keepSessionId: 'session-1', tokenDigest: 'digest-other' })),
    ).toBe(true);
    expect(await run(sessions.find('digest-1'))).toBeUndefined();
    expect(await run(sessions.find('digest-other'))).toMatchObject({ sessionId: 'session-1' });
  });

  test('a temporary secret that expired, or was replaced, opens nothing and leaves the password', async () => {
    await run(users.setTemporarySecret('user-1', 'secret', now, record));
    expect(await run(sessions.begin(makeSession({ temporaryDigest: 'secret' }), longAgo, record))).toBe(false);
    await run(users.setTemporarySecret('user-1', 'newer', plusMinutes(now, 60), record));
    expect(await run(sessions.begin(makeSession({ temporaryDigest: 'secret' }), longAgo, record))).toBe(false);
    expect((await run(users.byId('user-1')))?.passwordHash).toBe('hash one');
  });

  test('of two changes of one password one wins; all other sessions end, the own one goes on', async () => {
    await run(sessions.begin(makeSession(), longAgo, record));
    await run(sessions.begin(makeSession({ sessionId: 'session-2', tokenDigest: 'digest-2' }), longAgo, record));
    await run(sessions.find('digest-1'));
    await run(sessions.find('digest-2'));
    const change = { userId: 'user-1', previousHash: 'hash one', at: later, record };
    const won = await Promise.all([
      run(users.changePassword({ ...change, passwordHash: 'hash two', keepSessionId: 'session-1' })),
      run(users.changePassword({ ...change, passwordHash: 'hash three', keepSessionId: 'session-2' })),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    const [kept, ended] = won[0] ? ['digest-1', 'digest-2'] : ['digest-2', 'digest-1'];
    expect(await run(sessions.find(kept))).toBeDefined();
    expect(await run(sessions.find(ended))).toBeUndefined();
    const found = await run(users.byId('user-1'));
    expect(found?.passwordHash).toBe(won[0] ? 'hash two' : 'hash three');
    expect(found?.credentialsChangedAt).toBe(later);
  });

  test('a change from a session that has ended changes nothing', async () => {
    const change = {
      userId: 'user-1',
      passwordHash: 'hash two',
      previousHash: 'hash one',
      keepSessionId: 'gone',
      at: later,
      record,
    };
    expect(await run(users.changePassword(change))).toBe(false);
    expect((await run(users.byId('user-1')))?.passwordHash).toBe('hash one');
  });

  test('what is changed and the row that says so stand in one commit', async () => {
    const row = (operation: string) => ({ ...record, operation, detail: { one: 1 } });
    const written = async () =>
      (await run(new StoredAuditLog(database).recent('agency-1', 100)))
        .map(({ operation }) => operation)
        .filter((operation) => operation.startsWith('one-commit'))
        .toReversed();
    await run(sessions.begin(makeSession(), longAgo, row('one-commit.begin')));
    await run(users.setTemporarySecret('user-1', 'secret', later, row('one-commit.secret')));
    const change = { userId: 'user-1', passwordHash: 'hash two', keepSessionId: 'session-1', at: later };
    await run(users.changePassword({ ...change, previousHash: 'hash one', record: row('one-commit.change') }));
    await run(sessions.end('session-1', row('one-commit.end')));
    const all = ['one-commit.begin', 'one-commit.secret', 'one-commit.change', 'one-commit.end'];
    expect(await written()).toEqual(all);
    // What changes nothing writes nothing.
    await run(sessions.end('session-1', row('one-commit.end')));
    await run(users.changePassword({ ...change, previousHash: 'hash one', record: row('one-commit.change') }));
    await run(users.setTemporarySecret('nobody', 'secret', later, row('one-commit.secret')));
    await run(sessions.begin(makeSession({ temporaryDigest: 'other' }), longAgo, row('one-commit.begin')));
    expect(await written()).toEqual(all);
  });

  test('where the row cannot be written nothing is changed', async () => {
    await run(sessions.begin(makeSession(), longAgo, record));
    const bad = { ...record, operation: 'session.unwritable' };
    await database.query(
      `alter table audit add constraint test_unwritable check (operation <> 'session.unwritable') not valid`,
    );
    try {
      const tried = [
        sessions.begin(makeSession({ sessionId: 'session-2', tokenDigest: 'digest-2' }), longAgo, bad),
        sessions.end('session-1', bad),
        users.setTemporarySecret('user-1', 'secret', later, bad),
        users.changePassword({
          userId: 'user-1',
          passwordHash: 'hash two',
          previousHash: 'hash one',
          keepSessionId: 'session-1',
          at: later,
          record: bad,
        }),
      ];
      for (const each of tried) await expect(run<unknown, never>(each)).rejects.toThrow('test_unwritable');
    } finally {
      await database.query('alter table audit drop constraint test_unwritable');
    }
    expect(await run(sessions.byId('session-1'))).toBeDefined();
    expect(await run(sessions.byId('session-2'))).toBeUndefined();
    expect(await run(users.byId('user-1'))).toMatchObject({ passwordHash: 'hash one' });
    expect((await run(users.byId('user-1')))?.temporary).toBeUndefined();
  });

  test('a second find asks the database no more, a fresh one does', async () => {
    await run(sessions.begin(makeSession(), longAgo, record));
    await run(sessions.find('digest-1'));
    await database.query('delete from session');
    expect(await run(sessions.find('digest-1'))).toBeDefined();
    expect(await run(sessions.find('digest-1', 'fresh'))).toBeUndefined();
  });

  test('a person’s own sessions are listed by last use, without what is over and without emulations', async () => {
    await run(users.add(makeUser({ userId: 'user-2', profileId: 'PRF2', login: 'ravi@sahyadri.example' }), 'h', now));
    const begin = (name: string, more: Partial<NewSession> = {}) =>
      run(sessions.begin(makeSession({ sessionId: name, tokenDigest: name, ...more }), longAgo, record));
    await begin('one');
    await begin('two', { address: '', device: {} });
    await begin('over', { endsAt: later });
    await begin('idle');
    await begin('another’s', { userId: 'user-2' });
    await run(sessions.touch('one', later));
    await database.query(`update session set last_seen_at = $1 where session_id = 'idle'`, [plusMinutes(now, -31)]);
    const emulated = { userId: 'user-2', agencyId: 'agency-1' };
    const sitting = { sessionId: 'sat', tokenDigest: 'sat', originalSessionId: 'one', emulated, readOnly: true };
    const why = { actor: { name: 'Asha Rao', company: 'Sahyadri' }, reason: 'Asked', startedAt: later };
    expect(await run(sessions.emulate({ ...sitting, ...why }, record))).toBe(true);
    const endsAt = plusMinutes(now, 720);
    expect(await run(sessions.sessionsOf('user-1', later, plusMinutes(now, -31)))).toEqual([
      {
        sessionId: 'one',
        address: '192.0.2.7',
        browser: 'Firefox',
        system: 'Linux',
        startedAt: now,
        lastSeenAt: later,
        endsAt,
      },
      { sessionId: 'two', address: '', startedAt: now, lastSeenAt: now, endsAt },
    ]);
  });

  test('one’s own session is ended, or all but one, with one record; nobody else’s', async () => {
    await run(users.add(makeUser({ userId: 'user-2', profileId: 'PRF2', login: 'ravi@sahyadri.example' }), 'h', now));
    const begin = (name: string, userId = 'user-1') =>
      run(sessions.begin(makeSession({ sessionId: name, tokenDigest: name, userId }), longAgo, record));
    for (const name of ['one', 'two', 'three', 'four']) await begin(name);
    await begin('another’s', 'user-2');
    const ending = { ...record, operation: 'session.end' };
    const records = async () => (await database.query(`select 1 from audit where operation = 'session.end'`)).length;
    const before = await records();
    await run(sessions.find('two'));
    expect(await run(sessions.endSessionsOf('user-1', { sessionId: 'another’s' }, ending))).toBe(0);
    expect(await records()).toBe(before);
    expect(await run(sessions.endSessionsOf('user-1', { sessionId: 'two' }, ending))).toBe(1);
    expect(await run(sessions.find('two'))).toBeUndefined();
    expect(await run(sessions.endSessionsOf('user-1', { sessionId: 'two' }, ending))).toBe(0);
    expect(await run(sessions.endSessionsOf('user-1', { except: 'one' }, ending))).toBe(2);
    expect(await records()).toBe(before + 2);
    expect((await run(sessions.sessionsOf('user-1', now, longAgo))).map(({ sessionId }) => sessionId)).toEqual(['one']);
    expect(await run(sessions.byId('another’s'))).toBeDefined();
  });

  test('two who end all others at once do not wait for one another for ever', async () => {
    for (let round = 0; round < 10; round += 1) {
      const names = [1, 2, 3, 4, 5].map((place) => `${round}-${place}`);
      for (const name of names)
        await run(sessions.begin(makeSession({ sessionId: name, tokenDigest: name }), longAgo, record));
      const ended = await Promise.all(
        names.map((name) => run(sessions.endSessionsOf('user-1', { except: name }, record))),
      );
      const left = await run(sessions.sessionsOf('user-1', now, longAgo));
      expect(left.length + ended.reduce((sum, each) => sum + each, 0)).toBe(5);
      await run(sessions.endSessionsOf('user-1', { except: '' }, record));
    }
  });

  test('logins, uses, changes and expiry keep to the model', async () => {
    const keeping = keepsToModel(async () => {
      await empty(database);
      cache.hear('');
      const clock = new SetClock(now);
      const outbox = new MemoryOutbox();
      const agencies = new DatabaseAgencyStore(database);
      await run(agencies.add(makeAgency(), now));
      for (const userId of ['asha', 'ravi']) {
        const login = `${userId}@sahyadri.example`;
        await run(users.add(makeUser({ userId, login, email: login, profileId: userId }), 'plain:first password', now));
      }
      const ports = {
        users,
        agencies,
        audit: new StoredAuditLog(database),
        sessions,
        passwords: new PlainPasswords(),
        limits: noLimits,
        chance: new SystemChance(),
        outbox,
        clock,
        policy: { idleMinutes: 30, maxHours: 12 },
        attempts: { failures: 5, failuresPerAddress: 20 },
        ...noSecondFactors,
        deviceOf: () => ({}),
      };
      return { ports, outbox, clock };
    }, 6);
    await expect(keeping).resolves.toBeUndefined();
  });
});

test('a replica hears that another ended a session or changed a password', async () => {
  const url = await freshServerUrl();
  const [here, there] = [await openServerDatabase(url), await openServerDatabase(url)];
  const { cache, stop } = await SessionCache.following(there);
  try {
    const own = new SessionCache();
    const writer = { sessions: new DatabaseSessionStore(here, own), users: new DatabaseUserStore(here, own) };
    const reader = new DatabaseSessionStore(there, cache);
    await run(new DatabaseAgencyStore(here).add(makeAgency(), now));
    await run(writer.users.add(makeUser(), 'hash one', now));
    const begin = async (name: string) => {
      await run(writer.sessions.begin(makeSession({ sessionId: name, tokenDigest: name }), longAgo, record));
      expect(await run(reader.find(name))).toBeDefined();
      expect(cache.find(name)).toBeDefined();
    };
    await begin('one');
    await begin('two');
    await begin('three');
    await run(writer.sessions.end('one'));
    await expect.poll(() => cache.find('one')).toBeUndefined();
    expect(cache.find('two')).toBeDefined();
    await run(
      writer.users.changePassword({
        userId: 'user-1',
        passwordHash: 'h',
        previousHash: 'hash one',
        keepSessionId: 'three',
        at: later,
        record,
      }),
    );
    await expect.poll(() => cache.find('two')).toBeUndefined();
    expect(await run(reader.find('two'))).toBeUndefined();
    expect(await run(reader.find('three'))).toBeDefined();
  } finally {
    await stop();
    await here.close();
    await there.close();
  }
});
