/**
 * What is done to bookings after they were made, as kept, and the two commits of the saga that does it. As with bookings:
 * whoever works on an amendment holds its lease, in database time, and a step by somebody who lost it is refused as late.
 */
import type { Effect } from 'effect';
import type { Posting } from '#domain/account/chain.ts';
import type { AmendmentKind, AmendmentState } from '#domain/booking/amendment.ts';
import type { RecordedOverride } from '#domain/flight/checks/check-overrides.ts';
import type { CancelReceipt } from '#domain/booking/cancel/receipt.ts';
import type { GoneUnit, LedgerKind } from '#domain/booking/booking.ts';
import type { Ticket } from '#domain/flight/booking/flight-booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Concern } from '#domain/booking/in-short.ts';
import type { RequestAnswer, RequestState } from '#domain/booking/request/request.ts';
import type { Route } from '#domain/flight/offer/route.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FlightBookingTerms, KeptBooking, Lease } from './booking-book.ts';
import type { SupplierAmendment } from '../flight/supplier-amendments.ts';

/** A booking with what amending it needs to know and nobody is shown. */
export interface AmendableBooking extends KeptBooking {
  readonly supplier: string;
  /** The airline's total that the supplier was asked to keep to. */
  readonly supplierTotal: Money;
  /** Where it no longer stands at its quote's fares. */
  readonly resold?: FlightBookingTerms['resold'];
  readonly asked?: FlightBookingTerms['asked'];
}

/** What the supplier is asked, and what the booking becomes when it says yes. */
export interface AmendmentPlan {
  readonly asks: SupplierAmendment;
  readonly becomes: BookingStatus;
  /** All that is cancelled then, with what was before. */
  readonly gone?: readonly GoneUnit[];
  /** The booking's terms as they are then, where they become others. */
  readonly terms?: FlightBookingTerms;
  /** The customer's price as it is then, where it becomes another. */
  readonly customerTotal?: Money;
  /** The two bookings that it becomes, where travellers are split off. */
  readonly split?: PlannedSplit;
  /** Of the ledger entry and the history. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What was found and overridden in asking; for the audit. The booking remembers it in its terms. */
  readonly overrides?: readonly RecordedOverride[];
  /** What whoever asked wrote beside it; for the history. */
  readonly remarks?: string;
  /** What a refusal by price is compared with: what the customer was told. */
  readonly shown?: Money;
  /** For the customer's documents: what the customer pays, or gets back, for this alone; as `shown` where absent. */
  readonly customer?: Money;
  /** What of `customer` makes it round. */
  readonly rounding?: Money;
  /** Of a change to a cheaper fare: what does not come back. */
  readonly forfeited?: Money;
  /** Whose it is and for which directions, where it may bring a refund. */
  readonly concerns?: Pick<Concern, 'travellers' | 'title'>;
  /** Of a cancellation: what its receipts tell. */
  readonly receipt?: CancelReceipt;
  /** The request that it answers, which moves in the same commits. */
  readonly answers?: PlannedAnswer;
}

/** A request that is settled with an amendment: confirmed when that is done, taken up again where it is refused. */
export interface PlannedAnswer {
  readonly number: string;
  /** The version by which it was judged: one that has moved on is not settled. */
  readonly version: number;
  readonly by: { readonly userId: string; readonly name: string };
  readonly answer: RequestAnswer;
}

/** A booking as it is once others have been split off it, or as one of its own. */
export interface PlannedPart {
  readonly terms: FlightBookingTerms;
  readonly tickets: readonly Ticket[];
  readonly gone: readonly GoneUnit[];
  readonly leadTraveller: string;
  readonly customerTotal: Money;
  /** The airline's, without services. */
  readonly supplierTotal: Money;
  /** What ticketing it would charge, of seats that are only held. */
  readonly needs: Money;
  /** What it is found by besides its id, PNR and tickets. */
  readonly words: readonly string[];
}

export interface PlannedSplit {
  readonly stays: PlannedPart;
  readonly leaves: PlannedPart;
  /** The id of the new booking, and of what it is kept as a quote of. */
  readonly transactionId: string;
  readonly quoteId: string;
  /** What those who leave have paid, taken from the one booking and charged to the other; absent where nothing was paid. */
  readonly moved?: { readonly back: readonly Posting[]; readonly charge: readonly Posting[] };
}

export interface AmendmentIntent {
  readonly agencyId: string;
  readonly transactionId: string;
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
  readonly plan: AmendmentPlan;
}

export interface AmendmentAsker {
  readonly name: string;
  readonly userId: string;
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
  readonly kind: AmendmentKind;
  /** The booking's version that the step was prepared for. */
  readonly version: number;
  readonly owner: string;
  /** What the booking becomes. */
  readonly booking: BookingStatus;
  readonly answers?: PlannedAnswer;
}

