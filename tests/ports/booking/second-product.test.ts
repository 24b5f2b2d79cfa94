/** The stores of bookings with a second product in their list: each is kept its own way, and none is taken for the other. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salePostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import type { BookingIntent, Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredAmendmentBook } from '#infrastructure/backoffice/database/booking/amendment-book.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import type { KeptProduct, KeptSplit } from '#infrastructure/backoffice/database/booking/kept-product.ts';
import { keepQuote } from '#infrastructure/backoffice/database/booking/kept-quotes.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { agency, makeContact, makeIntent, makeTraveller, quoteOf } from '#tests/fixtures/booking.ts';
import { flightBookings, keptFlights } from '#tests/fixtures/kept-flights.ts';
import { firstOpens, grid, museumPrice, visitAt } from '#tests/products/museum/museum-arbitraries.ts';
import { museumRules } from '#tests/products/museum/museum-rules.ts';
import type { MuseumKept, MuseumTypes } from '#tests/products/museum/museum-types.ts';
import { keptMuseum } from '#tests/products/museum/stored-museum.ts';
import { databases } from '#tests/support/databases.ts';
import { toInstant } from '#domain/time/place-time.ts';

const run = Effect.runPromise;
const lease: Lease = { owner: 'worker-1', seconds: 60 };
const { product } = museumRules;

/** No museum splits a booking; the stores split whatever its product says is split. */
interface SplitTypes extends Omit<MuseumTypes, 'plan'> {
  readonly plan: ProductTypes['plan'];
  readonly becomes: { readonly split?: KeptSplit };
}
const splitMuseum: KeptProduct<SplitTypes> = { ...keptMuseum, becoming: ({ split }) => (split ? { split } : {}) };

const products = { ...keptFlights, [product]: splitMuseum };
const price = museumPrice([[50_000], [50_000]], { markup: 1_000, fee: 0 });
const { net = price.total, earn: earned = money(0, 'INR') } = price.terms ?? {};
const supplierTotal = money(118_000, 'INR');
const [asha, kabir] = [makeTraveller({ firstName: 'Asha' }), makeTraveller({ firstName: 'Kabir' })];

