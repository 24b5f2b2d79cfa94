/**
 * What booking asks of suppliers, whatever the product: to carry out an order, to change one, and the outcome of either.
 * Searching and quoting are each product's own port.
 */
import { Data, type Effect } from 'effect';
import type { Unit } from '#domain/booking/booking.ts';
import type { CancelReason } from '#domain/booking/cancel/cancellation.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';

/** No answer in time, or no connection. Of an order or an amendment: it may have been carried out. */
export class SupplierSilent extends Data.TaggedError('SupplierSilent')<{
  readonly supplier: string;
  readonly detail: string;
}> {}
/** The supplier said no; nothing was bought, nothing was changed. */
export class SupplierRefused extends Data.TaggedError('SupplierRefused')<{
  readonly reason: RefusalReason;
  /** With 'fare-changed': the supplier's total now, without services. */
  readonly total?: Money;
  /** With 'ssr-changed' and 'seat-taken': the services at fault, where they are known. */
  readonly ssrIds?: readonly string[];
}> {}

/** Others, as a hotel, have been asked and decide: nothing is bought yet. Of an order that is asked for again, it is still so. */
export class SupplierAsks extends Data.TaggedError('SupplierAsks')<{
  /** When it is over at the latest: asked for after that, the outcome is there. */
  readonly until: Instant;
}> {}

/**
 * 'ssr-changed': a service is no longer sold, not to that traveller, or not at that price; 'seat-taken': a seat is
 * another's by now. 'withdrawn': it was taken back before those who decide had answered.
 */
export type RefusalReason =
  | 'sold-out'
  | 'fare-changed'
  | 'not-sold'
  | 'refused'
  | 'ssr-changed'
  | 'seat-taken'
  | 'withdrawn';

export interface Confirmation<Issued> {
  /** What the supplier knows the order by. */
  readonly reference: string;
  /** Present where it is held without paying: until when. */
  readonly heldUntil?: Instant;
  readonly issued: Issued;
}

export type Outcome<Answer> =
  | { readonly kind: 'confirmed'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: SupplierRefused };

/** The answer to an order, and its outcome: others may be deciding. */
export type Ordered<Answer> = Effect.Effect<Answer, SupplierSilent | SupplierRefused | SupplierAsks>;
export type OrderSettled<Answer> = Effect.Effect<Outcome<Answer>, SupplierSilent | SupplierAsks>;

export type Asked<Answer> = Effect.Effect<Answer, SupplierSilent | SupplierRefused>;
export type Settled<Answer> = Effect.Effect<Outcome<Answer>, SupplierSilent>;

export interface Supplier<Order = unknown, Issued = unknown> {
  /** Short and stable, [a-z-]+: 'sandbox'. */
  readonly code: string;
  /** The key that the order bears never buys twice, however often and from wherever it is sent. */
  order(order: Order, now: Instant): Ordered<Confirmation<Issued>>;
  /**
   * The outcome of an order. Afterwards it is settled for good: a key that the supplier had not carried out by now is
   * refused from here on, so a late request cannot still buy. One that others decide on is left to them.
   */
  settle(key: string, now: Instant): OrderSettled<Confirmation<Issued>>;
  /**
   * Takes back an order that others decide on, and answers its outcome, which it has for good from then on: refused as 'withdrawn',
   * unless they had decided before. Absent where it cannot be taken back.
   */
  withdraw?(key: string, now: Instant): OrderSettled<Confirmation<Issued>>;
}

/** Which order. */
export interface SupplierBooking {
  /** The key that it was ordered under. */
  readonly orderKey: string;
  readonly reference: string;
}

export interface CancelAsked {
  readonly places: readonly Unit[];
  readonly reason: CancelReason;
  /** Paid for services on these places, where it goes back with the price. */
  readonly services?: Money;
  /** The refund is as people agreed on with the supplier, whatever the rules of what was sold say. */
  readonly agreed?: true;
}

/** What is done to orders of every product. */
export type CommonAmendment = SupplierBooking &
  (
    | {
        /** What is held is bought. */
        readonly kind: 'ticket';
        /** The supplier's total that was agreed to. */
        readonly expectedTotal: Money;
      }
    /** What is held is given back; what has expired is back already, and that is no refusal. */
    | { readonly kind: 'release' }
    | ({
        readonly kind: 'cancel';
        /** What the supplier gives back, as agreed to. */
        readonly expectedRefund: Money;
      } & CancelAsked)
  );

/** What is answered to those, beside that it is done. */
export interface CommonAmended<Issued = unknown> {
  /** To 'ticket': what was issued for what had only been held; absent where an order is issued with the hold. */
  readonly issued?: Issued;
}

/**
 * What a supplier does to an order after it was carried out. One that cannot has none, and is asked manually. Amounts are the
 * supplier's own, in the order's currency.
 */
export interface Amendments<Asks extends SupplierBooking = CommonAmendment, Amended = unknown> {
  /** The supplier's. */
  readonly code: string;
  /**
   * The same key never changes an order twice. Refused: nothing was changed; 'fare-changed' says what the total, or the
   * refund, is now.
   */
  amend(key: string, asks: Asks, now: Instant): Asked<Amended>;
  /** As the supplier's `settle`: its outcome, and never anything else from now on. */
  settle(key: string, now: Instant): Settled<Amended>;
  /** What the supplier gives back if it is cancelled now; absent where people ask. */
  cancelRefund?(booking: SupplierBooking, asks: CancelAsked, now: Instant): Asked<Money>;
  /** Cancels for a refund that people agreed on; else they cancel it themselves. */
  readonly takesAgreed?: true;
}

/** Of several, the one with a code. */
export function byCode<One extends { readonly code: string }>(all: readonly One[]): (code: string) => One | undefined {
  const known = new Map(all.map((each) => [each.code, each]));
  return (code) => known.get(code);
}
