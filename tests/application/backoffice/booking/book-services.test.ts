/** Flights bought with services: what was shown is what is asked for and charged, and a service that is gone is said. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import { add, money } from '#domain/money/money.ts';
import { makeBookFlight } from '#application/backoffice/flight/checkout/book-flight.ts';
import { BookingSaga } from '#application/backoffice/booking/saga/booking-saga.ts';
import { quotedServices } from '#application/backoffice/flight/extras/quoted-services.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import { makeBookFlight as makeRequest, makeStoredQuote } from '#tests/fixtures/booking.ts';
import { now, rupees } from '#tests/fixtures/flight.ts';
import { seatMapFromPicture } from '#tests/fixtures/seat-map.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore, MemorySupplier } from './fakes.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { flightsOf } from '#tests/fixtures/sold-flights.ts';

const place = { itinerary: 0, segment: 0 };

function line(overrides: Partial<SsrLine> = {}): SsrLine {
  return {
    ssrId: 'meal',
    kind: 'meals',
    place,
    code: 'VGML',
    name: 'Vegetarian meal',
    price: rupees(400),
    for: ['adult', 'child'],
    ...overrides,
  };
}

const bag = line({ ssrId: 'bag', kind: 'baggage', code: 'XB10', name: 'Bag', kilograms: 10, price: rupees(4750) });
const help = line({ ssrId: 'help', kind: 'special_ssr', code: 'WCHR', name: 'Wheelchair', price: rupees(0) });
const seatMaps = [seatMapFromPicture('ABC DEF\n 1Y  ..x ...\n 2Y> ... ...')];
const offered = { lines: [line(), bag, help], seatMaps };
const seat = (name: string) => seatSsrId(place, name);
const of = (ssrId: string) => ({ traveller: 0, ssrId });
const quoted = makeStoredQuote();

function desk() {
  const quotes = new MemoryQuoteStore();
  const bookings = new MemoryBookingBook(undefined, quotes);
  const supplier = new MemorySupplier();
  supplier.offered = offered;
  const clock = { now: () => now };
  const state = { asked: 0 };
  const saga = new BookingSaga({
    bookings,
    products: flightsOf({
      suppliers: [supplier],
      customerTotal: (_quote, total) => Effect.succeed(money(total.minor + 1, total.currency)),
    }),
    clock,
    owner: 'process-1',
    times: { supplierSeconds: 0.05, leaseSeconds: 60, firstAskSeconds: 1, mostAskSeconds: 10 },
  });
  const services = (...[quote, reference]: Parameters<Parameters<typeof makeBookFlight>[0]['services']>) => {
    state.asked += 1;
    return quotedServices({ suppliers: [supplier], quotes, clock }, quote, reference);
  };
  const make = makeBookFlight({
    quotes,
    bookings,
    saga,
    services,
    airports: allAirports,
    clock,
    businessZone: 'Asia/Kolkata',
    answerWithinSeconds: 0.2,
  });
  Effect.runSync(quotes.keep(quoted));
  const book = async (request: BookFlight) => {
    const result = await Effect.runPromise(Effect.result(make(makeCaller())(request)));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return { bookings, supplier, quotes, saga, state, book };
}

const total = quoted.quote.fare.total;

describe('booking flights with services', () => {
  it('asks the supplier for them at their prices, charges them and keeps them with their statuses', async () => {
    const { book, supplier, bookings } = desk();
    const ssr = [of('meal'), of('bag'), of('help'), of(seat('1A'))];
    const cost = rupees(400 + 4750 + 200);
    expect(await book(makeRequest({ ssr }))).toMatchObject({ status: 'confirmed', total: add(total, cost) });
    expect(supplier.orders).toMatchObject([
      {
        expectedTotal: quoted.supplierTotal,
        ssr: ssr.map(({ ssrId }, at) => ({ ssrId, price: [rupees(400), rupees(4750), rupees(0), rupees(200)][at] })),
      },
    ]);
    const { intent, kept } = bookings.rows.get('FL1') ?? {};
    const net = quoted.quote.fare.terms?.net ?? rupees(0);
    expect(intent).toMatchObject({ net: add(net, cost), supplierTotal: quoted.supplierTotal });
    expect(intent?.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(intent?.postings[0]?.amount).toBe(-add(net, cost).minor);
    expect(intent?.postings.find(({ account }) => account.startsWith('supplier:'))?.amount).toBe(
      add(quoted.supplierTotal, cost).minor,
    );
    expect(kept?.price.total).toEqual(add(total, cost));
    expect(kept?.ssr.map(({ code, status }) => [code, status])).toEqual([
      ['VGML', 'confirmed'],
      ['XB10', 'confirmed'],
      ['WCHR', 'confirmed'],
      ['1A', 'confirmed'],
    ]);
  });

  it('asks nobody for services where none is wanted', async () => {
    const { book, supplier, state } = desk();
    await book(makeRequest());
    await book(makeRequest({ ssr: [] }));
    expect(state.asked).toBe(0);
    expect(supplier.orders[0]).not.toHaveProperty('ssr');
  });

  it('charges what was first shown with the quote, whatever the supplier asks since', async () => {
    const { book, supplier, quotes, bookings } = desk();
    const clock = { now: () => now };
    const bookable = await Effect.runPromise(quotes.find(quoted.quote.quoteId, quoted.agencyId, quoted.actorUserId));
    if (bookable === undefined) throw new Error('no quote');
    await Effect.runPromise(quotedServices({ suppliers: [supplier], quotes, clock }, bookable, 'r'));
    supplier.offered = { ...offered, lines: [line({ price: rupees(999) }), line({ ssrId: 'new', code: 'NEW' })] };
    expect(await book(makeRequest({ ssr: [of('new')] }))).toMatchObject({ violations: [{ code: 'ssr-unknown' }] });
    await book(makeRequest({ ssr: [of('meal')] }));
    expect(supplier.orders[0]?.ssr).toEqual([{ traveller: 0, ssrId: 'meal', price: rupees(400) }]);
    expect(bookings.rows.get('FL1')?.intent.summary.customerTotal).toEqual(add(total, rupees(400)));
  });

  it('refuses what breaks the rules of choosing before anything is recorded', async () => {
    const { book, bookings, supplier } = desk();
    const wrong: readonly (readonly [BookFlight['ssr'], string, string])[] = [
      [[of('meal'), of('meal')], 'ssr-twice', 'ssr[1]'],
      [[of('nothing')], 'ssr-unknown', 'ssr[0]'],
      [[of(seat('1C'))], 'seat-taken', 'ssr[0]'],
      [[of('meal'), of(seat('9A'))], 'ssr-unknown', 'ssr[1]'],
      [[{ traveller: 4, ssrId: 'meal' }], 'ssr-traveller', 'ssr[0]'],
    ];
    for (const [ssr = [], code, path] of wrong) {
      expect(await book(makeRequest({ ssr })), code).toMatchObject({ tag: 'Invalid', violations: [{ code, path }] });
    }
    expect([bookings.rows.size, supplier.orders.length]).toEqual([0, 0]);
  });

  it('says which seat was taken meanwhile, gives the money back, and says so again when asked again', async () => {
    const { book, bookings, supplier } = desk();
    const before = bookings.spendable;
    supplier.moods = ['seat-taken'];
    const request = makeRequest({ ssr: [of('bag'), of(seat('2A'))] });
    for (let time = 0; time < 2; time += 1) {
      expect(await book(request)).toMatchObject({
        tag: 'Invalid',
        violations: [{ code: 'seat-taken', path: 'ssr[1]', params: { seat: '2A' } }],
      });
    }
    expect(supplier.orders).toHaveLength(1);
    expect(bookings.spendable).toBe(before);
  });

  it('answers a repeated request with its booking though its own seat is taken by now', async () => {
    const { book, supplier } = desk();
    const request = makeRequest({ ssr: [of(seat('1A'))] });
    const first = await book(request);
    supplier.offered = { ...offered, seatMaps: [seatMapFromPicture('ABC DEF\n 1Y  x.x ...\n 2Y> ... ...')] };
    expect(await book(request)).toEqual(first);
    expect(supplier.orders).toHaveLength(1);
  });

  it('says a changed fare with the services on both sides of it', async () => {
    const { book, supplier } = desk();
    supplier.moods = ['dearer'];
    expect(await book(makeRequest({ ssr: [of('meal')] }))).toMatchObject({
      tag: 'FareChanged',
      from: add(total, rupees(400)),
      to: add(money(600_001, 'INR'), rupees(400)),
    });
  });

  it('learns later their outcome where the supplier’s answer was lost', async () => {
    const { book, supplier, saga, bookings } = desk();
    supplier.moods = ['late-yes'];
    expect(await book(makeRequest({ ssr: [of('meal')] }))).toMatchObject({ tag: 'InDoubt' });
    await Effect.runPromise(saga.recover());
    expect(bookings.rows.get('FL1')?.kept).toMatchObject({ status: 'confirmed', ssr: [{ status: 'confirmed' }] });
  });
});
