/**
 * Doing something to a booking, whatever it is: the request is claimed with the amendment that it opens, the saga goes on
 * by itself, and the request waits for its end a while. A repeated request is given the outcome of the first.
 */
import { Effect, Fiber, Option } from 'effect';
import { match, P } from 'ts-pattern';
import { type AmendmentKind, mayBeAmended } from '#domain/booking/amendment.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import {
  BalanceTooLow,
  FareChanged,
  InDoubt,
  Invalid,
  NotAllowedInState,
  NotFound,
  OverLimit,
  RequestIdReused,
  SoldOut,
} from '#application/desk/failures.ts';
import { actorOf, type SignedInCaller } from '#application/backoffice/caller.ts';
import type {
  Amendable,
  AmendableBooking,
  AmendmentAsker,
  AmendmentBook,
  AmendmentIntent,
  AmendmentRefusal,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { AmendmentSaga, Begun } from './amendment-saga.ts';

export interface AmendPorts<P extends ProductTypes = ProductTypes> {
  readonly amendments: AmendmentBook<P>;
  readonly amendmentSaga: AmendmentSaga;
  /** How long a request waits for its amendment's end. */
  readonly answerWithinSeconds?: number;
}

/** What an amendment came to: done, or not done because of what the supplier said. */
export interface Amended<P extends ProductTypes = ProductTypes> {
  readonly transactionId: string;
  readonly intent: Pick<AmendmentIntent<P>, 'plan'>;
  /** What the booking is now. */
  readonly booking: BookingStatus;
  readonly ledgerEntry?: string;
  readonly refusal?: AmendmentRefusal;
}

export type AmendFailure =
  | RequestIdReused
  | NotAllowedInState
  | BalanceTooLow
  | OverLimit
  | InDoubt
  | FareChanged
  | SoldOut;

type Amends<P extends ProductTypes> = Effect.Effect<Amended<P>, AmendFailure>;

/**
 * What a request comes to: the outcome of the first, where it was made before; else of `attempt`. What stands in the way of
 * an attempt may be its own twin, claimed a moment ago, so it looks once more before it is refused.
 */
export function amendOnce<P extends ProductTypes, E>(
  ports: AmendPorts<P>,
  who: SignedInCaller,
  request: Pick<AmendmentAsker, 'requestId' | 'content'>,
  attempt: Effect.Effect<Amended<P>, E>,
): Effect.Effect<Amended<P>, E | AmendFailure | Invalid> {
  const violations = checkRequestId(request.requestId);
  if (violations.length > 0) return Effect.fail(new Invalid({ violations }));
  const orElse = <F>(otherwise: Effect.Effect<Amended<P>, F>) =>
    Effect.flatMap(
      alreadyAmended(ports, who, request),
      (before): Effect.Effect<Amended<P>, F | AmendFailure> =>
        before === undefined ? otherwise : Effect.succeed(before),
    );
  return orElse(
    attempt.pipe(
      Effect.catch(
        (failure): Effect.Effect<Amended<P>, E | AmendFailure> =>
          failure instanceof InDoubt ? Effect.fail(failure) : orElse(Effect.fail<E>(failure)),
      ),
    ),
  );
}

function alreadyAmended<P extends ProductTypes>(
  ports: AmendPorts<P>,
  who: SignedInCaller,
  { requestId, content }: Pick<AmendmentAsker, 'requestId' | 'content'>,
): Effect.Effect<Amended<P> | undefined, AmendFailure> {
  return Effect.flatMap(
    ports.amendments.claimed(who.agencyId, requestId, content),
    (claimed): Effect.Effect<Amended<P> | undefined, AmendFailure> =>
      claimed === undefined
        ? Effect.succeed(undefined)
        : claimed.kind === 'reused'
          ? Effect.fail(new RequestIdReused({}))
          : presentOutcome(ports, who.agencyId, claimed.amendmentId),
  );
}

/** The booking, where an amendment of a kind may begin on it. */
export function amendable<P extends ProductTypes>(
  { amendments }: Pick<AmendPorts<P>, 'amendments'>,
  { agencyId }: SignedInCaller,
  transactionId: string,
  kind: AmendmentKind,
): Effect.Effect<Amendable<P>, NotFound | NotAllowedInState> {
  return Effect.gen(function* () {
    const booking = yield* amendments.booking(agencyId, transactionId);
    if (booking === undefined) return yield* new NotFound({ what: 'booking' });
    const { reference, status } = booking;
    if (reference === undefined || !mayBeAmended(kind, status)) return yield* new NotAllowedInState({ state: status });
    return { ...booking, reference };
  });
}

/** A booking that was amended, as it is now. */
export function amendedBooking<P extends ProductTypes>(
  { amendments }: Pick<AmendPorts<P>, 'amendments'>,
  { agencyId }: SignedInCaller,
  transactionId: string,
): Effect.Effect<AmendableBooking<P>> {
  return Effect.flatMap(amendments.booking(agencyId, transactionId), (booking) =>
    booking === undefined ? Effect.die(new Error(`Booking ${transactionId} is gone`)) : Effect.succeed(booking),
  );
}

/** From the amendment's commit to the saga's own fiber nothing interrupts. */
export function amend<P extends ProductTypes>(ports: AmendPorts<P>, intent: AmendmentIntent<P>): Amends<P> {
  const { amendmentSaga } = ports;
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(amendmentSaga.begin(intent), ({ opened, fiber }) =>
      match(opened)
        .with({ kind: 'opened' }, ({ amendmentId }) => restore(waitFor(ports, intent, amendmentId, fiber)))
        .with({ kind: 'repeated' }, ({ amendmentId }) => restore(presentOutcome(ports, intent.agencyId, amendmentId)))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .with({ kind: 'quote-used' }, { kind: 'moved' }, ({ status }) =>
          Effect.fail(new NotAllowedInState({ state: status })),
        )
        .with({ kind: 'request-moved' }, ({ state }) => Effect.fail(new NotAllowedInState({ state })))
        .with({ kind: 'over-limit' }, ({ per, limit }) => Effect.fail(new OverLimit({ per, limit })))
        .with({ kind: 'balance-too-low' }, ({ needed, available }) =>
          Effect.fail(new BalanceTooLow({ needed, available })),
        )
        .exhaustive(),
    ),
  );
}

