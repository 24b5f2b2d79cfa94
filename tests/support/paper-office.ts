/** Papers of an office that issues none by itself: a test says when, early or late. */
import { Effect, Exit } from 'effect';
import { issuePapers, type IssuePapersPorts } from '#application/backoffice/booking/papers/issue-papers.ts';
import { entriesOf, sellersOf, issuedOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import type { DocumentBook } from '#application/backoffice/ports/booking/document-book.ts';
import type { GstScheme } from '#domain/booking/papers/agent-gst.ts';
import { entryIdOf } from '#domain/account/chain.ts';
import type { DocumentKind, PaperDocument } from '#domain/booking/papers/documents.ts';
import { creditNoteFor, invoiceFor } from '#domain/booking/papers/entry-papers.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { keptFlights } from '#tests/fixtures/kept-flights.ts';
import { StoredDocumentBook } from '#infrastructure/backoffice/database/booking/document-book.ts';
import { flightsPapers } from '#tests/fixtures/flights-alone.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeAgency } from '#tests/fixtures/agency.ts';
import { gstinOf } from '#tests/fixtures/documents.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import type { AmendingOffice } from './amending-office.ts';

/** Of a registered agency in Kerala that is taxed as `scheme` says, sold to by a house in Delhi. */
export function paperPorts(database: Database, office: AmendingOffice, scheme: GstScheme): IssuePapersPorts {
  const book = new StoredDocumentBook(database, keptFlights);
  const documents: DocumentBook = {
    find: (key) => book.find(key),
    issue: (document) => book.issue(document),
    posted: (agencyId, transactionId) => book.posted(agencyId, transactionId),
    termsOf: () => Effect.succeed({ gstScheme: scheme }),
  };
  const company = (agencyId: string) =>
    makeAgency({ agencyId, gstNumber: gstinOf(agencyId === 'house' ? '07' : '32') });
  return {
    bookings: office.bookings,
    agencies: { byId: (agencyId) => Effect.succeed(company(agencyId)) },
    documents,
    clientSettings: { all: () => Effect.succeed([]), set: () => Effect.void },
    clock: office.clock,
    products: flightsPapers({ airports: allAirports, letters: fluentLetters }),
    businessZone: 'Asia/Kolkata',
    houseId: 'house',
  };
}

/** Issues what entries about these bookings call for. */
export async function issueNow(
  ports: IssuePapersPorts,
  { agencyId }: AmendingOffice,
  transactionIds: readonly string[],
) {
  const asked = transactionIds.map((transactionId) => ({ agencyId, transactionId }));
  const exits = await Effect.runPromise(issuePapers(ports, asked));
  for (const exit of exits) if (Exit.isFailure(exit)) throw new Error(String(exit.cause));
}

export interface PaperFound {
  readonly kind: DocumentKind;
  readonly entry: string;
  readonly number: number;
  readonly document: PaperDocument;
}

/** All that was issued about a booking, by entry. */
export async function papersIn(database: Database, transactionId: string): Promise<readonly PaperFound[]> {
  const rows = await database.query<{ kind: DocumentKind; sequence: string; number: string; document: PaperDocument }>(
    `select kind, ledger_sequence as sequence, number, document from issued_document
     where transaction_id = $1 and kind <> 'ticket' order by ledger_sequence, kind`,
    [transactionId],
  );
  return rows.map(({ kind, sequence, number, document }) => {
    return { kind, entry: entryIdOf(Number(sequence)), number: Number(number), document };
  });
}

/** What papers of a booking would say if they were made now, by entry and kind; nothing is issued. */
export async function drawnNow(
  ports: IssuePapersPorts,
  { agencyId, details }: AmendingOffice,
  transactionId: string,
): Promise<ReadonlyMap<string, PaperDocument>> {
  const booking = issuedOf(ports.products, await details(transactionId));
  if (booking === undefined) return new Map();
  const posted = await Effect.runPromise(ports.documents.posted(agencyId, transactionId));
  const entries = entriesOf(ports, booking, await Effect.runPromise(sellersOf(ports, agencyId)), posted);
  const sale = entries.find((entry) => entry.kind === 'charge' && entry.isSale);
  const corrected = (kind: 'invoice' | 'customer-invoice') =>
    sale?.kind === 'charge'
      ? { serial: '', issuedOn: sale.facts.on, recipient: invoiceFor(sale.facts, kind, sale).recipient }
      : undefined;
  return new Map(
    entries.flatMap((entry): readonly (readonly [string, PaperDocument])[] => {
      const { facts } = entry;
      const key = (kind: DocumentKind) => `${entry.posted.entryId} ${kind}`;
      return entry.kind === 'charge'
        ? charges.map((kind) => [key(kind), invoiceFor(facts, kind, entry)])
        : refunds.map((kind) => {
            const invoice = corrected(kind === 'credit-note' ? 'invoice' : 'customer-invoice');
            const { original: _, ...note } = creditNoteFor(facts, kind, entry.posted, invoice);
            return [key(kind), note];
          });
    }),
  );
}

const charges = ['invoice', 'customer-invoice'] as const;
const refunds = ['credit-note', 'customer-credit-note'] as const;
