/**
 * A policy whose cover has begun in the running back office, over the wire, on both databases: nothing comes back by quote; a
 * person is asked, agrees on what the insurer keeps, and the rest comes back once, to the rupee.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, money, multiply, percentage, scale, subtract, zero } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { PortalDesk, RunningBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { keepAs, soldOffice } from '../products/sold-office.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

describe.each(databases())('a policy that has begun over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let operator: PortalDesk;
  let transactionId: string;
  let price: Price;
  beforeAll(async () => {
    ({ office, database, portal, operator, transactionId, price } = await soldOffice(fresh, 'insurance', 'Menon', 10));
    // As one whose first day was yesterday.
    await keepAs(database, transactionId, (document) => ({ ...document, from: addDays(today, -1) }));
  });
  afterAll(() => office.stop());

  const balance = async () => (await get(portal.desk.account.balance())).balance;
  const ask = (travellers: readonly number[]) =>
    portal.desk.booking.askRequest({
      product: 'insurance',
      kind: 'cancel',
      requestId: randomUUID(),
      travellers: [],
      about: { transactionId, travellers, items: [0], remarks: 'Nobody travelled: passports are here' },
    });

  it('is not cancelled by quote any more', async () => {
    expect(await failureOf(portal.desk.booking.cancelQuote({ transactionId }))).toMatchObject({
      violations: [{ code: 'place-flown', path: 'travellers' }],
    });
  });

  it('is cancelled manually, once what the insurer keeps is said, and comes back once', async () => {
    const { number } = await get(ask([0, 1]));
    const desk = operator.desk.booking;
    await get(desk.answerRequest({ requestId: randomUUID(), number, act: 'take', answer: {} }));
    expect(await failureOf(desk.requestQuote({ number }))).toMatchObject({ violations: [{ code: 'charges-needed' }] });
    const none = zero('INR');
    const kept = money(250_00, 'INR');
    const charges = [0, 1].map((traveller) => ({ traveller, item: 0, airline: kept, fee: none }));
    const { cancelQuoteId, refund, becomes } = await get(desk.requestQuote({ number, charges }));
    expect(becomes).toBe('cancelled');
    // Of each premium the insurer keeps its part; of what comes back the commission goes, and the tax that was withheld of it comes.
    const premium = money((price.breakdown.parts?.find(({ name }) => name === 'fare')?.amount.minor ?? 0) / 2, 'INR');
    const commission = percentage(premium, 1500);
    const [back, given, withheld] = [premium, commission, percentage(commission, 200)].map((amount) =>
      subtract(amount, scale(amount, kept.minor, premium.minor)),
    );
    const each = add(subtract(back ?? none, given ?? none), withheld ?? none);
    expect(refund?.amount).toEqual(multiply(each, 2));
    const before = await balance();
    const settled = { requestId: randomUUID(), number, quoteId: cancelQuoteId, note: 'By the insurer’s letter' };
    await Promise.all([get(desk.settleRequest(settled)), get(desk.settleRequest(settled))]);
    expect(subtract(await balance(), before)).toEqual(refund?.amount);
    expect(await get(portal.desk.booking.details({ transactionId }))).toMatchObject({ status: 'cancelled' });
    expect(await get(portal.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
  });
});
