/**
 * How work comes to its end once it is recorded: the supplier is asked, and what it says is recorded together with the money.
 * It runs apart from the request that began it, so no closed connection stops it; what a killed process leaves is taken up by
 * `recover`, here or on another replica, when its lease has expired. A supplier that did not answer is asked for the outcome of
 * the work, never to do it again.
 */
import { type Cause, Effect, Fiber } from 'effect';
import { match } from 'ts-pattern';
import type { Lease } from '#application/backoffice/ports/booking/booking-book.ts';
import {
  type Ordered,
  type OrderSettled,
  type SupplierAsks,
  type SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';

export interface SagaTimes {
  /** How long a supplier may take; longer is in doubt. */
  readonly supplierSeconds: number;
  /** How long a step's worker has its work to itself: longer than the supplier may take and two commits. */
  readonly leaseSeconds: number;
  /** After an answer in doubt, when the supplier is first asked for its outcome; doubled each time, up to the most. */
  readonly firstAskSeconds: number;
  readonly mostAskSeconds: number;
}

/**
 * The times that follow from what a supplier is given. The work of a killed process stands still until it is known to be
 * dead, at most for its lease.
 */
export function sagaTimes(supplierSeconds: number, firstAskSeconds = 3): SagaTimes {
  return {
    supplierSeconds,
    leaseSeconds: Math.ceil(supplierSeconds * 1.75) + 5,
    firstAskSeconds,
    mostAskSeconds: Math.max(300, firstAskSeconds),
  };
}

export const usualTimes: SagaTimes = sagaTimes(40);

/** What every saga is made with. */
export interface SagaFrame {
  /** Names this process among all replicas, for ever: a random id made at its start. */
  readonly owner: string;
  readonly times?: SagaTimes;
  /** Notified of what should not happen: a broken database, a supplier that breaks its word. The work is taken up again. */
  readonly onTrouble?: (id: string, cause: Cause.Cause<never>) => void;
  /** Notified whose money may just have moved, before anybody hears that it did. */
  readonly onMoved?: (agencyId: string) => void;
}

/** Work whose lease is ours. */
export interface Leased {
  readonly id: string;
  readonly agencyId: string;
  /** How often it was taken up. */
  readonly attempt: number;
  /** What is known of it by now, where it is nothing. */
  readonly waiting?: 'in-doubt' | 'on-request' | undefined;
}

/** The supplier of a piece of work. */
export interface Asking<Answer> {
  readonly code: string;
  readonly ask: Ordered<Answer>;
  readonly settle: OrderSettled<Answer>;
  /** Takes back what others decide on; absent where that cannot be. */
  readonly withdraw?: OrderSettled<Answer>;
}

/** `late`: somebody else has it now, and the book says its outcome. */
export type Unended = { readonly kind: 'in-doubt' | 'on-request' } | { readonly kind: 'late' };

/** What a saga does, step by step; each step is one commit. */
export interface LeasedWork<Work extends Leased, Answer, End> {
  /** Undefined where this deployment no longer has the supplier. */
  readonly asking: (work: Work) => Asking<Answer> | undefined;
  readonly confirm: (work: Work, answer: Answer) => Effect.Effect<End>;
  readonly refuse: (work: Work, refused: SupplierRefused) => Effect.Effect<End>;
  readonly doubt: (work: Work, againInSeconds: number) => Effect.Effect<End>;
  /** Others, as a hotel, were asked and decide. Where nobody is ever asked it is absent. */
  readonly request?: (work: Work, asks: SupplierAsks, againInSeconds: number) => Effect.Effect<End>;
  /** Takes the lease of work that nobody does. */
  readonly take: (lease: Lease, most: number) => Effect.Effect<readonly Work[]>;
  /** Gives a lease back unfinished, to be taken again after so long. */
  readonly putBack: (work: Work, owner: string, againInSeconds: number) => Effect.Effect<void>;
}

export class LeasedSaga<Work extends Leased, Answer, End> {
  readonly #work: LeasedWork<Work, Answer, End | Unended>;
  readonly #frame: SagaFrame;
  readonly #times: SagaTimes;
  readonly #running = new Set<Fiber.Fiber<End | Unended>>();

  constructor(frame: SagaFrame, work: LeasedWork<Work, Answer, End | Unended>) {
    this.#frame = frame;
    this.#times = frame.times ?? usualTimes;
    this.#work = work;
  }

  /** What work is opened with, so that its first steps are ours. */
  get lease(): Lease {
    return { owner: this.#frame.owner, seconds: this.#times.leaseSeconds };
  }

  /** Sets work going on its own; joining the fiber waits for its end, interrupting the wait stops nothing. */
  start(work: Work): Effect.Effect<Fiber.Fiber<End | Unended>> {
    // What it may cost was set aside with its opening.
    this.#frame.onMoved?.(work.agencyId);
    return this.#forked(work, () => this.#ask(work));
  }

  /** Takes up work that nobody does, at most so much, and settles each. Answers how much it took. */
  recover(most = 50): Effect.Effect<number> {
    return Effect.gen({ self: this }, function* () {
      const taken = yield* this.#work.take(this.lease, most);
      yield* Effect.forEach(taken, (work) => this.#watched(work, () => this.#settle(work)), {
        concurrency: 8,
        discard: true,
      });
      return taken.length;
    });
  }

  /** Takes back work whose lease is ours and on which others decide; undefined, and its lease given back, where that cannot be. */
  withdraw(work: Work): Effect.Effect<End | Unended | undefined> {
    const asking = this.#work.asking(work);
    const { withdraw } = asking ?? {};
    if (asking === undefined || withdraw === undefined) return Effect.as(this.#wait(work, 'on-request'), undefined);
    return Effect.flatMap(
      this.#forked(work, () => this.#settled(work, asking, withdraw)),
      Fiber.join,
    );
  }

  /** Waits until no work of this process is between two steps. */
  quiet(): Effect.Effect<void> {
    return Effect.suspend(() =>
      Effect.forEach([...this.#running], Fiber.await, { concurrency: 'unbounded', discard: true }),
    );
  }

  #ask(work: Work): Effect.Effect<End | Unended> {
    const asking = this.#work.asking(work);
    if (asking === undefined) return this.#doubt(work);
    return asking.ask.pipe(
      Effect.interruptible,
      Effect.timeoutOrElse(this.#patience(asking)),
      Effect.matchEffect({
        onSuccess: (answer) => this.#work.confirm(work, answer),
        onFailure: (failure) =>
          match(failure)
            .with({ _tag: 'SupplierSilent' }, () => this.#doubt(work))
            .with({ _tag: 'SupplierAsks' }, (asks) => this.#request(work, asks))
            .with({ _tag: 'SupplierRefused' }, (refused) => this.#work.refuse(work, refused))
            .exhaustive(),
      }),
    );
  }

  #settle(work: Work): Effect.Effect<End | Unended> {
    const asking = this.#work.asking(work);
    return asking === undefined ? this.#doubt(work) : this.#settled(work, asking, asking.settle);
  }

  #settled(work: Work, asking: Asking<Answer>, settled: OrderSettled<Answer>): Effect.Effect<End | Unended> {
    return settled.pipe(
      Effect.timeoutOrElse(this.#patience(asking)),
      Effect.matchEffect({
        onFailure: (failure) => (failure._tag === 'SupplierAsks' ? this.#request(work, failure) : this.#doubt(work)),
        onSuccess: (outcome) =>
          outcome.kind === 'confirmed'
            ? this.#work.confirm(work, outcome.answer)
            : this.#work.refuse(work, outcome.refusal),
      }),
    );
  }

  #patience({ code }: Asking<Answer>) {
    return {
      duration: `${this.#times.supplierSeconds} seconds` as const,
      orElse: () => Effect.fail(new SupplierSilent({ supplier: code, detail: 'no answer in time' })),
    };
  }

  /** Nothing is known: the work is left to be asked about again, in doubt, or on request as it was. */
  #doubt(work: Work): Effect.Effect<End | Unended> {
    return work.waiting === undefined ? this.#work.doubt(work, this.#again(work)) : this.#wait(work, work.waiting);
  }

  /** Others decide: the work is left to be asked about again. */
  #request(work: Work, asks: SupplierAsks): Effect.Effect<End | Unended> {
    const { request } = this.#work;
    if (request === undefined) return this.#doubt(work);
    return work.waiting === 'on-request' ? this.#wait(work, 'on-request') : request(work, asks, this.#again(work));
  }

  #wait(work: Work, kind: 'in-doubt' | 'on-request'): Effect.Effect<Unended> {
    return Effect.as(this.#work.putBack(work, this.#frame.owner, this.#again(work)), { kind });
  }

  #again({ attempt }: Work): number {
    const { firstAskSeconds, mostAskSeconds } = this.#times;
    return Math.min(mostAskSeconds, firstAskSeconds * 2 ** Math.min(attempt, 20));
  }

  #forked(work: Work, run: () => Effect.Effect<End | Unended>): Effect.Effect<Fiber.Fiber<End | Unended>> {
    return Effect.map(Effect.forkDetach(this.#watched(work, run), { uninterruptible: true }), (fiber) => {
      this.#running.add(fiber);
      fiber.addObserver(() => this.#running.delete(fiber));
      return fiber;
    });
  }

  #watched(work: Work, run: () => Effect.Effect<End | Unended>): Effect.Effect<End | Unended> {
    const { onTrouble, onMoved } = this.#frame;
    return Effect.suspend(run).pipe(
      Effect.catchCause((cause) =>
        Effect.sync((): Unended => {
          onTrouble?.(work.id, cause);
          return { kind: 'late' };
        }),
      ),
      Effect.ensuring(Effect.sync(() => onMoved?.(work.agencyId))),
    );
  }
}
