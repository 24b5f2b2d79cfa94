/**
 * Orders that are held now and paid later. Duffel takes one payment for an order and none after its limit, so paying can be
 * repeated and asked about by the order itself.
 */
import { Effect } from 'effect';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type { Currency } from '#domain/money/currency.ts';
import { equals, type Money, parseMoney } from '#domain/money/money.ts';
import { type Instant, parseInstant, plusMinutes } from '#domain/time/instant.ts';
import { type DuffelClient, type DuffelRefused, refusalAsSilence, silent } from './duffel-client.ts';
import { reasonOf } from './duffel-reasons.ts';
import type { DuffelOrder, ListedOffer } from './duffel-types.ts';

/** How long after its limit a payment that was sent before may still be answered. */
const graceMinutes = 15;

export interface OrderStanding {
  readonly orderId: string;
  readonly pnr: string;
  readonly state: 'held' | 'paid' | 'cancelled';
  /** What it costs now; undefined in another currency. */
  readonly total: Money | undefined;
  /** While held: when the seats are let go. */
  readonly until: Instant | undefined;
  readonly order: DuffelOrder;
}

/** Until when an offer can be held without paying; undefined where it must be paid at once. */
export function holdLimit({
  payment_requirements: required,
}: Pick<ListedOffer, 'payment_requirements'>): Instant | undefined {
  return required.requires_instant_payment ? undefined : parseInstant(required.payment_required_by ?? '');
}

/** How an order stands at Duffel now. */
export function standingOf(
  client: DuffelClient,
  orderId: string,
  currency: Currency,
): Effect.Effect<OrderStanding, SupplierSilent> {
  return client
    .read('order', (sdk) => sdk.orders.get(orderId))
    .pipe(
      Effect.map(({ data }) => standing(data, currency)),
      Effect.catchTag('DuffelRefused', refusalAsSilence('order')),
    );
}

/**
 * Pays a held order at the total that was agreed to. Repeated, it pays nothing more. Refused where the order has been let go,
 * or costs another total now.
 */
export function payHeld(
  client: DuffelClient,
  orderId: string,
  expectedTotal: Money,
): Effect.Effect<OrderStanding, SupplierSilent | SupplierRefused> {
  const now = standingOf(client, orderId, expectedTotal.currency);
  return Effect.flatMap(now, (before) => {
    if (before.state !== 'held') return paidOrRefused(before);
    if (before.total === undefined || !equals(before.total, expectedTotal)) {
      return Effect.fail(new SupplierRefused({ reason: 'fare-changed', ...(before.total && { total: before.total }) }));
    }
    const { total_amount: amount, total_currency: currency } = before.order;
    return client
      .change('pay', (sdk) =>
        sdk.payments.create({ order_id: orderId, payment: { type: 'balance', amount, currency } }),
      )
      .pipe(
        Effect.catchTag('DuffelRefused', (refused) =>
          // Somebody else's payment, or a price that moved meanwhile: the order says it.
          refused.code === 'already_paid' ? Effect.void : refusedPayment(now, refused),
        ),
        Effect.andThen(now),
        Effect.flatMap(paidOrRefused),
      );
  });
}

/** The outcome of a payment that had no answer. Silent while one may still come. */
export function settlePayment(
  client: DuffelClient,
  orderId: string,
  currency: Currency,
  now: Instant,
): Effect.Effect<OrderStanding, SupplierSilent | SupplierRefused> {
  return Effect.flatMap(standingOf(client, orderId, currency), (found) => {
    if (found.state !== 'held') return paidOrRefused(found);
    return found.until !== undefined && now > plusMinutes(found.until, graceMinutes)
      ? Effect.fail(new SupplierRefused({ reason: 'not-sold' }))
      : Effect.fail(silent('pay', 'not paid yet, and it may still be'));
  });
}

function standing(order: DuffelOrder, currency: Currency): OrderStanding {
  const { payment_status: payment, total_currency: of, total_amount: amount } = order;
  return {
    orderId: order.id,
    pnr: order.booking_reference.toUpperCase(),
    state: order.cancelled_at ? 'cancelled' : payment.awaiting_payment ? 'held' : 'paid',
    total: of === currency ? parseMoney(amount, currency) : undefined,
    until: parseInstant(payment.payment_required_by ?? ''),
    order: inTravelOrder(order),
  };
}

/** An order with its slices as they are flown: where some were changed, Duffel does not say in which order it lists them. */
export function inTravelOrder(order: DuffelOrder): DuffelOrder {
  const departs = ({ segments }: DuffelOrder['slices'][number]): string => segments[0]?.departing_at ?? '';
  return {
    ...order,
    slices: order.slices.toSorted(
      (one, other) => Number(departs(one) > departs(other)) - Number(departs(one) < departs(other)),
    ),
  };
}

function paidOrRefused(found: OrderStanding): Effect.Effect<OrderStanding, SupplierSilent | SupplierRefused> {
  switch (found.state) {
    case 'paid':
      return Effect.succeed(found);
    case 'cancelled':
      return Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
    case 'held':
      return Effect.fail(silent('pay', 'taken, and not shown yet'));
  }
}

function refusedPayment(
  now: Effect.Effect<OrderStanding, SupplierSilent>,
  refused: DuffelRefused,
): Effect.Effect<never, SupplierSilent | SupplierRefused> {
  const reason = reasonOf(refused);
  return reason === 'fare-changed'
    ? Effect.flatMap(now, ({ total }) => Effect.fail(new SupplierRefused({ reason, ...(total && { total }) })))
    : Effect.fail(new SupplierRefused({ reason }));
}
