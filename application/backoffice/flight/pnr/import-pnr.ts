/**
 * Taking over a booking that was made elsewhere, from the display of its PNR. Nobody's word is trusted: a supplier that keeps
 * the record says who travels, where and for how much; a booking that none confirms waits for the operators, and posts nothing
 * before they have decided.
 */
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { Effect } from 'effect';
import { checkGst } from '#domain/agency/gst-rules.ts';
import { flightInShort } from '#domain/flight/booking/in-short.ts';
import { locatorOf, pnrImportOf } from '#domain/flight/pnr/import.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { confirmedReading } from '#domain/flight/pnr/record.ts';
import type { ImportWish } from '#domain/flight/request/request.ts';
import { flightRequestWay } from '#domain/flight/request/request-rules.ts';
import { equals } from '#domain/money/money.ts';
import { checkContact } from '#domain/people/contact.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import {
  AwaitingApproval,
  FareChanged,
  Invalid,
  NotAllowedInState,
  type OverLimit,
  RequestIdReused,
} from '#application/desk/failures.ts';
import type { FlightBooked } from '#application/desk/flight-booked.ts';
import type { ImportPnr, PnrConfirmation, PnrDesk } from '#application/desk/pnr.ts';
import { actorOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { parsePnr, type ParsePnrPorts, savedOf } from './parse-pnr.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { checkOwnLimits } from '#application/backoffice/booking/saga/sell-booking.ts';
import type { BookingBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import { settledAsk } from '../quote/asking.ts';
import { requestedOf } from '../request/requested-flights.ts';
import { confirmPnr } from './confirm-pnr.ts';
import { askedOnImport } from './imported-price.ts';
import { type ImportedSale, saleOf } from './imported-sale.ts';
import { alreadyTaken, checkLimit, contentOf, takenOver, takeOver, type TakeOverPorts } from '../request/take-over.ts';

export interface ImportPnrPorts extends ParsePnrPorts, TakeOverPorts {
  readonly imports: ParsePnrPorts['imports'] & TakeOverPorts['imports'];
  readonly bookings: Pick<BookingBook, 'find' | 'claimed'>;
  readonly serviceRequests: Pick<RequestBook, 'open' | 'claimed' | 'find'>;
}

/** The flight desk's `parsePnr` and `importPnr`. */
export function makePnrDesk(ports: ImportPnrPorts): (caller: Caller) => PnrDesk {
  return (caller) => ({
    parsePnr: (request) => parsePnr(ports, caller, request),
    importPnr: (request) => importPnr(ports, caller, request),
  });
}

type Imports = ReturnType<PnrDesk['importPnr']>;

function importPnr(ports: ImportPnrPorts, caller: Caller, request: ImportPnr): Imports {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'import');
    const named = checkRequestId(request.requestId);
    if (named.length > 0) return yield* new Invalid({ violations: named });
    const before = yield* outcomeBefore(ports, who, request);
    if (before !== undefined) return before;
    const now = ports.clock.now();
    const { sale, confirmation, violations } = yield* lookedAt(ports, who, request, now);
    if (confirmation?.state === 'taken') {
      // The same request may have come in between: then its booking is the one that has it.
      return (yield* outcomeBefore(ports, who, request)) ?? (yield* alreadyTaken(confirmation));
    }
    if (sale === undefined || violations.length > 0) return yield* new Invalid({ violations });
    yield* settledAsk(who, request.ask, undefined, yield* askedOnImport(ports, who, sale));
    if (confirmation?.state !== 'confirmed')
      return yield* askOperators(ports, who, request, { sale, confirmation, now });
    const { agreed } = request;
    if (agreed !== undefined && !equals(agreed, confirmation.charge)) {
      return yield* new FareChanged({ from: agreed, to: confirmation.charge });
    }
    return yield* Effect.catchTag(takeOver(ports, who, sale, request), 'RequestMoved', (moved) =>
      Effect.die(new Error(`No request was answered, and it is ${moved.stepped.kind}`)),
    );
  });
}

interface LookedAt {
  readonly sale: ImportedSale | undefined;
  readonly confirmation: PnrConfirmation | undefined;
  readonly violations: readonly Violation[];
}

