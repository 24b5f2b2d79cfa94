/**
 * What people agreed on with an airline, quoted: calculated, kept for a short time as an amendment that answers the request,
 * and shown. Settling the request does it; no supplier is asked, so from then on people do whatever is to be done about it.
 */
import { Effect } from 'effect';
import type { AmendmentKind } from '#domain/booking/amendment.ts';
import type { FlightRequest } from '#domain/flight/request/request.ts';
import { isFlightRequest } from '#domain/flight/request/request.ts';
import { flightRequestRules } from '#domain/flight/request/request-rules.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { type Instant, plusSeconds, secondsBetween } from '#domain/time/instant.ts';
import type { AgreedQuote } from '#application/desk/agreed-flights.ts';
import {
  NotAllowedInState,
  type NotFound,
  type NotPermitted,
  type SessionInvalid,
} from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import { amendable } from '#application/backoffice/booking/saga/amend-booking.ts';
import { allowed } from '#application/backoffice/booking/request/answer-request.ts';
import { answerOf, taken } from '#application/backoffice/booking/request/settle-request.ts';
import type { PlannedAnswer } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import type {
  AmendmentBook,
  FlightTypes,
  KeptAmendmentQuote,
} from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { byHand } from '#application/backoffice/booking/by-hand.ts';

export interface AgreedFlightsPorts {
  readonly serviceRequests: RequestBook;
  readonly amendments: AmendmentBook;
  readonly flight: FlightPorts;
}

/** How long such a quote can be used. */
const agreedQuoteSeconds = 15 * 60;

/** A request that is settled by an amendment of a kind, and its booking. */
export interface TakenUp {
  readonly request: FlightRequest;
  readonly acting: SignedInCaller;
  readonly booking: Amendable<FlightTypes>;
  readonly answers: PlannedAnswer;
  readonly now: Instant;
}

/** NotFound 'request', 'booking'; NotPermitted where somebody else took it up; NotAllowedInState. */
export function takenUp(
  { serviceRequests, amendments, flight }: AgreedFlightsPorts,
  caller: Caller,
  number: string,
  kind: AmendmentKind,
): Effect.Effect<TakenUp, NotFound | NotPermitted | NotAllowedInState | SessionInvalid> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { request, acting } = yield* taken({ serviceRequests }, who, number);
    yield* allowed('settle', request, who);
    if (!isFlightRequest(request) || flightRequestRules.kinds[request.kind]?.settles !== kind) {
      return yield* new NotAllowedInState({ state: request.state });
    }
    const booking = yield* amendable<FlightTypes>({ amendments }, acting, request.about?.transactionId ?? '', kind);
    return { request, acting, booking, answers: answerOf(request, who), now: flight.clock.now() };
  });
}

/** What is done when the request is settled, but what follows from who asks and how. */
export interface Agreed {
  readonly kind: AmendmentKind;
  readonly charge: Price;
  readonly entry: KeptAmendmentQuote['intent']['entry'];
  readonly plan: Omit<KeptAmendmentQuote['intent']['plan'], 'answers'>;
  /** For those who are shown it. */
  readonly flights: readonly Itinerary[];
  readonly servicesLost: Money;
  readonly newTotal: Money;
}

export function keptAgreed(
  { amendments, flight: { chance } }: AgreedFlightsPorts,
  { acting: { agencyId, actor }, booking, answers, now }: TakenUp,
  { kind, charge, entry, plan, flights, servicesLost, newTotal }: Agreed,
): Effect.Effect<AgreedQuote> {
  const { transactionId, version, status } = booking;
  const net = charge.netBreakdown ?? charge.breakdown;
  const { minor, currency } = net.amount;
  const expiresAt = plusSeconds(now, agreedQuoteSeconds);
  const kept: KeptAmendmentQuote = {
    quoteId: chance.uuid(),
    agencyId,
    actorUserId: actor.userId,
    transactionId,
    version,
    expiresAt,
    intent: {
      agencyId,
      transactionId,
      product: 'flight',
      kind,
      before: status,
      version,
      supplier: byHand.code,
      reserve: money(Math.max(0, minor), currency),
      ...(entry && { entry }),
      plan: {
        ...plan,
        params: { ...plan.params, request: answers.number },
        answers: {
          ...answers,
          answer:
            charge.total.minor < 0
              ? { refund: money(-charge.total.minor, currency) }
              : { ...(charge.total.minor > 0 && { charged: charge.total }) },
        },
      },
    },
  };
  return Effect.as(amendments.keepQuote(kept), {
    quoteId: kept.quoteId,
    transactionId,
    flights,
    charge: charge.breakdown,
    servicesLost,
    newTotal,
    net,
    ledgerLines: (entry?.postings ?? []).map(({ account, amount }) => ({ account, amount: money(amount, currency) })),
    expiresAt,
    expiresInSeconds: secondsBetween(now, expiresAt),
  });
}
