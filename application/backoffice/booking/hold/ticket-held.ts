/** A hold is issued, or given back. Issuing reserves and charges as buying does; a hold itself costs nothing. */
import { Effect } from 'effect';
import { salePostings } from '#domain/account/postings.ts';
import { putOffPostings } from '#domain/booking/schedule/put-off.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { Invalid, NotAllowedInState, type NotPermitted } from '#application/desk/failures.ts';
import type { BookedDesk, HeldAsked, TicketHeldAsked } from '#application/desk/amendments.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type {
  Amendable,
  AmendmentAsker,
  AmendmentIntent,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
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
import type { TravelPolicy } from '../travel-policy.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { type SoldHolding, type SoldProduct, type SoldProducts, soldOf } from '../sold-product.ts';

export interface TicketHeldPorts<P extends ProductTypes = ProductTypes> extends AmendPorts<P> {
  readonly sold: SoldProducts<P>;
  readonly clock: Clock;
  /** Of companies whose people book here. */
  readonly policy?: Pick<TravelPolicy, 'mayIssue'>;
}

/** NotAllowedInState where it is not held, or 'expired' where its limit has passed. */
export function ticketHeld(
  ports: TicketHeldPorts,
  caller: Caller,
  asked: TicketHeldAsked,
): ReturnType<BookedDesk['ticketHeld']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ticket');
    if (ports.policy !== undefined) yield* ports.policy.mayIssue(who, asked.transactionId);
    return yield* endHold(ports, caller, asked, 'ticket-held');
  });
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
): ReturnType<BookedDesk['releaseHeld']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, kind === 'ticket-held' ? 'ticket' : 'book');
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
    const product = soldOf(ports.sold, booking.product);
    const violations = holdingOf(product).checkOverrides(overrides);
    if (violations.length > 0) return yield* new Invalid({ violations });
    if (booking.heldUntil !== undefined && hasPassed(booking.heldUntil, ports.clock.now())) {
      return yield* new NotAllowedInState({ state: 'expired' });
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
      ...(kind === 'ticket-held'
        ? yield* ticketing(ports, who, booking, product, overrides)
        : releasing(booking, product)),
    });
  });
}

/** Dies where something is held of which nothing can be. */
function holdingOf({ rules, holding }: SoldProduct): SoldHolding {
  if (holding === undefined) throw new Error(`Nobody holds a ${rules.product}`);
  return holding;
}

type Overrides = NonNullable<TicketHeldAsked['overrides']>;
type Doing = Pick<AmendmentIntent, 'reserve' | 'entry' | 'plan'>;

function ticketing(
  { clock }: TicketHeldPorts,
  who: SignedInCaller,
  booking: Amendable,
  product: SoldProduct,
  overrides: Overrides,
): Effect.Effect<Doing, Invalid | NotPermitted> {
  const kept = holdingOf(product).issuing(booking, who, overrides, clock.now());
  return Effect.map(kept, (keeps) => {
    const doing = charging(booking, product, clock.now());
    return { ...doing, plan: { ...doing.plan, ...keeps } };
  });
}

function charging(booking: Amendable, product: SoldProduct, now: Instant): Doing {
  const { agencyId, transactionId, supplier, supplierTotal, reference, price } = booking;
  if (price.terms === undefined) throw new Error(`Booking ${transactionId} was kept without the agency's terms`);
  const { net, commission, tds } = price.terms;
  const putOff = holdingOf(product).putOff?.(booking, now);
  const paid = add(supplierTotal, holdingOf(product).beside(booking));
  const asks: CommonAmendment = { kind: 'ticket', orderKey: transactionId, reference, expectedTotal: supplierTotal };
  return {
    reserve: putOff === undefined ? net : subtract(net, putOff.amount),
    entry: {
      kind: 'booking',
      postings: salePostings({ agencyId, supplier, supplierTotal: paid, net, commission, tds }),
    },
    plan: {
      asks,
      becomes: 'confirmed',
      params: product.narrated(booking),
      shown: price.total,
      ...(putOff && {
        instalment: {
          postings: putOffPostings(agencyId, putOff.amount),
          first: true,
          left: putOff.amount,
          until: putOff.until,
        },
      }),
    },
  };
}

function releasing(booking: Amendable, product: SoldProduct): Doing {
  const { supplierTotal, transactionId, reference } = booking;
  const asks: CommonAmendment = { kind: 'release', orderKey: transactionId, reference };
  return {
    reserve: money(0, supplierTotal.currency),
    plan: { asks, becomes: 'released', params: product.narrated(booking) },
  };
}

/** The booking as it is now, in the state that the amendment left it in. */
function bookedOf(
  ports: TicketHeldPorts,
  who: SignedInCaller,
  { transactionId, booking: status, ledgerEntry }: Amended,
): Effect.Effect<HoldEnded> {
  return Effect.map(amendedBooking(ports, who, transactionId), (booking) => ({
    ...holdingOf(soldOf(ports.sold, booking.product)).issued(booking),
    transactionId,
    status,
    ...(booking.reference === undefined ? {} : { reference: booking.reference }),
    total: booking.price.total,
    ...(ledgerEntry === undefined ? {} : { ledgerEntry }),
  }));
}
