/**
 * Bags bought after booking. Duffel takes the same bag twice if it is asked twice, so what an order had before is read first,
 * and an answer that was lost is settled by what has come to it since.
 */
import { Effect } from 'effect';
import type { OrderedSsr } from '#application/backoffice/ports/flight/supplier-services.ts';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { type DuffelClient, refusalAsSilence, silent } from './duffel-client.ts';
import { asRefusal } from './duffel-reasons.ts';
import { inTravelOrder } from './held-orders.ts';
import type { DuffelOrder, OrderService } from './duffel-types.ts';
import { bagLines, passengersOf, type ResolvedServices, resolveServices } from './services.ts';

/** An order with what can still be bought for it. */
export interface OpenOrder {
  readonly order: DuffelOrder;
  readonly sold: readonly OrderService[];
  readonly lines: readonly SsrLine[];
  /** Ids of the services that the order has: kept, to settle by. */
  readonly before: readonly string[];
}

export function openOrder(
  client: DuffelClient,
  orderId: string,
  currency: Currency,
): Effect.Effect<OpenOrder, SupplierSilent | SupplierRefused> {
  return Effect.all([
    client.read('order', (sdk) => sdk.orders.get(orderId)),
    client.read('order services', (sdk) => sdk.orders.getAvailableServices(orderId)),
  ]).pipe(
    Effect.map(([{ data }, { data: sold }]) => ({ order: inTravelOrder(data), sold })),
    Effect.map(({ order, sold }) => ({
      order,
      sold,
      lines: bagLines(sold, order.slices, passengersOf(order), currency),
      before: order.services.map(({ id }) => id),
    })),
    Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))),
  );
}

/** Duffel's services for bags that are asked for, or those of them that are no longer sold so. */
export function findServices(
  { order, sold }: Pick<OpenOrder, 'order' | 'sold'>,
  passengers: readonly string[],
  asked: readonly OrderedSsr[],
  currency: Currency,
): ResolvedServices {
  const flights = order.slices;
  return resolveServices(asked, passengers, {
    bags: sold,
    seatMaps: [],
    flights,
    passengers: passengersOf(order),
    currency,
  });
}

/**
 * Buys bags for an order, all or none, at the prices that were agreed to. `passengers` are Duffel's ids of the travellers, in
 * their order. Never repeat it: after `SupplierSilent` ask `addedSince`.
 */
export function addServices(
  client: DuffelClient,
  { order, sold }: Pick<OpenOrder, 'order' | 'sold'>,
  passengers: readonly string[],
  asked: readonly OrderedSsr[],
  currency: Currency,
): Effect.Effect<DuffelOrder, SupplierSilent | SupplierRefused> {
  const found = findServices({ order, sold }, passengers, asked, currency);
  if (found.kind === 'refused') {
    return Effect.fail(new SupplierRefused({ reason: found.reason, ssrIds: found.ssrIds }));
  }
  if (found.total === undefined) return Effect.succeed(order);
  const payment = { type: 'balance' as const, amount: formatDecimal(found.total), currency };
  return client
    .change('add services', (sdk) => sdk.orders.addServices(order.id, { payment, add_services: [...found.services] }))
    .pipe(
      Effect.map(({ data }) => data),
      Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))),
    );
}

/**
 * The outcome of buying so many services that had no answer: done where as many have come to the order since `before` was
 * read; refused where they have not and it has `ended`; silent while they may still come.
 */
export function settleAdded(
  client: DuffelClient,
  orderId: string,
  before: readonly string[],
  asked: number,
  ended: boolean,
): Effect.Effect<void, SupplierSilent | SupplierRefused> {
  return Effect.flatMap(
    addedSince(client, orderId, before),
    (added): Effect.Effect<void, SupplierSilent | SupplierRefused> => {
      if (added >= asked) return Effect.void;
      return ended
        ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
        : Effect.fail(silent('add services', 'not bought yet, and they may still be'));
    },
  );
}

/** How many services have come to an order since `before` was read. */
export function addedSince(
  client: DuffelClient,
  orderId: string,
  before: readonly string[],
): Effect.Effect<number, SupplierSilent> {
  return client
    .read('order', (sdk) => sdk.orders.get(orderId))
    .pipe(
      Effect.map(({ data: { services } }) => services.filter(({ id }) => !before.includes(id)).length),
      Effect.catchTag('DuffelRefused', refusalAsSilence('order')),
    );
}
