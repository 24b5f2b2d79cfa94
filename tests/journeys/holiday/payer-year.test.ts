/**
 * What a payer bought in the year, on both databases: counted of the bookings that stand, given up with their rooms; and two who buy at
 * once under one PAN, where the row of the day has a limit.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimPayers, type PayerTaxPorts, taxedFor } from '#application/backoffice/holiday/payer-tax.ts';
import type { RoomLines } from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import { paidInYear, tcsLine } from '#domain/holiday/price/payer-year.ts';
import { tcsOnPackages } from '#domain/holiday/price/tax-rows.ts';
import { money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { fiscalYearDates } from '#domain/time/fiscal-year.ts';
import { fromMilliseconds, plusSeconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredPayerYears } from '#infrastructure/backoffice/database/holiday/payer-years.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { agreed, passported, today, wantedOf } from './packages.ts';

const zone = 'Asia/Kolkata';
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const now = fromMilliseconds(Date.now());
const { first: from, last: until } = fiscalYearDates(today);
const lakh = 100_000_00;
const rupees = (minor: number) => money(minor, 'INR');
/** Five per cent, and twenty above ten lakh, as it was until March 2026. */
const [limited] = tcsOnPackages;
if (limited === undefined) throw new Error('There is a row');
const { to: _ended, ...row } = { ...limited, from: isoDate('2020-01-01') };

describe.each(databases())('a payer’s year over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let agencyId: string;
  let years: StoredPayerYears;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
    years = new StoredPayerYears(database);
  });
  afterAll(() => office.stop());

  const rooms = [
    { adults: 1, childAges: [] },
    { adults: 1, childAges: [] },
  ];
  const paid = async (pan: string) =>
    paidInYear(await get(years.find({ agencyId, pans: [pan], from, until })), { pan, now, currency: 'INR' }).minor;

  it('is what the rooms of its bookings cost with GST, until they are given up', async () => {
    const { holiday, booking } = portal.desk;
    const { offerId } = await get(holiday.details(wantedOf('sri-lanka-hills-coast', 90, rooms)));
    const pans = ['ABCPP1234E', 'BCDPP2345F'];
    const { quoteId, price } = await get(holiday.quote({ offerId, pans }));
    const request = {
      quoteId,
      requestId: randomUUID(),
      travellers: ['Meera', 'Asha'].map((firstName) => makeTraveller({ ...passported, firstName, lastName: 'Menon' })),
      payers: pans.map((pan) => ({ name: 'Meera Menon', pan })),
      ...agreed(),
    };
    const { transactionId, status } = await get(holiday.book(request));
    expect(status).toBe('confirmed');
    const [kept] = await database.query<{ agency_id: string }>(
      'select agency_id from booking where transaction_id = $1',
      [transactionId],
    );
    agencyId = kept?.agency_id ?? '';
    const of = (price.breakdown.parts ?? [])
      .flatMap(({ parts = [] }) => parts)
      .filter(({ name }) => name === 'tcs')
      .map(({ params }) => Math.round(Number(params?.['of']) * 100));
    expect(of).toHaveLength(2);
    expect(await Promise.all(pans.map(paid))).toEqual(of);
    // The same request again is the same booking, and counts once.
    expect((await get(holiday.book(request))).transactionId).toBe(transactionId);
    expect(await Promise.all(pans.map(paid))).toEqual(of);
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId, units: [{ item: 1, traveller: 1 }] }));
    await get(booking.cancel({ cancelQuoteId, requestId: randomUUID() }));
    expect(await Promise.all(pans.map(paid))).toEqual([of[0], 0]);
    // What came to nothing is no claim at all.
    const none = await get(holiday.quote({ offerId, pans }));
    await Effect.runPromise(Effect.flip(holiday.book({ ...request, quoteId: none.quoteId })));
    expect(await Promise.all(pans.map(paid))).toEqual([of[0], 0]);
  });

  const ports = (): PayerTaxPorts => ({
    payerYears: years,
    tcsRows: [row],
    clock: { now: () => now },
    businessZone: zone,
  });
  /** A room of this amount, as its supplier says it. */
  const offered = (minor: number): { readonly rooms: RoomLines; readonly total: ReturnType<typeof rupees> } => {
    const line = tcsLine(rupees(minor), row, { on: today, before: rupees(0) });
    return { rooms: [[{ name: 'base-fare', amount: rupees(minor) }, line]], total: rupees(minor + line.amount.minor) };
  };
  const quoted = async (pan: string, minor: number) => {
    const asked = offered(minor);
    const taxed = await get(taxedFor(ports(), agencyId, asked, [pan]));
    const total = rupees(asked.total.minor + taxed.more.minor);
    const lines = taxed.rooms[0].map((line) => ({ ...line, params: { ...line.params, item: 0, passenger: 1 } }));
    const price = {
      total,
      breakdown: { name: 'customer-price', amount: total, parts: [{ name: 'fare', amount: total, parts: lines }] },
    };
    return { agencyId, quoteId: randomUUID(), price: price as Price, pans: [pan] };
  };
  const tax = ({ price }: { readonly price: Price }) => price.breakdown.parts?.[0]?.parts?.at(-1)?.amount.minor;

  it('of two who buy at once under one PAN lets one buy as quoted, and the other is quoted above the limit', async () => {
    const pan = 'CDEPP3456G';
    const both = await Promise.all([quoted(pan, 8 * lakh), quoted(pan, 8 * lakh)]);
    expect(both.map(tax)).toEqual([0.4 * lakh, 0.4 * lakh]);
    const answers = await Promise.all(both.map((each) => get(Effect.result(claimPayers(ports(), each)))));
    const lost = answers.flatMap((each) => (each._tag === 'Failure' ? [each.failure] : []));
    // 5 % of the two lakh that are left, 20 % of six.
    const dearer = 0.1 * lakh + 1.2 * lakh - 0.4 * lakh;
    expect(lost).toMatchObject([{ _tag: 'FareChanged', to: rupees(8.4 * lakh + dearer) }]);
    const again = await quoted(pan, 8 * lakh);
    expect(tax(again)).toBe(1.3 * lakh);
    expect(await get(claimPayers(ports(), again))).toBe(true);
    // Asked again while it is booked it is not counted twice; given back, or left for five minutes, it counts no more.
    expect(await get(claimPayers(ports(), again))).toBe(false);
    await get(years.release(again));
    expect(tax(await quoted(pan, 8 * lakh))).toBe(1.3 * lakh);
    const later = { ...ports(), clock: { now: () => plusSeconds(now, 301) } };
    const { more } = await get(taxedFor(later, agencyId, offered(8 * lakh), [pan]));
    expect(more.minor).toBe(0);
  });

  it('is another payer’s own, and another agency’s own', async () => {
    const one = await quoted('DEFPP4567H', 9 * lakh);
    expect(await get(claimPayers(ports(), one))).toBe(true);
    expect(tax(await quoted('EFGPP5678J', 9 * lakh))).toBe(0.45 * lakh);
    const { more } = await get(taxedFor(ports(), 'another', offered(9 * lakh), ['DEFPP4567H']));
    expect(more.minor).toBe(0);
  });
});
