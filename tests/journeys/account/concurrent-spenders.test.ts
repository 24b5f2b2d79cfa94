/**
 * 64 who buy at once, over HTTP on both databases: exactly as many are sold what they asked for as the balance and the credit limit
 * are enough for, every other is refused for the balance, no entry stands beyond the limit, and no money is made or lost.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { born, makeTraveller, passport, surname } from '#tests/fixtures/booking.ts';
import { agentsBalance } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { type Accounts, accountsOf, move, shownAs, soldFor } from './accounts-model.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const agencyId = 'malabar';
const spenders = 64;

describe.each(databases())('of 64 who spend at once on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
  });
  afterAll(() => office.stop());

  /** The same plan for the same days for each, which is never sold out: they all cost the same. */
  const quotes = async ({ insurance }: Desk, count: number) => {
    const from = addDays(today, 30);
    const trip = { region: 'asia', trip: 'single', family: false, from, to: addDays(from, 6), births: [born] } as const;
    const { plans } = await get(insurance.plans(trip));
    const planId = plans[0]?.planId ?? '';
    return Promise.all(Array.from({ length: count }, () => get(insurance.quote({ planId }))));
  };
  const book = ({ insurance }: Desk, quoteId: string, n: number) =>
    insurance.book({
      quoteId,
      requestId: randomUUID(),
      contact: { email: 'asha@example.com', mobile: '9847031264' },
      parameters: [],
      acceptTerms: true,
      travellers: [makeTraveller({ lastName: surname(n), gender: 'female', title: 'Ms', dateOfBirth: born, passport })],
      address: '14 Marine Drive, Kochi 682031',
      nominee: { name: 'Kabir Rao', relation: 'parent' },
      purpose: 'holiday',
      illnessBefore: false,
      residents: true,
    });

  it('as many buy as it is enough for, and no entry is beyond the limit', async () => {
    const desks = [
      (await portalDesk(office, 'agent@demo.test')).desk,
      // Another session of the same agency, which does not know what the first spends.
      (await portalDesk(office, 'agent@demo.test')).desk,
    ] as const;
    const [own] = desks;
    const house = (await portalDesk(office, 'operator@demo.test')).desk;
    const second = (await portalDesk(office, 'desk@demo.test')).desk;

    const quoted = await quotes(own, spenders);
    const [price] = quoted.map((each) => each.price);
    if (price === undefined) throw new Error('No policies');
    const net = price.terms?.net.minor ?? 0;
    expect(new Set(quoted.map((each) => each.price.terms?.net.minor))).toEqual(new Set([net]));

    // Of its own it has three policies' worth, and two and a half of credit: five are enough for, the sixth is not.
    const limit = Math.floor(net * 2.5);
    const { version } = await get(house.operations.agency({ agencyId }));
    await get(house.operations.setCredit({ agencyId, version, limit: money(limit, 'INR') }));
    const amount = money((await agentsBalance(database)) - 3 * net, 'INR');
    const adjustment = { kind: 'correction', way: 'debit', amount, reason: 'For this test' };
    const { adjustmentId } = await get(house.account.adjust({ agencyId, adjustment, requestId: randomUUID() }));
    await get(second.account.decideAdjustment({ adjustmentId, approve: true, remarks: '' }));
    expect(await agentsBalance(database)).toBe(3 * net);
    const [last] = await database.query<{ sequence: string }>(
      'select max(sequence) as sequence from journal_entry where agency_id = $1',
      [agencyId],
    );
    const model: Accounts = new Map(Object.entries(await accountsOf(database)));

    const tried = await Promise.all(
      quoted.map(({ quoteId }, n) => Effect.runPromise(Effect.result(book(desks[n % 2 === 0 ? 0 : 1], quoteId, n)))),
    );

    const enough = 5;
    const outcomes = tried.map((one) => (Result.isSuccess(one) ? one.success.status : one.failure._tag));
    expect(outcomes.filter((each) => each === 'confirmed')).toHaveLength(enough);
    expect(outcomes.filter((each) => each === 'BalanceTooLow')).toHaveLength(spenders - enough);

    for (let n = 0; n < enough; n += 1) move(model, soldFor(price));
    expect(await accountsOf(database), 'every account').toEqual(shownAs(model));
    const sum = Object.values(await accountsOf(database)).reduce((total, each) => total + each, 0);
    expect(sum, 'money is neither made nor lost').toBe(0);
    expect(await agentsBalance(database)).toBe(-2 * net);

    const entries = await database.query<{ amount: string; balance: string }>(
      'select amount, balance from journal_entry where agency_id = $1 and sequence > $2 order by sequence',
      [agencyId, last?.sequence ?? '0'],
    );
    expect(entries.map((entry) => Number(entry.balance))).toEqual([2, 1, 0, -1, -2].map((left) => left * net));
    for (const { balance } of entries) expect(Number(balance)).toBeGreaterThanOrEqual(-limit);
    const [account] = await database.query<{ reserved: string }>('select reserved from account where agency_id = $1', [
      agencyId,
    ]);
    expect(Number(account?.reserved), 'nothing stays set aside').toBe(0);
    expect(await get(own.account.verifyLedger({}))).toMatchObject({ ok: true });
    expect((await get(house.account.checkBooks({}))).findings).toEqual([]);
  }, 240_000);
});
