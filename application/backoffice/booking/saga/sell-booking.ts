/**
 * Selling, whatever it is: the request is claimed with the booking that it opens, the saga goes on by itself, and the request
 * waits for its end a while, otherwise it is in doubt. A repeated request is given the outcome of the first.
 */
import { Effect, Fiber, Option } from 'effect';
import { match, P as Pattern } from 'ts-pattern';
import type { BookingStatus } from '#domain/booking/life.ts';
import { compare, type Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  type AwaitingApproval,
  BalanceTooLow,
  FareChanged,
  InDoubt,
  type Invalid,
  NotAllowedInState,
  OverLimit,
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

/** `present`: how a product answers what was sold, or not sold for a reason of its own. */
export interface PresentingPorts<P extends ProductTypes, Presented, E> extends WaitingPorts<P> {
  readonly present: (outcome: SaleOutcome<P>) => Effect.Effect<Presented, E>;
}

export interface SellPorts<P extends ProductTypes, Presented, E> extends PresentingPorts<P, Presented, E> {
  readonly bookings: Pick<BookingBook<P>, 'open' | 'claimed' | 'find'>;
}

/** Why a recorded sale is none, whatever was sold. */
export type SaleFailure = FareChanged | SoldOut | InDoubt;

/** Why nothing was recorded. */
export type OpeningFailure = RequestIdReused | NotAllowedInState | BalanceTooLow | OverLimit;

/** When a quote has to stand: now, and of what was approved when that was asked for. */
export function quotedAt({ approved }: SignedInCaller, now: Instant): Instant {
  return approved?.askedAt ?? now;
}

/** What is asked under a request id: two requests are the same when their content is. */
export interface SaleAsked {
  readonly requestId: string;
  readonly content: string;
}

/**
 * Opens a booking, where the company that it is for lets it, and waits for its end; from its commit to the saga's own fiber nothing interrupts. `known`: what to do where
 * bookings around it were not looked at; needed where the intent says which were.
 */
export function sellBooking<P extends ProductTypes, Presented, E, F = never>(
  ports: SellPorts<P, Presented, E>,
  who: SignedInCaller,
  quote: P['quote'],
  intent: BookingIntent<P>,
  known?: Effect.Effect<Presented, F>,
): Effect.Effect<Presented, E | F | SaleFailure | OpeningFailure | Invalid | AwaitingApproval> {
  const { saga } = ports;
  if (!hasPolicy(who) || saga.allows === undefined) return opened(ports, who, quote, intent, known);
  const { agencyId, requestId, content } = intent;
  // What was opened before is not judged again.
  return Effect.flatMap(ports.bookings.claimed(agencyId, requestId, content), (claim) =>
    claim !== undefined
      ? opened(ports, who, quote, intent, known)
      : Effect.flatMap(saga.allows?.(who, quote, intent) ?? Effect.void, () =>
          opened(ports, who, quote, intent, known),
        ),
  );
}

/** A company's traveller buys, or an agent from a cart that is another person's, who may be one. */
function hasPolicy({ corporate, cartOwner }: SignedInCaller): boolean {
  return corporate !== undefined || cartOwner !== undefined;
}

function opened<P extends ProductTypes, Presented, E, F>(
  ports: SellPorts<P, Presented, E>,
  who: SignedInCaller,
  quote: P['quote'],
  intent: BookingIntent<P>,
  known: Effect.Effect<Presented, F> | undefined,
): Effect.Effect<Presented, E | F | SaleFailure | OpeningFailure> {
  const { bookings, saga } = ports;
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(bookings.open(forOwner(withinLimits(intent, who), who), saga.lease), (answer) =>
      match<Opened, Effect.Effect<Presented, E | F | SaleFailure | OpeningFailure>>(answer)
        .with({ kind: 'known' }, () => restore(known ?? Effect.die(new Error('Others were not asked for'))))
        .with({ kind: 'opened' }, ({ transactionId, version }) =>
          Effect.flatMap(saga.start({ transactionId, version, actor: who.actor.name, quote, intent }), (fiber) =>
            restore(waitForSale(ports, intent, transactionId, fiber)),
          ),
        )
        .with({ kind: 'repeated' }, ({ transactionId }) => restore(presentSale(ports, who.agencyId, transactionId)))
        .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
        .with({ kind: 'quote-used' }, ({ status }) => Effect.fail(new NotAllowedInState({ state: status })))
        .with({ kind: 'over-limit' }, ({ per, limit }) => Effect.fail(new OverLimit({ per, limit })))
        .with({ kind: 'balance-too-low' }, ({ needed, available }) =>
          Effect.fail(new BalanceTooLow({ needed, available })),
        )
        .exhaustive(),
    ),
  );
}

/** With whose cart it comes of. */
function forOwner<Intent extends BookingIntent>(intent: Intent, { cartOwner }: SignedInCaller): Intent {
  return cartOwner === undefined ? intent : { ...intent, madeFor: cartOwner };
}

