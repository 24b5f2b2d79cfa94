/**
 * Selling, whatever it is: the request is claimed with the booking that it opens, the saga goes on by itself, and the request
 * waits for its end a while, otherwise it is in doubt. A repeated request is told what has become of the first.
 */
import { Effect, Fiber, Option } from 'effect';
import { match, P as Pattern } from 'ts-pattern';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Money } from '#domain/money/money.ts';
import {
  BalanceTooLow,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  RequestIdReused,
  SoldOut,
} from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type {
  BookingBook,
  BookingIntent,
  KeptBooking,
  Opened,
  Refusal,
} from '#application/backoffice/ports/booking/booking-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Selling } from './booking-saga.ts';

/** How a sale stands: as it was just sold here, or as it is kept. */
export interface SaleOutcome<P extends ProductTypes> {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  readonly ledgerEntry?: string;
  readonly refusal?: Refusal;
  /** What the customer pays. */
  readonly total: Money;
  readonly of: { readonly intent: BookingIntent<P>; readonly issued?: P['issued'] } | { readonly kept: KeptBooking<P> };
}

/** What waiting for a booking's end takes. */
export interface WaitingPorts<P extends ProductTypes> {
  readonly bookings: Pick<BookingBook<P>, 'find'>;
  readonly saga: Selling<P>;
  /** How long a request waits for its booking's end. */
  readonly answerWithinSeconds?: number;
}

/** `tell`: how a product answers what was sold, or not sold for a reason of its own. */
export interface TellingPorts<P extends ProductTypes, Told, E> extends WaitingPorts<P> {
  readonly tell: (outcome: SaleOutcome<P>) => Effect.Effect<Told, E>;
}

export interface SellPorts<P extends ProductTypes, Told, E> extends TellingPorts<P, Told, E> {
  readonly bookings: Pick<BookingBook<P>, 'open' | 'claimed' | 'find'>;
}

/** Why a recorded sale is none, whatever was sold. */
export type SaleFailure = FareChanged | SoldOut | InDoubt;

/** Why nothing was recorded. */
export type OpeningFailure = RequestIdReused | NotAllowedInState | BalanceTooLow;

/** What is asked under a request id: two requests are the same when their content is. */
export interface SaleAsked {
  readonly requestId: string;
  readonly content: string;
}

/**
 * Opens a booking and waits for its end; from its commit to the saga's own fiber nothing interrupts. `known`: what to do where
 * bookings around it were not looked at; needed where the intent says which were.
 */
export function sellBooking<P extends ProductTypes, Told, E, F = never>(
  ports: SellPorts<P, Told, E>,
  who: SignedInCaller,
  quote: P['quote'],
  intent: BookingIntent<P>,
  known?: Effect.Effect<Told, F>,
): Effect.Effect<Told, E | F | SaleFailure | OpeningFailure> {
  const { bookings, saga } = ports;
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(bookings.open(intent, saga.lease), (opened) =>
      match<Opened, Effect.Effect<Told, E | F | SaleFailure | OpeningFailure>>(opened)
        .with({ kind: 'known' }, () => restore(known ?? Effect.die(new Error('Others were not asked for'))))
        .with({ kind: 'opened' }, ({ transactionId, version }) =>
          Effect.flatMap(saga.start({ transactionId, version, actor: who.actor.name, quote, intent }), (fiber) =>
            restore(waitForSale(ports, intent, transactionId, fiber)),
          ),
        )
        .with({ kind: 'repeated' }, ({ transactionId }) => restore(presentSale(ports, who.agencyId, transactionId)))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .with({ kind: 'quote-used' }, ({ status }) => Effect.fail(new NotAllowedInState({ state: status })))
        .with({ kind: 'balance-too-low' }, ({ needed, available }) =>
          Effect.fail(new BalanceTooLow({ needed, available })),
        )
        .exhaustive(),
    ),
  );
}

/** A refusal that a repeated request does not get: its booking is there already, whatever has become of what it was made of. */
export function unlessSold<P extends ProductTypes, Told, E, F>(
  ports: SellPorts<P, Told, E>,
  { agencyId }: SignedInCaller,
  { requestId, content }: SaleAsked,
  failure: F,
): Effect.Effect<Told, E | F | SaleFailure | RequestIdReused> {
  return Effect.flatMap(ports.bookings.claimed(agencyId, requestId, content), (claimed) =>
    match<typeof claimed, Effect.Effect<Told, E | F | SaleFailure | RequestIdReused>>(claimed)
      .with({ kind: 'repeated' }, ({ transactionId }) => presentSale(ports, agencyId, transactionId))
      .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
      .otherwise(() => Effect.fail(failure)),
  );
}

