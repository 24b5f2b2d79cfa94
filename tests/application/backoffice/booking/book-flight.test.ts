/** Buying a ticket: what is refused and what that leaves, and what a repeated request gets. How sales end is proved of every product. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { makeBookFlight as makeRequest, makeStoredQuote, makeTraveller } from '#tests/fixtures/booking.ts';
import { makeQuote, now } from '#tests/fixtures/flight.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore, MemorySupplier } from './fakes.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

const times: SagaTimes = { supplierSeconds: 0.05, leaseSeconds: 60, firstAskSeconds: 1, mostAskSeconds: 10 };

function desk({ at = now }: { at?: typeof now } = {}) {
  const bookings = new MemoryBookingBook();
  const supplier = new MemorySupplier();
  const quotes = new MemoryQuoteStore();
  const moved: string[] = [];
  const state = { at };
  const clock = { now: () => state.at };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({
      suppliers: [supplier],
    }),
    clock,
    owner: 'process-1',
    times,
    onMoved: (agencyId) =>
      moved.push(`${agencyId} ${[...bookings.rows.values()].map(({ kept }) => kept.status).join()}`),
  });
  const make = makeBookFlight({
    quotes,
    bookings,
    saga,
    services: (quote, reference) => quotedServices({ suppliers: [supplier], quotes, clock }, quote, reference),
    airports: allAirports,
    clock,
    businessZone: 'Asia/Kolkata',
    answerWithinSeconds: 0.2,
  });
  Effect.runSync(quotes.keep(makeStoredQuote()));
  const book = (request: BookFlight, caller: Caller = makeCaller()) =>
    Effect.runPromise(Effect.result(make(caller)(request)));
  return { bookings, supplier, quotes, book, moved, state };
}

/** The failure's name and content, or the answer. */
async function outcome(asked: ReturnType<ReturnType<typeof desk>['book']>) {
  const result = await asked;
  return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
}

describe('booking a flight', () => {
  it('has said whose money moved when it was set aside, and when it was paid, before the answer', async () => {
    const { book, moved } = desk();
    await book(makeRequest());
    const { agencyId } = makeCaller();
    expect(moved).toEqual([`${agencyId} requested`, `${agencyId} confirmed`]);
  });

  it('sells a ticket: asks the supplier once, under the transaction id, for what was quoted', async () => {
    const { book, supplier, bookings } = desk();
    const answer = await outcome(book(makeRequest()));
    expect(answer).toMatchObject({ transactionId: 'FL1', status: 'confirmed', reference: 'P0', ledgerEntry: 'LG-1' });
    expect(answer).toMatchObject({
      tickets: [{ traveller: 0, number: '3122400073830' }],
      total: makeStoredQuote().quote.fare.total,
    });
    expect(supplier.orders).toMatchObject([
      { idempotencyKey: 'FL1', fareKeys: makeStoredQuote().fareKeys, expectedTotal: makeStoredQuote().supplierTotal },
    ]);
    expect(bookings.rows.get('FL1')?.intent.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('keeps the agency’s terms from those who may not see them, and sends names tidied', async () => {
    const { book, bookings } = desk();
    const blind = makeCaller({ rights: new Set(['book', 'ticket']) });
    const answer = await outcome(
      book(makeRequest({ travellers: [makeTraveller({ firstName: '  Lakshmi   Devi ' })] }), blind),
    );
    expect(answer).toMatchObject({ status: 'confirmed' });
    expect(JSON.stringify(answer)).not.toMatch(/terms|netBreakdown|commission/);
    expect(bookings.rows.get('FL1')?.intent).toMatchObject({
      summary: { leadTraveller: 'Lakshmi Devi Iyer' },
      words: ['Lakshmi Devi Iyer', 'Iyer Lakshmi Devi', 'Devi', 'desk@agency.test', '9876543210'],
    });
  });

  it.each<[string, Parameters<typeof makeRequest>[0], Caller, object]>([
    ['nobody', {}, { kind: 'anonymous', language: 'en', reference: 'r', address: 'a' }, { tag: 'SessionInvalid' }],
    ['no right', {}, makeCaller({ rights: new Set(['search']) }), { tag: 'NotPermitted' }],
    ['a temporary secret', {}, makeCaller({ mustChangePassword: true }), { tag: 'NotPermitted' }],
    ['no request id', { requestId: ' ' }, makeCaller(), { tag: 'Invalid', violations: [{ path: 'requestId' }] }],
    ['an unknown quote', { quoteId: 'other' }, makeCaller(), { tag: 'NotFound', what: 'quote' }],
    ['another agency’s quote', {}, makeCaller({ agencyId: 'b' }), { tag: 'NotFound', what: 'quote' }],
    [
      'a colleague’s quote',
      {},
      makeCaller({ actor: { userId: 'u2', name: 'X', agencyId: 'agency-1' } }),
      { tag: 'NotFound', what: 'quote' },
    ],
    [
      'a broken rule',
      { acceptTerms: false },
      makeCaller(),
      { tag: 'Invalid', violations: [{ code: 'terms-not-accepted', path: 'acceptTerms' }] },
    ],
    ['another party', { travellers: [] }, makeCaller(), { tag: 'Invalid' }],
  ])('refuses %s and leaves nothing', async (_what, request, caller, expected) => {
    const { book, bookings, supplier } = desk();
    expect(await outcome(book(makeRequest(request), caller))).toMatchObject(expected);
    expect(bookings.rows.size).toBe(0);
    expect(supplier.orders).toEqual([]);
  });

  it('refuses an expired quote, at the very instant', async () => {
    const { book } = desk({ at: makeQuote().expiresAt });
    expect(await outcome(book(makeRequest()))).toMatchObject({ tag: 'NotFound', what: 'quote' });
  });

  it('answers a repeated request after its quote has expired or gone, and refuses other content under it', async () => {
    const { book, quotes, state } = desk();
    expect(await outcome(book(makeRequest()))).toMatchObject({ status: 'confirmed' });
    state.at = instant('2026-11-21T00:00:00Z');
    expect(await outcome(book(makeRequest()))).toMatchObject({ status: 'confirmed', transactionId: 'FL1' });
    expect(await outcome(book(makeRequest({ contact: { email: 'x@y.test', mobile: '9876543210' } })))).toMatchObject({
      tag: 'RequestIdReused',
    });
    quotes.quotes.clear();
    expect(await outcome(book(makeRequest()))).toMatchObject({ status: 'confirmed', transactionId: 'FL1' });
    state.at = now;
    expect(await outcome(book(makeRequest({ requestId: 'new' })))).toMatchObject({ tag: 'NotFound' });
  });

  it('is the same request whatever the order of its fields', async () => {
    const { book } = desk();
    await book(makeRequest());
    const { contact, ...rest } = makeRequest();
    const turned = { contact: Object.fromEntries(Object.entries(contact).reverse()), ...rest };
    expect(await outcome(book({ ...turned, contact: { mobile: contact.mobile, email: contact.email } }))).toMatchObject(
      { status: 'confirmed' },
    );
  });
});
