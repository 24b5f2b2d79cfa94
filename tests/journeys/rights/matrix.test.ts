/**
 * Every operation by every kind of caller, over both databases: what is needed (`needs.ts`) is enough, each part of it is missed, and all else is
 * refused. First callers with made-up rights in this process, then people over HTTP: by role, by permission, at somebody
 * else's desk, and with sessions that are none.
 */
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, rights, type Right } from '#application/backoffice/caller.ts';
import { doings } from '#application/desk/desks/doings.ts';
import { reachings } from '#application/backoffice/while-of-company.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { type StaffPermission, staffPermissions } from '#domain/agency/staff.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { type BoundOperation, boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { examplesOf } from '#infrastructure/backoffice/http/reference/examples.ts';
import { makeAsking, makeCaller } from '#tests/fixtures/session.ts';
import { emulatedDesk, portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { drawn } from '#tests/support/ring.ts';

import { type Need, needs } from './needs.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

function wordOf<Word>({ name }: BoundOperation, table: object): Word {
  const [area = '', method = ''] = name.split('.');
  return Reflect.get(Reflect.get(table, area) as object, method) as Word;
}
const needOf = (bound: BoundOperation) => wordOf<Need>(bound, needs);
/** The rights among what is needed. */
function rightsNeeded(bound: BoundOperation): readonly Right[] {
  const need = needOf(bound);
  if (typeof need !== 'string') return need;
  return rights.filter((right) => right === need);
}

const shut = ['right-missing', 'must-change-password', 'second-factor-required', 'emulating', 'read-only'];

/** 'in' where the caller was let in, however it ended then; otherwise why not. */
async function entry(bound: BoundOperation, desk: Desk): Promise<string> {
  const [{ request } = {}] = examplesOf(bound);
  const outcome: Result.Result<unknown, DeskFailure> = await Effect.runPromise(
    Effect.result(bound.answer(desk, request)),
  );
  if (Result.isSuccess(outcome)) return 'in';
  const { failure } = outcome;
  if (failure._tag === 'SessionInvalid') return 'nobody';
  return failure._tag === 'NotPermitted' && shut.includes(failure.reason) ? failure.reason : 'in';
}

/** What each comes to, by the names of operations. */
async function entries(
  operations: readonly BoundOperation[],
  desk: Desk,
  expected: (bound: BoundOperation) => string,
): Promise<readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]> {
  const found: Record<string, string> = {};
  for (const bound of operations) found[bound.name] = await entry(bound, desk);
  return [found, Object.fromEntries(operations.map((bound) => [bound.name, expected(bound)]))];
}

/** They judge further by the person's own standing, or by the session, which a made-up caller lacks. */
const judgedFurther = [
  'session.changePassword',
  'session.userDetails',
  'booking.addRemark',
  'corporate.delegateApprovals',
];
const closed = boundOperations.filter((bound) => needOf(bound) !== 'everyone');
const guarded = closed.filter((bound) => rightsNeeded(bound).length > 0);

const sells: readonly Right[] = ['search', 'book', 'ticket', 'cancel'];
/**
 * What each permission opens: an oracle of its own, written from the specification's section 6 and the list of what a person may be
 * permitted, never from the code that grants it; so it is not to be derived from that code. Section 6 says that there are staff, that
 * emulating is for who is permitted, and leaves open what staff may else; the list names search, book, ticket, cancel, net fares, the
 * ledger with the balance, deposits, imports, quotes and staff, one right by one permission.
 */
const opens: Readonly<Record<StaffPermission, readonly Right[]>> = {
  search: ['search'],
  book: ['book'],
  ticket: ['ticket'],
  cancel: ['cancel'],
  'see-net-fares': ['see-net-fares'],
  'see-ledger': ['ledger', 'balance'],
  deposit: ['deposit'],
  import: ['import'],
  'send-quotes': ['send-quotes'],
  'manage-staff': ['manage-staff'],
  emulate: ['emulate'],
};
const looking: readonly Right[] = ['search', 'see-net-fares', 'bookings', 'ledger', 'balance', 'travellers'];
const agents = rights.filter((right) => right !== 'operate');

/** A sample reaches six rows of a kind; there are more permissions. */
const halfOf = (permission: (typeof staffPermissions)[number]): string =>
  String(staffPermissions.indexOf(permission) % 2);

