/** The notice of a low balance, in the running back office on both databases: mailed once each time that the amount is passed. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtBalances } from '#application/backoffice/account/notice/look-at-balances.ts';
import { spendable } from '#domain/account/balance.ts';
import { add, type Money, money, subtract } from '#domain/money/money.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buyingOf } from '../products/buying.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failed = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const rupee = money(100, 'INR');

describe.each(databases())('a notice of a low balance over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let owner: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    owner = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
  });
  afterAll(() => office.stop());

  const left = async (): Promise<Money> => spendable(await get(owner.desk.account.balance()));
  /** As the round does it that comes by itself. */
  const look = () => get(lookAtBalances(office.part(ports.notices)));
  const mails = async () => {
    const rows = await database.query<{ subject: string }>(
      `select subject from mail_outbox where kind = 'balance-low' order by subject`,
      [],
    );
    return rows.map(({ subject }) => subject);
  };
  const spend = async (ahead: number) => {
    await buyingOf('cab', today).buy(owner.desk, 'Warrier', ahead);
  };

  it('is mailed once when less may be spent, and again only once there was as much between', async () => {
    const before = await left();
    const set = await get(owner.desk.account.setBalanceNotice({ below: before }));
    expect(set).toEqual({ below: before, low: false });
    await look();
    expect(await mails()).toEqual([]);
    await spend(33);
    expect((await get(owner.desk.account.balanceNotice())).low).toBe(true);
    await look();
    await look();
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    expect((await mails())[0]).toContain('INR');
    await spend(34);
    await look();
    expect(await mails()).toHaveLength(1);
    // As much is available again: the next time counts.
    await get(owner.desk.account.setBalanceNotice({ below: subtract(await left(), rupee) }));
    await look();
    await spend(35);
    await look();
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(2);
  });

  it('is taken back, and says what is wrong with an amount', async () => {
    expect(await get(owner.desk.account.setBalanceNotice({}))).toEqual({ low: false });
    expect(await get(owner.desk.account.balanceNotice())).toEqual({ low: false });
    const before = (await mails()).length;
    await spend(36);
    await look();
    expect(await mails()).toHaveLength(before);
    const nothing = subtract(rupee, rupee);
    expect(await failed(owner.desk.account.setBalanceNotice({ below: nothing }))).toMatchObject({
      violations: [{ path: 'below', code: 'amount-not-positive' }],
    });
    expect(await failed(owner.desk.account.setBalanceNotice({ below: money(1, 'USD') }))).toMatchObject({
      violations: [{ path: 'below', code: 'amount-currency' }],
    });
  });

  it('is nobody’s to set without the right to pay in', async () => {
    const asked = staff.desk.account.setBalanceNotice({ below: add(await left(), rupee) });
    expect(await failed(asked)).toMatchObject({ _tag: 'NotPermitted' });
  });
});