function lookedAt(
  ports: ImportPnrPorts,
  who: SignedInCaller,
  request: ImportPnr,
  now: Instant,
): Effect.Effect<LookedAt> {
  return Effect.gen(function* () {
    const { airports, currency, businessZone } = ports;
    const today = dateIn(now, businessZone);
    const reading = readPnr(request.text, { today, ...(request.gds && { gds: request.gds }) });
    const locator = locatorOf(reading, request.locator);
    const confirmation = locator === undefined ? undefined : yield* confirmPnr(ports, who.agencyId, reading, locator);
    if (request.agreed !== undefined && confirmation?.state === 'unconfirmed') {
      // It was imported as a supplier's record, at its price; that is not what the operators are asked for.
      const { reason } = confirmation;
      return { sale: undefined, confirmation, violations: [violation('pnr-not-confirmed', 'text', { reason })] };
    }
    const confirmed = confirmation?.state === 'confirmed' ? confirmation : undefined;
    const saved = who.rights.has('travellers') ? yield* savedOf(ports.travellers, who.agencyId) : [];
    const made = pnrImportOf(
      confirmed === undefined ? reading : confirmedReading(reading, confirmed.record, businessZone),
      additionsOf(request),
      { airports, saved, currency, today, confirmed: confirmed !== undefined },
    );
    const sale = saleOf(made, businessZone, confirmed);
    const violations = [...made.stops, ...checkLimit(sale, now), ...checkBeside(request)];
    return { sale, confirmation, violations };
  });
}

interface Unconfirmed {
  readonly sale: ImportedSale;
  readonly confirmation: Extract<PnrConfirmation, { readonly state: 'unconfirmed' }> | undefined;
  readonly now: Instant;
}

function askOperators(
  ports: ImportPnrPorts,
  who: SignedInCaller,
  asking: ImportPnr,
  { sale, confirmation, now }: Unconfirmed,
): Effect.Effect<never, AwaitingApproval | RequestIdReused | OverLimit> {
  const { agencyId, language } = who;
  const { supplier, taken, itineraries, travellers, total } = sale;
  const { pnr, tickets, heldUntil } = taken;
  const { title, startsOn } = flightInShort(itineraries);
  const content = {
    product: 'flight' as const,
    kind: 'import' as const,
    way: flightRequestWay('import'),
    taking: {
      reason: confirmation?.reason ?? 'unknown',
      text: asking.text,
      pnr,
      ticketNumbers: tickets.map(({ number }) => number),
      total,
      ...(heldUntil && { heldUntil }),
    } satisfies ImportWish,
    asking,
    booking: requestedOf({ reference: pnr, supplier, itineraries, travellers, tickets }),
  };
  const opened = ports.serviceRequests.open({
    content,
    agencyId,
    travellers,
    inShort: { title, startsOn, travellerCount: travellers.length },
    askedAt: now,
    language,
    asker: { agencyId, requestId: asking.requestId, content: contentOf(asking), ...actorOf(who) },
    day: dateIn(now, ports.businessZone),
  });
  return Effect.flatMap(
    heldUntil === undefined ? Effect.andThen(checkOwnLimits(who, total), opened) : opened,
    (answer): Effect.Effect<never, AwaitingApproval | RequestIdReused> =>
      answer.kind === 'reused'
        ? Effect.fail(new RequestIdReused({}))
        : Effect.fail(new AwaitingApproval({ approvalId: answer.number })),
  );
}

/** What a request that was sent before has come to; undefined for a new one. */
function outcomeBefore(
  ports: ImportPnrPorts,
  who: SignedInCaller,
  request: ImportPnr,
): Effect.Effect<
  FlightBooked | undefined,
  RequestIdReused | AwaitingApproval | NotAllowedInState | Effect.Error<ReturnType<typeof takenOver>>
> {
  return Effect.gen(function* () {
    const { agencyId } = who;
    const { requestId } = request;
    const content = contentOf(request);
    const claimed = yield* ports.bookings.claimed(agencyId, requestId, content);
    if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
    if (claimed !== undefined) return yield* takenOver(ports, who, claimed.transactionId);
    const asked = yield* ports.serviceRequests.claimed({ agencyId, requestId, content });
    if (asked === undefined) return undefined;
    if (asked.kind === 'reused') return yield* new RequestIdReused({});
    const kept = yield* ports.serviceRequests.find(asked.number);
    const [made] = kept?.bookings ?? [];
    if (made !== undefined) return yield* takenOver(ports, who, made);
    return kept?.state === 'asked' || kept?.state === 'taken'
      ? yield* new AwaitingApproval({ approvalId: asked.number })
      : yield* new NotAllowedInState({ state: kept?.state ?? 'withdrawn' });
  });
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
  return [...within('contact', checkContact(contact)), ...within('gst', checkGst(gst ?? {}))];
}
