/**
 * What is done to bookings after they were made, as kept, and the two commits of the saga that does it. As with bookings:
 * anyone who works on an amendment holds its lease, in database time, and a step by somebody who lost it is refused as late.
 */
import type { Effect } from 'effect';
import type { Posting } from '#domain/account/chain.ts';
import type { AmendmentKind, AmendmentState } from '#domain/booking/amendment.ts';
import type { CancelReceipt } from '#domain/booking/cancel/receipt.ts';
import type { GoneUnit, LedgerKind, Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { FeesCharged } from '#domain/booking/papers/charges.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { RecordedOverride } from '#domain/booking/findings.ts';
import type { Concern } from '#domain/booking/in-short.ts';
import type { RequestAnswer, RequestState } from '#domain/booking/request/request.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PersonLimits } from '#application/backoffice/caller.ts';
import type { KeptBooking, Lease, Letter, Narration, OverLimits } from './booking-book.ts';
import type { ProductTypes } from './product-types.ts';

/** A booking with what amending it needs to know and nobody is shown. */
export type AmendableBooking<P extends ProductTypes = ProductTypes> = KeptBooking<P> & {
  readonly supplier: string;
  /** The supplier's total that it was asked to keep to. */
  readonly supplierTotal: Money;
};

/** One that its supplier knows. */
export type Amendable<P extends ProductTypes = ProductTypes> = AmendableBooking<P> & { readonly reference: string };

/** What the supplier is asked, and what the booking becomes when it says yes. */
export type AmendmentPlan<P extends ProductTypes = ProductTypes> = P['plan'] & {
  readonly becomes: BookingStatus;
  /** All that is cancelled then, with what was before. */
  readonly gone?: readonly GoneUnit[];
  /** The booking's terms as they are then, where they become others. */
  readonly terms?: P['terms'];
  /** The customer's price as it is then, where it becomes another. */
  readonly customerTotal?: Money;
  /** Of the ledger entry and the history. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What anyone who asked wrote beside it; for the history. */
  readonly remarks?: string;
  /** What a refusal by price is compared with: what the customer was shown. */
  readonly shown?: Money;
  /** For the customer's documents: what the customer pays, or gets back, for this alone; as `shown` where absent. */
  readonly customer?: Money;
  /** What of `customer` makes it round. */
  readonly rounding?: Money;
  /** For the agency's invoice: what the house charges for this alone, each by its name. */
  readonly fees?: FeesCharged;
  /** For invoices: parts of the suppliers' price for this alone. */
  readonly supplied?: readonly PricePart[];
  /** Of a change to something cheaper: what does not come back. */
  readonly forfeited?: Money;
  /** Whose it is and of what, where it may bring a refund. */
  readonly concerns?: Pick<Concern, 'travellers' | 'title'>;
  /** Of a cancellation: what its receipts tell. */
  readonly receipt?: CancelReceipt;
  /** The request that it answers, which moves in the same commits. */
  readonly answers?: PlannedAnswer;
  /** What of its money is put off, or settles what was. */
  readonly instalment?: AmendedPutOff;
  /** What was found and overridden in asking; for the audit. The booking remembers it in its terms. */
  readonly overrides?: readonly RecordedOverride[];
};

/** An entry beside the amendment's own. */
export interface AmendedPutOff {
  readonly postings: readonly Posting[];
  /** Posted before the amendment's own, or after. */
  readonly first: boolean;
  /** What is put off then, and by which day it is paid. */
  readonly left: Money;
  readonly until: IsoDate;
}

/** A request that is settled with an amendment: confirmed when that is done, taken up again where it is refused. */
export interface PlannedAnswer {
  readonly number: string;
  /** The version by which it was judged: one that has moved on is not settled. */
  readonly version: number;
  readonly by: { readonly userId: string; readonly name: string };
  readonly answer: RequestAnswer;
}

export interface AmendmentIntent<P extends ProductTypes = ProductTypes> {
  readonly agencyId: string;
  readonly transactionId: string;
  readonly product: Product;
  readonly kind: AmendmentKind;
  /** The booking as it was looked at: an amendment of one that has moved on is not opened. */
  readonly before: BookingStatus;
  readonly version: number;
  /** Who asked; the system where absent. */
  readonly asker?: AmendmentAsker;
  /** Yields at most one amendment. */
  readonly quoteId?: string;
  readonly supplier: string;
  /** Set aside now, captured or released later; zero where it costs nothing. */
  readonly reserve: Money;
  /** What is posted when it is done; the agency's own posting first. */
  readonly entry?: { readonly kind: LedgerKind; readonly postings: readonly Posting[] };
  readonly plan: AmendmentPlan<P>;
}

export interface AmendmentAsker {
  readonly name: string;
  readonly userId: string;
  /** What the asker may charge: a charge that passes it opens nothing. */
  readonly limits?: PersonLimits;
  readonly onBehalfOf?: string;
  /** Scoped to the agency; claimed for good. */
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
}

export type AmendmentOpened =
  | { readonly kind: 'opened'; readonly amendmentId: string; readonly version: number }
  /** This request was claimed before, with the same content. */
  | { readonly kind: 'repeated'; readonly amendmentId: string }
  /** … with other content. */
  | { readonly kind: 'reused' }
  /** The quote has made an amendment, or the booking is no longer as it was looked at; its status now. */
  | { readonly kind: 'quote-used' | 'moved'; readonly status: BookingStatus }
  | { readonly kind: 'balance-too-low'; readonly needed: Money; readonly available: Money }
  | OverLimits
  /** The request that it answers is no longer as it was looked at; its state now. */
  | { readonly kind: 'request-moved'; readonly state: RequestState };

/** Why the supplier's answer was no, as kept. Amounts are the customer's. */
export interface AmendmentRefusal {
  readonly reason: string;
  readonly from?: Money;
  readonly to?: Money;
  /** The services at fault, where it was for them. */
  readonly ssrIds?: readonly string[];
}

interface Step {
  readonly amendmentId: string;
  readonly agencyId: string;
  readonly transactionId: string;
  readonly product: Product;
  readonly kind: AmendmentKind;
  /** The booking's version that the step was prepared for. */
  readonly version: number;
  readonly owner: string;
  readonly answers?: PlannedAnswer;
}

/** Where a step leads, and what it writes. */
export type AmendmentMove<P extends ProductTypes = ProductTypes> = {
  /** What the booking becomes. */
  readonly booking: BookingStatus;
} & (
  | (P['becomes'] & {
      readonly to: 'done';
      readonly gone?: readonly GoneUnit[];
      readonly terms?: P['terms'];
      readonly customerTotal?: Money;
      readonly instalment?: AmendedPutOff;
      /** What it is found by from now on, besides what it was. */
      readonly words?: readonly string[];
      /** Documents of the supplier that are its own from now on. */
      readonly claims?: readonly string[];
      readonly narration: Narration;
      readonly params: Readonly<Record<string, string | number>>;
      readonly outbox: readonly Letter[];
    })
  | { readonly to: 'refused'; readonly refusal: AmendmentRefusal }
  | { readonly to: 'in-doubt'; readonly againInSeconds: number }
);

export type AmendmentTurn<P extends ProductTypes = ProductTypes> = Step & AmendmentMove<P>;

export type AmendmentTurned = { readonly kind: 'done'; readonly ledgerEntry?: string } | { readonly kind: 'late' };

export interface KeptAmendment<P extends ProductTypes = ProductTypes> {
  readonly amendmentId: string;
  readonly agencyId: string;
  readonly transactionId: string;
  readonly product: Product;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly before: BookingStatus;
  readonly supplier: string;
  readonly plan: AmendmentPlan<P>;
  readonly refusal?: AmendmentRefusal;
  /** The entry that moved its money. */
  readonly ledgerEntry?: string;
  readonly openedAt: Instant;
  readonly endedAt?: Instant;
  /** The booking's version now. */
  readonly version: number;
  /** How often it was taken up. */
  readonly attempt: number;
}

/** A hold whose limit has passed. */
export interface ExpiredHold {
  readonly agencyId: string;
  readonly transactionId: string;
}

/** A held booking in a queue of holds. */
export interface KeptHold {
  readonly transactionId: string;
  readonly until: Instant;
  readonly needs: Money;
  /** What the agency earns with it, where its price says so. */
  readonly earned?: Money;
  readonly reference: string;
  readonly mark: string;
  readonly title: string;
  readonly startsOn: IsoDate;
  readonly leadTraveller: string;
  readonly travellerCount: number;
  readonly customerTotal: Money;
  readonly bookedBy: string;
}

/** A refund: the amendment that made it. */
export interface KeptRefund {
  readonly amendmentId: string;
  readonly transactionId: string;
  readonly state: AmendmentState;
  readonly openedAt: Instant;
  readonly endedAt?: Instant;
  readonly reference: string;
  readonly mark: string;
  readonly travellers: readonly string[];
  readonly title: string;
  /** To the agency's account. */
  readonly refund: Money;
  /** To the customer. */
  readonly customerRefund: Money;
  readonly ledgerEntry?: string;
}

export interface RefundsSought {
  /** Of a person of a company: their own alone. */
  readonly reach?: Reach | undefined;
  /** Every state where absent. */
  readonly states?: readonly AmendmentState[];
  readonly openedBefore?: Instant;
  /** Those under way and opened before are overdue. */
  readonly overdueBefore: Instant;
}

export interface KeptRefunds {
  readonly refunds: readonly KeptRefund[];
  readonly counts: {
    readonly underWay: number;
    readonly overdue: number;
    readonly done: number;
    readonly refused: number;
  };
}

/** What an amendment would come to, as it was shown. */
export interface KeptAmendmentQuote<P extends ProductTypes = ProductTypes> {
  readonly quoteId: string;
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly transactionId: string;
  /** The booking's. */
  readonly version: number;
  readonly expiresAt: Instant;
  /** What is opened from it; asker and quote are added then. */
  readonly intent: Omit<AmendmentIntent<P>, 'asker' | 'quoteId'>;
}

export interface AmendmentBook<P extends ProductTypes = ProductTypes> {
  /** Undefined where there is none, or it is another agency's. */
  booking(agencyId: string, transactionId: string): Effect.Effect<AmendableBooking<P> | undefined>;
  /**
   * In one commit: claims request and quote, checks the booking's status and version, sets aside what it may cost, takes
   * the lease, moves the booking to `amending`. Anything but `opened` leaves nothing behind. Dies where there is no such
   * booking or account.
   */
  open(intent: AmendmentIntent<P>, lease: Lease): Effect.Effect<AmendmentOpened>;
  /** An id for a booking that will be made by splitting; it is nobody else's. */
  newTransactionId(idStem: string): Effect.Effect<string>;
  /** What `open` would say of the request alone: `repeated`, `reused`, or undefined where it is not claimed. */
  claimed(
    agencyId: string,
    requestId: string,
    content: string,
  ): Effect.Effect<Extract<AmendmentOpened, { readonly kind: 'repeated' | 'reused' }> | undefined>;
  /** In one commit: moves amendment and booking, and the money. The caller has checked that their lives have the move. */
  step(turn: AmendmentTurn<P>): Effect.Effect<AmendmentTurned>;
  /** Takes the lease of amendments that nobody works on. */
  takeUnsettled(lease: Lease, most: number): Effect.Effect<readonly KeptAmendment<P>[]>;
  /** Gives a lease back unfinished, to be taken again after so long. Nothing where it was lost. */
  putBack(agencyId: string, amendmentId: string, owner: string, againInSeconds: number): Effect.Effect<void>;
  find(agencyId: string, amendmentId: string): Effect.Effect<KeptAmendment<P> | undefined>;
  keepQuote(quote: KeptAmendmentQuote<P>): Effect.Effect<void>;
  /** Undefined where there is none of that id for that agency and actor; an expired one is answered as it is. */
  quote(quoteId: string, agencyId: string, actorUserId: string): Effect.Effect<KeptAmendmentQuote<P> | undefined>;
  /** Held bookings whose limit has passed by then and which nobody is amending, the earliest first. */
  expiredHolds(by: Instant, most: number): Effect.Effect<readonly ExpiredHold[]>;
  /** Held bookings by their end, at most so many. */
  holds(agencyId: string, most: number, reach?: Reach): Effect.Effect<readonly KeptHold[]>;
  /** Newest first, and how many there are of each state, and of those opened before a moment that are under way. */
  refunds(agencyId: string, sought: RefundsSought, page: number, pageSize: number): Effect.Effect<KeptRefunds>;
}