export type AmendmentTurn = Step &
  (
    | {
        readonly to: 'done';
        readonly tickets?: readonly Ticket[];
        readonly gone?: readonly GoneUnit[];
        readonly terms?: FlightBookingTerms;
        readonly customerTotal?: Money;
        /** With the new booking's PNR. */
        readonly split?: PlannedSplit & { readonly pnr: string; readonly partPnr: string };
        readonly narration: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
        readonly params: Readonly<Record<string, string | number>>;
        readonly outbox: readonly { readonly kind: string; readonly payload: Readonly<Record<string, unknown>> }[];
      }
    | { readonly to: 'refused'; readonly refusal: AmendmentRefusal }
    | { readonly to: 'in-doubt'; readonly againInSeconds: number }
  );

export type AmendmentTurned = { readonly kind: 'done'; readonly ledgerEntry?: string } | { readonly kind: 'late' };

export interface KeptAmendment {
  readonly amendmentId: string;
  readonly agencyId: string;
  readonly transactionId: string;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly before: BookingStatus;
  readonly supplier: string;
  readonly plan: AmendmentPlan;
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
export interface LapsedHold {
  readonly agencyId: string;
  readonly transactionId: string;
}

/** A held booking in a queue of holds. */
export interface KeptHold {
  readonly transactionId: string;
  readonly until: Instant;
  readonly needs: Money;
  readonly reference: string;
  readonly mark: string;
  readonly title: Route;
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
  readonly title: Route;
  /** To the agency's account. */
  readonly refund: Money;
  /** To the customer. */
  readonly customerRefund: Money;
  readonly ledgerEntry?: string;
}

export interface RefundsSought {
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
export interface KeptAmendmentQuote {
  readonly quoteId: string;
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly transactionId: string;
  /** The booking's. */
  readonly version: number;
  readonly expiresAt: Instant;
  /** What is opened from it; asker and quote are added then. */
  readonly intent: Omit<AmendmentIntent, 'asker' | 'quoteId'>;
}

export interface AmendmentBook {
  /** Undefined where there is none, or it is another agency's. */
  readonly booking: (agencyId: string, transactionId: string) => Effect.Effect<AmendableBooking | undefined>;
  /**
   * In one commit: claims request and quote, checks the booking's status and version, sets aside what it may cost, takes
   * the lease, moves the booking to `amending`. Anything but `opened` leaves nothing behind. Dies where there is no such
   * booking or account.
   */
  readonly open: (intent: AmendmentIntent, lease: Lease) => Effect.Effect<AmendmentOpened>;
  /** An id for a booking that will be made by splitting, on a business day; it is nobody else's. */
  readonly newTransactionId: (day: IsoDate) => Effect.Effect<string>;
  /** What `open` would say of the request alone: `repeated`, `reused`, or undefined where it is not claimed. */
  readonly claimed: (
    agencyId: string,
    requestId: string,
    content: string,
  ) => Effect.Effect<Extract<AmendmentOpened, { readonly kind: 'repeated' | 'reused' }> | undefined>;
  /** In one commit: moves amendment and booking, and the money. The caller has checked that their lives have the move. */
  readonly step: (turn: AmendmentTurn) => Effect.Effect<AmendmentTurned>;
  /** Takes the lease of amendments that nobody works on. */
  readonly takeUnsettled: (lease: Lease, most: number) => Effect.Effect<readonly KeptAmendment[]>;
  /** Gives a lease back unfinished, to be taken again after so long. Nothing where it was lost. */
  readonly putBack: (
    agencyId: string,
    amendmentId: string,
    owner: string,
    againInSeconds: number,
  ) => Effect.Effect<void>;
  readonly find: (agencyId: string, amendmentId: string) => Effect.Effect<KeptAmendment | undefined>;
  readonly keepQuote: (quote: KeptAmendmentQuote) => Effect.Effect<void>;
  /** Undefined where there is none of that id for that agency and actor; an expired one is answered as it is. */
  readonly quote: (
    quoteId: string,
    agencyId: string,
    actorUserId: string,
  ) => Effect.Effect<KeptAmendmentQuote | undefined>;
  /** Held bookings whose limit has passed by then and which nobody is amending, the earliest first. */
  readonly lapsedHolds: (by: Instant, most: number) => Effect.Effect<readonly LapsedHold[]>;
  /** Held bookings by their end, at most so many. */
  readonly holds: (agencyId: string, most: number) => Effect.Effect<readonly KeptHold[]>;
  /** Newest first, and how many there are of each state, and of those opened before a moment that are under way. */
  readonly refunds: (
    agencyId: string,
    sought: RefundsSought,
    page: number,
    pageSize: number,
  ) => Effect.Effect<KeptRefunds>;
}
