/**
 * A sandbox supplier of what is sold by the unit, on the order book and counted stock that all share: it sells at the price of now or
 * says what that is, answers a key the same for ever, cancels by the product's own rules, and misbehaves where it is asked to.
 */
import { Effect } from 'effect';
import { type Cancellable, cancellationOf, type CancelRules } from '#domain/booking/cancel/cancellation.ts';
import type { Product, Unit } from '#domain/booking/booking.ts';
import { equals, type Money, scale } from '#domain/money/money.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import {
  type Amendments,
  type Asked,
  type CancelAsked,
  type CommonAmendment,
  type Supplier,
  SupplierRefused,
  SupplierSilent,
} from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { faultOf, type SandboxFaults, slowMs } from '../faults.ts';
import { CountedStock, type NamedUnit, type StockMove, type StockPlace } from './counted-stock.ts';
import { OrderBook, type StandingOrder } from './order-book.ts';
import type { Kept } from './outcomes.ts';

const code = 'sandbox';

/** An order as every product has it. */
export interface UnitOrder {
  readonly key: string;
  /** What the supplier was agreed to ask. */
  readonly total: Money;
  readonly travellers: readonly { readonly lastName: string }[];
  /** It is to be kept without paying. */
  readonly mode?: 'hold';
}

/** What an order takes of the stock: `count` of each place, or of a place its own, as long as so many of `units` are free. */
export interface Taken {
  readonly count: number;
  readonly places: readonly (StockPlace & {
    readonly units: number;
    readonly from?: number;
    readonly upTo?: number;
    readonly count?: number;
  })[];
  readonly names?: readonly (NamedUnit & { readonly holder: number })[];
  /** A hold whose names these are: see the order book. */
  readonly instead?: string;
}

/** `Sold`: what is kept of an order, as its own rules of cancelling need it; plain data. */
export interface SandboxProduct<Order extends UnitOrder, Issued, Sold extends Cancellable> {
  readonly product: Product;
  readonly rules: CancelRules<Sold>;
  /** What it costs now, and what that takes of the stock; why not, where it is not sold. */
  now(order: Order, at: Instant): Promise<{ readonly total: Money; readonly taken: Taken } | 'sold-out' | 'not-sold'>;
  /** By the key alone, so that asking again says the same. */
  issue(order: Order): { readonly reference: string; readonly issued: Issued };
  sold(order: Order): Omit<Sold, 'gone'>;
  /** What units that leave give back to the stock; nothing where absent. */
  freed?(sold: Sold, units: readonly Unit[]): Pick<StockMove, 'freed' | 'namesGivenUp'>;
  /** Until when it would be held; absent where nothing is. */
  heldUntil?(order: Order, at: Instant): Instant | undefined;
}

export interface UnitSeller<Order, Issued> {
  readonly supplier: Supplier<Order, Issued>;
  readonly amendments: Amendments<CommonAmendment, object>;
}

interface Answer<Issued> {
  readonly reference: string;
  readonly issued: Issued;
  readonly heldUntil?: Instant;
}

/** Turns that a sale takes while others move the stock. */
const mostTurns = 12;

