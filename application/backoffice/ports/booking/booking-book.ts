/**
 * Bookings as kept, and the two commits of the saga that makes one. Anyone who works on a booking holds its lease, in
 * database time; a step by somebody who lost it is refused as late, so that no booking is worked on twice.
 */
import type { Effect } from 'effect';
import type { Posting } from '#domain/account/chain.ts';
import type { BookingSummary, GoneUnit, HistoryEvent, MoneyLine, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { PutOff } from '#domain/booking/schedule/put-off.ts';
import type { Presence } from '#domain/booking/presence.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { BookingFilter, BookingsPage } from '#application/desk/booking.ts';
import type { PersonLimits } from '#application/backoffice/caller.ts';
import type { WithIntent } from './bought-with-book.ts';
import type { RefusalReason } from '../supplier.ts';
import type { ProductTypes } from './product-types.ts';

export interface BookingIntent<P extends ProductTypes = ProductTypes> {
  readonly agencyId: string;
  readonly actorUserId: string;
  /** What the actor may charge: a charge that passes it opens nothing. */
  readonly limits?: PersonLimits;
  /** The agency it is made for, where it is not the actor's own. */
  readonly onBehalfOf?: string;
  /** Whose it is besides: the owner of the cart that somebody else booked. */
  readonly madeFor?: string;
  /** Scoped to the agency. */
  readonly requestId: string;
  /** All that was asked, as one text; two requests are the same when it is. */
  readonly content: string;
  /** Kept, and from now on kept as long as the booking. */
  readonly quoteId: string;
  readonly supplier: string;
  /** The supplier's total that it is asked to keep to, without services. */
  readonly supplierTotal: Money;
  /** 'hold': it is to be kept without paying, and nothing is set aside. */
  readonly mode?: 'hold';
  /** Set aside now, captured or released later; zero of a hold. */
  readonly net: Money;
  /** What capturing posts; the agency's own posting first, −net. */
  readonly postings: readonly Posting[];
  /** Of `net`, what is paid later and not set aside. */
  readonly putOff?: PutOff;
  /** Its `net` is what selling it charges, also of a hold. */
  readonly summary: Omit<BookingSummary, 'transactionId' | 'status' | 'reference' | 'bookedOn'> &
    Required<Pick<BookingSummary, 'net' | 'earned'>>;
  /** What it is found by besides its id, and what the supplier says. */
  readonly words: readonly string[];
  readonly terms: P['terms'];
  /**
   * The other bookings of these people around these days that were looked at: where there are more, nothing is opened.
   * Nobody looks where it is absent.
   */
  readonly seen?: readonly string[];
  /** Bought once it is confirmed: kept with it, and set aside too where it is charged now. */
  readonly with?: readonly WithIntent[];
  /** What its id begins with: 'FL261120'. */
  readonly idStem: string;
}

export interface Lease {
  /** Names one worker of one process, for ever. */
  readonly owner: string;
  readonly seconds: number;
}

/** More than the actor may charge for one booking or in one day. */
export interface OverLimits {
  readonly kind: 'over-limit';
  readonly per: 'booking' | 'day';
  readonly limit: Money;
}

export type Opened =
  | { readonly kind: 'opened'; readonly transactionId: string; readonly version: number }
  /** This request was claimed before, with the same content. */
  | { readonly kind: 'repeated'; readonly transactionId: string }
  /** … with other content. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'quote-used'; readonly transactionId: string; readonly status: BookingStatus }
  | { readonly kind: 'balance-too-low'; readonly needed: Money; readonly available: Money }
  | OverLimits
  /** There are bookings of the same people around the same days that were not looked at. */
  | { readonly kind: 'known' };

/** Why the supplier's answer was no, as kept. Totals are the customer's. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly from?: Money;
  readonly to?: Money;
  /** The services at fault, where it was for them. */
  readonly ssrIds?: readonly string[];
}

interface Step {
  readonly transactionId: string;
  readonly agencyId: string;
  readonly product: Product;
  /** As the audit log names what is done. */
  readonly operation: string;
  /** The version that the step was prepared for. */
  readonly version: number;
  readonly owner: string;
  /** Who did it; the system where absent. */
  readonly actor?: string;
  /** As the audit log names who acts; who booked it where absent. */
  readonly actedBy?: { readonly userId: string; readonly onBehalfOf?: string };
  /** Put into the outbox in the same commit. */
  readonly outbox?: readonly Letter[];
}

/** What a supplier that sells, or keeps, something calls it, and what follows from that. */
interface Referred {
  readonly reference: string;
  /** Of the history. */
  readonly params: Readonly<Record<string, string>>;
  /** The supplier's documents, as the product names them: each is one booking's. A step with one that is another's dies. */
  readonly claims: readonly string[];
}

