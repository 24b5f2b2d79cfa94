/** The account desk: rights first, then forms, then the book of the caller's own agency. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { totalOfCommissions } from '#domain/account/commissions.ts';
import { totalOfSales } from '#domain/account/sales/sale-summary.ts';
import type { MonthDays } from '#domain/account/sales/month-so-far.ts';
import type { CommissionBook } from '#application/backoffice/ports/account/commission-book.ts';
import type { SalesBook } from '#application/backoffice/ports/account/sales-book.ts';
import { spellPoint, chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { makeStatementDesk } from '#application/backoffice/account/account-desk.ts';
import type { BookCheck } from '#application/backoffice/ports/account/book-check.ts';
import type { LostBookings, RestoreOutcome } from '#application/backoffice/ports/account/lost-bookings.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { LedgerBook, LedgerRangeAsked } from '#application/backoffice/ports/account/ledger-book.ts';
import { makeCaller } from '../booking/fakes.ts';

const zero = money(0, 'INR');
const unused = () => Effect.die(new Error('not asked here'));

const noCommissions = { rows: [], total: totalOfCommissions([], 'INR'), entries: 0, pageSize: 1000 };
const nothingSold = {
  rows: [],
  total: totalOfSales([], 'INR'),
  ledger: { entries: 0, paid: zero, paidElsewhere: zero, suppliers: zero, commission: zero, tds: zero, fees: zero },
};
const nothingIn = (days: MonthDays) => ({ ...days, ...totalOfSales([], 'INR'), refunds: 0, refunded: zero });
/** The first day of December already, in Tokyo. */
const now = instant('2026-11-30T15:30:00.000Z');
const agencies = Array.from({ length: 250 }, (_, n) => `a${1000 + n}`);

function desk(
  caller: Caller = makeCaller(),
  businessZone = 'Asia/Kolkata',
  outcome: RestoreOutcome = { kind: 'there', status: 'held' },
) {
  const asked: unknown[] = [];
  const ledger: LedgerBook = {
    openAccount: unused,
    setCreditLimit: unused,
    post: unused,
    about: unused,
    entry: unused,
    balance: (agencyId) =>
      Effect.sync(() => (asked.push(agencyId), { balance: money(5, 'INR'), creditLimit: zero, reserved: zero })),
    page: (range: LedgerRangeAsked) =>
      Effect.sync(() => {
        asked.push(range);
        const { page, pageSize } = range;
        return {
          opening: zero,
          entries: [],
          closing: zero,
          totalDebit: zero,
          totalCredit: zero,
          total: 0,
          page,
          pageSize,
          liveBalance: zero,
        };
      }),
    verify: (...given) => Effect.sync(() => (asked.push(given), { entries: 0, ok: true })),
  };
  const bookCheck: BookCheck = {
    agencies: (after, most) =>
      Effect.succeed(agencies.filter((agencyId) => after === undefined || agencyId > after).slice(0, most)),
    findings: (agencyId) =>
      Effect.succeed(agencyId.endsWith('7') ? [{ kind: 'booking-missing', agencyId, transactionId: 'FL1' }] : []),
  };
  const lostBookings: LostBookings = {
    restore: (given) => Effect.sync(() => (asked.push(given), outcome)),
  };
  const clockBook = { look: () => Effect.succeed({ aheadSeconds: -301, entriesAheadSeconds: 300 }) };
  const sales: SalesBook = {
    summary: (wanted) => Effect.sync(() => (asked.push(wanted), nothingSold)),
    months: (wanted) =>
      Effect.sync(() => (asked.push(wanted), { now: nothingIn(wanted.now), before: nothingIn(wanted.before) })),
  };
  const commissionBook: CommissionBook = {
    commissions: (wanted) => Effect.sync(() => (asked.push(wanted), noCommissions)),
  };
  const books = { ledger, bookCheck, clockBook, lostBookings, sales, commissionBook };
  const made = makeStatementDesk({ ...books, businessZone, clock: { now: () => now } })(caller);
  return { desk: made, asked };
}

async function tagOf<A, E extends { readonly _tag: string }>(answer: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(answer));
  return result._tag === 'Success' ? 'answered' : result.failure;
}

it('reads the caller’s own balance', async () => {
  const { desk: made, asked } = desk(makeCaller({ agencyId: 'b' }));
  expect(await Effect.runPromise(made.balance())).toMatchObject({ balance: money(5, 'INR') });
  expect(asked).toEqual(['b']);
});

