/** A hold is turned into tickets, or given back. Ticketing reserves and charges as buying does; a hold itself costs nothing. */
import { Effect } from 'effect';
import { type CheckOverride, checkOverrides } from '#domain/flight/checks/check-overrides.ts';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { salePostings } from '#domain/account/postings.ts';
import { money } from '#domain/money/money.ts';
import { hasPassed } from '#domain/time/instant.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid, NotAllowedInState, type NotPermitted } from '#application/desk/failures.ts';
import type { BookedDesk, HeldAsked, TicketHeldAsked } from '#application/desk/amendments.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentAsker } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { AmendableBooking, AmendmentIntent } from '#application/backoffice/ports/flight/flight-books.ts';
import type { BookingBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import {
  amend,
  amendable,
  type Amended,
  amendedBooking,
  amendOnce,
  type AmendPorts,
  askerOf,
} from '../saga/amend-booking.ts';
import { canonicalText } from '../canonical-text.ts';
import { importedSupplierCode } from '#application/backoffice/flight/pnr/imported-supplier.ts';
import { termsOf } from '#application/backoffice/flight/checkout/booked-terms.ts';
import { findingsOf, overridden } from '#application/backoffice/flight/checkout/check-ticket.ts';
import { placeOf } from '#application/backoffice/flight/narrated.ts';

export interface TicketHeldPorts extends AmendPorts<FlightTypes> {
  readonly bookings: Pick<BookingBook, 'around'>;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
}

type Held = AmendableBooking & { readonly reference: string };

/** NotAllowedInState where it is not held, or 'expired' where its limit has passed. */
export function ticketHeld(
  ports: TicketHeldPorts,
  caller: Caller,
  asked: TicketHeldAsked,
): ReturnType<BookedDesk['ticketHeld']> {
  return endHold(ports, caller, asked, 'ticket-held');
}

export function releaseHeld(
  ports: TicketHeldPorts,
  caller: Caller,
  asked: HeldAsked,
): ReturnType<BookedDesk['releaseHeld']> {
  return endHold(ports, caller, asked, 'release-held');
}

function endHold(
  ports: TicketHeldPorts,
  caller: Caller,
  { transactionId, requestId, overrides = [] }: TicketHeldAsked,
  kind: 'ticket-held' | 'release-held',
): ReturnType<BookedDesk['ticketHeld']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const violations = checkOverrides(overrides);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const named = overrides.length > 0 && { overrides };
    const request = { requestId, content: canonicalText({ transactionId, kind, ...named }) };
    const amended = yield* amendOnce(
      ports,
      who,
      request,
      openedHold(ports, who, { transactionId, overrides }, kind, request),
    );
    return yield* bookedOf(ports, who, amended);
  });
}

function openedHold(
  ports: TicketHeldPorts,
  who: SignedInCaller,
  { transactionId, overrides }: Required<Omit<TicketHeldAsked, 'requestId'>>,
  kind: 'ticket-held' | 'release-held',
  request: Pick<AmendmentAsker, 'requestId' | 'content'>,
) {
  return Effect.gen(function* () {
    const booking = yield* amendable(ports, who, transactionId, kind);
    if (booking.heldUntil !== undefined && hasPassed(booking.heldUntil, ports.clock.now())) {
      return yield* new NotAllowedInState({ state: 'expired' });
    }
    if (kind === 'ticket-held' && booking.supplier === importedSupplierCode) {
      return yield* new Invalid({ violations: [violation('ticket-elsewhere', 'transactionId')] });
    }
    return yield* amend(ports, {
      agencyId: who.agencyId,
      transactionId,
      product: booking.product,
      kind,
      before: booking.status,
      version: booking.version,
      asker: askerOf(who, request),
      supplier: booking.supplier,
      ...(kind === 'ticket-held' ? yield* ticketing(ports, who, booking, overrides) : releasing(booking)),
    });
  });
}

type Doing = Pick<AmendmentIntent, 'reserve' | 'entry' | 'plan'>;

/** The hold is ticketed like every booking: looked at with those around it, of which it is one itself. */
function ticketing(
  { bookings, airports, clock }: TicketHeldPorts,
  who: SignedInCaller,
  booking: Held,
  overrides: readonly CheckOverride[],
): Effect.Effect<Doing, Invalid | NotPermitted> {
  return Effect.gen(function* () {
    const others = yield* bookings.around(booking.agencyId, booking);
    const findings = findingsOf(airports, who, { ...booking, mode: 'ticket', others });
    const before = booking.overrides ?? [];
    const recorded = yield* overridden(findings, overrides, who, clock.now(), before);
    const added = recorded.slice(before.length);
    const doing = charging(booking);
    if (added.length === 0) return doing;
    return { ...doing, plan: { ...doing.plan, overrides: added, terms: { ...termsOf(booking), overrides: recorded } } };
  });
}

function charging(booking: Held): Doing {
  const { agencyId, transactionId, supplier, supplierTotal, reference: pnr, price: fare } = booking;
  if (fare.terms === undefined) throw new Error(`Booking ${transactionId} was kept without the agency's terms`);
  const { net, commission, tds } = fare.terms;
  return {
    reserve: net,
    entry: { kind: 'booking', postings: salePostings({ agencyId, supplier, supplierTotal, net, commission, tds }) },
    plan: {
      asks: { kind: 'ticket', orderKey: transactionId, reference: pnr, expectedTotal: supplierTotal },
      becomes: 'confirmed',
      params: placeOf(booking),
      shown: fare.total,
    },
  };
}

function releasing(booking: Held): Doing {
  return {
    reserve: money(0, booking.supplierTotal.currency),
    plan: {
      asks: { kind: 'release', orderKey: booking.transactionId, reference: booking.reference },
      becomes: 'released',
      params: { pnr: booking.reference },
    },
  };
}

/** The booking as it is now, in the state that the amendment left it in. */
function bookedOf(
  ports: TicketHeldPorts,
  who: SignedInCaller,
  { transactionId, booking: status, ledgerEntry }: Amended,
): Effect.Effect<HoldEnded> {
  return Effect.map(amendedBooking(ports, who, transactionId), ({ reference, tickets, price }) => ({
    product: 'flight',
    transactionId,
    status,
    ...(reference === undefined ? {} : { reference }),
    tickets,
    total: price.total,
    ...(ledgerEntry === undefined ? {} : { ledgerEntry }),
  }));
}
