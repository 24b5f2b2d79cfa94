/** The booking desk: the caller's own bookings only, days of the business zone, terms for those who may see them. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { Product } from '#domain/booking/booking.ts';
import type { CancelFees } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeBookingDesk } from '#application/backoffice/booking/booking-desk.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { agency, makeIntent, makeStoredQuote } from '#tests/fixtures/booking.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';
import { MemorySentPapers } from './sent-paper-fake.ts';
import { documentPorts } from './document-fakes.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore } from './fakes.ts';

const card = { agentId: 'AGT1', companyName: 'Sky Desk', address: 'Pune', phone: '1', email: 'a@b.test' };
const since = { from: isoDate('2020-01-01'), note: '', match: {} };
const fees: CancelFees = {
  own: [{ ...since, id: 'own', match: { products: ['flight'] }, perUnit: money(30_000, 'INR') }],
  house: [{ ...since, id: 'house', match: { products: ['flight', 'bus'] }, perUnit: money(10_000, 'INR') }],
  gstOnFees: [{ id: 'gst', from: isoDate('2020-01-01'), note: '', basisPoints: 1800 }],
};

const unused = () => Effect.die(new Error('not asked here'));

function desk(caller: Caller = makeCaller()) {
  const stored = makeStoredQuote();
  const { fare } = stored.quote;
  const options = [{ ...stored.quote.options[0], ...(fare.terms && { terms: fare.terms }) }] as const;
  const quotes = new MemoryQuoteStore();
  Effect.runSync(quotes.keep({ ...stored, quote: { ...stored.quote, options } }));
  const bookings = new MemoryBookingBook(undefined, quotes);
  const agencies = { byId: () => Effect.succeed(makeAgency()), add: unused, agencyCard: () => Effect.succeed(card) };
  Effect.runSync(bookings.open(makeIntent(), { owner: 'o', seconds: 1 }));
  const amendments = { holds: unused, refunds: unused };
  const ledger = { balance: unused };
  const serviceRequests = { historyOf: () => Effect.succeed([]) };
  const ports = {
    ...documentPorts({ bookings, agencies }),
    bookings,
    agencies,
    amendments,
    sold: flightsOf({}),
    ledger,
    serviceRequests,
    sentPapers: new MemorySentPapers(),
    paperLinks: { historyOf: () => Effect.succeed([]) },
    approvals: { historyOf: () => Effect.succeed([]) },
    boughtWith: { of: () => Effect.succeed({ boughtWith: [], history: [] }) },
    remarkBook: { historyOf: () => Effect.succeed([]), keep: unused },
    chance: { uuid: () => 'p1' },
    cancelFees: { cancelFeesOf: () => Effect.succeed(fees) },
  };
  return { bookings, desk: makeBookingDesk(ports)(caller) };
}

async function failureOf<A, E>(answer: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(answer));
  return result._tag === 'Success' ? undefined : result.failure;
}

it('shows a booking whole, with who sold it', async () => {
  const shown = await Effect.runPromise(desk().desk.details({ transactionId: 'FL1' }));
  expect(shown).toMatchObject({
    transactionId: 'FL1',
    product: 'flight',
    status: 'requested',
    agency: card,
    moneyLines: [],
    payment: 'reserved',
    bookedBy: agency.name,
  });
  expect(Object.keys(shown)).not.toContain('version');
  expect(Object.keys(shown)).not.toContain('agencyId');
  expect(shown.price.terms).toBeDefined();
  expect(shown.customerPays).toEqual(shown.price.total);
  expect(shown.money?.paid).toEqual(shown.price.terms?.net);
  expect(shown.options[0].terms).toBeDefined();
});

it('knows nothing of other agencies’ bookings', async () => {
  expect(await failureOf(desk(makeCaller({ agencyId: 'b' })).desk.details({ transactionId: 'FL1' }))).toMatchObject({
    _tag: 'NotFound',
    what: 'booking',
  });
  expect(await failureOf(desk().desk.details({ transactionId: 'FL2' }))).toMatchObject({ _tag: 'NotFound' });
});

it('lists by the days of the business zone, within the caller’s agency', async () => {
  const { desk: made, bookings } = desk();
  await Effect.runPromise(
    made.list({ from: isoDate('2026-11-01'), to: isoDate('2026-11-20'), text: 'rao', status: 'confirmed', page: 3 }),
  );
  expect(bookings.asked).toEqual({
    agencyId: 'agency-1',
    from: '2026-10-31T18:30:00.000Z',
    until: '2026-11-20T18:30:00.000Z',
    text: 'rao',
    status: 'confirmed',
    page: 3,
    pageSize: 20,
  });
});

it('refuses days in the wrong order, long texts and pages that are none', async () => {
  const { desk: made } = desk();
  expect(await failureOf(made.list({ from: isoDate('2026-11-02'), to: isoDate('2026-11-01'), page: 1 }))).toMatchObject(
    {
      violations: [{ code: 'range-order', path: 'to' }],
    },
  );
  expect(await failureOf(made.list({ text: 'x'.repeat(81), page: 1 }))).toMatchObject({
    violations: [{ code: 'too-long', path: 'text' }],
  });
  expect(await failureOf(made.list({ page: 0 }))).toMatchObject({ violations: [{ path: 'page' }] });
});

it('is closed to strangers and to those without the right', async () => {
  for (const [caller, tag] of [
    [{ kind: 'anonymous', language: 'en', reference: 'r', address: 'a' }, 'SessionInvalid'],
    [makeCaller({ rights: new Set(['book']) }), 'NotPermitted'],
  ] as const) {
    const { desk: made } = desk(caller);
    expect(await failureOf(made.list({ page: 1 }))).toMatchObject({ _tag: tag });
    expect(await failureOf(made.details({ transactionId: 'FL1' }))).toMatchObject({ _tag: tag });
  }
});

it('looks for balances to be paid for those who may see what is charged, and for nobody else', async () => {
  const balanceBy = isoDate('2026-11-27');
  const { desk: made, bookings } = desk();
  await Effect.runPromise(made.list({ balanceBy, page: 1 }));
  expect(bookings.asked).toMatchObject({ balanceBy });
  const { desk: theirs } = desk(makeCaller({ rights: new Set(['bookings']) }));
  expect(await failureOf(theirs.list({ balanceBy, page: 1 }))).toMatchObject({ _tag: 'NotPermitted' });
});

it('says before a sale what cancelling will cost by the house: agreed, by its own tariff, or nothing', async () => {
  const fee = (product: Product) => Effect.runPromise(desk().desk.cancelFee({ product }));
  const gst = (minor: number) => ({ basisPoints: 1800, amount: money(minor, 'INR') });
  expect(await fee('flight')).toEqual({ fee: { each: money(30_000, 'INR'), gst: gst(5_400) } });
  expect(await fee('bus')).toEqual({ fee: { each: money(10_000, 'INR'), gst: gst(1_800) } });
  expect(await fee('visa')).toEqual({});
  const nobody = desk(makeCaller({ rights: new Set() })).desk.cancelFee({ product: 'flight' });
  expect(await failureOf(nobody)).toMatchObject({ _tag: 'NotPermitted' });
});