it('asks for the days of the business zone, the last one whole', async () => {
  const { desk: made, asked } = desk();
  await Effect.runPromise(made.ledger({ from: isoDate('2026-11-14'), to: isoDate('2026-11-20'), page: 2 }));
  expect(asked).toEqual([
    {
      agencyId: 'agency-1',
      from: '2026-11-13T18:30:00.000Z',
      until: '2026-11-20T18:30:00.000Z',
      page: 2,
      pageSize: 100,
    },
  ]);
  const newfoundland = desk(makeCaller(), 'America/St_Johns');
  await Effect.runPromise(
    newfoundland.desk.ledger({ from: isoDate('2026-10-31'), to: isoDate('2026-11-01'), page: 1 }),
  );
  expect(newfoundland.asked).toMatchObject([{ from: '2026-10-31T02:30:00.000Z', until: '2026-11-02T03:30:00.000Z' }]);
});

it('refuses eight days, days in the wrong order, and pages that are none', async () => {
  const { desk: made, asked } = desk();
  const refusedWith = async (request: Parameters<typeof made.ledger>[0]) => tagOf(made.ledger(request));
  const [from, to] = [isoDate('2026-11-13'), isoDate('2026-11-20')];
  expect(await refusedWith({ from, to, page: 1 })).toMatchObject({
    _tag: 'Invalid',
    violations: [{ code: 'range-days', path: 'to' }],
  });
  expect(await refusedWith({ from: to, to: from, page: 1 })).toMatchObject({ violations: [{ code: 'range-order' }] });
  for (const page of [0, -1, 1.5, Number.NaN, 1e9]) {
    expect(await refusedWith({ from: to, to, page })).toMatchObject({
      _tag: 'Invalid',
      violations: [{ path: 'page' }],
    });
  }
  expect(asked).toEqual([]);
});

it('walks the chain from the start or from a point given before', async () => {
  const { desk: made, asked } = desk();
  await Effect.runPromise(made.verifyLedger({}));
  const point = { sequence: 7, balance: -3, digest: 'ab'.repeat(32) };
  await Effect.runPromise(made.verifyLedger({ after: spellPoint(point) }));
  expect(asked).toEqual([
    ['agency-1', chainStart, 1000],
    ['agency-1', point, 1000],
  ]);
  expect(await tagOf(made.verifyLedger({ after: 'LG-7' }))).toMatchObject({
    _tag: 'Invalid',
    violations: [{ path: 'after' }],
  });
});

it('looks through the books of all agencies for elevated users, a hundred at a time', async () => {
  const operator = makeCaller({ rights: new Set(['operate']) });
  const first = await Effect.runPromise(desk(operator).desk.checkBooks({}));
  expect(first).toMatchObject({ agencies: 100, next: 'a1099' });
  expect(first.findings).toHaveLength(10);
  expect(first.findings[0]).toEqual({ kind: 'booking-missing', agencyId: 'a1007', transactionId: 'FL1' });
  const last = await Effect.runPromise(desk(operator).desk.checkBooks({ after: 'a1199' }));
  expect(last.agencies).toBe(50);
  expect(last.next).toBeUndefined();
  expect(await tagOf(desk(operator).desk.checkBooks({ after: 'x'.repeat(81) }))).toMatchObject({ _tag: 'Invalid' });
  const agent = makeCaller({ rights: new Set(['ledger', 'balance', 'bookings']) });
  expect(await tagOf(desk(agent).desk.checkBooks({}))).toMatchObject({ _tag: 'NotPermitted' });
});

it('names to elevated users alone a clock that is further off than five minutes', async () => {
  const operator = makeCaller({ rights: new Set(['operate']) });
  expect(await Effect.runPromise(desk(operator).desk.clockTroubles())).toEqual({
    troubles: [{ kind: 'jumped', seconds: -301 }],
  });
  const agent = makeCaller({ rights: new Set(['ledger', 'balance', 'bookings']) });
  expect(await tagOf(desk(agent).desk.clockTroubles())).toMatchObject({ _tag: 'NotPermitted' });
});

it('puts a lost booking back for elevated users, and says why it cannot', async () => {
  const operator = makeCaller({ rights: new Set(['operate']) });
  const lost = { agencyId: 'a1007', transactionId: 'FL1' };
  const restoring = (outcome: RestoreOutcome) =>
    tagOf(desk(operator, 'Asia/Kolkata', outcome).desk.restoreBooking(lost));
  const { desk: made, asked } = desk(operator, 'Asia/Kolkata', { kind: 'restored', status: 'confirmed' });
  expect(await Effect.runPromise(made.restoreBooking(lost))).toEqual({ restored: true, status: 'confirmed' });
  expect(asked).toMatchObject([
    { ...lost, record: { agencyId: 'a1007', operation: 'account.restore-booking', reference: 'FL1' } },
  ]);
  expect(await Effect.runPromise(desk(operator).desk.restoreBooking(lost))).toEqual({
    restored: false,
    status: 'held',
  });
  expect(await restoring({ kind: 'unknown' })).toMatchObject({ _tag: 'NotFound', what: 'booking' });
  expect(await restoring({ kind: 'source-missing', source: 'quote' })).toMatchObject({
    violations: [{ code: 'restore-source-missing', path: 'transactionId', params: { source: 'quote' } }],
  });
  expect(await restoring({ kind: 'made-again', transactionId: 'FL2' })).toMatchObject({
    violations: [{ code: 'restore-made-again', params: { other: 'FL2' } }],
  });
  expect(
    await tagOf(desk(operator).desk.restoreBooking({ agencyId: ' ', transactionId: 'x'.repeat(81) })),
  ).toMatchObject({
    violations: [{ path: 'agencyId' }, { path: 'transactionId' }],
  });
});

