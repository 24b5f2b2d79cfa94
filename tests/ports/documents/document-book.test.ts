/** Documents on real databases: numbered without gaps under concurrency and failures, bound to the ledger, never altered. */
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transferPostings } from '#domain/account/postings.ts';
import type { DocumentKind } from '#domain/booking/papers/documents.ts';
import { agencyInvoice, customerInvoice } from '#domain/booking/papers/invoice.ts';
import { placeOfSerial, seriesOf } from '#domain/booking/papers/serials.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { NewDocument } from '#application/backoffice/ports/booking/document-book.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { keptFlights } from '#tests/fixtures/kept-flights.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/account/ledger-book.ts';
import { StoredAuditLog } from '#infrastructure/backoffice/database/booking/records.ts';
import { makeDocumentFacts, ticketOf } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { databases } from '#tests/support/databases.ts';

const run = Effect.runPromise;
const at = instant('2026-11-20T09:00:00.000Z');
const facts = makeDocumentFacts();

let count = 0;
const next = (word: string): string => {
  count += 1;
  return `${word}-${count}`;
};

describe.each(databases())('documents on the $kind database', ({ fresh }) => {
  let database: Database;
  let book: StoredDocumentBook;
  let ledger: StoredLedgerBook;
  beforeAll(async () => {
    database = await fresh();
    book = new StoredDocumentBook(database, keptFlights);
    ledger = new StoredLedgerBook(database);
  });
  afterAll(() => database.close());

  const account = async (): Promise<string> => {
    const agencyId = next('agency');
    await run(ledger.openAccount(agencyId, 'INR', rupees(0)));
    return agencyId;
  };

  /** A booking's entry in the ledger: its id. */
  const charged = async (agencyId: string, transactionId: string): Promise<string> => {
    const posted = await run(
      ledger.post({
        agencyId,
        kind: 'booking',
        reference: transactionId,
        narration: { code: 'flight-ticket', params: {} },
        postings: transferPostings(agencyId, rupees(-100), 'supplier:sandbox'),
        once: false,
        spending: false,
      }),
    );
    return posted.kind === 'too-low' ? '' : posted.entryId;
  };

  const invoice = (
    agencyId: string,
    transactionId: string,
    ledgerEntry: string,
    overrides: Partial<NewDocument> = {},
  ): NewDocument => ({
    agencyId,
    transactionId,
    kind: 'invoice',
    subject: ledgerEntry,
    issuerId: 'house',
    numbered: { series: 'FL', financialYear: '26-27' },
    ledgerEntry,
    document: agencyInvoice(facts, ledgerEntry),
    at,
    actorUserId: 'user-1',
    ...overrides,
  });

  const ready = async (overrides: Partial<NewDocument> = {}): Promise<NewDocument> => {
    const agencyId = await account();
    const transactionId = next('FL2611');
    return invoice(agencyId, transactionId, await charged(agencyId, transactionId), overrides);
  };

  const numbers = (serials: readonly (string | undefined)[]) =>
    serials.map((serial) => placeOfSerial(serial ?? '')?.number ?? 0).toSorted((one, other) => one - other);

  it('are kept to the last nested part, and answered again as they were', async () => {
    const given = await ready({ issuerId: next('issuer') });
    const issued = await run(book.issue(given));
    expect(issued).toMatchObject({ serial: 'FL/26-27/000001', issuedAt: at, document: given.document });
    expect(await run(book.find(given))).toEqual(issued);
    const later = { ...given, at: instant('2027-01-01T00:00:00.000Z'), document: customerInvoice(facts, 'LG-9') };
    expect(await run(book.issue(later))).toEqual(issued);
  });

  it('are nobody else’s', async () => {
    const given = await ready();
    await run(book.issue(given));
    expect(await run(book.find({ ...given, agencyId: 'another' }))).toBeUndefined();
    expect(await run(book.find({ ...given, kind: 'customer-invoice' }))).toBeUndefined();
    expect(await run(book.find({ ...given, subject: 'LG-999' }))).toBeUndefined();
  });

  it('that two ask for at once are one document', async () => {
    const given = await ready({ issuerId: next('issuer') });
    const all = await Promise.all(Array.from({ length: 8 }, () => run(book.issue(given))));
    expect(new Set(all.map(({ serial }) => serial))).toEqual(new Set(['FL/26-27/000001']));
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(1);
  });

  it('are numbered without a gap and without a double by many who issue at once, some of whom fail', async () => {
    const issuerId = next('issuer');
    const prepared: NewDocument[] = [];
    for (let made = 0; made < 24; made += 1) prepared.push(await ready({ issuerId }));
    const all = await Promise.all(
      prepared.map((given, index) =>
        // Every third names an entry that is not there.
        run(book.issue(index % 3 === 2 ? { ...given, ledgerEntry: 'LG-77' } : given)).then(
          ({ serial }) => serial,
          () => undefined,
        ),
      ),
    );
    expect(numbers(all.filter((serial) => serial !== undefined))).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
  });

  it('that are asked for together share a statement, and are numbered in the order in which they were handed in', async () => {
    const issuers = [next('issuer'), next('issuer')];
    const prepared: NewDocument[] = [];
    for (let made = 0; made < 10; made += 1) prepared.push(await ready({ issuerId: issuers[made % 2] ?? '' }));
    const statements: string[] = [];
    const counted = new StoredDocumentBook(
      {
        ...database,
        query: (text, parameters) => {
          statements.push(text);
          return database.query(text, parameters);
        },
      },
      {},
    );
    // The last two were issued before, and one comes twice.
    const before = await Promise.all(prepared.slice(8).map((given) => run(book.issue(given))));
    const all = await Promise.all([...prepared, ...prepared.slice(0, 1)].map((given) => run(counted.issue(given))));
    expect(statements).toHaveLength(1);
    expect(all.slice(0, 8).map(({ serial }) => placeOfSerial(serial ?? '')?.number)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
    expect(all.slice(8)).toEqual([...before, all[0]]);
    expect(await Promise.all(prepared.map((given) => run(book.find(given))))).toEqual(all.slice(0, 10));
  });

  it('leave no number out, no matter who writes', async () => {
    const given = await ready({ issuerId: next('issuer') });
    await run(book.issue(given));
    const skipped = database.transaction(async (tx) => {
      await tx.query('update document_counter set last_number = last_number + 2 where issuer_id = $1', [
        given.issuerId,
      ]);
      await tx.query(
        `insert into document_number
         select issuer_id, series, financial_year, number + 2, agency_id from issued_document where issuer_id = $1`,
        [given.issuerId],
      );
      await tx.query(
        `insert into issued_document
         select agency_id, transaction_id, 'customer-invoice', subject, issuer_id, series, financial_year, number + 2, issued_at,
                ledger_sequence, document, digest
         from issued_document where issuer_id = $1`,
        [given.issuerId],
      );
    });
    await expect(skipped).rejects.toThrow('without its document');
    const twice = database.query(
      `insert into document_number
       select issuer_id, series, financial_year, number, 'another' from issued_document where issuer_id = $1`,
      [given.issuerId],
    );
    await expect(twice).rejects.toThrow('document_number_pkey');
    expect((await run(book.issue(await ready({ issuerId: given.issuerId })))).serial).toBe('FL/26-27/000002');
  });

  it('take no number where the transaction that holds them is rolled back', async () => {
    const issuerId = next('issuer');
    const [lost, kept] = [await ready({ issuerId }), await ready({ issuerId })];
    await expect(
      database.transaction(async (tx) => {
        await run(new StoredDocumentBook({ ...database, query: tx.query.bind(tx) }, keptFlights).issue(lost));
        throw new Error('after the number was taken');
      }),
    ).rejects.toThrow('after the number');
    expect(await run(book.find(lost))).toBeUndefined();
    expect((await run(book.issue(kept))).serial).toBe('FL/26-27/000001');
    expect((await run(book.issue(lost))).serial).toBe('FL/26-27/000002');
  });

  it('count every issuer, series and financial year by itself', async () => {
    const kinds = ['invoice', 'customer-invoice', 'credit-note', 'customer-credit-note'] as const;
    const places = fc.record({
      issuer: fc.constantFrom('one', 'two'),
      kind: fc.constantFrom<Exclude<DocumentKind, 'ticket'>>(...kinds),
      financialYear: fc.constantFrom('26-27', '27-28'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(places, { minLength: 1, maxLength: 12 }), async (wanted) => {
        const round = next('round');
        const counted = new Map<string, number>();
        for (const { issuer, kind, financialYear } of wanted) {
          const series = seriesOf(kind, 'FL');
          const key = `${issuer} ${series} ${financialYear}`;
          counted.set(key, (counted.get(key) ?? 0) + 1);
          const given = await ready({ issuerId: `${round}-${issuer}`, kind, numbered: { series, financialYear } });
          const { serial = '' } = await run(book.issue(given));
          expect(placeOfSerial(serial)).toEqual({ series, financialYear, number: counted.get(key) });
        }
      }),
      { numRuns: 5 },
    );
  });

  it('go forward in time with their numbers', async () => {
    const issuerId = next('issuer');
    const first = await run(book.issue(await ready({ issuerId })));
    const earlier = await run(book.issue(await ready({ issuerId, at: instant('2026-11-20T08:00:00.000Z') })));
    expect([first.issuedAt, earlier.issuedAt]).toEqual([at, at]);
  });

  it('that are tickets have no number, and one for each version of the booking', async () => {
    const agencyId = await account();
    const transactionId = next('FL2611');
    const ticket = (subject: string): NewDocument => ({
      agencyId,
      transactionId,
      kind: 'ticket',
      subject,
      issuerId: agencyId,
      document: ticketOf(facts),
      at,
      actorUserId: 'user-1',
    });
    const issued = await run(book.issue(ticket('v2')));
    expect(issued).not.toHaveProperty('serial');
    const again = await Promise.all([run(book.issue(ticket('v2'))), run(book.issue(ticket('v3')))]);
    expect(again[0]).toEqual(issued);
    expect(again[1].digest).not.toBe(issued.digest);
  });

  it('are bound to an entry of the agency’s own ledger about that booking', async () => {
    const given = await ready({ issuerId: next('issuer') });
    const other = await ready();
    await expect(run(book.issue({ ...given, ledgerEntry: 'LG-5' }))).rejects.toThrow('is not about');
    await expect(run(book.issue({ ...given, transactionId: other.transactionId }))).rejects.toThrow('is not about');
    await expect(run(book.issue({ ...given, ledgerEntry: 'nonsense' }))).rejects.toThrow('is no entry');
    expect((await run(book.issue(given))).serial).toBe('FL/26-27/000001');
  });

  it('leave one row in the audit log', async () => {
    const given = await ready({ onBehalfOf: 'house' });
    await run(book.issue(given));
    await run(book.issue(given));
    const rows = await run(new StoredAuditLog(database).recent(given.agencyId, 10));
    expect(rows).toMatchObject([
      { operation: 'booking.document', reference: given.transactionId, actorUserId: 'user-1', onBehalfOf: 'house' },
    ]);
  });

  it('cannot be altered, removed, or numbered otherwise', async () => {
    const given = await ready();
    await run(book.issue(given));
    for (const statement of [
      `update issued_document set document = '{}' where agency_id = '${given.agencyId}'`,
      `delete from issued_document where agency_id = '${given.agencyId}'`,
      'truncate issued_document',
      'update document_counter set last_number = last_number + 2',
      'update document_counter set last_number = last_number - 1',
      'update document_counter set last_number = last_number + 1',
      'delete from document_counter',
      'truncate document_counter',
      `insert into document_counter (issuer_id, series, financial_year, last_number) values ('x', 'FL', '26-27', 7)`,
    ])
      await expect(database.query(statement)).rejects.toThrow(/append-only|one by one|without its document/);
    expect(await run(book.find(given))).toBeDefined();
  });

  it('are refused when what is kept is no longer what was issued', async () => {
    const given = await ready();
    await run(book.issue(given));
    await database.query('alter table issued_document disable trigger issued_document_stands');
    await database.query(
      `update issued_document set document = replace(document::text, 'Malabar', 'Malabur')::json where agency_id = $1`,
      [given.agencyId],
    );
    await database.query('alter table issued_document enable trigger issued_document_stands');
    await expect(run(book.find(given))).rejects.toThrow('is not what was issued');
  });

  it('ask how an agency is taxed', async () => {
    const agencyId = next('taxed');
    await database.query(
      `insert into agency (agency_id, agent_id, company_name, country, currency, created_at, gst_scheme)
       values ($1, $1, 'Malabar', 'IN', 'INR', $2, 'service-fee')`,
      [agencyId, at],
    );
    expect(await run(book.termsOf(agencyId))).toEqual({ gstScheme: 'service-fee' });
    expect(await run(book.termsOf('nobody'))).toEqual({ gstScheme: 'rule-32-3' });
  });

  it('read refunds from the postings, each part with the agency’s sign', async () => {
    const agencyId = await account();
    const transactionId = next('FL2611');
    await charged(agencyId, transactionId);
    expect(await run(book.posted(agencyId, transactionId))).toEqual({
      charges: [
        {
          entryId: 'LG-1',
          at: expect.any(String),
          suppliers: rupees(100),
          commission: rupees(0),
          tds: rupees(0),
          fees: rupees(0),
          charged: rupees(100),
        },
      ],
      refunds: [],
    });
    const posting = (name: string, minor: number) => ({ account: name, currency: 'INR' as const, amount: minor });
    await run(
      ledger.post({
        agencyId,
        kind: 'refund',
        reference: transactionId,
        narration: { code: 'refund', params: {} },
        postings: [
          posting(`agency:${agencyId}`, 974_60),
          posting('supplier:sandbox', -1000_00),
          posting('commission', 20_00),
          posting('tds', -40),
          posting('fees', 5_80),
        ],
        once: false,
        spending: false,
      }),
    );
    expect((await run(book.posted(agencyId, transactionId))).refunds).toMatchObject([
      {
        entryId: 'LG-2',
        returned: rupees(1000),
        commission: rupees(-20),
        tds: money(40, 'INR'),
        fees: rupees(-5.8),
        refund: rupees(974.6),
      },
    ]);
  });
});