/** Who asks, as an amendment names them. */
export function askerOf(who: SignedInCaller, request: Pick<AmendmentAsker, 'requestId' | 'content'>): AmendmentAsker {
  return { ...actorOf(who), ...(who.limits && { limits: who.limits }), ...request };
}

function waitFor<P extends ProductTypes>(
  ports: AmendPorts<P>,
  intent: AmendmentIntent<P>,
  amendmentId: string,
  fiber: Begun['fiber'],
): Amends<P> {
  const { transactionId, agencyId } = intent;
  if (fiber === undefined) return presentOutcome(ports, agencyId, amendmentId);
  return Effect.flatMap(Effect.timeoutOption(Fiber.join(fiber), `${waitSeconds(ports)} seconds`), (ended) =>
    match(Option.getOrElse(ended, () => ({ kind: 'in-doubt' }) as const))
      .with({ kind: 'done' }, { kind: 'refused' }, ({ kind: _, ...end }) => present({ transactionId, intent, ...end }))
      .with({ kind: P.union('in-doubt', 'on-request') }, () => Effect.fail(new InDoubt({ transactionId })))
      .with({ kind: 'late' }, () => presentOutcome(ports, agencyId, amendmentId))
      .exhaustive(),
  );
}

/** What has become of an amendment, waiting a while for one that is on its way. */
function presentOutcome<P extends ProductTypes>(
  ports: AmendPorts<P>,
  agencyId: string,
  amendmentId: string,
): Amends<P> {
  const pause = 0.2;
  const look = (tries: number): Amends<P> =>
    Effect.flatMap(ports.amendments.find(agencyId, amendmentId), (kept) => {
      if (kept === undefined) return Effect.die(new Error(`Amendment ${amendmentId} is claimed but not there`));
      const { transactionId, plan, before, ledgerEntry, refusal } = kept;
      return match(kept.state)
        .with('done', () =>
          present({ transactionId, intent: { plan }, booking: plan.becomes, ...(ledgerEntry && { ledgerEntry }) }),
        )
        .with('refused', () =>
          present({ transactionId, intent: { plan }, booking: before, refusal: refusal ?? { reason: 'refused' } }),
        )
        .with('in-doubt', () => Effect.fail(new InDoubt({ transactionId })))
        .with('requested', () =>
          tries > 0
            ? Effect.flatMap(Effect.sleep(`${pause * 1000} millis`), () => look(tries - 1))
            : Effect.fail(new InDoubt({ transactionId })),
        )
        .exhaustive();
    });
  return look(Math.floor(waitSeconds(ports) / pause));
}

/** The supplier's no is the failure it is, where it has a name; else the booking answers as it was. */
function present<P extends ProductTypes>(amended: Amended<P>): Amends<P> {
  const { reason, from, to } = amended.refusal ?? {};
  if (reason === 'fare-changed' && from !== undefined && to !== undefined) {
    return Effect.fail(new FareChanged({ from, to }));
  }
  return reason === 'sold-out' || reason === 'not-sold' ? Effect.fail(new SoldOut({})) : Effect.succeed(amended);
}

function waitSeconds({ answerWithinSeconds = 25 }: Pick<AmendPorts, 'answerWithinSeconds'>): number {
  return answerWithinSeconds;
}