describe.each(databases())('a second product in the stores of the $kind database', ({ fresh }) => {
  let database: Database;
  let bookings: StoredBookingBook<SplitTypes>;
  let amendments: StoredAmendmentBook<SplitTypes>;
  let ledger: StoredLedgerBook;
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
    bookings = new StoredBookingBook<SplitTypes>(database, products);
    amendments = new StoredAmendmentBook<SplitTypes>(database, products);
    ledger = new StoredLedgerBook(database);
  });
  afterAll(() => database.close());

  const newAgency = async (): Promise<string> => {
    count += 1;
    await run(ledger.openAccount(`museum-agency-${count}`, 'INR', money(10_000_000, 'INR')));
    return `museum-agency-${count}`;
  };
  const terms: MuseumKept = {
    visits: [visitAt(0)],
    grid,
    travellers: [asha, kabir],
    contact: makeContact(),
    parameters: [],
    price,
  };
  const intentOf = (agencyId: string): BookingIntent<SplitTypes> => {
    count += 1;
    const { commission = money(0, 'INR'), tds = money(0, 'INR') } = price.terms ?? {};
    return {
      agencyId,
      actorUserId: agency.userId,
      requestId: `visit-${count}`,
      content: 'visit',
      quoteId: `visit-${count}`,
      supplier: 'museums',
      supplierTotal,
      net,
      postings: salePostings({ agencyId, supplier: 'museums', supplierTotal, net, commission, tds }),
      summary: {
        product,
        ...keptMuseum.inShort(terms, []),
        customerTotal: price.total,
        net,
        earned,
        bookedBy: agency.name,
      },
      words: ['Asha Iyer'],
      terms,
      idStem: 'MU261120',
    };
  };
  const opened = async (intent: BookingIntent<SplitTypes>): Promise<string> => {
    const { quoteId, agencyId, actorUserId, supplier } = intent;
    const expiresAt = toInstant(firstOpens);
    await keepQuote(database, {
      quoteId,
      agencyId,
      actorUserId,
      supplier,
      supplierTotal,
      expiresAt,
      bookable: {},
      document: {},
    });
    const answer = await run(bookings.open(intent, lease));
    if (answer.kind !== 'opened') throw new Error(answer.kind);
    return answer.transactionId;
  };
  const confirm = (agencyId: string, transactionId: string, voucher: string) =>
    run(
      bookings.step({
        agencyId,
        transactionId,
        product,
        operation: `${product}.book`,
        version: 1,
        owner: lease.owner,
        to: 'confirmed',
        reference: voucher,
        params: { voucher },
        claims: [voucher],
        issued: { entries: [voucher] },
        words: [voucher],
        narration: {
          code: 'museum',
          params: {},
        },
        outbox: [],
      }),
    );
  const sold = async (voucher: string) => {
    const agencyId = await newAgency();
    const transactionId = await opened(intentOf(agencyId));
    expect(await confirm(agencyId, transactionId, voucher)).toMatchObject({ kind: 'done' });
    return { agencyId, transactionId };
  };

  it('holds its supplier’s document alone', async () => {
    await sold('NM-2');
    const other = await newAgency();
    const transactionId = await opened(intentOf(other));
    await expect(confirm(other, transactionId, 'NM-2')).rejects.toThrow(Error);
    expect(await run(bookings.find(other, transactionId))).toMatchObject({ status: 'requested', entries: [] });
  });

  it('is beside flights in lists and among the bookings of the same people, and is no flight’s', async () => {
    const { agencyId, transactionId } = await sold('NM-3');
    const flight = makeIntent({ agencyId, requestId: `f-${agencyId}`, quoteId: `f-${agencyId}` });
    const flights = flightBookings(database);
    await run(new DatabaseQuoteStore(database).keep(quoteOf(flight)));
    const together = { ...flight, terms: { ...flight.terms, travellers: [asha] } };
    const flown = await run(flights.open(together, lease));
    const { bookings: listed } = await run(bookings.list({ agencyId, page: 1, pageSize: 5 }));
    expect(listed.map((each) => each.product).toSorted()).toEqual(['flight', product].toSorted());
    expect(await run(flights.find(agencyId, transactionId))).toBeUndefined();
    expect(flown.kind).toBe('opened');
    const presence = { ...flightPresence(together.terms), ...daysOf(terms) };
    const around = await run(flights.around(agencyId, presence));
    expect(around.find((each) => each.transactionId === transactionId)).toMatchObject({ product });
  });

  it('is split in two, each with its own voucher, and was one when it was charged', async () => {
    const { agencyId, transactionId } = await sold('NM-4');
    const none = money(0, 'INR');
    const amended = await run(
      amendments.open(
        {
          agencyId,
          transactionId,
          product,
          kind: 'split',
          before: 'confirmed',
          version: 2,
          supplier: 'museums',
          reserve: none,
          plan: {
            asks: {
              kind: 'split',
              orderKey: transactionId,
              reference: 'NM-4',
            },
            becomes: 'confirmed',
            params: {},
          },
        },
        lease,
      ),
    );
    if (amended.kind !== 'opened') throw new Error(amended.kind);
    const partId = await run(amendments.newTransactionId('MU261120'));
    const half = (reference: string, traveller: typeof asha) => ({
      reference,
      terms: { ...terms, travellers: [traveller] },
      issued: { entries: [reference] },
      gone: [],
      customerTotal: money(price.total.minor / 2, 'INR'),
      supplierTotal: money(59_000, 'INR'),
      needs: none,
      words: [`${traveller.firstName} Iyer`],
    });
    const [stays, leaves] = [half('NM-4', asha), half('NM-5', kabir)];
    const turned = await run(
      amendments.step({
        agencyId,
        transactionId,
        product,
        kind: 'split',
        amendmentId: amended.amendmentId,
        version: 3,
        owner: lease.owner,
        booking: 'confirmed',
        to: 'done',
        split: {
          transactionId: partId,
          quoteId: partId,
          stays,
          leaves,
          claims: ['NM-5'],
          params: { of: 'NM-4' },
        },
        narration: {
          code: 'museum',
          params: {},
        },
        params: {},
        outbox: [],
      }),
    );
    expect(turned).toEqual({ kind: 'done' });
    const [one, other] = [
      await run(bookings.find(agencyId, transactionId)),
      await run(bookings.find(agencyId, partId)),
    ];
    expect(one).toMatchObject({
      travellers: [asha],
      entries: ['NM-4'],
      linked: [{ transactionId: partId, how: 'split-into' }],
    });
    expect(other).toMatchObject({
      travellers: [kabir],
      entries: ['NM-5'],
      reference: 'NM-5',
      status: 'confirmed',
      product,
    });
    expect(other?.history.at(-1)).toMatchObject({ code: 'split-from', params: { of: 'NM-4' } });
    const { bookings: listed } = await run(bookings.list({ agencyId, page: 1, pageSize: 5 }));
    expect(
      listed
        .map((each) => [each.leadTraveller, each.customerTotal.minor] as const)
        .toSorted(([left], [right]) => left.localeCompare(right)),
    ).toEqual([
      [`Asha ${asha.lastName}`, price.total.minor / 2],
      [`Kabir ${kabir.lastName}`, price.total.minor / 2],
    ]);
    const posted = await run(new StoredDocumentBook(database, products).posted(agencyId, transactionId));
    expect(posted.charges).toMatchObject([{ was: { travellers: [asha, kabir], entries: ['NM-4'] } }]);
  });
});

function daysOf(of: MuseumKept) {
  const { from, until } = keptMuseum.presence(of);
  return { from, until };
}
