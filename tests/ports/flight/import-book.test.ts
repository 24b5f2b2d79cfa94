/** Records and tickets of suppliers are one booking's each, however many ask at once: on both databases. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingStep } from '#application/backoffice/ports/flight/flight-books.ts';
import type { ImportOpened, TakenOver } from '#application/backoffice/ports/flight/import-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { StoredImportBook } from '#infrastructure/backoffice/database/flight/import-book.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { DatabaseQuoteStore } from '#infrastructure/backoffice/database/flight/quote-store.ts';
import { makeIntent, quoteOf } from '#tests/fixtures/booking.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';
import { flightBookings, recordOf } from '#tests/fixtures/kept-flights.ts';

const run = <A>(effect: Effect.Effect<A>): Promise<A> => Effect.runPromise(effect);
const lease: Lease = { owner: 'worker-1', seconds: 60 };

let count = 0;
const next = (word: string): string => {
  count += 1;
  return `${word}-${count}`;
};

/** A record with a ticket that nothing else has. */
function record(overrides: Partial<TakenOver> = {}): TakenOver {
  count += 1;
  const pnr = `R${String(count).padStart(5, '0')}`;
  return {
    dialect: 'amadeus',
    pnr,
    tickets: [{ traveller: 0, number: `098${String(count).padStart(10, '0')}` }],
    ...overrides,
  };
}

describe.each(databases())('bookings that are taken over, on the $kind database', ({ fresh }) => {
  let database: Database;
  let imports: StoredImportBook;
  let bookings: ReturnType<typeof flightBookings>;
  let quotes: DatabaseQuoteStore;
  let ledger: StoredLedgerBook;
  beforeAll(async () => {
    database = await fresh();
    imports = new StoredImportBook(database);
    bookings = flightBookings(database);
    quotes = new DatabaseQuoteStore(database);
    ledger = new StoredLedgerBook(database);
  });
  afterAll(() => database.close());

  const agency = async (): Promise<string> => {
    const agencyId = next('agency');
    await run(ledger.openAccount(agencyId, 'INR', rupees(1_000_000)));
    return agencyId;
  };
  const intentOf = (agencyId: string, supplier = 'sandbox') =>
    makeIntent({ agencyId, supplier, requestId: next('request'), quoteId: next('quote') });
  const taking = (agencyId: string, taken: TakenOver, supplier = 'sandbox') => {
    const intent = intentOf(agencyId, supplier);
    return run(imports.open({ intent, lease, quote: quoteOf(intent), taken }));
  };
  const idOf = (opened: ImportOpened): string => {
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    return opened.transactionId;
  };
  const sold = async (agencyId: string): Promise<string> => {
    const intent = intentOf(agencyId);
    await run(quotes.keep(quoteOf(intent)));
    const opened = await run(bookings.open(intent, lease));
    if (opened.kind !== 'opened') throw new Error(opened.kind);
    return opened.transactionId;
  };
  const ticketed = (agencyId: string, transactionId: string, { pnr, tickets }: TakenOver): BookingStep => ({
    transactionId,
    agencyId,
    version: 1,
    operation: 'flight.book',
    owner: lease.owner,
    ...recordOf(pnr, tickets),
    to: 'confirmed',
    issued: { tickets },
    words: tickets.map(({ number }) => number),
    narration: { code: 'flight-ticket', params: {} },
    outbox: [],
  });
  const holderOf = (taken: TakenOver) => run(imports.holder({ ...taken, carrier: '6E' }));
  const reserved = async (agencyId: string) => (await run(ledger.balance(agencyId))).reserved;

  it('are one booking’s of however many agencies at once; the others leave nothing and learn whose', async () => {
    const taken = record();
    const agencies = await Promise.all(Array.from({ length: 8 }, agency));
    const answers = await Promise.all(agencies.map((agencyId) => taking(agencyId, taken)));
    const won = answers.findIndex(({ kind }) => kind === 'opened');
    const winner = { agencyId: agencies[won], transactionId: idOf(answers[won] ?? { kind: 'reused' }) };
    for (const [at, answer] of answers.entries()) {
      if (at === won) continue;
      expect(answer).toEqual({ kind: 'taken', holder: winner });
      expect(await reserved(agencies[at] ?? '')).toEqual(rupees(0));
    }
    const [rows] = await database.query<{ n: number }>(
      'select count(*)::integer as n from booking where agency_id = any ($1)',
      [agencies],
    );
    expect(rows).toEqual({ n: 1 });
    expect(await holderOf(taken)).toEqual(winner);
    expect(await run(imports.agencyOf(winner.transactionId))).toBe(winner.agencyId);
  });

  it('are distinguished by nothing but the airline and its locator, or one ticket', async () => {
    const [agencyId, taken] = [await agency(), record()];
    const transactionId = idOf(await taking(agencyId, taken));
    const other = record();
    const holder = { agencyId, transactionId };
    const tickets = [...other.tickets, ...taken.tickets];
    expect(await taking(await agency(), { ...other, tickets })).toEqual({ kind: 'taken', holder });
    expect(await taking(await agency(), { ...other, pnr: taken.pnr })).toEqual({ kind: 'taken', holder });
    // A booking that operators have confirmed may be any supplier's.
    expect(await taking(await agency(), taken, 'imported')).toEqual({ kind: 'taken', holder });
    expect(await taking(agencyId, other)).toMatchObject({ kind: 'opened' });
  });

  it('are never a second booking’s by a sale, which harms no other sale', async () => {
    const [agencyId, taken] = [await agency(), record()];
    await taking(agencyId, taken);
    const [bad, good] = [await sold(agencyId), await sold(agencyId)];
    const fresher = record();
    const steps = await Promise.allSettled([
      run(bookings.step(ticketed(agencyId, bad, taken))),
      run(bookings.step(ticketed(agencyId, good, fresher))),
    ]);
    expect(steps.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await run(bookings.find(agencyId, bad))).toMatchObject({ status: 'requested', tickets: [] });
    expect(await run(bookings.find(agencyId, good))).toMatchObject({ status: 'confirmed' });
    expect(await holderOf(fresher)).toEqual({ agencyId, transactionId: good });
    expect(await taking(await agency(), fresher)).toMatchObject({ kind: 'taken' });
  });

  it('are the booking’s that took them over when it is confirmed, and nobody’s when it is not', async () => {
    const [agencyId, kept, lost] = [await agency(), record(), record()];
    const [one, other] = [idOf(await taking(agencyId, kept)), idOf(await taking(agencyId, lost))];
    expect(await run(bookings.step(ticketed(agencyId, one, kept)))).toMatchObject({ kind: 'done' });
    expect(await holderOf(kept)).toEqual({ agencyId, transactionId: one });
    const step = { transactionId: other, agencyId, version: 1, operation: 'flight.book', owner: lease.owner } as const;
    await run(bookings.step({ ...step, product: 'flight', to: 'not-confirmed', refusal: { reason: 'not-sold' } }));
    expect(await holderOf(lost)).toBeUndefined();
    expect(await taking(await agency(), lost)).toMatchObject({ kind: 'opened' });
  });

  it('are kept as they were taken over, for anyone who brings the booking to its end', async () => {
    const [agencyId, taken] = [await agency(), record()];
    const transactionId = idOf(await taking(agencyId, taken));
    expect(await run(imports.confirmation(transactionId))).toEqual({
      reference: taken.pnr,
      issued: { tickets: taken.tickets },
    });
    expect(await run(imports.confirmation(await sold(agencyId)))).toBeUndefined();
  });
});