/** With what its actor may charge. */
export function withinLimits<Intent extends BookingIntent>(intent: Intent, { limits }: SignedInCaller): Intent {
  return limits === undefined ? intent : { ...intent, limits };
}

/** Refuses what passes a limit of its actor by itself: for what is asked of people, who charge the account with it later. */
export function checkOwnLimits({ limits }: SignedInCaller, charge: Money): Effect.Effect<void, OverLimit> {
  const over = (['perBooking', 'perDay'] as const).find((each) => {
    const most = limits?.[each];
    return most !== undefined && compare(charge, most) > 0;
  });
  const limit = over && limits?.[over];
  return limit === undefined
    ? Effect.void
    : Effect.fail(new OverLimit({ per: over === 'perDay' ? 'day' : 'booking', limit }));
}

/** A refusal that a repeated request does not get: its booking is there already, whatever has become of what it was made of. */
export function unlessSold<P extends ProductTypes, Presented, E, F>(
  ports: SellPorts<P, Presented, E>,
  { agencyId }: SignedInCaller,
  { requestId, content }: SaleAsked,
  failure: F,
): Effect.Effect<Presented, E | F | SaleFailure | RequestIdReused> {
  return Effect.flatMap(ports.bookings.claimed(agencyId, requestId, content), (claimed) =>
    match<typeof claimed, Effect.Effect<Presented, E | F | SaleFailure | RequestIdReused>>(claimed)
      .with({ kind: 'repeated' }, ({ transactionId }) => presentSale(ports, agencyId, transactionId))
      .with({ kind: 'reused' }, () => Effect.fail(new RequestIdReused({})))
      .otherwise(() => Effect.fail(failure)),
  );
}

/** Waits a while for the end of a booking that was set going, and answers what it came to. */
export function waitForSale<P extends ProductTypes, Presented, E>(
  ports: PresentingPorts<P, Presented, E>,
  intent: BookingIntent<P>,
  transactionId: string,
  fiber: Effect.Success<ReturnType<Selling<P>['start']>>,
): Effect.Effect<Presented, E | SaleFailure> {
  const total = intent.summary.customerTotal;
  return Effect.flatMap(Effect.timeoutOption(Fiber.join(fiber), `${waitSeconds(ports)} seconds`), (ended) =>
    match(Option.getOrElse(ended, () => ({ kind: 'in-doubt' }) as const))
      .with({ kind: 'confirmed' }, ({ kind: status, issued, ...sold }) =>
        presented(ports, { ...sold, transactionId, status, total, of: { intent, issued } }),
      )
      .with({ kind: 'late' }, () => saleNow(ports, intent.agencyId, transactionId))
      .otherwise(({ kind: status, ...outcome }) =>
        presented(ports, { ...outcome, transactionId, status, total, of: { intent } }),
      ),
  );
}

/** A repeated request: the booking it made, waiting a while for one that is on its way. */
export function presentSale<P extends ProductTypes, Presented, E>(
  ports: PresentingPorts<P, Presented, E>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<Presented, E | SaleFailure> {
  const pause = 0.2;
  const look = (tries: number): Effect.Effect<Presented, E | SaleFailure> =>
    Effect.flatMap(found(ports, agencyId, transactionId), (kept) =>
      kept.status === 'requested' && tries > 0
        ? Effect.flatMap(Effect.sleep(`${pause * 1000} millis`), () => look(tries - 1))
        : presented(ports, outcomeOf(kept)),
    );
  return look(Math.floor(waitSeconds(ports) / pause));
}

function saleNow<P extends ProductTypes, Presented, E>(
  ports: PresentingPorts<P, Presented, E>,
  agencyId: string,
  transactionId: string,
): Effect.Effect<Presented, E | SaleFailure> {
  return Effect.flatMap(found(ports, agencyId, transactionId), (kept) => presented(ports, outcomeOf(kept)));
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
function presented<P extends ProductTypes, Presented, E>(
  { present }: PresentingPorts<P, Presented, E>,
  outcome: SaleOutcome<P>,
): Effect.Effect<Presented, E | SaleFailure> {
  const { transactionId, status, refusal } = outcome;
  return match([status, refusal] as const)
    .with([Pattern.union('requested', 'in-doubt'), Pattern._], () => Effect.fail(new InDoubt({ transactionId })))
    .with(
      ['not-confirmed', { reason: 'fare-changed', from: Pattern.nonNullable, to: Pattern.nonNullable }],
      ([, { from, to }]) => Effect.fail(new FareChanged({ from, to })),
    )
    .with(['not-confirmed', { reason: Pattern.union('sold-out', 'not-sold') }], () => Effect.fail(new SoldOut({})))
    .otherwise((): Effect.Effect<Presented, E | SaleFailure> => present(outcome));
}

function waitSeconds({ answerWithinSeconds = 25 }: { readonly answerWithinSeconds?: number }): number {
  return answerWithinSeconds;
}
