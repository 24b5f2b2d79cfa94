/**
 * What the documents of a booking say, settled when each is first asked for and kept from then on. Tickets are for a version
 * of the booking; everything with a number is for an entry of the ledger: invoices for what it charged, credit notes for what
 * it gave back. `issuePapers` makes all of them that an entry calls for, in the order of the entries, and does no harm the
 * second time.
 */
import { Cache, Effect, type Exit } from 'effect';
import { creditNote, customerCreditNote, type RefundPosted } from '#domain/booking/credit-note-document.ts';
import { type DocumentFacts, partyOf } from '#domain/booking/document-travel.ts';
import type { DocumentKind, DocumentParty, FlightDocument, OriginalInvoice } from '#domain/booking/documents.ts';
import { agencyInvoice, customerInvoice } from '#domain/booking/invoice-document.ts';
import { type ChargePosted, laterCustomerInvoice, laterInvoice } from '#domain/booking/later-invoice-document.ts';
import { financialYearOf, seriesOf } from '#domain/booking/serials.ts';
import { ticketDocument } from '#domain/booking/ticket-document.ts';
import type { AirportDirectory } from '#domain/flight/airports.ts';
import { equals } from '#domain/money/money.ts';
import { type ClientConfiguration, readClientConfiguration } from '#domain/session/client-configuration.ts';
import { dateIn } from '#domain/time/instant.ts';
import { NotAllowedInState, NotFound } from '#application/desk/failures.ts';
import type { DocumentAsked } from '#application/desk/booking.ts';
import { journeyOf } from '../flight/price-for-agency.ts';
import type { AgencyStore, KeptAgency } from '../ports/agency-store.ts';
import type { BookingBook, KeptBooking } from '../ports/booking-book.ts';
import type { DocumentBook, DocumentKey, IssuedDocument, NewDocument, PostedAbout } from '../ports/document-book.ts';
import type { Clock } from '../ports/machine.ts';
import type { ClientSettingStore } from '../ports/settings.ts';

export interface IssuePapersPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly documents: DocumentBook;
  readonly clientSettings: ClientSettingStore;
  readonly clock: Clock;
  readonly airports: AirportDirectory;
  readonly businessZone: string;
  /** The agency that runs the deployment and sells to the others. */
  readonly houseId: string;
}

/** Who asked for a document; nobody where the system issues it. */
export type PaperAsker = Pick<NewDocument, 'actorUserId' | 'onBehalfOf'>;

/** A booking that has what documents are made of. */
type Ticketed = KeptBooking & { readonly pnr: string };

/** Who sells to whom, and under which name: the same for all bookings of an agency. */
type Sellers = Pick<DocumentFacts, 'brand' | 'house' | 'agency' | 'scheme'>;

/** A booking with what its numbered documents are made of, read once. */
interface Papers {
  readonly ports: IssuePapersPorts;
  readonly asker: PaperAsker;
  readonly booking: Ticketed;
  readonly facts: DocumentFacts;
  readonly posted: PostedAbout;
}

/** The house's documents and the customer's, one of each for an entry. */
const forCharge = ['invoice', 'customer-invoice'] as const;
const forRefund = ['credit-note', 'customer-credit-note'] as const;

/**
 * Issues what entries of the ledger about bookings call for and is not issued yet; answers what became of each booking.
 * Nothing for one without tickets. All are read before the first is issued, an agency's own side once, and issuing begins in
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

/** None for a booking without tickets. */
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
    const booking = found === undefined ? undefined : ticketedOf(found);
    if (booking === undefined) return undefined;
    return { ports, asker: {}, booking, facts: factsOf(ports, booking, yield* Cache.get(sellers, agencyId)), posted };
  });
}

/** In the order of the entries, charges before refunds. */
function issueDue(papers: Papers | undefined): Effect.Effect<void> {
  if (papers === undefined) return Effect.void;
  const { charges, refunds } = papers.posted;
  const due = [
    ...charges.flatMap((charge) => forCharge.map((kind) => issueInvoice(papers, kind, charge))),
    ...refunds.flatMap((refund) => forRefund.map((kind) => issueCreditNote(papers, kind, refund))),
  ];
  return Effect.all(due, { discard: true });
}