export function unitSeller<Order extends UnitOrder, Issued, Sold extends Cancellable>(
  database: Database,
  product: SandboxProduct<Order, Issued, Sold>,
  faults: SandboxFaults = {},
): UnitSeller<Order, Issued> {
  const book = new OrderBook<Answer<Issued>, object>(database, product.product);
  const stock = new CountedStock(database, product.product);
  let count = 0;

  const find = async (key: string) => (await book.find([key]))[0];
  const soldIn = ({ sold, gone }: StandingOrder<Answer<Issued>>) =>
    // Written by `buy` from the same product.
    ({ ...(JSON.parse(sold) as object), gone }) as unknown as Sold;

  const buy = async (order: Order, at: Instant, fault: ReturnType<typeof faultOf>): Promise<Kept<Answer<Issued>>> => {
    const { key, mode } = order;
    const known = await book.outcome(key);
    if (known !== undefined) return known;
    if (fault === 'refuse' || fault === 'sold-out')
      return book.settle(key, fault === 'refuse' ? 'refused' : 'sold-out');
    if (fault === 'price') return book.settle(key, 'fare-changed', scale(order.total, 104, 100));
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const found = await product.now(order, at);
      if (typeof found === 'string') return book.settle(key, found);
      const { total, taken } = found;
      if (!equals(total, order.total)) return book.settle(key, 'fare-changed', total);
      const heldUntil = mode === 'hold' ? product.heldUntil?.(order, at) : undefined;
      if (mode === 'hold' && heldUntil === undefined) return book.settle(key, 'not-sold');
      const confirmation = { ...product.issue(order), ...(heldUntil !== undefined && { heldUntil }) };
      const booked = await book.book({
        key,
        total,
        sold: JSON.stringify(product.sold(order)),
        reference: confirmation.reference,
        confirmation,
        ...(heldUntil !== undefined && { heldUntil }),
        count: taken.count,
        places: taken.places.map((place) => ({ from: 0, upTo: place.units, ...place })),
        ...(taken.names && { names: taken.names }),
        ...(taken.instead !== undefined && { instead: taken.instead }),
      });
      if (booked.outcome === 'confirmed' || booked.outcome === 'refused') return booked;
      if (booked.outcome !== 'changed') return book.settle(key, 'sold-out');
    }
    return book.settle(key, 'refused');
  };

  /** By the product's own rules; as people agreed, where they did. */
  const refundOf = (order: StandingOrder<Answer<Issued>>, asks: CancelAsked, now: Instant): Money | undefined => {
    const { places, reason } = asks;
    const answer = cancellationOf(product.rules, { booking: soldIn(order), places, reason, now });
    return 'violations' in answer ? undefined : answer.cancellation.reversal.returned;
  };

  const amend = async (key: string, asks: CommonAmendment, now: Instant): Promise<Kept<object>> => {
    for (;;) {
      const order = await find(asks.orderKey);
      if (order === undefined) return book.settleAmendment(key, 'refused');
      if (asks.kind === 'cancel') {
        const refund = refundOf(order, asks, now);
        if (refund === undefined) return book.settleAmendment(key, 'refused');
        if (!equals(refund, asks.expectedRefund)) return book.settleAmendment(key, 'fare-changed', refund);
      }
      const held = order.held === 'held' && order.heldUntil !== null && order.heldUntil > now;
      if (asks.kind === 'ticket' && !held) return book.settleAmendment(key, 'sold-out');
      const units =
        asks.kind === 'cancel' ? asks.places : asks.kind === 'release' ? product.rules.units(soldIn(order)) : [];
      const freed = units.length === 0 ? undefined : product.freed?.(soldIn(order), units);
      const done = await book.amend(key, {
        order,
        gone: units,
        ...(asks.kind !== 'cancel' && { becomes: { held: asks.kind === 'ticket' ? 'ticketed' : 'over' } }),
        ...(freed && { stock: (tx) => stock.move(tx, asks.orderKey, freed) }),
        answer: {},
      });
      if (typeof done !== 'string') return done;
    }
  };

  const delayed = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    faults.delayMs === undefined || faults.delayMs === 0 ? work : Effect.delay(work, faults.delayMs);

  return {
    supplier: {
      code,
      order: (order, now) =>
        Effect.suspend(() => {
          count += 1;
          const fault = faultOf(faults, count, order.travellers[0]?.lastName ?? '');
          if (fault === 'silent-before') return silent('book');
          const carried = Effect.flatMap(
            Effect.promise(() => buy(order, now, fault)),
            answered,
          );
          return Effect.flatMap(delayed(fault === 'slow' ? Effect.delay(carried, slowMs) : carried), (answer) =>
            fault === 'silent-after' ? silent('book') : Effect.succeed(answer),
          );
        }),
      settle: (key) =>
        Effect.suspend(() =>
          faults.settleSilent === true
            ? silent('settle')
            : Effect.map(
                Effect.promise(() => book.settle(key, 'refused')),
                (kept) =>
                  kept.outcome === 'confirmed'
                    ? { kind: 'confirmed', answer: kept.answer }
                    : { kind: 'refused', refusal: refusalOf(kept) },
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
          (kept) =>
            kept.outcome === 'confirmed'
              ? { kind: 'confirmed', answer: kept.answer }
              : { kind: 'refused', refusal: refusalOf(kept) },
        ),
      cancelRefund: ({ orderKey }, asks, now) =>
        Effect.flatMap(
          Effect.promise(() => find(orderKey)),
          (order) => {
            const refund = order && refundOf(order, asks, now);
            return refund === undefined
              ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
              : Effect.succeed(refund);
          },
        ),
    },
  };
}

/** A number for what is sold under a key: the same each time, in no order that can be guessed at sight. */
export function numberOf(key: string, digits: number): string {
  let hash = 0xcbf29ce484222325n;
  for (const letter of key) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return String(hash % 10n ** BigInt(digits)).padStart(digits, '0');
}

/** Days since 1970-01-01: how counted stock names a day. */
export function dayNumber(date: string): number {
  return Math.floor(toMilliseconds(`${date}T00:00:00Z` as Instant) / 86_400_000);
}

function silent(asked: string): Effect.Effect<never, SupplierSilent> {
  return Effect.fail(new SupplierSilent({ supplier: code, detail: `${asked}: made to keep silent` }));
}

function answered<A>(kept: Kept<A>): Asked<A> {
  return kept.outcome === 'confirmed' ? Effect.succeed(kept.answer) : Effect.fail(refusalOf(kept));
}

/** As the order book kept it. */
function refusalOf({ reason, total }: Extract<Kept<unknown>, { readonly outcome: 'refused' }>): SupplierRefused {
  const said = (['sold-out', 'fare-changed', 'not-sold'] as const).find((each) => each === reason) ?? 'refused';
  return new SupplierRefused({ reason: said, ...(total && { total }) });
}