/** Waits a while for the end of a booking that was set going, and answers what it came to. */
export function waitForSale<P extends ProductTypes, Told, E>(
  ports: TellingPorts<P, Told, E>,
  intent: BookingIntent<P>,
  transactionId: string,
  fiber: Effect.Success<ReturnType<Selling<P>['start']>>,
): Effect.Effect<Told, E | SaleFailure> {
  const total = intent.summary.customerTotal;
  return Effect.flatMap(Effect.timeoutOption(Fiber.join(fiber), `${waitSeconds(ports)} seconds`), (ended) =>
    match(Option.getOrElse(ended, () => ({ kind: 'in-doubt' }) as const))
      .with({ kind: 'confirmed' }, ({ kind: status, issued, ...sold }) =>
        toldOf(ports, { ...sold, transactionId, status, total, of: { intent, issued } }),
      )
      .with({ kind: 'late' }, () => saleNow(ports, intent.agencyId, transactionId))
      .otherwise(({ kind: status, ...outcome }) =>
        toldOf(ports, { ...outcome, transactionId, status, total, of: { intent } }),
      ),
  );
}

/** A repeated request: the booking it made, waiting a while for one that is on its way. */
export function presentSale<P extends ProductTypes, Told, E>(
  ports: TellingPorts<P, Told, E>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<Told, E | SaleFailure> {
  const pause = 0.2;
  const look = (tries: number): Effect.Effect<Told, E | SaleFailure> =>
    Effect.flatMap(found(ports, agencyId, transactionId), (kept) =>
      kept.status === 'requested' && tries > 0
        ? Effect.flatMap(Effect.sleep(`${pause * 1000} millis`), () => look(tries - 1))
        : toldOf(ports, outcomeOf(kept)),
    );
  return look(Math.floor(waitSeconds(ports) / pause));
}

function saleNow<P extends ProductTypes, Told, E>(
  ports: TellingPorts<P, Told, E>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<Told, E | SaleFailure> {
  return Effect.flatMap(found(ports, agencyId, transactionId), (kept) => toldOf(ports, outcomeOf(kept)));
}

function found<P extends ProductTypes>(
  { bookings }: WaitingPorts<P>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<KeptBooking<P>> {
  return Effect.flatMap(bookings.find(agencyId, transactionId), (kept) =>
    kept === undefined
      ? Effect.die(new Error(`Booking ${transactionId} is claimed but not there`))
      : Effect.succeed(kept),
  );
}

function outcomeOf<P extends ProductTypes>(kept: KeptBooking<P>): SaleOutcome<P> {
  const { transactionId, status, reference, ledgerEntry, refusal, price } = kept;
  return {
    transactionId,
    status,
    ...(reference !== undefined && { reference }),
    ...(ledgerEntry !== undefined && { ledgerEntry }),
    ...(refusal && { refusal }),
    total: price.total,
    of: { kept },
  };
}

/** What was bought or held answers, whatever was done to it since; a supplier's no is the failure it is; open is in doubt. */
function toldOf<P extends ProductTypes, Told, E>(
  { tell }: TellingPorts<P, Told, E>,
  outcome: SaleOutcome<P>,
): Effect.Effect<Told, E | SaleFailure> {
  const { transactionId, status, refusal } = outcome;
  return match([status, refusal] as const)
    .with([Pattern.union('requested', 'in-doubt'), Pattern._], () => Effect.fail(new InDoubt({ transactionId })))
    .with(
      ['not-confirmed', { reason: 'fare-changed', from: Pattern.nonNullable, to: Pattern.nonNullable }],
      ([, { from, to }]) => Effect.fail(new FareChanged({ from, to })),
    )
    .with(['not-confirmed', { reason: Pattern.union('sold-out', 'not-sold') }], () => Effect.fail(new SoldOut({})))
    .otherwise((): Effect.Effect<Told, E | SaleFailure> => tell(outcome));
}

function waitSeconds({ answerWithinSeconds = 25 }: { readonly answerWithinSeconds?: number }): number {
  return answerWithinSeconds;
}
