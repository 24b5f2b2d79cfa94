/**
 * The house looks after agencies over HTTP, on both databases: made and come in, given credit that ends, blocked and told why,
 * people suspended and given a new password. And who may not is refused, whichever method it is.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { creditOn } from '#domain/operations/credit.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, startOfDay } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { AddAgency } from '#application/desk/operations/agencies.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { operationsReference } from '#infrastructure/wire/reference/operations/operations.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const refusal = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const codesOf = (failure: unknown) =>
  (failure as { violations?: { code: string; path: string }[] }).violations?.map(
    ({ code, path }) => `${path} ${code}`,
  ) ?? (failure as { _tag: string })._tag;
const zone = 'Asia/Kolkata';
const today = () => dateIn(fromMilliseconds(Date.now()), zone);
const newPassword = 'nine green parrots';

describe.each(databases())('agencies on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let operator: Desk;
  let made = 0;

  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database, { PUBLIC_URL: 'https://portal.example' });
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
  });
  afterAll(() => office.stop());

  function newAgency(): AddAgency {
    made += 1;
    const { request } = agencyCareReference.addAgency;
    return {
      ...request,
      business: { ...request.business, companyName: `Backwater Trails ${made}` },
      person: { ...request.person, userId: `leela${made}@backwater.example` },
      requestId: randomUUID(),
    };
  }

  /** The secret that was mailed, once it is there. */
  async function secretMailedTo(address: string, not = ''): Promise<string> {
    for (let turn = 0; turn < 600; turn += 1) {
      const [row] = await database.query<{ body: string }>(
        'select body from mail_outbox where recipient = $1 order by written_at desc limit 1',
        [address],
      );
      const secret = /#invitation=\S*?~([A-Za-z0-9-]+)/.exec(row?.body ?? '')?.[1];
      if (secret !== undefined && secret !== not) return secret;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Nothing went out to ${address}`);
  }

  const guest = async () => (await portalDesk(office)).desk;

  async function comeIn(userId: string, secret: string): Promise<Desk> {
    const person = await portalDesk(office);
    const { desk } = person;
    person.use((await get(desk.session.logIn({ userId, password: secret }))).token);
    const asked = { currentPassword: secret, newPassword, confirmPassword: newPassword };
    await get(desk.session.changePassword(asked));
    person.use((await get(desk.session.logIn({ userId, password: newPassword }))).token);
    return desk;
  }

  /** The days of its credit, once the balance that was read before is forgotten. */
  async function settled(desk: Desk) {
    for (let tries = 0; tries < 60; tries += 1) {
      const { dueBefore, extra } = await get(desk.account.balance());
      if (dueBefore !== undefined) return { dueBefore, extra };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The credit never came to be seen');
  }

  it('makes an agency once, and its first person comes in and has the credit', async () => {
    const asked = newAgency();
    const added = await get(operator.operations.addAgency(asked));
    expect(await get(operator.operations.addAgency(asked))).toEqual(added);
    expect(added).toMatchObject({ status: 'active', isHouse: false, credit: { limit: asked.creditLimit } });
    expect(added.people).toEqual([
      {
        userId: asked.person.userId,
        name: 'Leela Rao',
        roleId: '3',
        status: 'Active',
        isInvited: true,
        hasSecondFactor: false,
      },
    ]);
    const other = { ...asked, business: { ...asked.business, companyName: 'Other' } };
    expect(codesOf(await refusal(operator.operations.addAgency(other)))).toBe('RequestIdReused');
    const again = { ...asked, requestId: randomUUID() };
    expect(codesOf(await refusal(operator.operations.addAgency(again)))).toEqual(['person.userId email-registered']);
    const found = await get(operator.operations.agencies({ text: asked.business.companyName.toUpperCase(), page: 1 }));
    expect(found.agencies.map(({ agencyId }) => agencyId)).toEqual([added.agencyId]);
    // By one of its people, of whom there may be namesakes elsewhere.
    const byPerson = async (text: string) =>
      (await get(operator.operations.agencies({ text, page: 1 }))).agencies.map(({ agencyId }) => agencyId);
    expect(await byPerson(asked.person.userId.toUpperCase())).toEqual([added.agencyId]);
    for (const text of ['leela r', 'RAO']) expect(await byPerson(text)).toContain(added.agencyId);
    expect(await byPerson('eela')).not.toContain(added.agencyId);
    const desk = await comeIn(asked.person.userId, await secretMailedTo(asked.person.userId));
    const balance = await get(desk.account.balance());
    expect(balance).toMatchObject({ balance: money(0, 'INR'), creditLimit: asked.creditLimit });
    const terms = { limit: asked.creditLimit, extra: { amount: money(50_000, 'INR'), until: today() }, dueOn: today() };
    const { agencyId, version } = added;
    await get(operator.operations.setCredit({ agencyId, version, ...terms }));
    const before = startOfDay(addDays(today(), 1), zone);
    expect(await settled(desk)).toEqual({ dueBefore: before, extra: { amount: terms.extra.amount, before } });
    // The books agree with an agency that nobody registered.
    expect((await get(operator.account.checkBooks({}))).findings).toEqual([]);
  });

  it('gives credit that ends by itself, as the domain says at any time', async () => {
    const { agencyId, version } = await get(operator.operations.addAgency(newAgency()));
    const credit = {
      limit: money(700_000, 'INR'),
      extra: { amount: money(50_000, 'INR'), until: today() },
      dueOn: addDays(today(), 3),
    };
    const given = await get(operator.operations.setCredit({ agencyId, version, ...credit }));
    expect(given).toMatchObject({ credit, creditNow: money(750_000, 'INR'), version: version + 1 });
    // Sent again after a lost answer; and to a version that is another by now.
    expect(await get(operator.operations.setCredit({ agencyId, version, ...credit }))).toEqual(given);
    const other = { agencyId, version, limit: money(1, 'INR') };
    expect(codesOf(await refusal(operator.operations.setCredit(other)))).toEqual(['agencyId agency-changed']);
    // Spending asks the database: what it says at other hours and balances is what the domain says.
    const asks = [-2, -1, 0, 1, 2].flatMap((days) => [-1, 0, 1].map((owned) => [days, owned] as const));
    for (const [days, owned] of asks) {
      const until: IsoDate = addDays(today(), days);
      const due = addDays(today(), -days);
      const ends = (day: IsoDate) => `${addDays(day, 1)} 00:00 ${zone}`;
      const [row] = await database.query<{ now: string }>(
        'select credit_now(700000, 50000, $1::timestamptz, $2::timestamptz, $3) as now',
        [ends(until), ends(due), owned],
      );
      const terms = { limit: credit.limit, extra: { amount: credit.extra.amount, until }, dueOn: due };
      expect([days, owned, Number(row?.now)]).toEqual([
        days,
        owned,
        creditOn(terms, money(owned, 'INR'), today()).minor,
      ]);
    }
  });

  it('refuses to spend on credit that is over', async () => {
    const { agencyId, version } = await get(operator.operations.addAgency(newAgency()));
    const spend = async (minor: number) => {
      const entry = {
        agency_id: agencyId,
        kind: 'adjustment',
        reference: randomUUID(),
        narration: {},
        postings: `agency:${agencyId}|INR|${-minor}\nadjustments|INR|${minor}`,
        once: false,
        spending: true,
      };
      const [row] = await database.query<{ posted: readonly { outcome: string }[] }>(
        'select post_entries($1::jsonb) as posted',
        [JSON.stringify([entry])],
      );
      return row?.posted[0]?.outcome;
    };
    const limit = money(100, 'INR');
    const extra = { amount: money(50, 'INR'), until: today() };
    await get(operator.operations.setCredit({ agencyId, version, limit, extra, dueOn: today() }));
    expect(await spend(151)).toBe('too-low');
    expect(await spend(120)).toBe('posted');
    expect(await spend(31)).toBe('too-low');
    // As if the day were over.
    await database.query(`update account set credit_extra_ends = now() where agency_id = $1`, [agencyId]);
    expect(await spend(1)).toBe('too-low');
    await database.query(
      `update account set credit_limit = 1000, credit_extra_ends = now() + interval '1 day' where agency_id = $1`,
      [agencyId],
    );
    expect(await spend(1)).toBe('posted');
    await database.query(`update account set credit_due_ends = now() where agency_id = $1`, [agencyId]);
    expect(await spend(1)).toBe('too-low');
  });

  it('blocks an agency: its sessions end, and its people read why', async () => {
    const asked = newAgency();
    const { agencyId, version } = await get(operator.operations.addAgency(asked));
    const desk = await comeIn(asked.person.userId, await secretMailedTo(asked.person.userId));
    expect((await get(desk.account.balance())).reserved).toEqual(money(0, 'INR'));
    const block = { agencyId, version, status: 'suspended', note: 'Please settle October.' } as const;
    expect(codesOf(await refusal(operator.operations.setStanding({ ...block, note: ' ' })))).toEqual(['note required']);
    const blocked = await get(operator.operations.setStanding(block));
    expect(blocked).toMatchObject({ status: 'suspended', note: block.note });
    expect(codesOf(await refusal(desk.account.balance()))).toBe('SessionInvalid');
    const login = { userId: asked.person.userId, password: newPassword };
    const other = await guest();
    expect(await refusal(other.session.logIn(login))).toMatchObject({ reason: 'agency-blocked', note: block.note });
    // Who does not have the password learns nothing.
    expect(await refusal(other.session.logIn({ ...login, password: 'wrong horse' }))).toMatchObject({
      reason: 'login-refused',
    });
    await get(operator.operations.setStanding({ agencyId, version: blocked.version, status: 'active', note: '' }));
    expect((await get(other.session.logIn(login))).token).toMatch(/./);
  });

  it('suspends people, takes them back and mails them a new password, but nobody does so to themselves', async () => {
    const asked = newAgency();
    const { agencyId } = await get(operator.operations.addAgency(asked));
    const { userId } = asked.person;
    const first = await secretMailedTo(userId);
    await comeIn(userId, first);
    const suspended = await get(operator.operations.setPerson({ agencyId, userId, status: 'Suspended' }));
    expect(suspended.people).toMatchObject([{ userId, status: 'Suspended' }]);
    const other = await guest();
    expect(await refusal(other.session.logIn({ userId, password: newPassword }))).toMatchObject({
      reason: 'suspended',
    });
    expect(codesOf(await refusal(operator.operations.resetPerson({ agencyId, userId })))).toEqual([
      'userId staff-suspended',
    ]);
    await get(operator.operations.setPerson({ agencyId, userId, status: 'Active' }));
    await get(operator.operations.resetPerson({ agencyId, userId }));
    const second = await secretMailedTo(userId, first);
    expect((await get(other.session.logIn({ userId, password: second }))).mustChangePassword).toBe(true);

    const house = (await get(operator.operations.agencies({ page: 1 }))).agencies;
    const [own] = await Promise.all(
      house.map(({ agencyId: id }) => get(operator.operations.agency({ agencyId: id }))),
    ).then((all) => all.filter(({ isHouse }) => isHouse));
    if (own === undefined) throw new Error('There is no house');
    const self = { agencyId: own.agencyId, userId: 'operator@demo.test' };
    expect(codesOf(await refusal(operator.operations.setPerson({ ...self, status: 'Suspended' })))).toEqual([
      'userId staff-self',
    ]);
    const standing = { agencyId: own.agencyId, version: own.version, status: 'suspended', note: 'x' } as const;
    expect(codesOf(await refusal(operator.operations.setStanding(standing)))).toEqual(['agencyId not-supported']);
    const colleague = { ...newAgency().person, agencyId: own.agencyId, requestId: randomUUID() };
    const after = await get(operator.operations.addPerson(colleague));
    expect(after.people.find(({ userId: each }) => each === colleague.userId)).toMatchObject({ roleId: '2' });
    expect(await get(operator.operations.addPerson(colleague))).toEqual(after);
  });

  it('is for elevated users alone, every method of it', async () => {
    const methods = Object.entries(operationsReference);
    expect(methods.length).toBeGreaterThan(7);
    const nobody = await guest();
    const agent = (await portalDesk(office, 'agent@demo.test')).desk;
    const staff = (await portalDesk(office, 'staff@demo.test')).desk;
    for (const [desk, tag] of [
      [nobody, 'SessionInvalid'],
      [agent, 'NotPermitted'],
      [staff, 'NotPermitted'],
    ] as const) {
      for (const [method, { request }] of methods) {
        const ask = Reflect.get(desk.operations, method) as (
          asked: unknown,
        ) => Effect.Effect<unknown, { _tag: string }>;
        expect([method, (await refusal(ask(request)))._tag]).toEqual([method, tag]);
      }
    }
  });
});
