/** Importing a PNR: what is refused and what that leaves, what a repeated request gets, and that recovery settles it. */
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import airportRows from '#domain/flight/airports.json';
import { makeAirportDirectory } from '#domain/flight/airports.ts';
import { moneyOf } from '#domain/money/money.ts';
import { BookingSaga } from '#application/backoffice/booking/booking-saga.ts';
import { makePnrDesk } from '#application/backoffice/booking/import-pnr.ts';
import { importedSupplier } from '#application/backoffice/booking/imported-supplier.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { BookingIntent, Lease, Opened } from '#application/backoffice/ports/booking-book.ts';
import type { SupplierConfirmation } from '#application/backoffice/ports/flight-supplier.ts';
import type { DisplayedPnr, ImportBook } from '#application/backoffice/ports/import-book.ts';
import type { StoredQuote } from '#application/backoffice/ports/quote-store.ts';
import type { ImportPnr } from '#application/desk/pnr.ts';
import { now } from '#tests/fixtures/flight.ts';
import { amadeusImport, galileoImport, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { makeCaller, MemoryBookingBook, MemoryQuoteStore } from './fakes.ts';

const airports = makeAirportDirectory(airportRows);

class MemoryImportBook implements ImportBook {
  readonly confirmed = new Map<string, SupplierConfirmation & { readonly agencyId: string }>();
  readonly #bookings: MemoryBookingBook;
  readonly #quotes: MemoryQuoteStore;

  constructor(bookings: MemoryBookingBook, quotes: MemoryQuoteStore) {
    this.#bookings = bookings;
    this.#quotes = quotes;
  }

  open(intent: BookingIntent, lease: Lease, quote: StoredQuote, { pnr, tickets }: DisplayedPnr): Effect.Effect<Opened> {
    return Effect.tap(Effect.andThen(this.#quotes.keep(quote), this.#bookings.open(intent, lease)), (opened) =>
      Effect.sync(() => {
        if (opened.kind !== 'opened') return;
        this.confirmed.set(opened.transactionId, { pnr, tickets, agencyId: intent.agencyId });
      }),
    );
  }

  bookingWith(agencyId: string, { tickets }: DisplayedPnr): Effect.Effect<string | undefined> {
    const numbers = tickets.map(({ number }) => number);
    return Effect.sync(
      () =>
        [...this.confirmed].find(
          ([, each]) => each.agencyId === agencyId && each.tickets.some(({ number }) => numbers.includes(number)),
        )?.[0],
    );
  }

  confirmation(transactionId: string): Effect.Effect<SupplierConfirmation | undefined> {
    return Effect.sync(() => this.confirmed.get(transactionId));
  }
}

function desk(spendable?: number) {
  const quotes = new MemoryQuoteStore();
  const bookings = new MemoryBookingBook(spendable, quotes);
  const imports = new MemoryImportBook(bookings, quotes);
  const clock = { now: () => now };
  const saga = new BookingSaga({
    bookings,
    supplier: (code) => [importedSupplier(imports)].find((each) => each.code === code),
    clock,
    customerTotal: () => Effect.die(new Error('An imported fare does not change')),
    owner: 'process-1',
  });
  let ids = 0;
  const make = makePnrDesk({
    bookings,
    imports,
    saga,
    clock,
    airports,
    currency: 'INR',
    businessZone: 'Asia/Kolkata',
    chance: {
      uuid: () => {
        ids += 1;
        return `quote-${ids}`;
      },
      token: () => 'token',
    },
    travellers: { list: () => Effect.succeed([]), save: () => Effect.die(new Error('Nobody is saved here')) },
  });
  const importing = async (given: Omit<ImportPnr, 'requestId'>, requestId: string, caller: Caller = makeCaller()) => {
    const result = await Effect.runPromise(Effect.result(make(caller).importPnr({ ...given, requestId })));
    return result._tag === 'Success' ? result.success : { ...result.failure, tag: result.failure._tag };
  };
  return { bookings, imports, saga, importing };
}

describe('importing a PNR', () => {
  it.each([
    ['amadeus', amadeusImport, 'QR7K2P', '21960.50'],
    ['galileo', galileoImport, 'R8T2WX', '6450'],
    ['sabre', sabreImport, 'PLMQRT', '11405'],
  ])('of %s charges exactly what its tickets cost, without terms', async (gds, given, pnr, cost) => {
    const { importing, bookings } = desk();
    const total = moneyOf(cost, 'INR');
    expect(await importing(given, 'r-1')).toMatchObject({ status: 'ticketed', pnr, total });
    const [row] = [...bookings.rows.values()];
    expect(row?.intent.net).toEqual(total);
    expect(row?.intent.postings).toEqual([
      { account: `agency:${row?.intent.agencyId ?? ''}`, currency: 'INR', amount: -total.minor },
      { account: 'supplier:imported', currency: 'INR', amount: total.minor },
    ]);
    expect(row?.intent.terms).toMatchObject({ imported: gds, parameters: [] });
    expect(row?.kept.fare).toMatchObject({
      total,
      terms: { net: total, commission: { minor: 0 }, markup: { minor: 0 } },
    });
  });

  it('answers a repeat with its booking, refuses other content under its id, and the same tickets under another', async () => {
    const { importing, bookings } = desk();
    const first = await importing(galileoImport, 'r-1');
    expect(await importing(galileoImport, 'r-1')).toEqual(first);
    expect(await importing({ ...galileoImport, locator: 'ABCDEF' }, 'r-1')).toMatchObject({ tag: 'RequestIdReused' });
    expect(await importing(galileoImport, 'r-2')).toMatchObject({
      tag: 'Invalid',
      violations: [{ code: 'pnr-imported', path: 'text', params: { transactionId: 'FL1' } }],
    });
    expect(bookings.rows.size).toBe(1);
  });

  it('leaves nothing where something is in the way', async () => {
    const { importing, bookings, imports } = desk(1_000);
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'BalanceTooLow' });
    const differing = { ...amadeusImport, fare: { total: moneyOf('1', 'INR') } };
    expect(await importing(differing, 'r-2')).toMatchObject({ violations: [{ code: 'pnr-totals', path: 'total' }] });
    expect(await importing({ ...galileoImport, contact: { email: '', mobile: '' } }, 'r-3')).toMatchObject({
      violations: [{ path: 'contact.email' }, { path: 'contact.mobile' }],
    });
    expect(await importing(galileoImport, '')).toMatchObject({ violations: [{ path: 'requestId' }] });
    const nobody: Caller = { kind: 'anonymous', language: 'en', reference: 'x', address: '::1' };
    expect(await importing(galileoImport, 'r-4', nobody)).toMatchObject({ tag: 'SessionInvalid' });
    expect(await importing(galileoImport, 'r-5', makeCaller({ rights: new Set(['search']) }))).toMatchObject({
      tag: 'NotPermitted',
    });
    expect(bookings.rows.size).toBe(0);
    expect(imports.confirmed.size).toBe(0);
  });

  it('is settled by recovery where nobody ended it: as the display said', async () => {
    const { importing, bookings, imports, saga } = desk();
    // The process that opened it is gone before its first step.
    const step = bookings.step.bind(bookings);
    bookings.step = () => Effect.die(new Error('killed'));
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ tag: 'InDoubt', transactionId: 'FL1' });
    expect(bookings.rows.get('FL1')?.kept.status).toBe('requested');
    bookings.step = step;
    const row = bookings.rows.get('FL1');
    if (row === undefined) throw new Error('not there');
    row.expired = true;
    expect(await Effect.runPromise(saga.recover())).toBe(1);
    expect(row.kept).toMatchObject({
      status: 'ticketed',
      pnr: 'R8T2WX',
      tickets: imports.confirmed.get('FL1')?.tickets,
    });
    expect(await importing(galileoImport, 'r-1')).toMatchObject({ transactionId: 'FL1', status: 'ticketed' });
  });
});
