/** What Stripe's records say of a payment: of a Checkout Session that was asked for, and of one in a message. */
import type { PaymentNews } from '#domain/account/online-payment.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { GatewayMessage } from '#application/backoffice/ports/account/payment-gateway.ts';
import { jsonIn, jsonOf } from '../json-of.ts';

/** Undefined while it is open: a card that was refused can be tried again until its time is over. */
export function newsOfSession(answer: unknown): PaymentNews | undefined {
  const { status, payment_status: paid, payment_intent: intent, amount_total: total, currency } = jsonOf(answer);
  if (status === 'expired') return { kind: 'expired' };
  if (status !== 'complete' || paid !== 'paid') return undefined;
  const code = typeof currency === 'string' ? currency.toUpperCase() : '';
  const id = typeof intent === 'string' ? intent : jsonOf(intent)['id'];
  if (typeof id !== 'string' || !isCurrency(code) || !Number.isSafeInteger(total)) return undefined;
  return { kind: 'paid', gatewayPayment: id, paid: money(Number(total), code) };
}

const told: readonly unknown[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
];

/** What a message says whose signature is right. */
export function newsIn(body: Buffer): GatewayMessage {
  const { id: event, type, data } = jsonIn(body);
  const { object } = jsonOf(data);
  const { id: reference } = jsonOf(object);
  if (typeof reference !== 'string' || typeof event !== 'string') return { kind: 'nothing' };
  const news: PaymentNews | undefined =
    type === 'checkout.session.async_payment_failed'
      ? { kind: 'failed' }
      : told.includes(type)
        ? newsOfSession(object)
        : undefined;
  return news === undefined ? { kind: 'nothing' } : { kind: 'news', reference, news, event };
}
