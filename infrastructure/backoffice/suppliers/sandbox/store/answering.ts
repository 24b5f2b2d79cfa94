/**
 * How the sandbox answers as a supplier, of whatever is sold: what was carried out under a key is answered the same for ever, late
 * or never where it was asked to misbehave.
 */
import { Effect } from 'effect';
import { type Money, scale } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  type Amendments,
  type Asked,
  type CancelAsked,
  type CommonAmended,
  type Confirmation,
  type Outcome,
  type Supplier,
  type SupplierBooking,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import { faultOf, type SandboxFaults, slowMs } from '../faults.ts';
import type { OrderBook } from './order-book.ts';
import type { Kept } from './outcomes.ts';

const code = 'sandbox';

/** An order as every product has it. */
export interface AnsweredOrder {
  readonly key: string;
  /** What the supplier was agreed to ask. */
  readonly total: Money;
  readonly travellers: readonly { readonly lastName: string }[];
}

export interface Answering<Order extends AnsweredOrder, Issued, Asks extends SupplierBooking> {
  readonly book: OrderBook<Confirmation<Issued>, CommonAmended<Issued>>;
  readonly faults: SandboxFaults;
  /** Carries an order out, once a key. */
  readonly buy: (order: Order, now: Instant) => Promise<Kept<Confirmation<Issued>>>;
  readonly amend: (key: string, asks: Asks, now: Instant) => Promise<Kept<CommonAmended<Issued>>>;
  /** What would be given back now; undefined where nothing can be cancelled so. */
  readonly refund: (orderKey: string, asks: CancelAsked, now: Instant) => Promise<Money | undefined>;
}

export interface Answers<Order, Issued, Asks extends SupplierBooking> {
  readonly supplier: Supplier<Order, Issued>;
  readonly amendments: Amendments<Asks, CommonAmended<Issued>>;
  /** As late as all answers are. */
  readonly delayed: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E>;
}

export function answering<Order extends AnsweredOrder, Issued, Asks extends SupplierBooking>({
  book,
  faults,
  buy,
  amend,
  refund,
}: Answering<Order, Issued, Asks>): Answers<Order, Issued, Asks> {
  let count = 0;

  const delayed = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    faults.delayMs === undefined || faults.delayMs === 0 ? work : Effect.delay(work, faults.delayMs);

  /** Closing a key changes nothing of one that is closed. */
  const carried = (order: Order, now: Instant, fault: ReturnType<typeof faultOf>) => {
    const { key, total } = order;
    if (fault === 'refuse') return book.settle(key, 'refused');
    if (fault === 'sold-out') return book.settle(key, 'sold-out');
    if (fault === 'price') return book.settle(key, 'fare-changed', scale(total, 104, 100));
    return buy(order, now);
  };

  return {
    delayed,
    supplier: {
      code,
      order: (order, now) =>
        Effect.suspend(() => {
          count += 1;
          const fault = faultOf(faults, count, order.travellers[0]?.lastName ?? '');
          if (fault === 'silent-before') return silent('book');
          const answer = Effect.flatMap(
            Effect.promise(() => carried(order, now, fault)),
            answered,
          );
          return Effect.flatMap(delayed(fault === 'slow' ? Effect.delay(answer, slowMs) : answer), (said) =>
            fault === 'silent-after' ? silent('book') : Effect.succeed(said),
          );
        }),
      settle: (key) =>
        Effect.suspend(() =>
          faults.settleSilent === true
            ? silent('settle')
            : Effect.map(
                Effect.promise(() => book.settle(key, 'refused')),
                outcomeOf,
              ),
        ),
    },
    amendments: {
      code,
      amend: (key, asks, now) =>
        delayed(
          Effect.flatMap(
            Effect.promise(() => amend(key, asks, now)),
            answered,
          ),
        ),
      settle: (key) =>
        Effect.map(
          Effect.promise(() => book.settleAmendment(key, 'refused')),
          outcomeOf,
        ),
      cancelRefund: ({ orderKey }, asks, now) =>
        Effect.flatMap(
          Effect.promise(() => refund(orderKey, asks, now)),
          (amount) =>
            amount === undefined ? Effect.fail(new SupplierRefused({ reason: 'refused' })) : Effect.succeed(amount),
        ),
    },
  };
}

function silent(asked: string): Effect.Effect<never, SupplierSilent> {
  return Effect.fail(new SupplierSilent({ supplier: code, detail: `${asked}: made to keep silent` }));
}

function answered<A>(kept: Kept<A>): Asked<A> {
  return kept.outcome === 'confirmed' ? Effect.succeed(kept.answer) : Effect.fail(refusalOf(kept));
}

function outcomeOf<A>(kept: Kept<A>): Outcome<A> {
  return kept.outcome === 'confirmed'
    ? { kind: 'confirmed', answer: kept.answer }
    : { kind: 'refused', refusal: refusalOf(kept) };
}

/** As the order book kept it. */
function refusalOf({ reason, total }: Extract<Kept<unknown>, { readonly outcome: 'refused' }>): SupplierRefused {
  const said = (['sold-out', 'fare-changed', 'not-sold'] as const).find((each) => each === reason) ?? 'refused';
  return new SupplierRefused({ reason: said, ...(total && { total }) });
}
