/** Buying a ticket: what is refused and what that leaves, what a repeated request gets, and how the saga always ends. */
import { Effect, Exit, Fiber } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { makeBookFlight as makeRequest, makeStoredQuote, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { makeQuote, now } from '#tests/fixtures/flight.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore, MemorySupplier, type Mood } from './fakes.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

const times: SagaTimes = { supplierSeconds: 0.05, leaseSeconds: 60, firstAskSeconds: 1, mostAskSeconds: 10 };

function desk({ spendable, at = now }: { spendable?: number; at?: typeof now } = {}) {
  const bookings = new MemoryBookingBook(spendable);
  const supplier = new MemorySupplier();
  const quotes = new MemoryQuoteStore();
  const troubles: string[] = [];
  const moved: string[] = [];
  const state = { at };
  const clock = { now: () => state.at };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({
      suppliers: [supplier],
      customerTotal: (_quote, total) => Effect.succeed(money(total.minor + 1, total.currency)),
    }),
    clock,
    owner: 'process-1',
    times,
    onTrouble: (transactionId) => troubles.push(transactionId),
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
  return { bookings, supplier, quotes, saga, book, make, troubles, moved, state };
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
    const blind = makeCaller({ rights: new Set(['book']) });
    const answer = await outcome(
      book(makeRequest({ travellers: [makeTraveller({ firstName: '  Lakshmi   Devi ' })] }), blind),
    );
    expect(answer).toMatchObject({ status: 'confirmed' });
    expect(JSON.stringify(answer)).not.toMatch(/terms|netBreakdown|commission/);
    expect(bookings.rows.get('FL1')?.intent).toMatchObject({
      summary: { leadTraveller: 'Lakshmi Devi Iyer' },
      words: ['Lakshmi Devi Iyer', 'Iyer Lakshmi Devi', 'Devi'],
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

  it('refuses what the account cannot pay, with both amounts, and does not consume the request', async () => {
    const { book, bookings } = desk({ spendable: 1000 });
    const net = makeStoredQuote().quote.fare.terms?.net;
    expect(await outcome(book(makeRequest()))).toMatchObject({
      tag: 'BalanceTooLow',
      needed: net,
      available: money(1000, 'INR'),
    });
    bookings.spendable = 100_000_000;
    expect(await outcome(book(makeRequest()))).toMatchObject({ status: 'confirmed' });
  });

  it('tells a supplier’s no as what it is, gives the money back, and tells it again to the same request', async () => {
    const sold = desk();
    sold.supplier.moods = ['no'];
    expect(await outcome(sold.book(makeRequest()))).toMatchObject({ tag: 'SoldOut' });
    expect(await outcome(sold.book(makeRequest()))).toMatchObject({ tag: 'SoldOut' });
    expect(sold.bookings.spendable).toBe(100_000_000);
    const dearer = desk();
    dearer.supplier.moods = ['dearer'];
    const changed = { tag: 'FareChanged', from: makeStoredQuote().quote.fare.total, to: money(600_001, 'INR') };
    expect(await outcome(dearer.book(makeRequest()))).toMatchObject(changed);
    expect(await outcome(dearer.book(makeRequest()))).toMatchObject(changed);
    expect(dearer.supplier.orders).toHaveLength(1);
    expect(await outcome(dearer.book(makeRequest({ requestId: 'new' })))).toMatchObject({
      tag: 'NotAllowedInState',
      state: 'not-confirmed',
    });
  });

  it('answers in doubt where the supplier is silent, settles by asking, and then answers the same request with the ticket', async () => {
    const { book, supplier, saga, bookings } = desk();
    supplier.moods = ['late-yes'];
    expect(await outcome(book(makeRequest()))).toMatchObject({ tag: 'InDoubt', transactionId: 'FL1' });
    expect(await outcome(book(makeRequest()))).toMatchObject({ tag: 'InDoubt', transactionId: 'FL1' });
    expect(await Effect.runPromise(saga.recover())).toBe(1);
    expect(await outcome(book(makeRequest()))).toMatchObject({ status: 'confirmed', transactionId: 'FL1' });
    expect(supplier.orders).toHaveLength(1);
    expect(bookings.rows.size).toBe(1);
  });

  it('cuts off a supplier that never answers, and settles it as not bought', async () => {
    const { book, supplier, saga, bookings } = desk();
    supplier.moods = ['gone'];
    expect(await outcome(book(makeRequest()))).toMatchObject({ tag: 'InDoubt' });
    supplier.deaf = 2;
    await Effect.runPromise(saga.recover());
    await Effect.runPromise(saga.recover());
    expect(bookings.rows.get('FL1')?.kept.status).toBe('in-doubt');
    await Effect.runPromise(saga.recover());
    expect(bookings.rows.get('FL1')?.kept.status).toBe('not-confirmed');
    expect(bookings.spendable).toBe(100_000_000);
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

  it('goes on when the request is interrupted', async () => {
    const { make, bookings, supplier, saga } = desk();
    supplier.moods = ['yes'];
    const fiber = Effect.runFork(make(makeCaller())(makeRequest()));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await Effect.runPromise(Fiber.interrupt(fiber));
    await Effect.runPromise(saga.quiet());
    const row = bookings.rows.get('FL1');
    expect(row === undefined || row.kept.status === 'confirmed').toBe(true);
    const slow = desk();
    slow.supplier.moods = ['gone'];
    const waiting = Effect.runFork(slow.make(makeCaller())(makeRequest()));
    await expect.poll(() => slow.bookings.rows.size).toBe(1);
    const exit = await Effect.runPromise(Fiber.interrupt(waiting).pipe(Effect.andThen(Fiber.await(waiting))));
    expect(Exit.isFailure(exit)).toBe(true);
    await Effect.runPromise(slow.saga.quiet());
    expect(slow.bookings.rows.get('FL1')?.kept.status).toBe('in-doubt');
  });

  it('tells of trouble and leaves the booking to be taken up again', async () => {
    const { book, supplier, troubles, bookings, saga } = desk();
    supplier.moods = ['breaks'];
    expect(await outcome(book(makeRequest()))).toMatchObject({ tag: 'InDoubt', transactionId: 'FL1' });
    expect(troubles).toEqual(['FL1']);
    const row = bookings.rows.get('FL1');
    if (row !== undefined) row.expired = true;
    await Effect.runPromise(saga.recover());
    expect(row?.kept.status).toBe('not-confirmed');
  });

  it('always ends, with the supplier’s view and ours the same and the money right, whatever happens', async () => {
    const mood = fc.constantFrom<Mood>('yes', 'no', 'dearer', 'late-yes', 'gone', 'breaks');
    await fc.assert(
      fc.asyncProperty(
        fc.array(mood, { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 4 }),
        fc.boolean(),
        async (moods, deaf, repeat) => {
          const { book, supplier, saga, bookings, quotes } = desk();
          supplier.moods = [...moods];
          supplier.deaf = deaf;
          const requests = moods.map((_, n) =>
            makeRequest({
              requestId: `r${n}`,
              quoteId: `q${n}`,
              travellers: [makeTraveller({ lastName: surname(n) })],
            }),
          );
          for (const { quoteId } of requests) {
            const stored = makeStoredQuote();
            Effect.runSync(quotes.keep({ ...stored, quote: { ...stored.quote, quoteId } }));
          }
          await Promise.all(requests.flatMap((request) => (repeat ? [book(request), book(request)] : [book(request)])));
          for (const row of bookings.rows.values()) row.expired = true;
          for (let round = 0; round < deaf + 2; round += 1) await Effect.runPromise(saga.recover());
          expect(bookings.rows.size).toBe(moods.length);
          let spent = 0;
          for (const { kept, intent } of bookings.rows.values()) {
            expect(kept.status).toBe(supplier.carriedOut(kept.transactionId) ? 'confirmed' : 'not-confirmed');
            if (kept.status === 'confirmed') spent += intent.net.minor;
          }
          expect(bookings.spendable).toBe(100_000_000 - spent);
          const keys = supplier.orders.map(({ idempotencyKey }) => idempotencyKey);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      { numRuns: 25 },
    );
  });
});