/** Where a step leads, and what it writes. */
export type BookingMove<P extends ProductTypes = ProductTypes> =
  | (Referred & {
      readonly to: 'confirmed';
      readonly issued: P['issued'];
      /** What it is found by from now on, besides the reference. */
      readonly words: readonly string[];
      readonly narration: Narration;
    })
  | (Referred & {
      readonly to: 'held';
      /** As the supplier says; it is held no longer than it was quoted. */
      readonly until: Instant;
      readonly heldAt: Instant;
    })
  | { readonly to: 'not-confirmed'; readonly refusal: Refusal }
  | { readonly to: 'in-doubt'; readonly againInSeconds: number }
  /** `until`: when the answer is there at the latest. */
  | { readonly to: 'on-request'; readonly until: Instant; readonly againInSeconds: number };

export type BookingStep<P extends ProductTypes = ProductTypes> = Step & BookingMove<P>;

/** What a ledger entry says of itself. */
export interface Narration {
  /** With words in Fluent under `narration-<code>`. */
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** An entry of the outbox. */
export interface Letter {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Stepped = { readonly kind: 'done'; readonly ledgerEntry?: string } | { readonly kind: 'late' };

/** A booking that is not at its end and whose lease had expired. */
export interface UnsettledBooking {
  readonly transactionId: string;
  readonly product: Product;
  readonly agencyId: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly supplier: string;
  readonly supplierTotal: Money;
  /** How often it was taken up, this time included. */
  readonly attempt: number;
  readonly summary: Pick<BookingSummary, 'mark' | 'title' | 'leadTraveller'>;
  readonly customerTotal: Money;
}

/** Another booking of the same people around the same days. */
export interface BookingAround<P extends ProductTypes = ProductTypes> {
  readonly transactionId: string;
  readonly product: Product;
  readonly status: BookingStatus;
  readonly gone?: readonly GoneUnit[];
  readonly terms: P['terms'];
  /** Beyond the reach of the person who asks: nothing is said of it. */
  readonly isBeyond?: true;
}

/** A booking as kept: everything but the agency's card and the money, which other books hold. */
export type KeptBooking<P extends ProductTypes = ProductTypes> = Omit<
  P['booking'],
  'agency' | 'moneyLines' | 'money' | 'payment' | 'customerPays'
> &
  Keeping;

interface Keeping {
  readonly agencyId: string;
  readonly version: number;
  readonly refusal?: Refusal;
  readonly ledgerEntry?: string;
  readonly history: readonly HistoryEvent[];
}

export interface BookingsAsked extends Omit<BookingFilter, 'from' | 'to'> {
  readonly agencyId: string;
  /** Of a person of a company: their own alone. */
  readonly reach?: Reach | undefined;
  /** Booked at or after. */
  readonly from?: Instant;
  /** Booked before. */
  readonly until?: Instant;
  readonly pageSize: number;
}

export interface BookingBook<P extends ProductTypes = ProductTypes> {
  /**
   * In one commit: claims request and quote, records the intent as `requested`, sets the net amount aside, takes the lease.
   * Anything but `opened` leaves nothing behind. Dies where the agency has no account or the quote is not kept.
   */
  open(intent: BookingIntent<P>, lease: Lease): Effect.Effect<Opened>;
  /** What `open` would say of the request alone: `repeated`, `reused`, or undefined where it is not claimed. */
  claimed(
    agencyId: string,
    requestId: string,
    content: string,
  ): Effect.Effect<Extract<Opened, { readonly kind: 'repeated' | 'reused' }> | undefined>;
  /** The agency's bookings with any of these people around these days, of whichever status, in the order they were made. */
  around(agencyId: string, who: Presence, reach?: Reach): Effect.Effect<readonly BookingAround<P>[]>;
  /**
   * In one commit: moves the booking, writes its ledger entry and captures, or releases, what was set aside; fills the
   * outbox, the history and the audit log. The caller has checked that the life of a booking has the move.
   */
  step(step: BookingStep<P>): Effect.Effect<Stepped>;
  /** Takes the lease of bookings that nobody works on. */
  takeUnsettled(lease: Lease, most: number): Effect.Effect<readonly UnsettledBooking[]>;
  /** Takes the lease of one that others decide on; undefined where somebody works on it, or nobody decides. */
  takeAsked(agencyId: string, transactionId: string, lease: Lease): Effect.Effect<UnsettledBooking | undefined>;
  /** Gives a lease back unfinished, to be taken again after so long. Nothing where it was lost. */
  putBack(agencyId: string, transactionId: string, owner: string, againInSeconds: number): Effect.Effect<void>;
  find(agencyId: string, transactionId: string): Effect.Effect<KeptBooking<P> | undefined>;
  moneyLines(agencyId: string, transactionId: string): Effect.Effect<readonly MoneyLine[]>;
  /** Newest first. */
  list(asked: BookingsAsked): Effect.Effect<BookingsPage>;
}
