/**
 * How an amendment comes to its end once it is open: its supplier does it or refuses it, and the booking is what it has become,
 * or what it was (see {@link LeasedSaga}).
 */
import { Effect, Fiber } from 'effect';
import { type AmendmentKind, refusedAmendmentStep } from '#domain/booking/amendment.ts';
import { backToCustomer } from '#domain/booking/cancel/receipt.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { add, type Money, money, subtract } from '#domain/money/money.ts';
import type {
  AmendmentBook,
  AmendmentIntent,
  AmendmentMove,
  AmendmentOpened,
  AmendmentRefusal,
  AmendmentTurn,
  KeptAmendment,
} from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SupplierRefused } from '#application/backoffice/ports/supplier.ts';
import { byHand } from '../by-hand.ts';
import { papersDue, refundCredited } from '../papers/papers-due.ts';
import { soldOf, type SoldProduct, type SoldProducts } from '../sold-product.ts';
import { type Asking, type Leased, LeasedSaga, type SagaFrame, type Unended } from './leased-saga.ts';

export interface AmendmentSagaPorts extends SagaFrame {
  readonly amendments: Pick<AmendmentBook, 'open' | 'step' | 'takeUnsettled' | 'putBack' | 'expiredHolds' | 'booking'>;
  readonly products: SoldProducts;
  readonly clock: Clock;
}

/** What an amendment came to. */
export type AmendmentEnding =
  | { readonly kind: 'done'; readonly booking: BookingStatus; readonly ledgerEntry?: string }
  | { readonly kind: 'refused'; readonly booking: BookingStatus; readonly refusal: AmendmentRefusal }
  | Unended;

export interface Begun {
  readonly opened: AmendmentOpened;
  /** Present where it was opened. */
  readonly fiber?: Fiber.Fiber<AmendmentEnding>;
}

/** An amendment at work, whichever way it came into our hands. */
type Work = Leased &
  Pick<KeptAmendment, 'transactionId' | 'product' | 'kind' | 'state' | 'before' | 'supplier' | 'plan' | 'version'>;

/** Kinds that never have an entry of the ledger. */
const movesNothing: ReadonlySet<AmendmentKind> = new Set(['release-held', 'expire-held', 'complete-held', 'boarding']);

/** A hold that is to expire is asked about by anyone who is first; the others find it amending. */
const mostExpiring = 50;

export class AmendmentSaga {
  readonly #ports: AmendmentSagaPorts;
  readonly #saga: LeasedSaga<Work, object, AmendmentEnding>;

