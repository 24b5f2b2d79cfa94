/**
 * Sitting at somebody else's desk over HTTP, on both databases: who may, for which reason, what is done there in whose names,
 * how it ends, and what is refused; two at once, a ticket used twice, sessions that end meanwhile.
 */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmulatedIdentity } from '#application/desk/agency/emulation.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

async function failureOf<A, E extends { readonly _tag: string }>(asked: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(asked));
  return result._tag === 'Success' ? undefined : result.failure;
}

describe.each(databases())('emulating over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const operator = () => portalDesk(office, 'operator@demo.test');
  const agentOf = async ({ desk }: PortalDesk): Promise<EmulatedIdentity> => {
    const { agentId, profileId } = agent.signedIn?.identity ?? { agentId: '', profileId: '' };
    const found = (await get(desk.agency.identities())).find(
      (each) => each.agentId === agentId && each.profileId === profileId,
    );
    if (found === undefined) throw new Error('The agent is not among the identities');
    return found;
  };
  const asking = ({ agentId, profileId }: EmulatedIdentity, more = {}) => ({
    emulatedAgentId: agentId,
    emulatedProfileId: profileId,
    reason: 'Asked by telephone',
    readOnly: false,
    ...more,
  });
  /** At the agent's desk, beside the operator's own session. */
  const sitting = async (more = {}) => {
    const own = await operator();
    const { ticket } = await get(own.desk.agency.askEmulation(asking(await agentOf(own), more)));
    const began = await get(own.desk.agency.emulate({ ticket }));
    const there = await portalDesk(office);
    there.use(began.token);
    return { own, there, began, ticket };
  };
  const log = async () => get(agent.desk.agency.emulations());

  it('is for who may, at the desk of who may be emulated, for a reason', async () => {
    const own = await operator();
    const identity = await agentOf(own);
    expect(identity).toMatchObject({ companyName: expect.any(String), city: expect.any(String) });
    const codes = async (more: object) => {
      const failure = await failureOf(own.desk.agency.askEmulation(asking(identity, more)));
      return failure?._tag === 'Invalid'
        ? failure.violations.map(({ code, path }) => `${code} ${path}`)
        : failure?._tag;
    };
    expect(await codes({ emulatedAgentId: '' })).toEqual(['required emulatedAgentId']);
    expect(await codes({ reason: ' ' })).toEqual(['required reason']);
    expect(await codes({ emulatedProfileId: 'nobody' })).toBe('NotPermitted');
    const staff = await portalDesk(office, 'staff@demo.test');
    expect(await failureOf(staff.desk.agency.identities()), 'staff without the right').toMatchObject({
      _tag: 'NotPermitted',
    });
    expect(await failureOf(staff.desk.agency.askEmulation(asking(identity)))).toMatchObject({ _tag: 'NotPermitted' });
    const { identity: self } = own.signedIn ?? {};
    expect(await codes({ emulatedAgentId: self?.agentId, emulatedProfileId: self?.profileId })).toBe('NotPermitted');
  });

  it('acts at the other’s desk in both names, and is recorded in the other’s log', async () => {
    const before = (await log()).length;
    const { own, there, began } = await sitting();
    expect(began.identity).toEqual(agent.signedIn?.identity);
    const user = await get(there.desk.session.userDetails());
    expect(user.emulatedBy).toMatchObject({ name: 'Farida Khan', readOnly: false });
    for (const right of ['operate', 'emulate', 'manage-staff', 'webhooks']) expect(user.rights).not.toContain(right);
    expect(await get(there.desk.account.balance())).toEqual(await get(agent.desk.account.balance()));
    const { savedId } = await get(
      there.desk.agency.addTraveller({ traveller: makeTraveller({ lastName: 'Emulated' }) }),
    );
    const [row] = await database.query<{ actor: string; behalf: string; login: string }>(
      `select u.email as actor, o.email as behalf, a.operation as login from audit a
       join app_user u on u.user_id = a.actor_user_id join app_user o on o.user_id = a.on_behalf_of
       where a.reference = $1`,
      [savedId],
    );
    expect(row).toMatchObject({ actor: 'operator@demo.test', behalf: 'agent@demo.test' });
    expect(await failureOf(there.desk.agency.identities()), 'from there to nobody else').toMatchObject({
      _tag: 'NotPermitted',
    });
    expect(
      await failureOf(
        there.desk.session.changePassword({ currentPassword: 'x', newPassword: 'y'.repeat(20), confirmPassword: '' }),
      ),
      'a password is one’s own',
    ).toMatchObject({ _tag: 'NotPermitted' });
    const [open] = await log();
    expect(open).toMatchObject({ actor: 'Farida Khan', reason: 'Asked by telephone', readOnly: false, changes: 1 });
    expect(open?.endedAt).toBeUndefined();
    await get(there.desk.agency.endEmulation());
    expect(await failureOf(there.desk.account.balance()), 'over').toMatchObject({ _tag: 'SessionInvalid' });
    expect((await get(own.desk.session.userDetails())).emulatedBy, 'the own session goes on').toBeUndefined();
    expect((await log())[0]?.endedAt).toBeDefined();
    expect(await log()).toHaveLength(before + 1);
  });

  it('only looks where nothing is to be changed', async () => {
    const { there } = await sitting({ readOnly: true });
    expect((await get(there.desk.session.userDetails())).emulatedBy).toMatchObject({ readOnly: true });
    expect((await get(there.desk.booking.list({ page: 1 }))).page).toBe(1);
    expect(
      await failureOf(there.desk.agency.addTraveller({ traveller: makeTraveller({ lastName: 'Looked' }) })),
    ).toMatchObject({ _tag: 'NotPermitted', reason: 'read-only' });
    expect((await log())[0]).toMatchObject({ readOnly: true, changes: 0 });
  });

  it('begins once a ticket, however many ask, of the session that it was made for', async () => {
    const own = await operator();
    const { ticket } = await get(own.desk.agency.askEmulation(asking(await agentOf(own))));
    const other = await operator();
    expect(await failureOf(other.desk.agency.emulate({ ticket })), 'another session').toMatchObject({
      _tag: 'NotPermitted',
      reason: 'emulate-over',
    });
    const tries = await Promise.all([1, 2, 3].map(() => failureOf(own.desk.agency.emulate({ ticket }))));
    expect(tries.filter((failure) => failure === undefined)).toHaveLength(1);
    expect(await failureOf(own.desk.agency.emulate({ ticket: `${ticket}x` }))).toMatchObject({ _tag: 'NotPermitted' });
  });

  it('ends with the session that it was begun from, with the right, and with the one who is emulated', async () => {
    const first = await sitting();
    await get(first.own.desk.session.logOut());
    expect(await failureOf(first.there.desk.account.balance())).toMatchObject({ _tag: 'SessionInvalid' });
    const second = await sitting();
    const third = await get(
      second.own.desk.agency
        .askEmulation(asking(await agentOf(second.own)))
        .pipe(Effect.flatMap(({ ticket }) => second.own.desk.agency.emulate({ ticket }))),
    );
    expect(await failureOf(second.there.desk.account.balance()), 'one at a time').toMatchObject({
      _tag: 'SessionInvalid',
    });
    second.there.use(third.token);
    await get(second.there.desk.session.logOut());
    expect(await failureOf(second.own.desk.session.userDetails()), 'leaving leaves both').toMatchObject({
      _tag: 'SessionInvalid',
    });
  });
});
