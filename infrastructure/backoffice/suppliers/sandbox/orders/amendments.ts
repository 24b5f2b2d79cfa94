/**
 * What the sandbox does to orders that it carried out: tickets for held seats, seats given back, travellers cancelled. What
 * it gives back it reckons itself, by the rules of the fare as it was sold.
 */
import { Effect } from 'effect';
import { match } from 'ts-pattern';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import { add, type Money, money } from '#domain/money/money.ts';
import { dateIn, type Instant, toMilliseconds } from '#domain/time/instant.ts';
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
import type {
  AmendableOrder,
  KeptAmendment,
  SandboxOrders,
} from '#infrastructure/backoffice/suppliers/sandbox/store/orders.ts';
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

/** How often a cancellation is reckoned again because others were taken out meanwhile. */
const mostTurns = 5;
const mostLapsing = 100;

export class SandboxAmendments implements SupplierAmendments {
  readonly code: string;
  readonly splits = true;
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
          return kept.outcome === 'confirmed' ? Effect.succeed(kept.amended) : Effect.fail(refusalOf(kept));
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
                ? { kind: 'confirmed', answer: kept.amended }
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
        const refund = order?.pnr === reference ? refundOf(order, this.#sold(order), asked, now) : undefined;
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
        order?.pnr === reference
          ? Effect.promise(() => this.#parts.amended.services(order, orderKey, now))
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
        return order?.pnr === reference ? this.#exchange(order, asked, now) : 'not-sold';
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
  async lapse(now: Instant): Promise<void> {
    const { orders, stock } = this.#parts;
    for (const { orderKey, sale } of await orders.lapsed(now, mostLapsing)) {
      const sold = soldOrder(this.#parts.world(), sale, this.#parts.businessZone);
      const { freed } = freedBy(sold, allPlaces(sold.booking));
      await orders.lapse(orderKey, now, freed);
      await stock.refresh(freed);
    }
  }

  async #carryOut(key: string, asked: SupplierAmendment, now: Instant): Promise<AmendedOrder> {
    const { orders, stock } = this.#parts;
    const kept = await orders.kept(key);
    if (kept !== undefined) return kept;
    const order = await orders.find(asked.orderKey);
    if (order?.pnr !== asked.reference) return orders.settle(key, 'not-sold');
    const sold = this.#sold(order);
    return match<SupplierAmendment, Promise<AmendedOrder>>(asked)
      .with({ kind: 'ticket' }, async ({ expectedTotal, orderKey }) => {
        if (expectedTotal.minor !== order.total) return orders.settle(key, 'fare-changed', order.total);
        const documents = documentsOf(sold.fares);
        const serial = await stock.serials(sold.travellers.length * documents.length);
        return orders.ticket(key, orderKey, now, ticketsOf(documents, serial, sold.travellers.length));
      })
      .with({ kind: 'release' }, async ({ orderKey }) => {
        const { freed } = freedBy(sold, allPlaces(sold.booking));
        const answer = await orders.release(key, orderKey, now, freed);
        await stock.refresh(freed);
        return answer;
      })
      .with({ kind: 'cancel' }, (cancel) => this.#cancel(key, cancel, order, sold, now))
      .with({ kind: 'change' }, (change) => this.#change(key, change, order, now))
      .with({ kind: 'schedule' }, (answered) =>
        this.#parts.schedules.answer(key, { ...order, orderKey: answered.orderKey }, answered, sold.travellers, now),
      )
      .with({ kind: 'add-ssr' }, (adding) => this.#parts.amended.add(key, adding, order, sold, now))
      .with({ kind: 'split' }, (split) =>
        this.#parts.amended.split(key, split, order, (present) => this.#sold(present)),
      )
      .exhaustive();
  }

  async #cancel(
    key: string,
    asked: Extract<SupplierAmendment, { readonly kind: 'cancel' }>,
    order: AmendableOrder,
    sold: SoldOrder,
    now: Instant,
  ): Promise<KeptAmendment> {
    const { orders, stock, schedules } = this.#parts;
    if (asked.reason === 'supplier' && !(await schedules.isOpen(asked.orderKey, now)))
      return orders.settle(key, 'refused');
    const { freed, chairs } = freedBy(sold, asked.places);
    let present: AmendableOrder | undefined = order;
    for (let turn = 0; turn < mostTurns && present !== undefined; turn += 1) {
      const reckoned = refundOf(present, sold, asked, now);
      if (reckoned === undefined) return orders.settle(key, 'refused');
      const refund = asked.agreed === true ? asked.expectedRefund : reckoned;
      if (refund.minor !== asked.expectedRefund.minor) return orders.settle(key, 'fare-changed', refund.minor);
      const kept = await orders.cancel(key, asked.orderKey, {
        gone: present.gone.length,
        places: asked.places,
        freed,
        chairs,
      });
      if (kept !== undefined) {
        await stock.refresh(freed);
        return kept;
      }
      present = await orders.find(asked.orderKey);
    }
    return orders.settle(key, 'refused');
  }

  /** By what the database says now. */
  async #exchange(order: AmendableOrder, asked: ChangeAsked, now: Instant): Promise<Exchange | NoExchange> {
    const { world, stock, businessZone } = this.#parts;
    const moment = { minute: Math.floor(toMilliseconds(now) / 60_000), issued: dateIn(now, businessZone) };
    await stock.refresh(placesOfKeys(world(), asked.fareKeys, moment));
    return exchangeOf(world(), stock, order, this.#sold(order), asked, { now, moment });
  }

  async #change(
    key: string,
    asked: Extract<SupplierAmendment, { readonly kind: 'change' }>,
    order: AmendableOrder,
    now: Instant,
  ): Promise<KeptAmendment> {
    const { orders, stock } = this.#parts;
    let present: AmendableOrder | undefined = order;
    for (let turn = 0; turn < mostTurns && present !== undefined; turn += 1) {
      const exchange = await this.#exchange(present, asked, now);
      if (typeof exchange === 'string') return orders.settle(key, exchange);
      const { airline } = exchange.change;
      if (airline.minor !== asked.expectedCollection.minor) return orders.settle(key, 'fare-changed', airline.minor);
      const serial = await stock.serials(replacedBy(asked.tickets, asked.itineraries).length);
      const changed = exchangedOrder(present, this.#sold(present), asked, exchange, serial);
      const kept = await orders.change(key, asked.orderKey, changed);
      if (kept !== undefined) {
        await stock.refresh([...changed.freed, ...changed.legs]);
        return kept;
      }
      present = await orders.find(asked.orderKey);
    }
    return orders.settle(key, 'refused');
  }

  #sold(order: AmendableOrder): SoldOrder {
    return asFlown(soldOrder(this.#parts.world(), order.sale, this.#parts.businessZone), order.rebooked);
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
    ...(total !== null && { total: money(total, 'INR') }),
  });
}
