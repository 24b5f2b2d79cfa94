/** What a person must answer: asking, the queue in which it lies, and the answers. Part of the booking desk. */
import type { Paged } from '#domain/rules/paged.ts';
import type { AgreedCharge, PaidShare } from '#domain/booking/cancel/cancellation.ts';
import type { InShort } from '#domain/booking/booking.ts';
import type {
  AgencyAct,
  OperatorAct,
  RequestAnswer,
  RequestContent,
  RequestKind,
  RequestState,
  ServiceRequest,
} from '#domain/booking/request/request.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AmendingFailure, CancelQuote } from './amendments.ts';
import type { Answer } from './answer.ts';
import type { BalanceTooLow, NotAllowedInState, NotFound, OverLimit, RequestIdReused } from './failures.ts';

/** Every change is made under a UUID that its caller made and stored before sending. */
interface Once {
  readonly requestId: string;
}

export interface AskRequest extends RequestContent, Once {
  /** Of an offer that is wished for: those who are named already. */
  readonly travellers: readonly Traveller[];
}

export interface RequestsFilter {
  /** own: the agency's. all: every agency's, for those who work through the queue. */
  readonly scope: 'own' | 'all';
  readonly kind?: RequestKind;
  readonly state?: RequestState;
  /** The beginning of a request's number, a booking's id, or an agency's name or agent id. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

/** What is wished in a few words. */
export type WishInShort = Pick<InShort, 'title' | 'startsOn' | 'travellerCount'>;

export interface RequestSummary
  extends WishInShort,
    Pick<ServiceRequest, 'number' | 'product' | 'kind' | 'state' | 'agency' | 'askedBy' | 'askedAt'> {
  readonly takenBy?: string;
  /** The booking it is about. */
  readonly transactionId?: string;
}

export interface RequestsPage extends Paged {
  /** What is asked and not answered oldest first, the rest newest first. */
  readonly requests: readonly RequestSummary[];
  /** How many there are in each state under the other filters. */
  readonly counts: Readonly<Record<RequestState, number>>;
}

export interface AnswerRequest extends Once {
  readonly number: string;
  readonly act: OperatorAct;
  readonly answer: RequestAnswer;
}

export interface RequestQuoteAsked {
  readonly number: string;
  /** As people agreed with the supplier, one a unit; by the booking's own rules where absent. */
  readonly charges?: readonly AgreedCharge[];
  /** What each unit of the booking cost, where its price does not say. */
  readonly shares?: readonly PaidShare[];
}

export interface SettleRequest extends Once {
  readonly number: string;
  /** What was quoted for this request. */
  readonly quoteId: string;
  readonly note?: string;
}

export interface TakeOverRequest extends Once {
  readonly number: string;
  /** What it costs, as the operator has confirmed: charged at once, or asked of a hold when it is paid for. */
  readonly total: Money;
  readonly note?: string;
}

export interface DecideRequest extends Once {
  readonly number: string;
  readonly act: AgencyAct;
}

export interface NameGroup extends Once {
  readonly number: string;
  /** All who are named; who was named before and is not among them is no longer. */
  readonly travellers: readonly Traveller[];
}

export interface LinkBooking extends Once {
  readonly number: string;
  readonly transactionId: string;
}

/** A booking of some of those who are named, as the supplier has recorded it. */
export interface MakeOfferBooking extends Once {
  readonly number: string;
  /** Positions among those who are named, from 0. */
  readonly travellers: readonly number[];
  /** The supplier's record, a PNR of flights. */
  readonly reference: string;
  /** Its documents, ticket numbers of flights: one a traveller, in their order. */
  readonly documents: readonly string[];
}

export interface RequestChanged {
  readonly number: string;
  readonly state: RequestState;
  readonly changedAt: Instant;
}

type Changing = NotFound | NotAllowedInState | RequestIdReused;
type Spending = BalanceTooLow | OverLimit;

export interface RequestDesk {
  /** NotFound 'booking' where it is about one that is not the agency's; NotAllowedInState where it does not stand. */
  readonly askRequest: (request: AskRequest) => Answer<RequestChanged, NotFound | NotAllowedInState | RequestIdReused>;
  readonly requests: (filter: RequestsFilter) => Answer<RequestsPage>;
  readonly request: (asked: { readonly number: string }) => Answer<ServiceRequest, NotFound>;
  /**
   * For elevated users. NotAllowedInState with the state where somebody else was first. Closing an offer whose deposit is
   * held needs `depositBack`, which is given back with it; the rest is kept.
   */
  readonly answerRequest: (answer: AnswerRequest) => Answer<RequestChanged, Changing>;
  /**
   * What a cancellation that was asked for comes to, for the user who took it up: to the supplier, the agency and its customer.
   * Invalid `charges-needed` (`charges`) where the booking's rules cannot be asked for, `shares-needed` (`shares`) where its
   * price does not say what each unit cost; `charges[n]…`, `shares[n]…` by the rules of its product, else as
   * `BookedDesk.cancelQuote`.
   */
  readonly requestQuote: (asked: RequestQuoteAsked) => Answer<CancelQuote, NotFound | NotAllowedInState>;
  /**
   * Does what was quoted: booking, ledger and request move together. NotAllowedInState with the state of whichever has
   * moved on; InDoubt while the supplier has not answered; still `taken` where it refused.
   */
  readonly settleRequest: (settling: SettleRequest) => Answer<RequestChanged, AmendingFailure>;
  /**
   * Takes over a booking that was made elsewhere, for the user who took the request up: booking, charge and request are recorded
   * together. BalanceTooLow of the agency that asked. Invalid by its product's rules: where it is a booking here by now, its time is
   * over, or a supplier knows it by now and says another total (`total`).
   */
  readonly takeOverRequest: (taking: TakeOverRequest) => Answer<RequestChanged, Changing | Spending>;
  /**
   * The agency's own word. Accepting charges the deposit that the offer asks for, paying what is left of its price, with the
   * word in one commit. Invalid `offer-expired` where an offer's last day has passed, `balance-overdue` where the balance's has,
   * `offer-paid` where nothing is left to pay.
   */
  readonly decideRequest: (decision: DecideRequest) => Answer<RequestChanged, Changing | Spending>;
  /** Invalid `offer-made` (`travellers[n]`) for one who is in a booking of it and would be somebody else. */
  readonly nameGroup: (names: NameGroup) => Answer<RequestChanged, Changing>;
  /**
   * For elevated users: makes a booking of an accepted offer that is paid, out of what is held for it; with the last of the
   * party the request is closed. Invalid `offer-unpaid` (`number`); `place-not-booked`, `offer-made` (`travellers[n]`); by its
   * product's rules at `travellers`, `reference`, `documents[n]`, `offered`.
   */
  readonly makeOfferBooking: (making: MakeOfferBooking) => Answer<RequestChanged, Changing | Spending>;
  /** A booking that came of an accepted offer. Invalid `booking-linked` where it is linked already. */
  readonly linkBooking: (link: LinkBooking) => Answer<RequestChanged, Changing>;
}
