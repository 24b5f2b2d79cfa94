/**
 * A sandbox supplier of what is sold by the unit, on the order book and counted stock that all share: it sells at the price of now or
 * says what that is, answers a key the same for ever, cancels by the product's own rules, and misbehaves where it is asked to.
 */
import { type Cancellable, cancellationOf, type CancelRules } from '#domain/booking/cancel/cancellation.ts';
import type { Product, Unit } from '#domain/booking/booking.ts';
import { equals, type Money } from '#domain/money/money.ts';
import { type Instant, toMilliseconds } from '#domain/time/instant.ts';
import {
  type Amendments,
  type CancelAsked,
  type CommonAmended,
  type CommonAmendment,
  type Confirmation,
  type Supplier,
} from '#application/backoffice/ports/supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxFaults } from '../faults.ts';
import { type AnsweredOrder, answering } from './answering.ts';
import { CountedStock, type NamedUnit, type StockMove, type StockPlace } from './counted-stock.ts';
import { OrderBook, type StandingOrder } from './order-book.ts';
import type { Kept } from './outcomes.ts';

/** An order as every product has it. */
export interface UnitOrder extends AnsweredOrder {
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
  /** What is issued once what was held under a key is bought; absent where nothing is held. */
  issueHeld?(key: string, sold: Sold): Issued;
  sold(order: Order): Omit<Sold, 'gone'>;
  /** What units that leave give back to the stock; nothing where absent. */
  freed?(sold: Sold, units: readonly Unit[]): Pick<StockMove, 'freed' | 'namesGivenUp'>;
  /** Until when it would be held; absent where nothing is. */
  heldUntil?(order: Order, at: Instant): Instant | undefined;
}

export interface UnitSeller<Order, Issued> {
  readonly supplier: Supplier<Order, Issued>;
  readonly amendments: Amendments<CommonAmendment, CommonAmended<Issued>>;
}

/** Turns that a sale takes while others move the stock. */
const mostTurns = 12;

export function unitSeller<Order extends UnitOrder, Issued, Sold extends Cancellable>(
  database: Database,
  product: SandboxProduct<Order, Issued, Sold>,
  faults: SandboxFaults = {},
): UnitSeller<Order, Issued> {
  const book = new OrderBook<Confirmation<Issued>, CommonAmended<Issued>>(database, product.product);
  const stock = new CountedStock(database, product.product);

  const find = async (key: string) => (await book.find([key]))[0];
  const soldIn = ({ sold, gone }: StandingOrder<Confirmation<Issued>>) =>
    // Written by `buy` from the same product.
    ({ ...(JSON.parse(sold) as object), gone }) as unknown as Sold;

  const buy = async (order: Order, at: Instant): Promise<Kept<Confirmation<Issued>>> => {
    const { key, mode } = order;
    const known = await book.outcome(key);
    if (known !== undefined) return known;
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
  const refundOf = (order: StandingOrder<Confirmation<Issued>>, asks: CancelAsked, now: Instant): Money | undefined => {
    const { places, reason } = asks;
    const answer = cancellationOf(product.rules, { booking: soldIn(order), places, reason, now });
    return 'violations' in answer ? undefined : answer.cancellation.reversal.returned;
  };

  const amend = async (key: string, asks: CommonAmendment, now: Instant): Promise<Kept<CommonAmended<Issued>>> => {
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
      const issued = asks.kind === 'ticket' ? product.issueHeld?.(asks.orderKey, soldIn(order)) : undefined;
      const done = await book.amend(key, {
        order,
        gone: units,
        ...(asks.kind !== 'cancel' && { becomes: { held: asks.kind === 'ticket' ? 'ticketed' : 'over' } }),
        ...(freed && { stock: (tx) => stock.move(tx, asks.orderKey, freed) }),
        answer: issued === undefined ? {} : { issued },
      });
      if (typeof done !== 'string') return done;
    }
  };

  const refund = async (orderKey: string, asks: CancelAsked, now: Instant) => {
    const order = await find(orderKey);
    return order && refundOf(order, asks, now);
  };

  return answering({ book, faults, buy, amend, refund });
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
