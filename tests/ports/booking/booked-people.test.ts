/** Who is booked around which days: the program and the database name people alike, and an opening meets the others. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingIntent, Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { personKey } from '#infrastructure/backoffice/database/booking/booked-people.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking/booking-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/booking/quote-store.ts';
import { makeIntent, makeTraveller, quoteOf, surname } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const lease: Lease = { owner: 'worker-1', seconds: 60 };
const letter = fc.constantFrom(...'abzABZéÉøØłŁßñçÅüæÆ'.split(''), ' ');

describe.each(databases)('people among the bookings of the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredBookingBook;
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredBookingBook(database);
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

  it('are named by the program as by the database', async () => {
    const names = fc.sample(fc.tuple(letter, fc.string({ unit: letter }), fc.string({ unit: letter })), {
      numRuns: 200,
      seed: 20_261_120,
    });
    const rows = await database.query<{ key: string }>(
      `select person_key('agency-1', n ->> 0, n ->> 1) as key from jsonb_array_elements($1::jsonb) n`,
      [JSON.stringify(names.map(([one, first, last]) => [one + first, last]))],
    );
    expect(rows.map(({ key }) => Number(key))).toEqual(
      names.map(([one, first, lastName]) => personKey('agency-1', { firstName: one + first, lastName })),
    );
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
    expect((await run(book.around(agencyId, terms))).map(({ transactionId }) => transactionId)).toHaveLength(3);
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
    const met = async (days: number) => (await run(book.around(agencyId, moved(days)))).length;
    expect([await met(-2), await met(-1), await met(0), await met(1), await met(2)]).toEqual([0, 1, 1, 1, 0]);
    await database.query('update booking set document = $2::json where transaction_id = $1', [
      transactionId,
      JSON.stringify(moved(10)),
    ]);
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
      `select count(*) as rows from booked_person join booking using (agency_id, transaction_id) where agency_id = $1`,
      [agencyId],
    );
    expect(rows).toBe('10');
  });
});
