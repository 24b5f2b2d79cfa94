/**
 * Taking over a booking that was made elsewhere, from the display of its PNR. The display is read here again, whatever a
 * screen has shown; what it says stands, and the request adds what it lacks. Only where the tickets make up the total is
 * anything recorded: then the booking goes the way of every booking, with the display in place of an airline's answer, so
 * that a process that is killed leaves nothing half done.
 */
import { Effect } from 'effect';
import { checkGst } from '#domain/agency/gst-rules.ts';
import { pnrImportOf } from '#domain/flight/pnr-import.ts';
import { readPnr } from '#domain/flight/pnr-parser.ts';
import { checkEmailList, checkRequiredEmail, checkRequiredMobile } from '#domain/people/contact.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import { Invalid, RequestIdReused } from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight-booked.ts';
import type { ImportPnr, PnrDesk } from '#application/desk/pnr.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { parsePnr, type ParsePnrPorts, savedOf } from '../flight/parse-pnr.ts';
import { signedIn } from '../permission.ts';
import type { BookingBook } from '../ports/booking-book.ts';
import type { DisplayedPnr, ImportBook } from '../ports/import-book.ts';
import type { Chance } from '../ports/machine.ts';
import { bookableOf } from '../ports/quote-store.ts';
import { checkRequestId, openAndWait, presentOutcome, type WaitingPorts } from './book-flight.ts';
import { canonicalText } from './canonical-text.ts';
import { type ImportedSale, importedIntent, importedQuote, saleOf } from './imported-sale.ts';

export interface ImportPnrPorts extends ParsePnrPorts, WaitingPorts {
  readonly bookings: Pick<BookingBook, 'open' | 'find' | 'claimed'>;
  readonly imports: ImportBook;
  readonly chance: Chance;
}

/** The flight desk's `parsePnr` and `importPnr`. */
export function makePnrDesk(ports: ImportPnrPorts): (caller: Caller) => PnrDesk {
  return (caller) => ({
    parsePnr: (request) => parsePnr(ports, caller, request),
    importPnr: (request) => importPnr(ports, caller, request),
  });
}

function importPnr(ports: ImportPnrPorts, caller: Caller, request: ImportPnr): ReturnType<PnrDesk['importPnr']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const named = checkRequestId(request.requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const content = contentOf(request);
    const before = yield* outcomeBefore(ports, who, request, content);
    if (before !== undefined) return before;
    const now = ports.clock.now();
    const day = dateIn(now, ports.businessZone);
    const reading = readPnr(request.text, { today: day, ...(request.gds && { gds: request.gds }) });
    const saved = who.rights.has('travellers') ? yield* savedOf(ports.travellers, who.agencyId) : [];
    const { airports, currency } = ports;
    const made = pnrImportOf(reading, additionsOf(request), { airports, saved, currency, today: day });
    const sale = saleOf(made, ports.businessZone);
    const violations = [...made.stops, ...checkLimit(sale, now), ...checkBeside(request)];
    if (sale === undefined || violations.length > 0) return yield* new Invalid({ violations });
    const booked = yield* bookedAlready(ports, who, sale.displayed);
    // The same request may have come in between: then its booking is the one that has the tickets.
    if (booked !== undefined) return (yield* outcomeBefore(ports, who, request, content)) ?? (yield* booked);
    const quote = importedQuote(sale, who, ports.chance.uuid(), now, day);
    const intent = importedIntent(sale, who, quote, { ...request, content, day });
    const bookings: WaitingPorts['bookings'] = {
      open: (opening, lease) => ports.imports.open(opening, lease, quote, sale.displayed),
      find: (agencyId, transactionId) => ports.bookings.find(agencyId, transactionId),
    };
    return yield* Effect.catchTag(
      openAndWait({ ...ports, bookings }, who, bookableOf(quote), intent),
      // Somebody else imported it meanwhile.
      'NotAllowedInState',
      (failure) =>
        Effect.flatMap(bookedAlready(ports, who, sale.displayed), (imported) => Effect.fail(imported ?? failure)),
    );
  });
}

/** What a request that was sent before has come to; undefined for a new one. */
function outcomeBefore(
  ports: ImportPnrPorts,
  who: SignedInCaller,
  { requestId }: ImportPnr,
  content: string,
): Effect.Effect<FlightBooked | undefined, RequestIdReused | Effect.Error<ReturnType<typeof presentOutcome>>> {
  return Effect.gen(function* () {
    const claimed = yield* ports.bookings.claimed(who.agencyId, requestId, content);
    if (claimed === undefined) return undefined;
    if (claimed.kind === 'reused') return yield* new RequestIdReused({});
    return yield* presentOutcome(ports, who, claimed.transactionId);
  });
}

/** Nothing is charged twice for one ticket: the refusal, where a booking of the agency has one of them. */
function bookedAlready(
  { imports }: ImportPnrPorts,
  { agencyId }: SignedInCaller,
  displayed: DisplayedPnr,
): Effect.Effect<Invalid | undefined> {
  return Effect.map(imports.bookingWith(agencyId, displayed), (transactionId) =>
    transactionId === undefined
      ? undefined
      : new Invalid({ violations: [violation('pnr-imported', 'text', { transactionId })] }),
  );
}

/** A day that is not over may have a limit that is. */
function checkLimit(sale: ImportedSale | undefined, now: Instant): readonly Violation[] {
  const until = sale?.displayed.heldUntil;
  return until !== undefined && hasPassed(until, now)
    ? [violation('pnr-limit-past', 'text', { date: dateIn(until, 'UTC') })]
    : [];
}

function additionsOf({ locator, travellers, fare }: ImportPnr): Parameters<typeof pnrImportOf>[1] {
  return {
    ...(locator !== undefined && { locator }),
    travellers,
    ...(fare?.total && { total: fare.total }),
    ...(fare?.tickets && { tickets: fare.tickets }),
  };
}

function checkBeside({ contact, gst }: ImportPnr): readonly Violation[] {
  return [
    ...within('contact', [
      ...checkRequiredEmail(contact.email, 'email'),
      ...checkEmailList(contact.alternateEmail ?? '', 'alternateEmail'),
      ...checkRequiredMobile(contact.mobile, 'mobile'),
    ]),
    ...within('gst', checkGst(gst ?? {})),
  ];
}

function contentOf({ requestId: _, ...asked }: ImportPnr): string {
  return canonicalText(asked);
}
