/** Who is booked around which days: people are found as their tickets print them, and an opening meets the others. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingIntent } from '#application/backoffice/ports/flight/flight-books.ts';
import { printedName } from '#domain/people/names.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { confirmedWith, makeIntent, makeTraveller, quoteOf, surname } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';
import { flightPresence } from '#domain/flight/booking/rules.ts';
import { flightAmendments, flightBookings, recordOf } from '#tests/fixtures/kept-flights.ts';

const run = Effect.runPromise;
const lease: Lease = { owner: 'worker-1', seconds: 60 };
const letter = fc.constantFrom(...Array.from("abzABZéÉøØłŁßñçÅüæÆ’'Đđệướकिषाñمُحَمَّدٌ"), ' ');

describe.each(databases())('people among the bookings of the $kind database', ({ fresh }) => {
  let database: Database;
  let book: ReturnType<typeof flightBookings>;
  let amendments: ReturnType<typeof flightAmendments>;
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
    book = flightBookings(database);
    amendments = flightAmendments(database);
  });
  afterAll(() => database.close());

  const agency = async (): Promise<string> => {
    count += 1;
    await run(new StoredLedgerBook(database).openAccount(`people-${count}`, 'INR', rupees(10_000_000)));
    return `people-${count}`;
  };
  const intentOf = (agencyId: string, lastName: string, more: Partial<BookingIntent> = {}): BookingIntent => {
    count += 1;
    const plain = makeIntent({ agencyId, requestId: `r${count}`, quoteId: `q${count}` });
    return { ...plain, terms: { ...plain.terms, travellers: [makeTraveller({ lastName })] }, ...more };
  };
  const open = async (intent: BookingIntent) => {
    await run(new DatabaseQuoteStore(database).keep(quoteOf(intent)));
    return run(book.open(intent, lease));
  };
  const idOf = (opened: Awaited<ReturnType<typeof open>>): string =>
    opened.kind === 'opened' ? opened.transactionId : opened.kind;

  it('are found by whatever their tickets print alike, in any script and spelling', async () => {
    const agencyId = await agency();
    const names = [
      'José',
      'Jose\u0301',
      'JOSE',
      'Đặng Thị',
      'DANG THI',
      'Đang Thi',
      'd’Souza',
      "d'Souza",
      'D’SOUZA',
      'मीरा',
      'मिरी',
      'मर',
      'مُحَمَّد',
      'محمد',
      'محمود',
      'Łucja',
      'Lucja',
      'Straße',
      'STRASSE',
      ...fc.sample(fc.string({ unit: letter, minLength: 1, maxLength: 6 }), { numRuns: 20, seed: 20_261_120 }),
    ];
    const printed = (lastName: string) => printedName(`Lakshmi ${lastName}`);
    const ids = new Map<string, Set<string>>();
    for (const lastName of names) {
      const opened = await open(intentOf(agencyId, lastName));
      ids.set(printed(lastName), new Set([...(ids.get(printed(lastName)) ?? []), idOf(opened)]));
    }
    for (const lastName of names) {
      const { terms } = intentOf(agencyId, lastName);
      const met = await run(book.around(agencyId, flightPresence(terms)));
      expect(new Set(met.map(({ transactionId }) => transactionId)), lastName).toEqual(ids.get(printed(lastName)));
    }
  });

  it('stop an opening that has not seen them, and no other', async () => {
    const agencyId = await agency();
    const first = idOf(await open(intentOf(agencyId, 'Iyer', { seen: [] })));
    expect(await open(intentOf(agencyId, 'ÍYER', { seen: [] }))).toEqual({ kind: 'known' });
    expect(await open(intentOf(agencyId, 'Iyer', { seen: [first] }))).toMatchObject({ kind: 'opened' });
    expect(await open(intentOf(agencyId, 'Iyer', { seen: [first] }))).toEqual({ kind: 'known' });
    expect(await open(intentOf(agencyId, 'Iyer'))).toMatchObject({ kind: 'opened' });
    expect(await open(intentOf(agencyId, 'Iyers', { seen: [] }))).toMatchObject({ kind: 'opened' });
    expect(await open(intentOf(await agency(), 'Iyer', { seen: [] }))).toMatchObject({ kind: 'opened' });
    const { terms } = intentOf(agencyId, 'Iyer');
    expect(
      (await run(book.around(agencyId, flightPresence(terms)))).map(({ transactionId }) => transactionId),
    ).toHaveLength(3);
  });

  it('are those of the days around, also after the flights were moved', async () => {
    const agencyId = await agency();
    const intent = intentOf(agencyId, 'Iyer', { seen: [] });
    const moved = (days: number): BookingIntent['terms'] => {
      const [whole] = intent.terms.itineraries;
      const on = (local: string) => `${addDays(local.slice(0, 10) as never, days)}${local.slice(10)}` as never;
      const [flight] = whole.segments;
      const there = { ...flight.departure, local: on(flight.departure.local) };
      const then = { ...flight.arrival, local: on(flight.arrival.local) };
      return {
        ...intent.terms,
        itineraries: [{ ...whole, segments: [{ ...flight, departure: there, arrival: then }] }],
      };
    };
    const transactionId = idOf(await open(intent));
    const met = async (days: number) => (await run(book.around(agencyId, flightPresence(moved(days))))).length;
    expect([await met(-2), await met(-1), await met(0), await met(1), await met(2)]).toEqual([0, 1, 1, 1, 0]);
    const { pnr, tickets } = confirmedWith(transactionId);
    const step = {
      agencyId,
      transactionId,
      operation: 'flight.book',
      owner: lease.owner,
      narration: { code: 'flight-ticket', params: {} },
    } as const;
    await run(
      book.step({
        ...step,
        ...recordOf(pnr, tickets),
        version: 1,
        to: 'confirmed',
        issued: { tickets },
        words: [],
        outbox: [],
      }),
    );
    const amended = await run(
      amendments.open(
        {
          agencyId,
          transactionId,
          product: 'flight',
          kind: 'ticket-held',
          before: 'confirmed',
          version: 2,
          supplier: 'sandbox',
          reserve: rupees(0),
          plan: {
            asks: { kind: 'ticket', orderKey: transactionId, reference: pnr, expectedTotal: rupees(0) },
            becomes: 'changed',
            params: {},
          },
        },
        lease,
      ),
    );
    if (amended.kind !== 'opened') throw new Error(amended.kind);
    const { amendmentId, version } = amended;
    const turn = { ...step, product: 'flight', amendmentId, version, kind: 'ticket-held', booking: 'changed' } as const;
    await run(amendments.step({ ...turn, to: 'done', params: {}, outbox: [], terms: moved(10) }));
    expect([await met(0), await met(9), await met(10), await met(12)]).toEqual([0, 1, 1, 0]);
  });

  it('in one commit with others: every second of a pair looks again, the rest are opened', async () => {
    const agencyId = await agency();
    const intents = Array.from({ length: 20 }, (_, at) =>
      intentOf(agencyId, surname(at < 10 ? at : at - 10), { seen: [] }),
    );
    for (const intent of intents) await run(new DatabaseQuoteStore(database).keep(quoteOf(intent)));
    const answers = await Promise.all(intents.map((intent) => run(book.open(intent, lease))));
    const opened = answers.filter(({ kind }) => kind === 'opened');
    expect(opened).toHaveLength(10);
    expect(answers.filter(({ kind }) => kind === 'known')).toHaveLength(10);
    const [{ rows } = { rows: '' }] = await database.query<{ rows: string }>(
      `select count(*) as rows from booking_presence join booking using (agency_id, transaction_id) where agency_id = $1`,
      [agencyId],
    );
    expect(rows).toBe('10');
  });
});
