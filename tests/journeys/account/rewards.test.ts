/** Reward points, in the running back office on both databases: they follow the ledger, and are spent once, whatever dies in between. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointsFor, rewardEntry, rewardRuleOn, worthOf } from '#domain/account/reward/rewards.ts';
import { add, type Money, subtract } from '#domain/money/money.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, startOfDay } from '#domain/time/instant.ts';
import type { RewardDay } from '#application/backoffice/ports/account/reward-book.ts';
import { StoredRewardBook } from '#infrastructure/backoffice/database/account/reward-book.ts';
import type { Database, Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buying } from '../products/buying.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failed = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const zone = 'Asia/Kolkata';
const today = dateIn(fromMilliseconds(Date.now()), zone);
const rule = rewardRuleOn(today, 'INR');
if (rule === undefined) throw new Error('No points are given');
const dayAt = (on: IsoDate): RewardDay => ({
  now: startOfDay(on, zone),
  today: on,
  zone,
  ruleOn: (day) => rewardRuleOn(day, 'INR'),
});

class Killed extends Error {}

/** Dies at the nth statement of a transaction. */
function dying(database: Database, nth: number): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction((tx) => {
      let asked = 0;
      const query: Sql['query'] = (text, given) => {
        asked += 1;
        return asked === nth ? Promise.reject(new Killed()) : tx.query(text, given);
      };
      return work({ ...tx, query });
    });
  return new Proxy(database, {
    get: (of, name) => (name === 'transaction' ? transaction : Reflect.get(of, name)),
  });
}