/**
 * The document that is asked for, issued now where it was not yet. NotFound 'invoice' where there is none, or no such entry;
 * NotAllowedInState for the ticket of a booking that has none.
 */
export function issuedFor(
  ports: IssuePapersPorts,
  asker: PaperAsker,
  booking: KeptBooking,
  { kind, ledgerEntry }: Pick<DocumentAsked, 'kind' | 'ledgerEntry'>,
): Effect.Effect<IssuedDocument, NotFound | NotAllowedInState> {
  const ticketed = ticketedOf(booking);
  if (ticketed === undefined) {
    return Effect.fail(
      kind === 'ticket' ? new NotAllowedInState({ state: booking.status }) : new NotFound({ what: 'invoice' }),
    );
  }
  if (kind === 'ticket') return issuedTicket(ports, asker, ticketed);
  return Effect.gen(function* () {
    const { agencyId, transactionId } = ticketed;
    const posted = yield* ports.documents.posted(agencyId, transactionId);
    const papers = Effect.map(sellersOf(ports, agencyId), (sellers): Papers => {
      return { ports, asker, booking: ticketed, facts: factsOf(ports, ticketed, sellers), posted };
    });
    if (kind === 'invoice' || kind === 'customer-invoice') {
      const charge = ledgerEntry === undefined ? posted.charges[0] : entryOf(posted.charges, ledgerEntry);
      if (charge === undefined) return yield* new NotFound({ what: 'invoice' });
      return yield* unlessIssued(
        ports,
        keyOf(ticketed, kind, charge.entryId),
        Effect.flatMap(papers, (all) => issueInvoice(all, kind, charge)),
      );
    }
    const refund = ledgerEntry === undefined ? posted.refunds.at(-1) : entryOf(posted.refunds, ledgerEntry);
    if (refund === undefined) return yield* new NotFound({ what: 'invoice' });
    return yield* unlessIssued(
      ports,
      keyOf(ticketed, kind, refund.entryId),
      Effect.flatMap(papers, (all) => issueCreditNote(all, kind, refund)),
    );
  });
}

/** A new one for each version of the booking: seats, times and travellers may have changed. */
function issuedTicket(ports: IssuePapersPorts, asker: PaperAsker, booking: Ticketed): Effect.Effect<IssuedDocument> {
  const key = keyOf(booking, 'ticket', `v${booking.version}`);
  return unlessIssued(
    ports,
    key,
    Effect.flatMap(sellersOf(ports, booking.agencyId), (sellers) =>
      ports.documents.issue({
        ...key,
        ...asker,
        at: ports.clock.now(),
        issuerId: booking.agencyId,
        document: ticketDocument(factsOf(ports, booking, sellers)),
      }),
    ),
  );
}

/** The sale's is made of its fare, as long as that is what the entry charged; any other of what was posted. */
function issueInvoice(
  papers: Papers,
  kind: 'invoice' | 'customer-invoice',
  charge: ChargePosted,
): Effect.Effect<IssuedDocument> {
  const { booking, facts, posted } = papers;
  const net = booking.fare.terms?.net;
  const isSale = posted.charges[0]?.entryId === charge.entryId;
  if (isSale && net !== undefined && booking.fare.netBreakdown !== undefined && equals(charge.charged, net)) {
    return issue(
      papers,
      kind,
      charge.entryId,
      (kind === 'invoice' ? agencyInvoice : customerInvoice)(facts, charge.entryId),
    );
  }
  return Effect.flatMap(isSale ? Effect.succeed(undefined) : originalOf(papers, kind), (original) =>
    issue(
      papers,
      kind,
      charge.entryId,
      (kind === 'invoice' ? laterInvoice : laterCustomerInvoice)(facts, charge, original),
    ),
  );
}

/** The invoice that it refers to is issued first where it is not yet. */
function issueCreditNote(
  papers: Papers,
  kind: 'credit-note' | 'customer-credit-note',
  refund: RefundPosted,
): Effect.Effect<IssuedDocument> {
  const isOwn = kind === 'credit-note';
  return Effect.flatMap(originalOf(papers, isOwn ? 'invoice' : 'customer-invoice'), (original) =>
    issue(papers, kind, refund.entryId, (isOwn ? creditNote : customerCreditNote)(papers.facts, refund, original)),
  );
}

