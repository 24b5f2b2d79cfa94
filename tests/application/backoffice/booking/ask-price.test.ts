/** Booking for what an agent asks: what is kept and charged, who may ask, and what a repeated request with another price gets. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { add, subtract } from '#domain/money/money.ts';
import type { Ask, Asking } from '#domain/price/ask.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeBookFlight as makeRequest, makeStoredQuote } from '#tests/fixtures/booking.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { now, rupees } from '#tests/fixtures/flight.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore, MemorySupplier } from './fakes.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

const rule = { id: 'ask', from: isoDate('2020-01-01'), called: 'agency-price' as const };
const usual = makeStoredQuote().quote;
const net = usual.fare.terms?.net ?? rupees(0);
const asking: Asking = {
  markup: { least: rupees(0), most: rupees(500) },
  discount: { least: rupees(0), most: rupees(2000) },
  serviceFee: { least: rupees(0), most: rupees(300) },
  rule,
  floor: net,
  fares: [{ total: rupees(5854) }],
  seats: 1,
};
const ask: Ask = {
  markup: { per: 'traveller', amount: rupees(250) },
  serviceFee: { per: 'booking', amount: rupees(99.5) },
};

function desk(quote: Partial<typeof usual> = { asking }) {
  const quotes = new MemoryQuoteStore();
  const bookings = new MemoryBookingBook(undefined, quotes);
  const supplier = new MemorySupplier();
  const clock = { now: () => now };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({ suppliers: [supplier] }),
    clock,
    owner: 'process-1',
  });
  const make = makeBookFlight({
    quotes,
    bookings,
    saga,
    services: (asked, reference) => quotedServices({ suppliers: [supplier], quotes, clock }, asked, reference),
    airports: allAirports,
    clock,
    businessZone: 'Asia/Kolkata',
    answerWithinSeconds: 1,
  });
  Effect.runSync(quotes.keep(makeStoredQuote({ quote: { ...usual, ...quote } })));
  const book = async (request: Partial<BookFlight>, caller: Partial<SignedInCaller> = {}) => {
    const result = await Effect.runPromise(Effect.result(make(makeCaller(caller))(makeRequest(request))));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return { book, bookings, supplier };
}

const withoutRight = { rights: new Set(['book', 'ticket', 'see-net-fares'] as const) };

describe('booking for what an agent asks', () => {
  it('sells at that price, keeps its lines, and charges the agency and asks the supplier what they would have been', async () => {
    const { book, bookings, supplier } = desk();
    const total = add(usual.fare.total, rupees(349.5));
    expect(await book({ ask })).toMatchObject({ status: 'confirmed', total });
    const { intent, kept } = bookings.rows.get('FL1') ?? {};
    expect(intent).toMatchObject({ net, summary: { customerTotal: total } });
    expect(intent?.postings).toEqual(await postingsWithout());
    expect(supplier.orders).toMatchObject([{ expectedTotal: makeStoredQuote().supplierTotal }]);
    expect(kept?.price.breakdown.parts?.slice(-2)).toMatchObject([
      { name: 'extra-markup', amount: rupees(250), params: { count: 1, each: '250.00' }, rule },
      { name: 'service-fee', amount: rupees(99.5), params: { shared: 'evenly' }, rule },
    ]);
    expect(subtract(kept?.price.total ?? total, net)).toEqual(kept?.price.terms?.earn);
  });

  const postingsWithout = async () => {
    const { book, bookings } = desk();
    await book({});
    return bookings.rows.get('FL1')?.intent.postings;
  };

  it('makes it round where the agency wants that, as a line of its own', async () => {
    const { book, bookings } = desk({ asking, rounding: { unit: rupees(1), rule } });
    await book({ ask });
    expect(bookings.rows.get('FL1')?.intent.terms.asked?.at(-1)).toMatchObject({
      name: 'rounding',
      amount: rupees(0.5),
      params: { unit: '1.00', shared: 'evenly' },
    });
    expect(bookings.rows.get('FL1')?.intent.summary.customerTotal).toEqual(add(usual.fare.total, rupees(350)));
  });

  it.each<[string, Ask, Partial<SignedInCaller>, Partial<typeof usual>, object]>([
    [
      'above the bound',
      { markup: { per: 'booking', amount: rupees(500.01) } },
      {},
      { asking },
      {
        tag: 'Invalid',
        violations: [{ code: 'ask-too-high', path: 'ask.markup', params: { most: rupees(500) } }],
      },
    ],
    [
      'below the agency’s net',
      { discount: { per: 'booking', amount: rupees(1000) } },
      {},
      { asking },
      {
        tag: 'Invalid',
        violations: [{ code: 'ask-below-floor', path: 'ask.discount', params: { floor: net } }],
      },
    ],
    [
      'where no rule lets it',
      ask,
      {},
      {},
      {
        tag: 'Invalid',
        violations: [{ code: 'ask-not-allowed', path: 'ask' }],
      },
    ],
    ['without the right', ask, withoutRight, { asking }, { tag: 'NotPermitted', reason: 'right-missing' }],
  ])('refuses a price %s and leaves nothing', async (_what, asked, caller, quote, expected) => {
    const { book, bookings, supplier } = desk(quote);
    expect(await book({ ask: asked }, caller)).toMatchObject(expected);
    expect(bookings.rows.size).toBe(0);
    expect(supplier.orders).toEqual([]);
  });

  it('sells at what the quote asks to anyone who books from it, and at another price only to who may ask', async () => {
    const asked = { ask, lines: [], total: usual.fare.total };
    const colleague = desk({ asking, asked });
    expect(await colleague.book({}, withoutRight)).toMatchObject({ total: add(usual.fare.total, rupees(349.5)) });
    const same = desk({ asking, asked });
    expect(await same.book({ ask }, withoutRight)).toMatchObject({ total: add(usual.fare.total, rupees(349.5)) });
    const nothing: Ask = { markup: { per: 'booking', amount: rupees(0) } };
    expect(await desk({ asking, asked }).book({ ask: nothing }, withoutRight)).toMatchObject({ tag: 'NotPermitted' });
    expect(await desk({ asking, asked }).book({ ask: nothing })).toMatchObject({ total: usual.fare.total });
  });

  it('answers the same request again, and refuses it with another price', async () => {
    const { book, bookings, supplier } = desk();
    const first = await book({ ask });
    expect(await book({ ask })).toEqual(first);
    expect(await book({ ask: { ...ask, discount: { per: 'booking', amount: rupees(1) } } })).toMatchObject({
      tag: 'RequestIdReused',
    });
    expect(await book({})).toMatchObject({ tag: 'RequestIdReused' });
    // An ask that is refused by itself is, under an id that is taken, another content all the same.
    expect(await book({ ask: { markup: { per: 'booking', amount: rupees(900) } } })).toMatchObject({
      tag: 'RequestIdReused',
    });
    expect(bookings.rows.size).toBe(1);
    expect(supplier.orders).toHaveLength(1);
  });

  it('keeps a hold at the price that was asked', async () => {
    const { book, bookings } = desk({ asking, hold: { until: usual.expiresAt, by: 'supplier' } });
    await book({ mode: 'hold', ask });
    expect(bookings.rows.get('FL1')?.intent).toMatchObject({
      net: rupees(0),
      summary: { customerTotal: add(usual.fare.total, rupees(349.5)) },
      terms: { asked: [{ name: 'extra-markup' }, { name: 'service-fee' }] },
    });
  });
});