  constructor(ports: AmendmentSagaPorts) {
    this.#ports = ports;
    const { amendments } = ports;
    this.#saga = new LeasedSaga(ports, {
      asking: (work) => this.#asking(work),
      confirm: (work, answer) => this.#done(work, answer),
      refuse: (work, refused) => this.#refuse(work, refused),
      doubt: (work, againInSeconds) =>
        this.#turn(work, { to: 'in-doubt', booking: 'amending', againInSeconds }, () => ({ kind: 'in-doubt' })),
      take: (lease, most) => Effect.map(amendments.takeUnsettled(lease, most), (taken) => taken.map(workOf)),
      putBack: ({ agencyId, id }, owner, againInSeconds) => amendments.putBack(agencyId, id, owner, againInSeconds),
    });
  }

  /** Opens an amendment and, where it was opened, sets it going on its own: its end comes with the fiber. */
  begin(intent: AmendmentIntent): Effect.Effect<Begun> {
    return Effect.uninterruptible(
      Effect.flatMap(this.#ports.amendments.open(intent, this.#saga.lease), (opened): Effect.Effect<Begun> => {
        if (opened.kind !== 'opened') return Effect.succeed({ opened });
        const { amendmentId: id, version } = opened;
        const work: Work = { ...intent, id, version, state: 'requested', attempt: 0 };
        return Effect.map(this.#saga.start(work), (fiber) => ({ opened, fiber }));
      }),
    );
  }

  /** Takes up amendments that nobody works on, at most so many, and settles each. Answers how many it took. */
  recover(most?: number): Effect.Effect<number> {
    return this.#saga.recover(most);
  }

  /** Ends the holds whose limit has passed. Answers how many it began to end. */
  expireHolds(): Effect.Effect<number> {
    return Effect.gen({ self: this }, function* () {
      const expired = yield* this.#ports.amendments.expiredHolds(this.#ports.clock.now(), mostExpiring);
      let begun = 0;
      for (const { agencyId, transactionId } of expired) {
        const booking = yield* this.#ports.amendments.booking(agencyId, transactionId);
        const { reference, supplierTotal } = booking ?? {};
        if (booking?.status !== 'held' || reference === undefined || supplierTotal === undefined) continue;
        const { opened, fiber } = yield* this.begin({
          agencyId,
          transactionId,
          product: booking.product,
          kind: 'expire-held',
          before: 'held',
          version: booking.version,
          supplier: booking.supplier,
          reserve: money(0, supplierTotal.currency),
          plan: {
            asks: { kind: 'release', orderKey: transactionId, reference },
            becomes: 'expired',
            params: this.#sold(booking).narrated({ ...booking, reference }),
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
    return this.#saga.quiet();
  }

  #asking({ id, product, supplier: code, plan }: Work): Asking<object> | undefined {
    const supplier = code === byHand.code ? byHand : this.#ports.products(product)?.amendments(code);
    if (supplier === undefined) return undefined;
    const { clock } = this.#ports;
    return {
      code,
      ask: Effect.suspend(() => supplier.amend(id, plan.asks, clock.now())),
      settle: Effect.suspend(() => supplier.settle(id, clock.now())),
    };
  }

  #done(work: Work, answer: object): Effect.Effect<AmendmentEnding> {
    const { plan, agencyId, transactionId, kind } = work;
    const { becomes: booking, gone, customerTotal, instalment, params, remarks } = plan;
    const becoming = this.#sold(work).becoming({ kind, agencyId, transactionId, plan, answer });
    const back = customerRefund(work);
    const papers = movesNothing.has(kind) ? [] : [{ kind: papersDue, payload: { agencyId } }];
    return this.#turn(
      work,
      {
        ...becoming.changes,
        to: 'done',
        booking,
        ...(gone && { gone }),
        ...(customerTotal && { customerTotal }),
        ...(instalment && { instalment }),
        params: remarks === undefined ? params : { ...params, remarks },
        narration: { code: becoming.narration, params },
        outbox: [
          ...papers,
          ...becoming.letters,
          ...(back ? [{ kind: refundCredited, payload: { agencyId, refund: back } }] : []),
        ],
      },
      (ledgerEntry) => ({ kind: 'done', booking, ...(ledgerEntry && { ledgerEntry }) }),
    );
  }

  /** A hold whose time has expired is over whatever the supplier says of giving it back. */
  #refuse(work: Work, { reason, total, ssrIds }: SupplierRefused): Effect.Effect<AmendmentEnding> {
    const { before: booking, kind, plan } = work;
    if (kind === 'expire-held') return this.#done(work, {});
    const { shown } = plan;
    const agreed = total === undefined ? undefined : this.#sold(work).agreed(plan.asks);
    const refusal: AmendmentRefusal =
      reason === 'fare-changed' && total !== undefined
        ? {
            reason,
            // What the customer was shown, and what it would be now.
            ...(shown && agreed && { from: shown, to: add(shown, subtract(total, agreed)) }),
          }
        : { reason, ...(ssrIds && { ssrIds }) };
    return this.#turn(work, { to: 'refused', booking, refusal }, () => ({ kind: 'refused', booking, refusal }));
  }

  #turn(
    work: Work,
    turn: AmendmentMove,
    ending: (ledgerEntry: string | undefined) => AmendmentEnding,
  ): Effect.Effect<AmendmentEnding> {
    const { id: amendmentId, agencyId, transactionId, product, kind, version, before, state, plan } = work;
    const refused = refusedAmendmentStep({ kind, before, from: state, to: turn.to, booking: turn.booking });
    if (refused !== undefined) return Effect.die(new Error(refused));
    const whole: AmendmentTurn = {
      ...turn,
      amendmentId,
      agencyId,
      transactionId,
      product,
      kind,
      version,
      owner: this.#ports.owner,
      ...(plan.answers && { answers: plan.answers }),
    };
    return Effect.map(this.#ports.amendments.step(whole), (turned) =>
      turned.kind === 'late' ? { kind: 'late' } : ending(turned.ledgerEntry),
    );
  }

  #sold({ product }: Pick<Work, 'product'>): SoldProduct {
    return soldOf(this.#ports.products, product);
  }
}

/** What the customer gets back; a change says of the customer's side alone what comes back. */
function customerRefund({ kind, plan: { receipt, customer } }: Work): Money | undefined {
  const back = kind === 'change' ? customer : receipt && backToCustomer(receipt);
  return back !== undefined && back.minor > 0 ? back : undefined;
}

function workOf({ amendmentId: id, ...kept }: KeptAmendment): Work {
  return { ...kept, id, ...(kept.state === 'in-doubt' && { waiting: kept.state }) };
}
