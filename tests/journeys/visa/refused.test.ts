/**
 * The amounts of a refused visa in the running back office, over the wire, on both databases: what is with the mission is not given
 * back by quote, what the mission gives back after all is settled by the desk, and the ledger balances to the rupee.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money, subtract, zero } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { PortalDesk, RunningBackOffice } from '#tests/support/back-office.ts';
import type { VisaStep } from '#domain/visa/steps.ts';
import { databases } from '#tests/support/databases.ts';
import { keepAs, soldOffice } from '../products/sold-office.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('a refused visa over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let operator: PortalDesk;
  let transactionId: string;
  let price: Price;
  beforeAll(async () => {
    ({ office, database, portal, operator, transactionId, price } = await soldOffice(fresh, 'visa', 'Menon', 60));
    await wentToTheMission(transactionId);
  });
  afterAll(() => office.stop());

  /** The same application, sold so long ago that its papers are with the mission: here and at who registered it. */
  const wentToTheMission = async (id: string) => {
    const earlier = (kept: string) =>
      JSON.parse(kept, (key, value: unknown) =>
        key === 'submitsOn' || key === 'soldOn' ? addDays(value as IsoDate, -10) : value,
      ) as object;
    await keepAs(database, id, (document) => earlier(JSON.stringify(document)));
    const [order] = await database.query<{ sold: string }>('select sold from sandbox_order where order_key = $1', [id]);
    await database.query('update sandbox_order set sold = $2 where order_key = $1', [
      id,
      JSON.stringify(earlier(order?.sold ?? '{}')),
    ]);
  };
  const move = async (applicant: number, ...steps: readonly VisaStep[]) => {
    for (const step of steps) await get(operator.desk.visa.move({ transactionId, applicant, step, on: today }));
  };
  const balance = async () => (await get(portal.desk.account.balance())).balance;
  const ofOne = (applicant: number) => ({ transactionId, units: [{ item: 0, traveller: applicant }] });
  /** What the state and the centre were paid for one of two who cost the same. */
  const fees = () => {
    const fare = price.breakdown.parts?.find(({ name }) => name === 'fare')?.amount ?? zero('INR');
    return money(fare.minor / 2, 'INR');
  };
  /** Every rupee of the agency's ledger is where its entries say, and so is the house's. */
  const balances = async () => {
    expect(await get(portal.desk.account.verifyLedger({}))).toMatchObject({ ok: true });
    const unbalanced = await database.query(
      `select agency_id, sequence from posting group by agency_id, sequence, currency having sum(amount) <> 0`,
    );
    expect(unbalanced).toEqual([]);
  };

  it('gives nothing of the fees back by quote, whatever the mission decided', async () => {
    await move(0, 'checked', 'submitted', 'mission');
    const before = await get(portal.desk.booking.cancelQuote(ofOne(0)));
    await move(0, 'refused');
    const { refund, charges } = await get(portal.desk.booking.cancelQuote(ofOne(0)));
    expect(refund).toEqual(before.refund);
    expect(charges).toEqual(before.charges);
    expect(refund?.amount).toEqual(zero('INR'));
    expect(charges.amount).toEqual(money(price.total.minor / 2, 'INR'));
    await balances();
  });

  it('what the mission gives back after all is settled by the desk, to the rupee, and once', async () => {
    const { booking } = portal.desk;
    const remarks = 'Refused: the mission gives half of its fee back';
    const about = { transactionId, travellers: [0], items: [0], remarks };
    const { number } = await get(
      booking.askRequest({ product: 'visa', kind: 'cancel', requestId: randomUUID(), travellers: [], about }),
    );
    const desk = operator.desk.booking;
    await get(desk.answerRequest({ requestId: randomUUID(), number, act: 'take', answer: {} }));
    const half = money(Math.round(fees().minor / 2), 'INR');
    const agreed = [{ traveller: 0, item: 0, airline: half, fee: zero('INR') }];
    const { cancelQuoteId, refund } = await get(desk.requestQuote({ number, charges: agreed }));
    expect(refund?.amount).toEqual(subtract(fees(), half));
    const before = await balance();
    const settled = { requestId: randomUUID(), number, quoteId: cancelQuoteId, note: 'By the mission’s letter' };
    await Promise.all([get(desk.settleRequest(settled)), get(desk.settleRequest(settled))]);
    expect(subtract(await balance(), before)).toEqual(refund?.amount);
    const kept = await get(booking.details({ transactionId }));
    expect(kept).toMatchObject({ product: 'visa', status: 'part-cancelled', gone: [{ traveller: 0, item: 0 }] });
    await balances();
  });

  it('the other one is decided by herself: granted, she keeps what she has', async () => {
    await move(1, 'checked', 'submitted', 'mission', 'granted');
    const { applicants } = await get(portal.desk.visa.track({ transactionId }));
    expect(applicants.map(({ gone, way }) => [gone, way.at(-1)?.step])).toEqual([
      [true, 'refused'],
      [false, 'granted'],
    ]);
    await balances();
  });
});