describe.each(databases())('who may ask what over the $kind database', ({ kind, fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: { readonly user_id: string; readonly agency_id: string; readonly profile_id: string };
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    const [row] = await database.query<typeof agent>(
      `select user_id, agency_id, profile_id from app_user where login = 'agent@demo.test'`,
    );
    if (row === undefined) throw new Error('There is no agent');
    agent = row;
  });
  afterAll(() => office.stop());

  describe('by right', () => {
    const deskOf = (given: readonly Right[], more: Partial<Extract<Caller, { kind: 'signed-in' }>> = {}) =>
      office.deskFor(
        makeCaller({
          actor: { userId: agent.user_id, name: 'Anita Menon', agencyId: agent.agency_id },
          agencyId: agent.agency_id,
          speaksFor: { agentId: 'AGT10482', profileId: agent.profile_id },
          rights: new Set(given),
          ...more,
        }),
      );

    it('nobody is let in but to what is everyone’s', async () => {
      const desk = office.deskFor({ kind: 'anonymous', ...makeAsking() });
      const [found, expected] = await entries(closed, desk, () => 'nobody');
      expect(found).toEqual(expected);
      for (const bound of boundOperations.filter((each) => needOf(each) === 'everyone'))
        expect(await entry(bound, desk), bound.name).toBe('in');
    });

    it('who has every right but what is needed is refused, each right by itself', async () => {
      for (const bound of guarded)
        for (const right of rightsNeeded(bound))
          expect(
            await entry(bound, deskOf(rights.filter((each) => each !== right))),
            `${bound.name} without ${right}`,
          ).toBe('right-missing');
      const [none, refused] = await entries(guarded, deskOf([]), () => 'right-missing');
      expect(none).toEqual(refused);
    });

    it('what is needed is enough', async () => {
      for (const bound of closed.filter(({ name }) => !judgedFurther.includes(name)))
        expect(await entry(bound, deskOf(rightsNeeded(bound))), bound.name).toBe('in');
    }, 120_000);

    it('a temporary password, and a second factor that is owed, shut everything but the way to them', async () => {
      const owed = closed.filter((bound) => needOf(bound) !== 'session');
      const [found, expected] = await entries(
        owed,
        deskOf(rights, { mustChangePassword: true }),
        () => 'must-change-password',
      );
      expect(found).toEqual(expected);
      const inside = owed.filter((bound) => needOf(bound) !== 'door');
      const [shown, refused] = await entries(
        inside,
        deskOf(rights, { mustEnrol: true }),
        () => 'second-factor-required',
      );
      expect(shown).toEqual(refused);
    });
  });

  describe('by person, over HTTP', () => {
    const permitted = async (login: string, permissions: readonly StaffPermission[]) => {
      await database.query('update app_user set permissions = $2 where login = $1', [login, permissions]);
      return (await portalDesk(office, login)).desk;
    };
    /** Refused is all that needs more than these rights; of the rest, what only looks is let in. */
    const holds = async (
      desk: Desk,
      have: readonly Right[],
      isShut: (bound: BoundOperation) => boolean = () => false,
      hidden: (bound: BoundOperation) => boolean = () => false,
    ): Promise<void> => {
      const beyond = (bound: BoundOperation) =>
        isShut(bound) || rightsNeeded(bound).some((right) => !have.includes(right));
      const looked = closed.filter((bound) => !hidden(bound) && (beyond(bound) || wordOf(bound, doings) === 'reads'));
      expect(looked.filter(beyond).length).toBeGreaterThan(20);
      const found: Record<string, boolean> = {};
      for (const bound of looked) found[bound.name] = shut.includes(await entry(bound, desk));
      expect(found).toEqual(Object.fromEntries(looked.map((bound) => [bound.name, beyond(bound)])));
    };
    const ofAgencyAlone = (bound: BoundOperation) => wordOf(bound, reachings) === 'closed';
    /** What is another's is not there for them, before a right is looked at. */
    const aboutOne = (bound: BoundOperation) => wordOf(bound, reachings) === 'one';

    it('the agent does all but operate', async () => {
      await holds((await portalDesk(office, 'agent@demo.test')).desk, agents);
    }, 120_000);

    it.each(kind === 'server' ? staffPermissions : drawn(staffPermissions, halfOf))(
      'staff with the permission %s alone',
      async (permission) => {
        await holds(await permitted('staff@demo.test', [permission]), ['bookings', 'travellers', ...opens[permission]]);
      },
      120_000,
    );

    it('staff without any permission', async () => {
      await holds(await permitted('staff@demo.test', []), ['bookings', 'travellers']);
    }, 120_000);

    it.each(['traveller@demo.test', 'approver@demo.test'])(
      'of a company: %s',
      async (login) => {
        await holds(
          (await portalDesk(office, login)).desk,
          ['bookings', 'travellers', ...sells],
          ofAgencyAlone,
          aboutOne,
        );
      },
      120_000,
    );

    it('an operator at the agent’s desk, who changes, and who only looks; and who switched back is nobody', async () => {
      const withheld: readonly Right[] = ['emulate', 'manage-staff', 'webhooks'];
      for (const readOnly of [false, true]) {
        const own = await portalDesk(office, 'operator@demo.test');
        const { identity } = (await portalDesk(office, 'agent@demo.test')).signedIn ?? {};
        const there = await emulatedDesk(office, own.desk, identity, readOnly);
        await holds(there.desk, readOnly ? looking : agents.filter((right) => !withheld.includes(right)), (bound) => {
          const doing = wordOf<string>(bound, doings);
          return doing === 'own' || (readOnly && doing === 'changes');
        });
        await get(there.desk.agency.endEmulation());
        const [found, expected] = await entries(closed, there.desk, () => 'nobody');
        expect(found).toEqual(expected);
      }
    }, 240_000);

    it('a session that is over, of somebody suspended, or made up', async () => {
      const over = await portalDesk(office, 'agent@demo.test');
      await database.query(`update session set ends_at = now() - interval '1 minute' where user_id = $1`, [
        agent.user_id,
      ]);
      const suspended = await portalDesk(office, 'staff@demo.test');
      await database.query(`update app_user set status = 'suspended' where login = 'staff@demo.test'`);
      const forged = await portalDesk(office);
      const token = over.signedIn?.token ?? '';
      forged.use(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`);
      for (const { desk } of [over, suspended, forged, await portalDesk(office)]) {
        const [found, expected] = await entries(closed, desk, () => 'nobody');
        expect(found).toEqual(expected);
      }
    }, 120_000);
  });
});
