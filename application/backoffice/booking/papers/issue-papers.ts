/**
 * What the documents of a booking say, settled when each is first asked for and kept from then on. A product's own paper is for
 * a version of the booking; everything with a number is for an entry of the ledger: invoices for what it charged, credit
 * notes for what it gave back. `issuePapers` makes all of them that an entry calls for, in the order of the entries, and does no harm the
 * second time.
 */
import { Cache, Effect, type Exit } from 'effect';
import type { NamedInvoice, PaperDocument } from '#domain/booking/papers/documents.ts';
import { creditNoteFor, invoiceFor } from '#domain/booking/papers/entry-papers.ts';
import { completeOwnPaper } from '#domain/booking/papers/own-paper.ts';
import { customerOf } from '#domain/booking/papers/facts.ts';
import { financialYearOf, type NumberedKind, seriesOf } from '#domain/booking/papers/serials.ts';
import { dateIn } from '#domain/time/instant.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { DocumentKind } from '#domain/booking/papers/documents.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import type { BookingBook, KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type {
  DocumentBook,
  DocumentKey,
  IssuedDocument,
  NewDocument,
} from '#application/backoffice/ports/booking/document-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import {
  entriesOf,
  factsOf,
  issuedOf,
  type PaperFactsPorts,
  type PostedEntry,
  type Sellers,
  sellersOf,
} from './paper-facts.ts';
import { type PaperBooking, papersOf } from './product-papers.ts';

export interface IssuePapersPorts extends PaperFactsPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly documents: DocumentBook;
  readonly clock: Clock;
}

/** Who asked for a document; nobody where the system issues it. */
export type PaperAsker = Pick<NewDocument, 'actorUserId' | 'onBehalfOf'>;

/** A booking with what its numbered documents are made of, read once. */
interface Papers {
  readonly ports: IssuePapersPorts;
  readonly asker: PaperAsker;
  readonly booking: PaperBooking;
  readonly entries: readonly PostedEntry[];
}

type ChargeEntry = Extract<PostedEntry, { readonly kind: 'charge' }>;

/** The house's documents and the customer's, one of each for an entry. */
const forCharge = ['invoice', 'customer-invoice'] as const;
const forRefund = ['credit-note', 'customer-credit-note'] as const;

/**
 * Issues what entries of the ledger about bookings call for and is not issued yet; answers the outcome of each booking.
 * Nothing for one that is not issued. All are read before the first is issued, an agency's own side once, and issuing begins in
 * the order given, so that they share their statements and are numbered in that order.
 */
export function issuePapers(
  ports: IssuePapersPorts,
  bookings: readonly Readonly<Record<string, unknown>>[],
): Effect.Effect<readonly Exit.Exit<void>[]> {
  return Effect.gen(function* () {
    const sellers = yield* Cache.make({
      capacity: bookings.length + 1,
      lookup: (agencyId: string) => sellersOf(ports, agencyId),
    });
    const read = yield* Effect.forEach(bookings, (each) => Effect.exit(readPapers(ports, sellers, each)), sideBySide);
    return yield* Effect.forEach(read, (papers) => Effect.exit(Effect.flatMap(papers, issueDue)), sideBySide);
  });
}

const sideBySide = { concurrency: 'unbounded' } as const;

/** None for a booking that is not issued. */
function readPapers(
  ports: IssuePapersPorts,
  sellers: Cache.Cache<string, Sellers>,
  { agencyId, transactionId }: Readonly<Record<string, unknown>>,
): Effect.Effect<Papers | undefined> {
  if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.succeed(undefined);
  return Effect.gen(function* () {
    const [found, posted] = yield* Effect.all(
      [ports.bookings.find(agencyId, transactionId), ports.documents.posted(agencyId, transactionId)],
      sideBySide,
    );
    const booking = found === undefined ? undefined : issuedOf(ports.products, found);
    if (booking === undefined) return undefined;
    const entries = entriesOf(ports, booking, yield* Cache.get(sellers, agencyId), posted);
    return { ports, asker: {}, booking, entries };
  });
}

/** In the order of the entries, charges before refunds. */
function issueDue(papers: Papers | undefined): Effect.Effect<void> {
  if (papers === undefined) return Effect.void;
  const isOurs = (kind: NumberedKind) => !isHouses(kind) || papers.booking.paidElsewhere === undefined;
  const due = papers.entries.flatMap((entry) =>
    entry.kind === 'charge'
      ? forCharge.filter(isOurs).map((kind) => issueInvoice(papers, kind, entry))
      : forRefund.filter(isOurs).map((kind) => issueCreditNote(papers, kind, entry)),
  );
  return Effect.all(due, { discard: true });
}

/**
 * The document that is asked for, issued now where it was not yet. NotFound 'invoice' or 'credit-note' where there is none,
 * or no such entry.
 */
