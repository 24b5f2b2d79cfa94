/** The sale summary against the bookings one by one, and it and the commissions against the ledger entry by entry: on both databases. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingDesk } from '#application/desk/booking.ts';
import { type CommissionGroup, commissionGroups } from '#domain/account/commissions.ts';
import { type SaleDay, saleDays, type SaleGroup, saleGroups } from '#domain/account/sales/sale-summary.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { add, type Money, money, subtract, sum } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

type BookingDetails = Effect.Success<ReturnType<BookingDesk['details']>>;

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const zone = 'Asia/Kolkata';
const today = dateIn(fromMilliseconds(Date.now()), zone);
const range = { from: addDays(today, -1), to: addDays(today, 60) };
const none = money(0, 'INR');
let buyers = 0;

async function sold({ desk }: PortalDesk, days: number, guests: number, mode: 'ticket' | 'hold' = 'ticket') {
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, days) }];
  const party = { adults: guests, children: 0, infants: 0 };
  const { offers } = await get(desk.flight.search({ ...defaultSearch, party, sectors }));
  const offer = offers[days % offers.length] ?? offers[0];
  const fare = mode === 'hold' ? offer?.fares.at(-1) : offer?.fares[0];
  if (offer === undefined || fare === undefined) throw new Error('nothing flies');
  const { quoteId } = await get(desk.flight.quote({ choices: [{ offerId: offer.offerId, fareId: fare.fareId }] }));
  const travellers = Array.from({ length: guests }, () => makeTraveller({ lastName: surname(buyers++) }));
  const booked = await get(
    desk.flight.book({
      quoteId,
      requestId: randomUUID(),
      mode,
      travellers,
      contact: { email: 'asha@example.com', mobile: '9876543210' },
      parameters: [],
      acceptTerms: true,
    }),
  );
  return booked.transactionId;
}

describe.each(databases())('over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let agent: PortalDesk;
  let staff: PortalDesk;
  let details: readonly BookingDetails[];
  let mine: ReadonlyMap<string, { readonly travellers: number; readonly mark: string; readonly startsOn: string }>;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    agent = await portalDesk(office, 'agent@demo.test');
    staff = await portalDesk(office, 'staff@demo.test');
    const cancelled = await sold(agent, 30, 2);
    await sold(agent, 31, 1);
    const part = await sold(staff, 33, 3);
    await sold(staff, 33, 1);
    await sold(agent, 40, 1, 'hold');
    const { booking } = agent.desk;
    for (const asked of [{ transactionId: cancelled }, { transactionId: part, travellers: [0] }]) {
      const { cancelQuoteId } = await get(booking.cancelQuote(asked));
      await get(booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    }
    const { bookings } = await get(booking.list({ page: 1 }));
    details = await Promise.all(bookings.map(({ transactionId }) => get(booking.details({ transactionId }))));
    mine = new Map(
      bookings.map(({ transactionId, travellerCount: travellers, mark, startsOn }) => [
        transactionId,
        { travellers, mark, startsOn },
      ]),
    );
  });
  afterAll(() => office.stop());

  const dayOf = ({ transactionId, bookedOn }: BookingDetails, on: SaleDay) =>
    on === 'booked' ? dateIn(bookedOn, zone) : (mine.get(transactionId)?.startsOn ?? '');
  const keyOf: Readonly<Record<SaleGroup, (of: BookingDetails, on: SaleDay) => string>> = {
    day: dayOf,
    month: (of, on) => dayOf(of, on).slice(0, 7),
    product: ({ product }) => product,
    seller: ({ transactionId }) => mine.get(transactionId)?.mark ?? '',
    staff: ({ bookedBy }) => bookedBy,
    reason: () => '',
  };
  const charged = () => details.filter(({ status }) => status !== 'held');
  const total = (of: readonly BookingDetails[], amount: (each: BookingDetails) => Money) => sum('INR', of.map(amount));

  it.each(saleGroups.flatMap((by) => saleDays.map((on) => ({ by, on }))))(
    'counts by $by, on the day $on, as the bookings say one by one',
    async ({ by, on }) => {
      const { rows } = await get(agent.desk.account.saleSummary({ ...range, on, by }));
      const keys = [...new Set(charged().map((each) => keyOf[by](each, on)))];
      expect(rows.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      for (const row of rows) {
        const of = charged().filter((each) => keyOf[by](each, on) === row.key);
        const [standing, gone] = [
          of.filter(({ status }) => status !== 'cancelled'),
          of.filter(({ status }) => status === 'cancelled'),
        ];
        expect(row).toMatchObject({
          bookings: standing.length,
          travellers: standing.reduce(
            (count, { transactionId }) => count + (mine.get(transactionId)?.travellers ?? 0),
            0,
          ),
          cancelled: gone.length,
          sales: total(standing, ({ price }) => price.total),
          cancelledSales: total(gone, ({ price }) => price.total),
        });
      }
    },
  );

  it('says in all what its rows say, and of the ledger what its entries do', async () => {
    const asked = { ...range, on: 'booked', by: 'seller' } as const;
    const { rows, total: all, ledger } = await get(agent.desk.account.saleSummary(asked));
    expect(all).toMatchObject({ bookings: 3, travellers: 4, cancelled: 1 });
    expect(all.net).toEqual(
      sum(
        'INR',
        rows.map(({ net = none }) => net),
      ),
    );
    expect(all.earned).toEqual(
      sum(
        'INR',
        rows.map(({ earned = none }) => earned),
      ),
    );
    expect(ledger?.paid).toEqual(total(charged(), ({ money: own }) => own?.paid ?? none));
    expect(ledger?.entries).toBe(6);
    expect(ledger?.paid).toEqual(
      [ledger?.commission, ledger?.tds, ledger?.fees].reduce<Money>(
        (so, each) => add(so, each ?? none),
        ledger?.suppliers ?? none,
      ),
    );
    const before = { from: addDays(today, -9), to: addDays(today, -2) };
    expect((await get(agent.desk.account.saleSummary({ ...asked, ...before }))).rows).toEqual([]);
  });

  it('counts this month as the summary of its days does, with the refunds that were paid, and nothing of the last', async () => {
    const { now, before } = await get(agent.desk.account.monthSoFar());
    const { total: all } = await get(
      agent.desk.account.saleSummary({ from: now.from, to: now.to, on: 'booked', by: 'day' }),
    );
    const { refunds } = await get(agent.desk.booking.refunds({ page: 1 }));
    const paid = refunds.filter(({ state }) => state === 'credited');
    expect(paid.length).toBe(2);
    expect(now).toEqual({
      from: now.from,
      to: now.to,
      ...all,
      refunds: paid.length,
      refunded: sum(
        'INR',
        paid.map(({ customerRefund }) => customerRefund),
      ),
    });
    expect(before).toMatchObject({ bookings: 0, cancelled: 0, refunds: 0, sales: none, refunded: none });
  });

  it.each(commissionGroups)('counts commission by %s as the ledger says entry by entry', async (by) => {
    const { account } = agent.desk;
    const week = { from: addDays(today, -5), to: addDays(today, 1) };
    const { entries } = await get(account.ledger({ ...week, page: 1 }));
    const moved = entries.flatMap(({ entryId, at, reference, seal: { text } }) => {
      const amount = (name: string) =>
        Number(new RegExp(String.raw`^${name}\|INR\|(-?\d+)$`, 'm').exec(text)?.[1] ?? 0);
      const [commission, tds] = [-amount('commission'), amount('tds')];
      return commission === 0 && tds === 0 ? [] : [{ entryId, at, reference, commission, tds }];
    });
    expect(moved.length).toBeGreaterThan(5);
    const found = await get(account.commissions({ ...week, by, page: 1 }));
    const keyOf: Readonly<Record<CommissionGroup, (of: (typeof moved)[number]) => string>> = {
      seller: ({ reference }) => mine.get(reference)?.mark ?? '',
      month: ({ at }) => dateIn(at, zone).slice(0, 7),
      entry: ({ entryId }) => entryId,
    };
    expect(found.rows.map(({ key }) => key).toSorted()).toEqual([...new Set(moved.map(keyOf[by]))].toSorted());
    for (const row of [...found.rows, { ...found.total, key: undefined }]) {
      const of = moved.filter((each) => row.key === undefined || keyOf[by](each) === row.key);
      const minor = (amounts: readonly number[]) =>
        money(
          amounts.reduce((so, each) => so + each, 0),
          'INR',
        );
      const [given, takenBack] = [
        minor(of.map(({ commission }) => Math.max(commission, 0))),
        minor(of.map(({ commission }) => Math.max(-commission, 0))),
      ];
      const tds = minor(of.map((each) => each.tds));
      expect(row).toMatchObject({
        // An incentive is of no booking.
        bookings: new Set(of.flatMap(({ reference }) => (mine.has(reference) ? [reference] : []))).size,
        given,
        takenBack,
        tds,
        kept: subtract(subtract(given, takenBack), tds),
      });
    }
    expect(found.entries).toBe(moved.length);
    const long = { from: addDays(today, -300), to: addDays(today, -6), by, page: 1 };
    expect(await get(account.commissions(long))).toMatchObject({ rows: [], entries: 0, total: { given: none } });
  });

  it('shows staff who may not see net fares what customers pay, and nothing else', async () => {
    const seen = await get(staff.desk.account.saleSummary({ ...range, on: 'booked', by: 'staff' }));
    expect(seen.rows.map(({ bookings }) => bookings).toSorted((one, other) => one - other)).toEqual([1, 2]);
    expect(JSON.stringify(seen)).not.toMatch(/net|earned|ledger|paid/);
    const { now } = await get(staff.desk.account.monthSoFar());
    expect(now.bookings).toBe(3);
    expect(JSON.stringify(now)).not.toMatch(/net|earned/);
  });
});
