/** What a person must answer: asking, the queue in which it lies, and the answers. Part of the booking desk. */
import type { AgreedCharge } from '#domain/booking/cancel/cancellation.ts';
import type { PaidShare } from '#domain/flight/cancel/check-agreed.ts';
import type {
  askedKinds,
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
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AmendingFailure, CancelQuote } from './amendments.ts';
import type { Answer } from './answer.ts';
import type { BalanceTooLow, NotAllowedInState, NotFound, RequestIdReused } from './failures.ts';
import type { Route } from '#domain/flight/offer/route.ts';

/** Every change is made under a UUID that its caller made and stored before sending. */
interface Once {
  readonly requestId: string;
}

export interface AskRequest extends Omit<RequestContent, 'kind'>, Once {
  readonly kind: (typeof askedKinds)[number];
  /** Of a group: those who are named already. */
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

export interface RequestSummary
  extends Pick<ServiceRequest, 'number' | 'kind' | 'state' | 'agency' | 'askedBy' | 'askedAt'> {
  readonly takenBy?: string;
  /** The booking it is about. */
  readonly transactionId?: string;
  readonly route: Route;
  readonly travelDate: IsoDate;
  readonly travellerCount: number;
}

export interface RequestsPage {
  /** What is asked and not answered oldest first, the rest newest first. */
  readonly requests: readonly RequestSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
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
  /** As people agreed with the airline, one a place; by the fare's own rules where absent. */
  readonly charges?: readonly AgreedCharge[];
  /** What each place of the booking cost, where its fare does not say. */
  readonly shares?: readonly PaidShare[];
}

export interface SettleRequest extends Once {
  readonly number: string;
  readonly cancelQuoteId: string;
  readonly note?: string;
}

export interface TakeOverRequest extends Once {
  readonly number: string;
  /** What it costs, as the operator has confirmed: charged with tickets, asked for them of a hold. */
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

export interface RequestChanged {
  readonly number: string;
  readonly state: RequestState;
  readonly changedAt: Instant;
}

type Changing = NotFound | NotAllowedInState | RequestIdReused;

export interface RequestDesk {
  /** NotFound 'booking' where it is about one that is not the agency's; NotAllowedInState where nobody flies on that. */
  readonly askRequest: (request: AskRequest) => Answer<RequestChanged, NotFound | NotAllowedInState | RequestIdReused>;
  readonly requests: (filter: RequestsFilter) => Answer<RequestsPage>;
  readonly request: (asked: { readonly number: string }) => Answer<ServiceRequest, NotFound>;
  /** For elevated users. NotAllowedInState with the state where somebody else was first. */
  readonly answerRequest: (answer: AnswerRequest) => Answer<RequestChanged, Changing>;
  /**
   * What a cancellation that was asked for comes to, for whoever took it up: to the airline, the agency and its customer.
   * Invalid `charges-needed` (`charges`) where the fare's rules cannot be asked for, `shares-needed` (`shares`) where it does
   * not say what each place cost; `charges[n]…`, `shares[n]…` by the rules of `domain/booking/cancel/check-agreed.ts`, else as
   * `AmendmentDesk.cancelQuote`.
   */
  readonly requestQuote: (asked: RequestQuoteAsked) => Answer<CancelQuote, NotFound | NotAllowedInState>;
  /**
   * Does what was quoted: booking, ledger and request move together. NotAllowedInState with the state of whichever has
   * moved on; InDoubt while the airline has not answered; still `taken` where it refused.
   */
  readonly settleRequest: (settling: SettleRequest) => Answer<RequestChanged, AmendingFailure>;
  /**
   * Takes over a booking that was made elsewhere, for whoever took the request up: booking, charge and request are recorded
   * together. BalanceTooLow of the agency that asked. Invalid `pnr-imported` or `pnr-taken` where it is a booking here by now,
   * `pnr-limit-past` where its time is over, `pnr-total-supplier` (`total`) where a supplier knows it by now and says another
   * total.
   */
  readonly takeOverRequest: (taking: TakeOverRequest) => Answer<RequestChanged, Changing | BalanceTooLow>;
  /** The agency's own word. Invalid `offer-lapsed` where an offer's last day has passed. */
  readonly decideRequest: (decision: DecideRequest) => Answer<RequestChanged, Changing>;
  readonly nameGroup: (names: NameGroup) => Answer<RequestChanged, Changing>;
  /** A booking that one of an accepted group's PNRs became. Invalid `booking-linked` where it is linked already. */
  readonly linkBooking: (link: LinkBooking) => Answer<RequestChanged, Changing>;
}