export function issuedFor(
  ports: IssuePapersPorts,
  asker: PaperAsker,
  booking: KeptBooking,
  { kind, ledgerEntry }: Pick<DocumentAsked, 'kind' | 'ledgerEntry'>,
): Effect.Effect<IssuedDocument, NotFound> {
  if (kind === 'ticket') return ownPaper(ports, asker, { ...booking, reference: booking.reference ?? '' });
  const issued = issuedOf(ports.products, booking);
  // What was paid elsewhere the house sold to nobody.
  const isSold = booking.paidElsewhere === undefined || !isHouses(kind);
  if (issued === undefined || !isSold) {
    return Effect.fail(
      new NotFound({ what: kind === 'invoice' || kind === 'customer-invoice' ? 'invoice' : 'credit-note' }),
    );
  }
  return Effect.gen(function* () {
    const { agencyId, transactionId } = issued;
    const posted = yield* ports.documents.posted(agencyId, transactionId);
    const isInvoice = kind === 'invoice' || kind === 'customer-invoice';
    const { charges, refunds } = posted;
    const of: readonly { readonly entryId: string }[] = isInvoice ? charges : refunds;
    const usual = isInvoice ? of[0] : of.at(-1);
    const wanted = ledgerEntry === undefined ? usual : of.find(({ entryId }) => entryId === ledgerEntry);
    if (wanted === undefined) return yield* new NotFound({ what: isInvoice ? 'invoice' : 'credit-note' });
    const key = keyOf(issued, kind, wanted.entryId);
    return yield* unlessIssued(
      ports,
      key,
      Effect.flatMap(sellersOf(ports, agencyId), (sellers) => {
        const entries = entriesOf(ports, issued, sellers, posted);
        const papers = { ports, asker, booking: issued, entries };
        const entry = entries.find((each) => each.posted.entryId === wanted.entryId);
        if (isInvoice && entry?.kind === 'charge') return issueInvoice(papers, kind, entry);
        if (!isInvoice && entry?.kind === 'refund') return issueCreditNote(papers, kind, entry);
        return Effect.die(new Error(`${wanted.entryId} of ${transactionId} calls for no ${kind}`));
      }),
    );
  });
}

function isHouses(kind: DocumentKind): boolean {
  return kind === 'invoice' || kind === 'credit-note';
}

/** A new one for each version of the booking: its state, times and travellers may have changed. */
function ownPaper(ports: IssuePapersPorts, asker: PaperAsker, booking: PaperBooking): Effect.Effect<IssuedDocument> {
  const key = keyOf(booking, 'ticket', `v${booking.version}`);
  return unlessIssued(
    ports,
    key,
    Effect.flatMap(sellersOf(ports, booking.agencyId), (sellers) => {
      const facts = factsOf(ports, booking, sellers);
      const paper = papersOf(ports.products, booking.product).ownPaper(booking, facts);
      return ports.documents.issue({
        ...key,
        ...asker,
        at: ports.clock.now(),
        issuerId: booking.agencyId,
        document: completeOwnPaper(paper, facts),
      });
    }),
  );
}

/** A later one names the sale's, which is issued first where it is not yet. */
function issueInvoice(
  papers: Papers,
  kind: 'invoice' | 'customer-invoice',
  charge: ChargeEntry,
): Effect.Effect<IssuedDocument> {
  const { facts, posted } = charge;
  return Effect.flatMap(charge.isSale ? Effect.succeed(undefined) : originalOf(papers, kind), (original) =>
    issue(papers, kind, posted.entryId, invoiceFor(facts, kind, charge, original)),
  );
}

/** The invoice that it refers to is issued first where it is not yet. */
function issueCreditNote(
  papers: Papers,
  kind: 'credit-note' | 'customer-credit-note',
  { facts, posted }: Extract<PostedEntry, { readonly kind: 'refund' }>,
): Effect.Effect<IssuedDocument> {
  return Effect.flatMap(originalOf(papers, kind === 'credit-note' ? 'invoice' : 'customer-invoice'), (original) =>
    issue(papers, kind, posted.entryId, creditNoteFor(facts, kind, posted, original)),
  );
}

/** The sale's invoice of a kind. */
function originalOf(papers: Papers, kind: 'invoice' | 'customer-invoice'): Effect.Effect<NamedInvoice | undefined> {
  const sale = papers.entries.find((entry) => entry.kind === 'charge' && entry.isSale);
  if (sale?.kind !== 'charge') return Effect.succeed(undefined);
  return Effect.map(issueInvoice(papers, kind, sale), ({ serial = '', issuedAt, document }) => ({
    serial,
    issuedOn: dateIn(issuedAt, papers.ports.businessZone),
    recipient: 'recipient' in document ? document.recipient : customerOf(sale.facts.booking),
  }));
}

function issue(
  { ports, asker, booking }: Papers,
  kind: NumberedKind,
  ledgerEntry: string,
  document: PaperDocument,
): Effect.Effect<IssuedDocument> {
  const at = ports.clock.now();
  const { invoiceSeries } = papersOf(ports.products, booking.product);
  return ports.documents.issue({
    ...keyOf(booking, kind, ledgerEntry),
    ...asker,
    at,
    issuerId: isHouses(kind) ? ports.houseId : booking.agencyId,
    numbered: { series: seriesOf(kind, invoiceSeries), financialYear: financialYearOf(dateIn(at, ports.businessZone)) },
    ledgerEntry,
    document,
  });
}

function unlessIssued<E>(
  { documents }: IssuePapersPorts,
  key: DocumentKey,
  make: Effect.Effect<IssuedDocument, E>,
): Effect.Effect<IssuedDocument, E> {
  return Effect.flatMap(
    documents.find(key),
    (found): Effect.Effect<IssuedDocument, E> => (found === undefined ? make : Effect.succeed(found)),
  );
}

function keyOf({ agencyId, transactionId }: KeptBooking, kind: DocumentKind, subject: string): DocumentKey {
  return { agencyId, transactionId, kind, subject };
}
