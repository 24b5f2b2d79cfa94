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

/** Whether a reference is a Payment Link's. */
export function isLink(reference: unknown): reference is string {
  return typeof reference === 'string' && reference.startsWith('plink_');
}

/** Paid where one of its sessions is; ended where it is active no more and nobody paid. */
export function newsOfLink(link: unknown, sessions: readonly unknown[]): PaymentNews | undefined {
  const paid = sessions.map(newsOfSession).find((news) => news?.kind === 'paid');
  return paid ?? (jsonOf(link)['active'] === false ? { kind: 'withdrawn' } : undefined);
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
  const { id, payment_link: link } = jsonOf(object);
  if (typeof event !== 'string') return { kind: 'nothing' };
  if (isLink(link)) {
    // A session that nobody finished is no end of its link.
    const paid = told.includes(type) ? newsOfSession(object) : undefined;
    return paid?.kind === 'paid' ? { kind: 'news', reference: link, news: paid, event } : { kind: 'nothing' };
  }
  const reference = id;
  if (typeof reference !== 'string') return { kind: 'nothing' };
  const news: PaymentNews | undefined =
    type === 'checkout.session.async_payment_failed'
      ? { kind: 'failed' }
      : told.includes(type)
        ? newsOfSession(object)
        : undefined;
  return news === undefined ? { kind: 'nothing' } : { kind: 'news', reference, news, event };
}
