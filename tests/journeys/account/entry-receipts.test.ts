/**
 * The receipt of every kind of entry, over HTTP on both databases: what the ledger shows leads to a receipt that says it, in every
 * language, to nobody of another agency, and what a sale is made of to nobody who may not see net fares.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryLead } from '#domain/account/entry-lead.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { type LedgerKind, ledgerKinds } from '#domain/booking/booking.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { formatMoney } from '#domain/money/format.ts';
import { moneyOf } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { askOfFlights, makeGroup, makeOffered } from '#tests/fixtures/requests.ts';
import { refusal } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn } from '#tests/support/invited.ts';
import { buying } from '../products/buying.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const once = () => ({ requestId: randomUUID() });

describe.each(databases())('the receipts of entries over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk;
  let operator: Desk;
  let second: Desk;
  let entries: readonly LedgerEntry[];

  const deskOf = async (userId: string) => (await portalDesk(office, userId)).desk;

  /** A sale and its refund, one of which a part is paid later, points as credit, a group's deposit that is partly kept, an adjustment taken back. */
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    [agent, operator, second] = [
      await deskOf('agent@demo.test'),
      await deskOf('operator@demo.test'),
      await deskOf('desk@demo.test'),
    ];
    await database.query('update account set credit_limit = credit_limit + 100000000');
    const buy = (product: string, ahead: number) =>
      buying(today)
        .find((each) => each.product === product)
        ?.buy(agent, 'Warrier', ahead);
    const cab = await buy('cab', 44);
    const { cancelQuoteId } = await get(agent.booking.cancelQuote({ transactionId: cab?.transactionId ?? '' }));
    await get(agent.booking.cancel({ ...once(), cancelQuoteId }));
    // Its balance is to be paid later, which an entry of its own says.
    await buy('cruise', 160);
    let ahead = 50;
    while ((await get(agent.account.rewardPoints())) < 100) await buy('hotel', (ahead += 1));
    await get(agent.account.spendRewards({ ...once(), points: 100 }));

    const group = makeGroup(addDays(today, 60));
    const { number } = await get(agent.booking.askRequest(askOfFlights({ ...once(), kind: 'group', group })));
    const answer = (act: 'take' | 'offer' | 'close', said: object) =>
      get(operator.booking.answerRequest({ ...once(), number, act, answer: said }));
    await answer('take', {});
    await answer('offer', {
      prices: (['adult', 'child', 'infant'] as const).map((type) => ({ type, amount: moneyOf('5200.00', 'INR') })),
      offered: makeOffered(addDays(today, 60)),
      validUntil: addDays(today, 3),
      deposit: rupees(20_000),
      depositDue: addDays(today, 5),
      namesDue: addDays(today, 30),
      balanceDue: addDays(today, 40),
    });
    await get(agent.booking.decideRequest({ ...once(), number, act: 'accept' }));
    await answer('close', { depositBack: rupees(15_000) });

    const adjustment = { kind: 'correction', way: 'credit', amount: rupees(350), reason: 'Fee charged twice' } as const;
    const { adjustmentId } = await get(operator.account.adjust({ ...once(), agencyId: 'malabar', adjustment }));
    await get(second.account.decideAdjustment({ adjustmentId, approve: true, remarks: '' }));
    await get(second.account.reverseAdjustment({ adjustmentId, remarks: 'Of another agency' }));

    ({ entries } = await get(agent.account.ledger({ from: addDays(today, -6), to: today, page: 1 })));
  });
  afterAll(() => office.stop());

  const of = (kind: LedgerKind) => entries.filter((each) => each.kind === kind);
  const saidOf = async (desk: Desk, entryId: string, language: (typeof languages)[number] = 'en') =>
    textsOf(await get(desk.account.entrySheet({ entryId, language }))).map((text) => text.replaceAll('\u00a0', ' '));

  it('are there for each of them, in whole words, where the ledger leads', async () => {
    expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual(ledgerKinds.toSorted());
    for (const kind of ledgerKinds) {
      const [entry] = of(kind);
      if (entry === undefined) throw new Error(`No ${kind}`);
      const { entryId, reference } = entry;
      for (const language of languages) {
        const said = await saidOf(agent, entryId, language);
        expect(said, kind).toEqual(expect.arrayContaining([entryId, reference, 'AGT10482']));
        expect(said.join(' '), kind).not.toMatch(/document-|undefined|\{/);
      }
      const { of: receipt, id } = entryLead(entry).receipt;
      const sheets = {
        booking: () => get(agent.booking.details({ transactionId: id })),
        deposit: () => get(agent.account.topUpSheet({ depositId: id })),
        adjustment: () => get(agent.account.adjustmentSheet({ adjustmentId: id })),
        entry: () => get(agent.account.entrySheet({ entryId: id })),
      };
      await sheets[receipt]();
    }
    const ends = ledgerKinds.map((kind) => of(kind).map((each) => entryLead(each).receipt.of)[0]);
    expect(ends.filter((each) => each === 'entry')).toHaveLength(4);
  });

  it('say what the amount is made of, and the balance that it left', async () => {
    const [, back] = of('offer-deposit');
    const said = await saidOf(agent, back?.entryId ?? '');
    expect(said).toEqual(
      expect.arrayContaining(['Held for a group', '₹ 20,000.00', 'Fees', '−₹ 5,000.00', '₹ 15,000.00']),
    );
    const points = await saidOf(agent, of('reward')[0]?.entryId ?? '');
    expect(points).toEqual(expect.arrayContaining(['Credit receipt', 'Reward points', 'Points used as credit: 100']));
    const { base64, ...file } = await get(agent.account.entryReceipt({ entryId: back?.entryId ?? '' }));
    expect(file).toEqual({ filename: `${back?.entryId}.pdf`, mediaType: 'application/pdf' });
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('say of a sale what of it is paid later, and of the sale that it is charged whole', async () => {
    const [later] = of('instalment');
    const sale = of('booking').find(({ reference }) => reference === later?.reference);
    if (later === undefined || sale === undefined) throw new Error('A cruise is paid in two');
    const amountOf = (amount: LedgerEntry['credit']) =>
      formatMoney(amount, { decimals: 'exact' }).replace('\u00a0', ' ');
    expect(later.credit.minor).toBeGreaterThan(0);
    expect(later.credit.minor).toBeLessThan(sale.debit.minor);
    const said = await saidOf(agent, later.entryId);
    expect(said).toEqual(
      expect.arrayContaining([later.reference, 'Paid later', amountOf(later.credit), amountOf(later.balance)]),
    );
    expect(await saidOf(agent, sale.entryId)).toContain(amountOf(sale.debit));
    const { moneyLines } = await get(agent.booking.details({ transactionId: later.reference }));
    expect(moneyLines.map(({ entryId }) => entryId).toSorted()).toEqual([later.entryId, sale.entryId].toSorted());
  });

  it('are of the caller’s own ledger alone, and for who may see it', async () => {
    const { request: added } = agencyCareReference.addAgency;
    await get(operator.operations.addAgency({ ...added, ...once() }));
    const { desk: stranger } = await comeIn(office, database, added.person.userId);
    for (const { entryId } of entries) {
      expect(await refusal(stranger.account.entrySheet({ entryId })), entryId).toBe('NotFound');
      expect(await refusal(stranger.account.entryReceipt({ entryId })), entryId).toBe('NotFound');
    }
    for (const entryId of ['LG-0', 'LG-999999', 'LG-1 or 1=1', 'LG-99999999999999999999', 'AJ700001']) {
      expect(await refusal(agent.account.entrySheet({ entryId })), entryId).toBe('NotFound');
    }
    const [{ entryId } = { entryId: '' }] = entries;
    const staff = await deskOf('staff@demo.test');
    expect(await refusal(staff.account.entrySheet({ entryId }))).toBe('right-missing');
    expect(await refusal(staff.account.entryReceipt({ entryId }))).toBe('right-missing');
  });

  it('do not say what a sale is made of to who may not see net fares', async () => {
    await database.query(
      `update app_user set permissions = '{search,book,see-ledger}' where login = 'staff@demo.test'`,
    );
    const staff = await deskOf('staff@demo.test');
    const net = ['Supplier', 'Commission', 'What the amount is made of'];
    for (const kind of ['booking', 'refund'] as const) {
      const entryId = of(kind)[0]?.entryId ?? '';
      const said = await saidOf(staff, entryId);
      expect(said).toContain(entryId);
      expect(
        said.filter((text) => net.includes(text)),
        kind,
      ).toEqual([]);
      expect(await saidOf(agent, entryId)).toEqual(expect.arrayContaining(['Supplier', 'What the amount is made of']));
    }
    expect(await saidOf(staff, of('reward')[0]?.entryId ?? '')).toContain('Reward points');
  });
});
