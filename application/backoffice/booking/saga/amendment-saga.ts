/**
 * How an amendment comes to its end once it is open: the supplier is asked, and what it says is recorded together with the
 * money and what the booking has become. As with bookings it runs apart from the request that began it; what a killed
 * process leaves is taken up by `recover`, and a supplier that did not answer is asked what became of it, never to do it
 * again.
 */
import { withAnswers } from '#domain/flight/extras/ancillaries.ts';
import { type Cause, Effect, Fiber } from 'effect';
import { match } from 'ts-pattern';
import { refusedAmendmentStep } from '#domain/booking/amendment.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { add, type Money, money, subtract } from '#domain/money/money.ts';
import type {
  AmendmentBook,
  AmendmentIntent,
  AmendmentOpened,
  AmendmentPlan,
  AmendmentRefusal,
  AmendmentTurn,
  KeptAmendment,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import { type SupplierRefused, SupplierSilent } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type {
  SupplierAmended,
  SupplierAmendmentOutcome,
  SupplierAmendments,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import { type SagaTimes, usualTimes } from './booking-saga.ts';
import { papersDue } from '../papers/papers-due.ts';
import {
  flightCancelled,
  flightRescheduled,
  flightTicketed,
} from '#application/backoffice/flight/papers/flight-mail.ts';
import { holdExpired } from '../papers/mail-notice.ts';

export interface AmendmentSagaPorts {
  readonly amendments: AmendmentBook;
  /** By code; undefined where this deployment no longer has it. */
  readonly supplier: (code: string) => SupplierAmendments | undefined;
  readonly clock: Clock;
  /** Names this process among all replicas, for ever: a random id made at its start. */
  readonly owner: string;
  readonly times?: SagaTimes;
  /** Told of what should not happen: a broken database, a supplier that breaks its word. The amendment is taken up again. */
  readonly onTrouble?: (amendmentId: string, cause: Cause.Cause<never>) => void;
  /** Told whose money has just moved, before anybody hears that it did. */
  readonly onMoved?: (agencyId: string) => void;
}

/** What a step came to. `late`: somebody else has the amendment now, and the book says what became of it. */
export type AmendmentEnding =
  | { readonly kind: 'done'; readonly booking: BookingStatus; readonly ledgerEntry?: string }
  | { readonly kind: 'refused'; readonly booking: BookingStatus; readonly refusal: AmendmentRefusal }
  | { readonly kind: 'in-doubt' }
  | { readonly kind: 'late' };

export interface Begun {
  readonly opened: AmendmentOpened;
  /** Present where it was opened. */
  readonly fiber?: Fiber.Fiber<AmendmentEnding>;
}

/** What is known of an amendment whichever way it came into our hands. */
type InHand = Pick<
  KeptAmendment,
  | 'amendmentId'
  | 'agencyId'
  | 'transactionId'
  | 'kind'
  | 'state'
  | 'before'
  | 'supplier'
  | 'plan'
  | 'version'
  | 'attempt'
>;

/** A hold that is to expire is asked about by whoever is first; the others find it amending. */
const mostExpiring = 50;

export class AmendmentSaga {
  readonly #ports: AmendmentSagaPorts;
  readonly #times: SagaTimes;
  readonly #running = new Set<Fiber.Fiber<AmendmentEnding>>();

  constructor(ports: AmendmentSagaPorts) {
    this.#ports = ports;
    this.#times = ports.times ?? usualTimes;
  }

  /** Opens an amendment and, where it was opened, sets it going on its own: its end comes with the fiber. */
  begin(intent: AmendmentIntent): Effect.Effect<Begun> {
    return Effect.uninterruptible(
      Effect.flatMap(
        this.#ports.amendments.open(intent, this.#lease),
        (opened): Effect.Effect<Begun> =>
          opened.kind === 'opened'
            ? Effect.map(this.#start(intent, opened), (fiber) => ({ opened, fiber }))
            : Effect.succeed({ opened }),
      ),
    );
  }

  /** Takes up amendments that nobody works on, at most so many, and settles each. Answers how many it took. */
  recover(most = 50): Effect.Effect<number> {
    return Effect.gen({ self: this }, function* () {
      const taken = yield* this.#ports.amendments.takeUnsettled(this.#lease, most);
      yield* Effect.forEach(
        taken,
        (amendment) =>
          this.#settle(amendment).pipe(Effect.catchCause((cause) => this.#trouble(amendment.amendmentId, cause))),
        { concurrency: 8, discard: true },
      );
      return taken.length;
    });
  }

  /** Ends the holds whose limit has passed. Answers how many it began to end. */
  expireHolds(): Effect.Effect<number> {
    return Effect.gen({ self: this }, function* () {
      const lapsed = yield* this.#ports.amendments.lapsedHolds(this.#ports.clock.now(), mostExpiring);
      let begun = 0;
      for (const { agencyId, transactionId } of lapsed) {
        const booking = yield* this.#ports.amendments.booking(agencyId, transactionId);
        const { reference: pnr, supplierTotal } = booking ?? {};
        if (booking?.status !== 'held' || pnr === undefined || supplierTotal === undefined) continue;
        const { opened, fiber } = yield* this.begin({
          agencyId,
          transactionId,
          kind: 'expire-held',
          before: 'held',
          version: booking.version,
          supplier: booking.supplier,
          reserve: money(0, supplierTotal.currency),
          plan: {
            asks: { kind: 'release', orderKey: transactionId, pnr },
            becomes: 'expired',
            params: { pnr },
          },
        });
        if (opened.kind !== 'opened' || fiber === undefined) continue;
        begun += 1;
        yield* Fiber.await(fiber);
      }
      return begun;
    });
  }

  /** Waits until no amendment of this process is between two steps. */
  quiet(): Effect.Effect<void> {
    return Effect.suspend(() =>
      Effect.forEach([...this.#running], Fiber.await, { concurrency: 'unbounded', discard: true }),
    );
  }

  get #lease() {
    return { owner: this.#ports.owner, seconds: this.#times.leaseSeconds };
  }

  #start(
    intent: AmendmentIntent,
    { amendmentId, version }: Extract<AmendmentOpened, { readonly kind: 'opened' }>,
  ): Effect.Effect<Fiber.Fiber<AmendmentEnding>> {
    const inHand: InHand = { ...intent, amendmentId, version, state: 'requested', attempt: 0 };
    const run = this.#ask(inHand).pipe(Effect.catchCause((cause) => this.#trouble(amendmentId, cause)));
    return Effect.map(Effect.forkDetach(run, { uninterruptible: true }), (fiber) => {
      this.#running.add(fiber);
      fiber.addObserver(() => this.#running.delete(fiber));
      return fiber;
    });
  }

  #ask(inHand: InHand): Effect.Effect<AmendmentEnding> {
    const supplier = this.#ports.supplier(inHand.supplier);
    if (supplier === undefined) return this.#doubt(inHand);
    return Effect.suspend(() => supplier.amend(inHand.amendmentId, inHand.plan.asks, this.#ports.clock.now())).pipe(
      Effect.interruptible,
      Effect.timeoutOrElse(this.#patience(supplier)),
      Effect.matchEffect({
        onSuccess: (amended) => this.#done(inHand, amended),
        onFailure: (failure) =>
          match(failure)
            .with({ _tag: 'SupplierSilent' }, () => this.#doubt(inHand))
            .with({ _tag: 'SupplierRefused' }, (refused) => this.#refuse(inHand, refused))
            .exhaustive(),
      }),
    );
  }

  #settle(inHand: InHand): Effect.Effect<AmendmentEnding> {
    const supplier = this.#ports.supplier(inHand.supplier);
    if (supplier === undefined) return this.#doubt(inHand);
    return Effect.suspend(() => supplier.settle(inHand.amendmentId, this.#ports.clock.now())).pipe(
      Effect.timeoutOrElse(this.#patience(supplier)),
      Effect.matchEffect({
        onFailure: () => this.#doubt(inHand),
        onSuccess: (outcome: SupplierAmendmentOutcome) =>
          match(outcome)
            .with({ kind: 'confirmed' }, ({ amended }) => this.#done(inHand, amended))
            .with({ kind: 'refused' }, ({ refusal }) => this.#refuse(inHand, refusal))
            .exhaustive(),
      }),
    );
  }

  #patience({ code }: SupplierAmendments) {
    return {
      duration: `${this.#times.supplierSeconds} seconds` as const,
      orElse: () => Effect.fail(new SupplierSilent({ supplier: code, detail: 'no answer in time' })),
    };
  }

  #done(inHand: InHand, { tickets, ssr, partPnr }: SupplierAmended): Effect.Effect<AmendmentEnding> {
    const { plan, agencyId, kind } = inHand;
    const { becomes: booking, gone, terms, customerTotal, split, params, remarks } = plan;
    if (split !== undefined && partPnr === undefined) {
      return Effect.die(new Error(`${inHand.amendmentId} was split without a locator`));
    }
    const mail = kind === 'schedule-change' && booking === 'changed' ? flightRescheduled : mailOf[kind];
    return this.#turn(
      inHand,
      {
        to: 'done',
        booking,
        ...(tickets && { tickets }),
        ...(gone && { gone }),
        ...(terms && { terms: { ...terms, ssr: withAnswers(terms.ssr, ssr ?? []) } }),
        ...(customerTotal && { customerTotal }),
        ...(split && partPnr !== undefined && { split: { ...split, pnr: plan.asks.pnr, partPnr } }),
        params: remarks === undefined ? params : { ...params, remarks },
        narration: { code: narrations[kind] ?? 'flight-refund', params },
        outbox: [...(movesNothing.has(kind) ? [] : [papersDue]), ...(mail === undefined ? [] : [mail])].map((each) => ({
          kind: each,
          payload: {
            agencyId,
            ...(each === flightCancelled && plan.asks.kind === 'cancel' && { places: plan.asks.places }),
          },
        })),
      },
      (ledgerEntry) => ({ kind: 'done', booking, ...(ledgerEntry && { ledgerEntry }) }),
    );
  }

  /** A hold whose time has run out is over whatever the supplier says of giving it back. */
  #refuse(inHand: InHand, { reason, total, ssrIds }: SupplierRefused): Effect.Effect<AmendmentEnding> {
    const { before: booking, kind, plan } = inHand;
    if (kind === 'expire-held') return this.#done(inHand, {});
    const refusal: AmendmentRefusal =
      reason === 'fare-changed' && total !== undefined
        ? { reason, ...changed(plan, total) }
        : { reason, ...(ssrIds && { ssrIds }) };
    return this.#turn(inHand, { to: 'refused', booking, refusal }, () => ({ kind: 'refused', booking, refusal }));
  }

  /** Nothing is known: the amendment is left to be asked about again, in doubt. */
  #doubt(inHand: InHand): Effect.Effect<AmendmentEnding> {
    const { firstAskSeconds, mostAskSeconds } = this.#times;
    const againInSeconds = Math.min(mostAskSeconds, firstAskSeconds * 2 ** Math.min(inHand.attempt, 20));
    if (inHand.state === 'in-doubt') {
      return Effect.as(
        this.#ports.amendments.putBack(inHand.agencyId, inHand.amendmentId, this.#ports.owner, againInSeconds),
        {
          kind: 'in-doubt',
        },
      );
    }
    return this.#turn(inHand, { to: 'in-doubt', booking: 'amending', againInSeconds }, () => ({ kind: 'in-doubt' }));
  }

  #turn(
    inHand: InHand,
    turn: DistributedOmit<AmendmentTurn, 'amendmentId' | 'agencyId' | 'transactionId' | 'kind' | 'version' | 'owner'>,
    ending: (ledgerEntry: string | undefined) => AmendmentEnding,
  ): Effect.Effect<AmendmentEnding> {
    const { amendmentId, agencyId, transactionId, kind, version, before, state, plan } = inHand;
    const refused = refusedAmendmentStep({ kind, before, from: state, to: turn.to, booking: turn.booking });
    if (refused !== undefined) return Effect.die(new Error(refused));
    const whole: AmendmentTurn = {
      ...turn,
      amendmentId,
      agencyId,
      transactionId,
      kind,
      version,
      owner: this.#ports.owner,
      ...(plan.answers && { answers: plan.answers }),
    };
    return Effect.map(this.#ports.amendments.step(whole), (turned) => {
      this.#ports.onMoved?.(agencyId);
      return turned.kind === 'late' ? { kind: 'late' } : ending(turned.ledgerEntry);
    });
  }

  #trouble(amendmentId: string, cause: Cause.Cause<never>): Effect.Effect<AmendmentEnding> {
    return Effect.sync(() => {
      this.#ports.onTrouble?.(amendmentId, cause);
      return { kind: 'late' };
    });
  }
}

type DistributedOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never;

/** What the ledger calls it; a refund where nothing is said. */
const narrations: { readonly [Kind in InHand['kind']]?: string } = {
  'ticket-held': 'flight-ticket',
  'add-ssr': 'flight-services',
  change: 'flight-change',
  split: 'flight-split',
};

/** Kinds that never have an entry of the ledger. */
const movesNothing: ReadonlySet<InHand['kind']> = new Set(['release-held', 'expire-held']);

const mailOf: { readonly [Kind in InHand['kind']]?: string } = {
  'ticket-held': flightTicketed,
  'expire-held': holdExpired,
  cancel: flightCancelled,
  change: flightRescheduled,
  'schedule-change': flightCancelled,
};

/** What the customer was told, and what it would be now. */
function changed({ asks, shown }: AmendmentPlan, now: Money): Pick<AmendmentRefusal, 'from' | 'to'> {
  const agreed = match(asks)
    .with({ kind: 'ticket' }, ({ expectedTotal }) => expectedTotal)
    .with({ kind: 'cancel' }, ({ expectedRefund }) => expectedRefund)
    .with({ kind: 'change' }, ({ expectedCollection }) => expectedCollection)
    .with({ kind: 'add-ssr' }, ({ expectedTotal }) => expectedTotal)
    .with({ kind: 'split' }, () => undefined)
    .with({ kind: 'release' }, { kind: 'schedule' }, () => undefined)
    .exhaustive();
  return shown === undefined || agreed === undefined ? {} : { from: shown, to: add(shown, subtract(now, agreed)) };
}
