/**
 * Cancelling an order, whole: Duffel quotes what comes back, for a while, and cancels when that is confirmed. A quote is
 * confirmed once; whether it was can be read at any time. A held order is let go the same way.
 */
import { Effect } from 'effect';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { equals, type Money, parseMoney } from '#domain/money/money.ts';
import { type Instant, parseInstant, plusMinutes } from '#domain/time/instant.ts';
import { type DuffelClient, refusalAsSilence, silent } from './duffel-client.ts';
import { asRefusal } from './duffel-reasons.ts';
import type { DuffelCancellation } from './duffel-types.ts';

/** How long after its quote has expired a confirmation that was sent before may still be carried out. */
const graceMinutes = 15;

export interface CancellationQuote {
  readonly cancellationId: string;
  readonly orderId: string;
  /** What comes back; undefined where Duffel does not say it. Zero for an order that was never paid. */
  readonly refund: Money | undefined;
  /** Where it goes: 'balance' is the account with Duffel; credits and vouchers are the traveller's, at the airline. */
  readonly refundTo: DuffelCancellation['refund_to'];
  readonly goodUntil: Instant | undefined;
  readonly confirmed: boolean;
}

/** What cancelling would bring back now. Nothing is cancelled by asking. */
export function quoteCancellation(
  client: DuffelClient,
  orderId: string,
  currency: Currency,
): Effect.Effect<CancellationQuote, SupplierSilent | SupplierRefused> {
  return client
    .change('quote cancellation', (sdk) => sdk.orderCancellations.create({ order_id: orderId }))
    .pipe(
      Effect.map(({ data }) => quoteOf(data, currency)),
      Effect.catchTag('DuffelRefused', (refused) => Effect.fail(asRefusal(refused))),
    );
}

/**
 * Cancels, for the refund that was agreed to. Repeated, it cancels nothing more. `SupplierRefused` with 'fare-changed' and the
 * refund as `total` where another comes back by now; with 'refused' where the quote has expired.
 */
export function confirmCancellation(
  client: DuffelClient,
  cancellationId: string,
  expectedRefund: Money,
): Effect.Effect<CancellationQuote, SupplierSilent | SupplierRefused> {
  const { currency } = expectedRefund;
  return Effect.flatMap(readCancellation(client, cancellationId, currency), (before) => {
    if (before.confirmed) return Effect.succeed(before);
    if (before.refund === undefined || !equals(before.refund, expectedRefund)) {
      return Effect.fail(
        new SupplierRefused({ reason: 'fare-changed', ...(before.refund && { total: before.refund }) }),
      );
    }
    return client
      .change('cancel', (sdk) => sdk.orderCancellations.confirm(cancellationId))
      .pipe(
        Effect.map(({ data }) => quoteOf(data, currency)),
        Effect.catchTag('DuffelRefused', (refused) =>
          Effect.flatMap(readCancellation(client, cancellationId, currency), (after) =>
            after.confirmed ? Effect.succeed(after) : Effect.fail(asRefusal(refused)),
          ),
        ),
      );
  });
}

/** The outcome of a confirmation that had no answer. Silent while it may still be carried out. */
export function settleCancellation(
  client: DuffelClient,
  cancellationId: string,
  currency: Currency,
  now: Instant,
): Effect.Effect<CancellationQuote, SupplierSilent | SupplierRefused> {
  return Effect.flatMap(
    readCancellation(client, cancellationId, currency),
    (found): Effect.Effect<CancellationQuote, SupplierSilent | SupplierRefused> => {
      if (found.confirmed) return Effect.succeed(found);
      return found.goodUntil !== undefined && now > plusMinutes(found.goodUntil, graceMinutes)
        ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
        : Effect.fail(silent('cancel', 'not cancelled yet, and it may still be'));
    },
  );
}

function readCancellation(
  client: DuffelClient,
  cancellationId: string,
  currency: Currency,
): Effect.Effect<CancellationQuote, SupplierSilent> {
  return client
    .read('cancellation', (sdk) => sdk.orderCancellations.get(cancellationId))
    .pipe(
      Effect.map(({ data }) => quoteOf(data, currency)),
      Effect.catchTag('DuffelRefused', refusalAsSilence('cancellation')),
    );
}

function quoteOf(cancellation: DuffelCancellation, currency: Currency): CancellationQuote {
  const { refund_amount: amount, refund_currency: of, refund_to: refundTo } = cancellation;
  const shown =
    amount !== null && of !== null && isCurrency(of) && of === currency ? parseMoney(amount, of) : undefined;
  return {
    cancellationId: cancellation.id,
    orderId: cancellation.order_id,
    refund: refundTo === 'awaiting_payment' ? { minor: 0, currency } : shown,
    refundTo,
    goodUntil: parseInstant(cancellation.expires_at ?? ''),
    confirmed: Boolean(cancellation.confirmed_at),
  };
}
