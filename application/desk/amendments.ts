/** What can be done to what was booked: ending a hold, cancelling, and of flights what only they have. */
import type { Unit } from '#domain/booking/booking.ts';
import type { CancelAlternative, CancelMoment } from '#domain/booking/cancel/outlook.ts';
import type { ChosenAlternative } from '#domain/flight/schedule/change.ts';
import type { CheckOverride } from '#domain/booking/findings.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { CustomerBack } from '#domain/booking/cancel/customer-back.ts';
import type { BalanceSettled } from '#domain/booking/schedule/put-off.ts';
import type { PricePart } from '#domain/price/price.ts';
import type { RuleSource } from '#domain/flight/fare/rule-sources.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from './answer.ts';
import type {
  AwaitingApproval,
  BalanceTooLow,
  OverLimit,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  NotFound,
  RequestIdReused,
  SoldOut,
} from './failures.ts';
import type { HoldEnded } from './products.ts';

/** A booking whose seats are held. */
export interface HeldAsked {
  readonly transactionId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
}

export interface TicketHeldAsked extends HeldAsked {
  /** As in `BookFlight`; what was overridden when the seats were held stays so. */
  readonly overrides?: readonly CheckOverride[];
}

/** Units one by one, or travellers and items, as far as they are left; all that is left where nothing is named. */
export interface CancelQuoteAsked {
  readonly transactionId: string;
  readonly units?: readonly Unit[];
  /** Positions in the booking, from 0; all where absent. */
  readonly travellers?: readonly number[];
  readonly items?: readonly number[];
}

/** Who did not fly, after departure. */
export interface NoShowQuoteAsked {
  readonly transactionId: string;
  /** Positions in the booking, from 0. */
  readonly travellers: readonly number[];
  readonly items: readonly number[];
}

/** The answer to flights that the airline changed: as they are now, but for the alternatives chosen. */
export interface ScheduleAnswer {
  readonly transactionId: string;
  /** Of the change that is answered: another one is not. */
  readonly changeId: string;
  /** By itinerary; none takes all as the airline flies it now. */
  readonly chosen: readonly ChosenAlternative[];
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
}

export interface ScheduleAnswered {
  readonly transactionId: string;
  /** As it was, where the airline refused. */
  readonly status: BookingStatus;
}

/** What an entry of the ledger does to one account: 'agency:…', 'supplier:sandbox', 'commission', 'tds', 'fees'. */
export interface LedgerLine {
  readonly account: string;
  /** Of the agency's own account: above zero raises the balance. */
  readonly amount: Money;
}

export interface CancelQuote {
  readonly cancelQuoteId: string;
  readonly transactionId: string;
  readonly places: readonly Unit[];
  /** What the booking is afterwards. */
  readonly becomes: BookingStatus;
  /** What is kept, and by which rule. */
  readonly charges: PricePart;
  /** Of what goes back: statutory taxes that no rule of a fare can keep. */
  readonly byLaw: Money;
  /** What the customer can be given back, the agency's markup not included; had all been paid, where `customerBack` is there. */
  readonly customerRefund: Money;
  /** Of a customer who had not to pay all at once: what of it settles what is not paid, and what comes back. */
  readonly customerBack?: CustomerBack;
  /** The same, explained: what was paid but for the markup, less the charges. */
  readonly customer: PricePart;
  /** The customer's price of what is left. */
  readonly remainingTotal: Money;
  /** What goes back for it, explained; with the next three for callers who may see net fares. */
  readonly refund?: PricePart;
  /** The agency's own markup on what is cancelled. */
  readonly markup?: Money;
  /** Where the agency had not paid all: what of `refund` goes to its account, and what settles its balance. */
  readonly balance?: BalanceSettled;
  /** Where the rules come from, for elevated users, who keep their tables. */
  readonly sources?: readonly RuleSource[];
  /** Exactly what will be posted; empty where nothing moves. */
  readonly ledgerLines?: readonly LedgerLine[];
  /** What it would come to at other times, in their order; empty unless a traveller cancels by the fare's rules. */
  readonly overTime: readonly CancelMoment[];
  /** What could be done instead; empty as `overTime`. */
  readonly alternatives: readonly CancelAlternative[];
  readonly expiresAt: Instant;
  readonly expiresInSeconds: number;
}

export interface CancelFlight {
  readonly cancelQuoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly remarks?: string;
}

export interface FlightCancelled {
  readonly transactionId: string;
  /** As it was, where the airline refused. */
  readonly status: BookingStatus;
  /** What comes back to the customer. */
  readonly customerRefund?: Money;
  /** The ledger entry of the refund, 'LG-4131', which its credit note is asked for by. */
  readonly creditNote?: string;
}

/** How anything done to a booking may fail, besides its own. NotAllowedInState also while something else is being done. */
export type AmendingFailure =
  | NotFound
  | NotAllowedInState
  | RequestIdReused
  | InDoubt
  | FareChanged
  | BalanceTooLow
  | OverLimit
  | SoldOut;

/** What is done to any booking. Part of the booking desk. */
export interface BookedDesk {
  /**
   * A hold is confirmed, charged to the account. NotAllowedInState 'expired' where the limit has passed; flights are looked
   * at before as in `FlightDesk.book`.
   */
  readonly ticketHeld: (request: TicketHeldAsked) => Answer<HoldEnded, AmendingFailure | AwaitingApproval>;
  /** What is held is given back. */
  readonly releaseHeld: (request: HeldAsked) => Answer<HoldEnded, AmendingFailure>;
  /** What cancelling would come to. Invalid at what was named where it cannot be done so. */
  readonly cancelQuote: (request: CancelQuoteAsked) => Answer<CancelQuote, NotFound | NotAllowedInState>;
  /** Does what was quoted. FareChanged compares what the customer would be given. */
  readonly cancel: (request: CancelFlight) => Answer<FlightCancelled, AmendingFailure>;
}

/** What only flights have. Part of the flight desk. */
export interface FlightAmendmentDesk {
  /** What is given back for who did not fly; done by `BookedDesk.cancel`. Invalid as `cancelQuote`. */
  readonly noShowQuote: (request: NoShowQuoteAsked) => Answer<CancelQuote, NotFound | NotAllowedInState>;
  /** What refusing the airline's changed flights gives back, all but what was flown; done by `BookedDesk.cancel`. */
  readonly scheduleRefundQuote: (request: {
    readonly transactionId: string;
  }) => Answer<CancelQuote, NotFound | NotAllowedInState>;
  /** Takes the airline's changed flights. NotFound 'schedule-change' where it is no longer that change. */
  readonly scheduleAnswer: (request: ScheduleAnswer) => Answer<ScheduleAnswered, AmendingFailure>;
}