describe.each(databases())('reward points over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let agent: PortalDesk;
  let staff: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agent = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
  });
  afterAll(() => office.stop());

  const balance = async (): Promise<Money> => (await get(agent.desk.account.balance())).balance;
  const points = () => get(agent.desk.account.rewardPoints());
  const buy = async (product: string, ahead: number) => {
    const found = buying(today).find((each) => each.product === product);
    if (found === undefined) throw new Error(`No ${product}`);
    return await found.buy(agent.desk, 'Warrier', ahead);
  };
  let ahead = 50;
  const atLeast = async (many: number) => {
    while ((await points()) < many) await buy('hotel', (ahead += 1));
  };
  const spend = (many: number, requestId: string = randomUUID()) =>
    agent.desk.account.spendRewards({ requestId, points: many });

  it('are earned by what the account is charged, and taken back with what it is given back', async () => {
    const [had, before] = [await points(), await balance()];
    const { transactionId } = await buy('cab', 44);
    const charged = subtract(before, await balance());
    expect(charged.minor).toBeGreaterThan(0);
    expect((await points()) - had).toBe(pointsFor(charged, rule));
    const [newest] = (await get(agent.desk.account.rewards({ page: 1 }))).movements;
    expect(newest).toMatchObject({ move: 'earned', reference: transactionId, until: addDays(today, 365) });
    const { cancelQuoteId } = await get(agent.desk.booking.cancelQuote({ transactionId }));
    await get(agent.desk.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    const kept = subtract(before, await balance());
    expect((await points()) - had).toBe(pointsFor(kept, rule));
  });

  it('earn nothing by a bill of what was sold elsewhere', async () => {
    const had = await points();
    await buy('billing', 45);
    expect(await points()).toBe(had);
  });

  it('are credited once a request, by an entry of the ledger, and returned once on the same day', async () => {
    await atLeast(100);
    const [had, before] = [await points(), await balance()];
    const requestId = randomUUID();
    const [one, other] = await Promise.all([get(spend(100, requestId)), get(spend(100, requestId))]);
    expect(other).toEqual(one);
    expect(await failed(spend(101, requestId))).toMatchObject({ _tag: 'RequestIdReused' });
    const worth = worthOf(100, rule);
    expect([await points(), await balance()]).toEqual([had - 100, add(before, worth)]);
    const { movements } = await get(agent.desk.account.rewards({ page: 1 }));
    expect(movements[0]).toMatchObject({ move: 'spent', points: -100, amount: worth, mayReturn: true });
    const { reference } = one;
    const twice = await Promise.all([
      get(agent.desk.account.returnRewards({ reference })),
      get(agent.desk.account.returnRewards({ reference })),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect([await points(), await balance()]).toEqual([had, before]);
    expect((await get(agent.desk.account.rewards({ page: 1 }))).movements[1]).not.toHaveProperty('mayReturn');
    // Its return stands on the page before.
    const second = await get(new StoredRewardBook(database).page('malabar', { ...dayAt(today), page: 2, pageSize: 1 }));
    expect(second.movements).toMatchObject([{ move: 'spent', reference }]);
    expect(second.returned).toEqual(new Set([reference]));
    expect(await failed(agent.desk.account.returnRewards({ reference: 'RW1' }))).toMatchObject({ _tag: 'NotFound' });
    expect(await get(agent.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });

  it('are spent once where many want them at once', async () => {
    await atLeast(250);
    const [had, before] = [await points(), await balance()];
    const each = Math.max(rule.least, Math.floor(had / 3));
    const fits = Math.floor(had / each);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => get(Effect.result(spend(each)))));
    expect(outcomes.filter(({ _tag }) => _tag === 'Success')).toHaveLength(fits);
    expect(await points()).toBe(had - fits * each);
    expect(subtract(await balance(), before)).toEqual(worthOf(fits * each, rule));
  });

  it('are owed where what earned them is cancelled after they were spent; what is earned next pays first', async () => {
    await atLeast(100);
    const { transactionId } = await buy('hotel', 46);
    const there = await points();
    await get(spend(there));
    expect(await points()).toBe(0);
    const { cancelQuoteId } = await get(agent.desk.booking.cancelQuote({ transactionId }));
    await get(agent.desk.booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    const owed = await points();
    expect(owed).toBeLessThan(0);
    expect(await failed(spend(rule.least))).toMatchObject({ violations: [{ path: 'points', code: 'rewards-few' }] });
    const before = await balance();
    await buy('hotel', 47);
    expect(await points()).toBe(owed + pointsFor(subtract(before, await balance()), rule));
  });

  it('are whole again whatever statement a spending or the reading died at', async () => {
    await atLeast(120);
    const agencyId = 'malabar';
    const [had, before] = [await points(), await balance()];
    const amount = worthOf(100, rule);
    const spending = {
      ...dayAt(today),
      agencyId,
      requestId: randomUUID(),
      points: 100,
      amount,
      entry: rewardEntry(agencyId, 100, amount),
      audit: { agencyId, operation: 'account.spend-rewards' },
    };
    await buy('cab', 49);
    const [paid, more] = [subtract(before, await balance()), await balance()];
    let died = 0;
    for (let nth = 1; nth < 40; nth += 1) {
      const book = new StoredRewardBook(dying(database, nth));
      const outcome = await Effect.runPromiseExit(book.spend(spending));
      if (outcome._tag === 'Success') break;
      died += 1;
      expect(await balance()).toEqual(more);
    }
    expect(died).toBeGreaterThan(8);
    expect(await points()).toBe(had + pointsFor(paid, rule) - 100);
    expect(await balance()).toEqual(add(more, amount));
  });

  it('are over after their last day, each by a movement', async () => {
    const book = new StoredRewardBook(database);
    const there = await points();
    expect(there).toBeGreaterThan(0);
    const lastDay = await get(book.page('malabar', { ...dayAt(addDays(today, 365)), page: 1, pageSize: 50 }));
    expect(lastDay.standing.lots.reduce((sum, { left }) => sum + left, 0)).toBeGreaterThan(0);
    const after = await get(book.page('malabar', { ...dayAt(addDays(today, 366)), page: 1, pageSize: 50 }));
    expect(after.standing.lots).toEqual([]);
    expect(after.movements[0]).toMatchObject({ move: 'expired' });
    const all = await database.query<{ sum: string }>(
      'select sum(points) as sum from reward_movement where agency_id = $1',
      ['malabar'],
    );
    expect(Number(all[0]?.sum)).toBe(0);
    expect(await points()).toBe(0);
  });

  it('are nobody’s to spend without the right to pay in', async () => {
    expect(await failed(staff.desk.account.spendRewards({ requestId: randomUUID(), points: 100 }))).toMatchObject({
      _tag: 'NotPermitted',
    });
  });
});
