/** What requests must know of a product beside its rules: judging a wish, settling a cancellation, taking a booking over. */
import type { Effect } from 'effect';
import type { Product, Unit } from '#domain/booking/booking.ts';
import type { RequestAnswer } from '#domain/booking/request/request.ts';
import type { RequestRules } from '#domain/booking/request/request-rules.ts';
import { hasUnit } from '#domain/booking/units.ts';
import type { Money } from '#domain/money/money.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Invalid, NotPermitted } from '#application/desk/failures.ts';
import type { AskRequest, MakeOfferBooking, RequestDesk, RequestQuoteAsked } from '#application/desk/requests.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { NewEntry } from '#application/backoffice/ports/account/ledger-book.ts';
import type { AmendableBooking } from '#application/backoffice/ports/booking/amendment-book.ts';
import type {
  KeptContent,
  KeptRequest,
  NewRequest,
  RequestStep,
  RequestStepped,
} from '#application/backoffice/ports/booking/request-book.ts';
import type { Settling, Sold } from '../cancel/removal.ts';

/** What is asked, ready to be kept. */
export type Wanted = Pick<NewRequest, 'content' | 'travellers' | 'inShort'>;

/** A booking as far as its price is known, and what stands against computing with it. */
export interface PricedBooking {
  readonly booking: Sold;
  /** Where people said what its units cost. */
  readonly terms?: NonNullable<Settling['terms']>;
  readonly violations: readonly Violation[];
}

export interface TakingOver {
  readonly kept: KeptRequest;
  /** As anyone who decides has confirmed. */
  readonly total: Money;
  /** Anyone who decides, at the desk of those who asked. */
  readonly acting: SignedInCaller;
  /** How the request moves with the booking that is made, in the same commit. */
  readonly answers: (transactionId: string) => RequestStep;
}

/** A booking that is made of an accepted offer. */
export interface MakingOffered
  extends Pick<TakingOver, 'kept' | 'acting' | 'answers'>,
    Pick<MakeOfferBooking, 'requestId' | 'reference' | 'documents'> {
  /** Who is in it. */
  readonly travellers: readonly Traveller[];
  /** What gives back of what is held what the booking costs. */
  readonly uses: Omit<NewEntry, 'once' | 'at'>;
}

type TakeOverFailures = Effect.Error<ReturnType<RequestDesk['takeOverRequest']>>;

export interface RequestedProduct {
  readonly rules: RequestRules;
  /** What is wished to be offered. */
  readonly wanted: (asked: AskRequest, now: Instant) => Effect.Effect<Wanted, Invalid | NotPermitted>;
  /** All units of a booking, as sold. */
  units(booking: AmendableBooking): readonly Unit[];
  /** What is wrong with a wish about a booking that is answered by a word. Paths begin in the wish. */
  checkWish(asked: AskRequest, booking: AmendableBooking, now: Instant): readonly Violation[];
  /** The booking as anyone who answers has to know it, and what the wish concerns of it. */
  concern(
    asked: AskRequest,
    booking: AmendableBooking,
  ): Pick<Wanted, 'inShort'> & Required<Pick<KeptContent, 'booking'>>;
  /**
   * What has to be said before cancelling units can be computed: `charges-needed` (`charges`) where none are agreed and the
   * rules are not `known`, `shares-needed` (`shares`) where the price does not say what each unit cost.
   */
  priced(
    booking: Sold,
    units: readonly Unit[],
    said: Pick<RequestQuoteAsked, 'charges' | 'shares'>,
    known: boolean,
  ): PricedBooking;
  /** What is wrong with what an answer offers. Paths begin in `offered`. Absent where nothing of it is offered. */
  readonly checkOffered?: (kept: KeptRequest, answer: RequestAnswer) => readonly Violation[];
  /** Absent where nothing of it is offered. Answers the outcome of the request. */
  readonly makeOffered?: (making: MakingOffered) => Effect.Effect<RequestStepped, TakeOverFailures>;
  /** Absent where nothing of it is made elsewhere. Answers the outcome of the request. */
  readonly takeOver?: (taking: TakingOver) => Effect.Effect<RequestStepped, TakeOverFailures>;
}

/** By product; undefined where nothing of it is asked for. */
export type RequestedProducts = (product: Product) => RequestedProduct | undefined;

/** Of a product whose price says what each unit cost: charges of all units that are given up, where its own rules are not known. */
export const pricedByCharges: RequestedProduct['priced'] = (booking, units, { charges }, known) => {
  const isWhole = charges === undefined ? known : units.every((unit) => hasUnit(charges, unit));
  return { booking, violations: isWhole ? [] : [violation('charges-needed', 'charges')] };
};
