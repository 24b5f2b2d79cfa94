/** Travellers split off a booking whose seats are only held: two holds until the same limit, and nothing posted for either. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, type Money, subtract } from '#domain/money/money.ts';
import { plusSeconds } from '#domain/time/instant.ts';
import { oneWay } from '#tests/fixtures/flight-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import {
  type AmendingOffice,
  openedOffice,
  expectBooksRight,
  failureOf,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { ticketsOf } from '#tests/fixtures/flight-booked.ts';

const run = Effect.runPromise;
const once = () => ({ requestId: randomUUID() });

describe.each(databases())('a hold that is split on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const officeWith = (money: Money) => openedOffice(database, money);
  let day = 40;
  const held = async (office: AmendingOffice) => {
    day += 1;
    const party = { adults: 3, children: 1, infants: 1 };
    const quote = await office.quote(oneWay('DEL-BLR', day, { party }), ({ hold }) => hold !== undefined);
    return { quote, ...(await run(office.sell(quote, 'hold'))) };
  };
  const split = async (office: AmendingOffice, transactionId: string, travellers: readonly number[]) => {
    const { part, status } = await run(office.afterSale.splitPnr({ ...once(), transactionId, travellers }));
    if (part === undefined) throw new Error('not split');
    return { ...part, status };
  };
  const net = async (office: AmendingOffice, transactionId: string) =>
    (await office.details(transactionId)).price.terms?.net ?? rupees(0);

  it('keeps the limit and divides what is owed to the paisa; each is ticketed and charged by itself', async () => {
    const office = await officeWith(rupees(500_000));
    const { transactionId, reference: pnr, quote } = await held(office);
    const seats = await office.seatsSold();
    const whole = await office.details(transactionId);
    const before = await office.balance();
    const request = { ...once(), transactionId, travellers: [1, 2] };
    const [one, twin] = await Promise.all([
      run(office.afterSale.splitPnr(request)),
      run(office.afterSale.splitPnr(request)),
    ]);
    expect(twin).toEqual(one);
    const part = one.part?.transactionId ?? '';
    const [stays, leaves] = [await office.details(transactionId), await office.details(part)];
    for (const each of [stays, leaves])
      expect(each).toMatchObject({ status: 'held', heldUntil: quote.hold?.until, tickets: [] });
    expect(leaves.reference).not.toBe(pnr);
    expect([stays.travellers.length, leaves.travellers.length]).toEqual([3, 2]);
    expect(add(stays.price.total, leaves.price.total)).toEqual(whole.price.total);
    const nets = [await net(office, transactionId), await net(office, part)] as const;
    expect(add(...nets)).toEqual(whole.price.terms?.net);
    const { holds } = await office.holds();
    expect(new Map(holds.map((row) => [row.transactionId, row.account?.needs]))).toEqual(
      new Map([
        [transactionId, nets[0]],
        [part, nets[1]],
      ]),
    );
    expect(await office.balance()).toEqual(before);
    expect(await office.seatsSold()).toBe(seats);
    const warned = await database.query<{ id: string; count: number }>(
      `select payload ->> 'transactionId' as id, count(*)::integer as count from outbox
       where kind = 'hold-ending' and payload ->> 'transactionId' in ($1, $2) group by 1`,
      [transactionId, part],
    );
    expect(new Set(warned.map(({ count }) => count)).size).toBe(1);
    expect(warned).toHaveLength(2);

    const ticketed = await run(office.desk.ticketHeld({ ...once(), transactionId: part }));
    expect(ticketed).toMatchObject({ status: 'confirmed', total: leaves.price.total });
    expect(ticketsOf(ticketed)).toHaveLength(2);
    expect((await office.balance()).balance).toEqual(subtract(before.balance, nets[1]));
    expect((await office.details(transactionId)).status).toBe('held');
    await run(office.desk.ticketHeld({ ...once(), transactionId }));
    expect((await office.balance()).balance).toEqual(subtract(before.balance, add(...nets)));
    const lines = await run(office.bookings.moneyLines(office.agencyId, part));
    expect(lines.map(({ debit }) => debit)).toEqual([nets[1]]);

    // Each is a booking like any other: what is cancelled of a part is what that part was charged.
    const quoted = await run(office.desk.cancelQuote({ transactionId: part }));
    await run(office.desk.cancel({ ...once(), cancelQuoteId: quoted.cancelQuoteId }));
    const kept = quoted.charges.amount;
    const back = subtract((await office.balance()).balance, subtract(before.balance, add(...nets)));
    expect(add(back, kept)).toEqual(nets[1]);
    expect(await office.seatsSold()).toBe(seats - 2);
    await expectBooksRight(office);
  });

  it('is released or expires part by part, its seats free again', async () => {
    const office = await officeWith(rupees(0));
    const before = await office.seatsSold();
    const { transactionId, quote } = await held(office);
    const part = await split(office, transactionId, [1]);
    const third = await split(office, transactionId, [1]);
    expect((await office.holds()).holds).toHaveLength(3);
    await run(office.desk.releaseHeld({ ...once(), transactionId: part.transactionId }));
    expect(await office.seatsSold()).toBe(before + 3);
    office.clock.at = plusSeconds(quote.hold?.until ?? office.clock.at, 1);
    const late = { ...once(), transactionId, travellers: [1] };
    expect(await failureOf(office.afterSale.splitPnr(late))).toMatchObject({
      _tag: 'NotAllowedInState',
      state: 'expired',
    });
    await office.expire();
    expect((await office.details(transactionId)).status).toBe('expired');
    expect((await office.details(third.transactionId)).status).toBe('expired');
    expect(await office.seatsSold()).toBe(before);
    expect((await office.holds()).holds).toEqual([]);
    await expectBooksRight(office);
  });
});
