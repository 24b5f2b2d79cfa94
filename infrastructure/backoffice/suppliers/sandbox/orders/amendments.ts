/**
 * What the sandbox does to orders that it carried out: tickets for held seats, seats given back, travellers cancelled. What
 * it gives back it computes itself, by the rules of the fare as it was sold.
 */
import { momentOf } from '../fares/priced-journey.ts';
import { Effect } from 'effect';
import { match } from 'ts-pattern';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import {
  type RefusalReason,
  SupplierRefused,
  SupplierSilent,
  type CancelAsked,
  type SupplierBooking,
} from '#application/backoffice/ports/supplier.ts';
import type {
  ChangeAsked,
  SupplierAmended,
  SupplierAmendment,
  SupplierAmendmentOutcome,
  SupplierAmendments,
  SupplierScheduleChange,
  WatchedOrder,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { Amended } from '#infrastructure/backoffice/suppliers/sandbox/store/books.ts';
import type { AmendableOrder, SandboxOrders } from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
import type { SandboxStock } from '#infrastructure/backoffice/suppliers/sandbox/store/stock.ts';
import type { AmendedOrder, AmendedOrders } from './amended-orders.ts';
import { documentsOf, ticketsOf } from './carry-out.ts';
import { faultOf, type SandboxFaults, slowMs } from '../faults.ts';
import type { SandboxScheduleChanges } from './schedule-changes.ts';
import { type Exchange, exchangedOrder, exchangeOf, type NoExchange, placesOfKeys, replacedBy } from './changes.ts';
import { asFlown, freedBy, type SoldOrder, soldOrder } from './sold-order.ts';
import type { SandboxWorld } from '../timetable/world.ts';

export interface SandboxAmendmentsParts {
  readonly code: string;
  readonly world: () => SandboxWorld;
  readonly orders: SandboxOrders;
  readonly stock: Pick<SandboxStock, 'serials' | 'refresh' | 'soldOf'>;
  readonly schedules: SandboxScheduleChanges;
  readonly amended: AmendedOrders;
  readonly businessZone: string;
  /** How it misbehaves now; what befalls each n-th booking befalls each n-th amendment, counted by itself. */
  readonly faults: () => SandboxFaults;
}

/** How often an amendment is computed again because its order, or what it takes, has moved meanwhile. */
const mostTurns = 5;
const mostExpiring = 100;

export class SandboxAmendments implements SupplierAmendments {
  readonly code: string;
  readonly splits = true;
  readonly completes = true;
  readonly takesAgreed = true;
  readonly #parts: SandboxAmendmentsParts;
  #count = 0;

  constructor(parts: SandboxAmendmentsParts) {
    this.code = parts.code;
    this.#parts = parts;
  }

  readonly amend = (
    key: string,
    asked: SupplierAmendment,
    now: Instant,
  ): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> =>
    Effect.suspend(() => {
      this.#count += 1;
      const fault = faultOf(this.#parts.faults(), this.#count, '');
      if (fault === 'silent-before') return this.#silent('amend');
      const done = Effect.promise(() =>
        fault === 'refuse' ? this.#parts.orders.settle(key, 'refused') : this.#carryOut(key, asked, now),
      );
      return Effect.flatMap(
        fault === 'slow' ? Effect.delay(done, slowMs) : done,
        (kept): Effect.Effect<SupplierAmended, SupplierSilent | SupplierRefused> => {
          if (fault === 'silent-after') return this.#silent('amend');
          return kept.outcome === 'confirmed' ? Effect.succeed(kept.answer) : Effect.fail(refusalOf(kept));
        },
      );
    });

  readonly settle = (key: string): Effect.Effect<SupplierAmendmentOutcome, SupplierSilent> =>
    Effect.suspend(() =>
      this.#parts.faults().settleSilent === true
        ? this.#silent('settle')
        : Effect.map(
            Effect.promise(() => this.#parts.orders.settle(key, 'refused')),
            (kept): SupplierAmendmentOutcome =>
              kept.outcome === 'confirmed'
                ? { kind: 'confirmed', answer: kept.answer }
                : { kind: 'refused', refusal: refusalOf(kept) },
          ),
    );

  readonly cancelRefund = (
    { orderKey, reference }: SupplierBooking,
    asked: CancelAsked,
    now: Instant,
  ): Effect.Effect<Money, SupplierRefused> =>
    Effect.flatMap(
      Effect.promise(async () => {
        const { orders, schedules } = this.#parts;
        const order = await orders.find(orderKey);
        return asked.reason === 'supplier' && !(await schedules.isOpen(orderKey, now)) ? undefined : order;
      }),
      (order) => {
        const refund = order?.reference === reference ? refundOf(order, this.#sold(order), asked, now) : undefined;
        return refund === undefined ? Effect.fail(new SupplierRefused({ reason: 'refused' })) : Effect.succeed(refund);
      },
    );

  readonly services = (
    { orderKey, reference }: SupplierBooking,
    now: Instant,
  ): Effect.Effect<SupplierServices, SupplierRefused> =>
    Effect.flatMap(
      Effect.promise(() => this.#parts.orders.find(orderKey)),
      (order) =>
        order?.reference === reference
          ? Effect.promise(() => this.#parts.amended.services(order, now))
          : Effect.fail(new SupplierRefused({ reason: 'not-sold' })),
    );

  readonly changeCollection = (
    { orderKey, reference }: SupplierBooking,
    asked: ChangeAsked,
    now: Instant,
  ): Effect.Effect<Money, SupplierRefused> =>
    Effect.flatMap(
      Effect.promise(async () => {
        const order = await this.#parts.orders.find(orderKey);
        return order?.reference === reference ? this.#exchange(order, this.#sold(order), asked, now) : 'not-sold';
      }),
      (exchange) =>
        typeof exchange === 'string'
          ? Effect.fail(new SupplierRefused({ reason: exchange }))
          : Effect.succeed(exchange.change.airline),
    );

  readonly scheduleChanges = (
    asked: readonly WatchedOrder[],
    now: Instant,
  ): Effect.Effect<readonly SupplierScheduleChange[]> => Effect.promise(() => this.#parts.schedules.of(asked, now));

  /** Frees the seats of holds whose limit has passed. */
  async expire(now: Instant): Promise<void> {
    const { orders, stock } = this.#parts;
    for (const order of await orders.expired(now, mostExpiring)) {
      const sold = this.#sold(order);
      const freed = freedBy(sold, allPlaces(sold.booking));
      await orders.expire(order, now, freed);
      await stock.refresh(freed.freed);
    }
  }

  async #carryOut(key: string, asked: SupplierAmendment, now: Instant): Promise<AmendedOrder> {
    const { orders } = this.#parts;
    const kept = await orders.kept(key);
    if (kept !== undefined) return kept;
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const order = await orders.find(asked.orderKey);
      if (order?.reference !== asked.reference) return orders.settle(key, 'not-sold');
      const done = await this.#amended(key, asked, order, now);
      if (done !== 'moved') return done;
    }
    return orders.settle(key, 'refused');
  }

  /** One turn, by the order as it is. */
  #amended(
    key: string,
    asked: SupplierAmendment,
    order: AmendableOrder,
    now: Instant,
  ): Promise<AmendedOrder | 'moved'> {
    const { orders, stock, schedules, amended } = this.#parts;
    const sold = this.#sold(order);
    return match<SupplierAmendment, Promise<AmendedOrder | 'moved'>>(asked)
      .with({ kind: 'ticket' }, async ({ expectedTotal }) => {
        if (expectedTotal.minor !== order.total)
          return orders.settle(key, 'fare-changed', money(order.total, this.#parts.world().currency));
        const documents = documentsOf(sold.fares);
        const serial = await stock.serials(sold.travellers.length * documents.length);
        const { seed } = this.#parts.world();
        return orders.ticket(key, order, now, ticketsOf(documents, { serial, seed }, sold.travellers.length));
      })
      .with({ kind: 'release' }, async () => {
        const freed = freedBy(sold, allPlaces(sold.booking));
        const answer = await orders.release(key, order, freed);
        await stock.refresh(freed.freed);
        return answer;
      })
      .with({ kind: 'cancel' }, (cancel) => this.#cancel(key, cancel, order, sold, now))
      .with({ kind: 'change' }, (change) => this.#change(key, change, order, sold, now))
      .with({ kind: 'schedule' }, (answered) => schedules.answer(key, order, answered, sold.travellers, now))
      .with({ kind: 'add-ssr' }, (adding) => amended.add(key, adding, order, sold, now))
      .with({ kind: 'split' }, (split) => amended.split(key, split, order, sold))
      .with({ kind: 'complete' }, ({ travellers, requests }) =>
        travellers.map(({ type }) => type).join() === sold.travellers.join()
          ? orders.complete(key, order, now, requests)
          : orders.settle(key, 'refused'),
      )
      .with({ kind: 'by-hand' }, () => orders.settle(key, 'refused'))
      .exhaustive();
  }

  async #cancel(
    key: string,
    asked: Extract<SupplierAmendment, { readonly kind: 'cancel' }>,
    order: AmendableOrder,
    sold: SoldOrder,
    now: Instant,
  ): Promise<Amended> {
    const { orders, stock, schedules } = this.#parts;
    if (asked.reason === 'supplier' && !(await schedules.isOpen(asked.orderKey, now)))
      return orders.settle(key, 'refused');
    const reckoned = refundOf(order, sold, asked, now);
    if (reckoned === undefined) return orders.settle(key, 'refused');
    const refund = asked.agreed === true ? asked.expectedRefund : reckoned;
    if (refund.minor !== asked.expectedRefund.minor) return orders.settle(key, 'fare-changed', refund);
    const freed = freedBy(sold, asked.places);
    const done = await orders.cancel(key, order, asked.places, freed);
    await stock.refresh(freed.freed);
    return done;
  }

  /** By what the database says now. */
  async #exchange(
    order: AmendableOrder,
    sold: SoldOrder,
    asked: ChangeAsked,
    now: Instant,
  ): Promise<Exchange | NoExchange> {
    const { world, stock, businessZone } = this.#parts;
    const moment = momentOf(now, businessZone, world().currency);
    await stock.refresh(placesOfKeys(world(), asked.fareKeys, moment));
    return exchangeOf(world(), stock, order, sold, asked, { now, moment });
  }

  async #change(
    key: string,
    asked: Extract<SupplierAmendment, { readonly kind: 'change' }>,
    order: AmendableOrder,
    sold: SoldOrder,
    now: Instant,
  ): Promise<Amended> {
    const { orders, stock } = this.#parts;
    const exchange = await this.#exchange(order, sold, asked, now);
    if (typeof exchange === 'string') return orders.settle(key, exchange);
    const { airline } = exchange.change;
    if (airline.minor !== asked.expectedCollection.minor) return orders.settle(key, 'fare-changed', airline);
    const serial = await stock.serials(replacedBy(asked.tickets, asked.itineraries).length);
    const changed = exchangedOrder(order, sold, asked, exchange, serial);
    const done = await orders.change(key, order, changed);
    await stock.refresh([...changed.freed, ...changed.legs]);
    return done;
  }

  #sold(order: AmendableOrder): SoldOrder {
    return asFlown(soldOrder(this.#parts.world(), order.sold, this.#parts.businessZone), order.rebooked);
  }

  #silent(asked: string): Effect.Effect<never, SupplierSilent> {
    return Effect.fail(new SupplierSilent({ supplier: this.code, detail: `${asked}: made to keep silent` }));
  }
}

/** What the airline gives back; undefined where it cannot be cancelled so. A hold is released, not cancelled. */
function refundOf(
  order: AmendableOrder,
  sold: SoldOrder,
  { places, reason, services }: CancelAsked,
  now: Instant,
): Money | undefined {
  if (order.held === 'held' || order.held === 'over') return undefined;
  const reckoned = cancellationOf({ booking: { ...sold.booking, gone: order.gone }, places, reason, now });
  if ('violations' in reckoned) return undefined;
  const { returned } = reckoned.cancellation.reversal;
  return reason === 'supplier' && services !== undefined ? add(returned, services) : returned;
}

const reasons: readonly RefusalReason[] = ['sold-out', 'fare-changed', 'not-sold', 'ssr-changed', 'seat-taken'];

function refusalOf({ reason, total, ssrIds }: Extract<AmendedOrder, { outcome: 'refused' }>): SupplierRefused {
  const known = reasons.find((each) => each === reason);
  return new SupplierRefused({
    reason: known ?? 'refused',
    ...(ssrIds && { ssrIds }),
    ...(total && { total }),
  });
}