/** The sale's invoice of a kind; none where the sale was made under another booking, which this one was split from. */
function originalOf(papers: Papers, kind: 'invoice' | 'customer-invoice'): Effect.Effect<OriginalInvoice | undefined> {
  const [sale] = papers.posted.charges;
  if (sale === undefined) return Effect.succeed(undefined);
  return Effect.map(issueInvoice(papers, kind, sale), ({ serial = '', issuedAt }) => ({
    serial,
    issuedOn: dateIn(issuedAt, papers.ports.businessZone),
  }));
}

function issue(
  { ports, asker, booking }: Papers,
  kind: Exclude<DocumentKind, 'ticket'>,
  ledgerEntry: string,
  document: FlightDocument,
): Effect.Effect<IssuedDocument> {
  const at = ports.clock.now();
  return ports.documents.issue({
    ...keyOf(booking, kind, ledgerEntry),
    ...asker,
    at,
    issuerId: kind === 'invoice' || kind === 'credit-note' ? ports.houseId : booking.agencyId,
    numbered: { series: seriesOf[kind], financialYear: financialYearOf(dateIn(at, ports.businessZone)) },
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

function entryOf<Entry extends { readonly entryId: string }>(
  entries: readonly Entry[],
  wanted: string,
): Entry | undefined {
  return entries.find(({ entryId }) => entryId === wanted);
}

function ticketedOf(booking: KeptBooking): Ticketed | undefined {
  const { pnr, tickets } = booking;
  return pnr === undefined || tickets.length === 0 ? undefined : { ...booking, pnr };
}

function sellersOf(ports: IssuePapersPorts, agencyId: string): Effect.Effect<Sellers> {
  const { agencies, documents, clientSettings, houseId } = ports;
  return Effect.gen(function* () {
    const [agency, house, settings, { gstScheme }] = yield* Effect.all(
      [agencies.byId(agencyId), agencies.byId(houseId), clientSettings.all(), documents.termsOf(agencyId)],
      sideBySide,
    );
    if (agency === undefined) return yield* Effect.die(new Error(`There is no agency "${agencyId}"`));
    const configuration = readClientConfiguration(settings);
    return {
      brand: configuration.projectName,
      house: houseParty(house, configuration),
      agency: agencyParty(agency),
      scheme: gstScheme,
    };
  });
}

function factsOf({ airports, businessZone }: IssuePapersPorts, booking: Ticketed, sellers: Sellers): DocumentFacts {
  return {
    ...sellers,
    booking,
    extras: extrasOf(booking),
    international: journeyOf(booking.itineraries, airports).international,
    airport: airports.byCode,
    businessZone,
    on: dateIn(booking.bookedOn, businessZone),
  };
}

function extrasOf({ ssr, itineraries }: Ticketed): DocumentFacts['extras'] {
  return ssr.map(({ traveller, kind, place, name, status }) => {
    const segment = itineraries[place.itinerary]?.segments[place.segment];
    const sector = segment === undefined ? '' : `${segment.origin}-${segment.destination}`;
    return { traveller, kind, sector, name, status };
  });
}

function agencyParty(agency: KeptAgency): DocumentParty {
  const { companyName, address, city, pincode, state, phone, email, gstNumber, agentId } = agency;
  const place = [city, pincode].filter((part) => part !== '').join(' ');
  return partyOf({
    name: companyName,
    address: [address, place].filter((part) => part !== '').join(', '),
    ...(state === '' ? {} : { state }),
    phone,
    email,
    ...(gstNumber === undefined ? {} : { gstin: gstNumber }),
    agentId,
  });
}

/** The house as it is kept; what it does not say of itself, the portal's configuration does. */
function houseParty(house: KeptAgency | undefined, configuration: ClientConfiguration): DocumentParty {
  const { clientName, projectName, supportPhone, supportEmail } = configuration;
  const name = clientName === '' ? projectName : clientName;
  if (house === undefined) return { name, phone: supportPhone, email: supportEmail };
  const { agentId: _agentId, ...party } = agencyParty(house);
  return {
    ...party,
    phone: house.phone === '' ? supportPhone : house.phone,
    email: supportEmail === '' ? house.email : supportEmail,
  };
}

function keyOf({ agencyId, transactionId }: KeptBooking, kind: DocumentKind, subject: string): DocumentKey {
  return { agencyId, transactionId, kind, subject };
}