it('is closed to strangers and to those without the right', async () => {
  const days = { from: isoDate('2026-11-20'), to: isoDate('2026-11-20'), page: 1 };
  const stranger = desk({ kind: 'anonymous', language: 'en', reference: 'r', address: 'a' }).desk;
  const without = desk(makeCaller({ rights: new Set(['search']) })).desk;
  for (const [made, tag] of [
    [stranger, 'SessionInvalid'],
    [without, 'NotPermitted'],
  ] as const) {
    expect(await tagOf(made.balance())).toMatchObject({ _tag: tag });
    expect(await tagOf(made.ledger(days))).toMatchObject({ _tag: tag });
    expect(await tagOf(made.verifyLedger({}))).toMatchObject({ _tag: tag });
    expect(await tagOf(made.checkBooks({}))).toMatchObject({ _tag: tag });
    expect(await tagOf(made.clockTroubles())).toMatchObject({ _tag: tag });
    expect(await tagOf(made.restoreBooking({ agencyId: 'a', transactionId: 'FL1' }))).toMatchObject({ _tag: tag });
  }
});

it('counts sales of the caller’s own agency in the days of the business zone, over a year at most', async () => {
  const { desk: made, asked } = desk(makeCaller({ agencyId: 'b' }), 'Asia/Tokyo');
  const wanted = { from: isoDate('2026-01-01'), to: isoDate('2026-12-31'), on: 'travel', by: 'staff' } as const;
  expect(await Effect.runPromise(made.saleSummary(wanted))).toEqual(nothingSold);
  expect(asked).toEqual([{ ...wanted, agencyId: 'b', zone: 'Asia/Tokyo' }]);
  expect(await tagOf(made.saleSummary({ ...wanted, to: isoDate('2027-01-02') }))).toMatchObject({
    violations: [{ code: 'range-days', path: 'to', params: { most: 366 } }],
  });
  const other = desk(makeCaller({ rights: new Set(['search']) }));
  expect(await tagOf(other.desk.saleSummary(wanted))).toMatchObject({ _tag: 'NotPermitted' });
  expect(other.asked).toEqual([]);
});

it('compares the month of the business zone with the one before, of the caller’s own agency', async () => {
  const december = { from: isoDate('2026-12-01'), to: isoDate('2026-12-01') };
  const november = { from: isoDate('2026-11-01'), to: isoDate('2026-11-01') };
  const { desk: made, asked } = desk(makeCaller({ agencyId: 'b' }), 'Asia/Tokyo');
  expect(await Effect.runPromise(made.monthSoFar())).toEqual({ now: nothingIn(december), before: nothingIn(november) });
  expect(asked).toEqual([{ now: december, before: november, agencyId: 'b', zone: 'Asia/Tokyo' }]);
  const other = desk(makeCaller({ rights: new Set(['search']) }));
  expect(await tagOf(other.desk.monthSoFar())).toMatchObject({ _tag: 'NotPermitted' });
  expect(other.asked).toEqual([]);
});

it('counts commission of the caller’s own agency, for those who see net fares and the ledger', async () => {
  const { desk: made, asked } = desk(makeCaller({ agencyId: 'b' }));
  const wanted = { from: isoDate('2026-04-01'), to: isoDate('2027-03-31'), by: 'entry', page: 3 } as const;
  expect(await Effect.runPromise(made.commissions(wanted))).toEqual(noCommissions);
  expect(asked).toEqual([
    {
      agencyId: 'b',
      by: 'entry',
      from: '2026-03-31T18:30:00.000Z',
      until: '2027-03-31T18:30:00.000Z',
      zone: 'Asia/Kolkata',
      page: 3,
      pageSize: 1000,
    },
  ]);
  expect(await tagOf(made.commissions({ ...wanted, to: isoDate('2027-04-02'), page: 0 }))).toMatchObject({
    violations: [
      { code: 'range-days', path: 'to', params: { most: 366 } },
      { code: 'not-a-number', path: 'page' },
    ],
  });
});

it.each([['ledger'], ['see-net-fares']] as const)('does not count commission for who has %s alone', async (right) => {
  const { desk: made, asked } = desk(makeCaller({ rights: new Set([right]) }));
  const wanted = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30'), by: 'seller', page: 1 } as const;
  expect(await tagOf(made.commissions(wanted))).toMatchObject({ _tag: 'NotPermitted' });
  expect(asked).toEqual([]);
});
