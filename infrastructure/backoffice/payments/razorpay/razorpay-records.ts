/** What Razorpay's records say of a payment: of a payment link that was asked for, and of one in a message. */
import type { PaymentNews } from '#domain/account/online-payment.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { GatewayMessage } from '#application/backoffice/ports/account/payment-gateway.ts';
import { jsonIn, jsonOf } from '../json-of.ts';
import { transferIn } from './razorpay-transfers.ts';

type Json = Readonly<Record<string, unknown>>;

/** The link of a reference among those found; undefined where there is none. */
export function linkIn(found: unknown, referenceId: string): Json | undefined {
  const { payment_links: links } = jsonOf(found);
  return listOf(links).find(({ reference_id }) => reference_id === referenceId);
}

/** Undefined while it is open. A link that was left, or whose payment failed, can be paid until its time is over. */
export function newsOfLink(answer: unknown): PaymentNews | undefined {
  const link = jsonOf(answer);
  if (link['status'] === 'expired') return { kind: 'expired' };
  if (link['status'] === 'cancelled') return { kind: 'withdrawn' };
  if (link['status'] !== 'paid') return undefined;
  const captured = listOf(link['payments']).find(({ status }) => status === 'captured');
  return paidBy(link, captured?.['payment_id']);
}

/** What a message says whose signature is right. */
export function newsIn(body: Buffer, event: string | undefined): GatewayMessage {
  const message = jsonIn(body);
  const payload = jsonOf(message['payload']);
  if (message['event'] === 'virtual_account.credited') return transferIn(payload);
  const link = entityOf(payload, 'payment_link');
  const reference = link['id'];
  const news = newsOf(message['event'], link, entityOf(payload, 'payment'));
  return typeof reference === 'string' && news !== undefined
    ? { kind: 'news', reference, news, ...(event !== undefined && { event }) }
    : { kind: 'nothing' };
}

function newsOf(event: unknown, link: Json, payment: Json): PaymentNews | undefined {
  if (event === 'payment_link.paid') return paidBy(link, payment['id'], lastDigitsOf(payment));
  if (event === 'payment_link.cancelled') return { kind: 'withdrawn' };
  return event === 'payment_link.expired' ? { kind: 'expired' } : undefined;
}

function paidBy(link: Json, id: unknown, account?: string): PaymentNews | undefined {
  const paid = moneyIn(link['amount_paid'], link['currency']);
  if (paid === undefined || typeof id !== 'string') return undefined;
  return { kind: 'paid', gatewayPayment: id, paid, ...(account !== undefined && { account }) };
}

function lastDigitsOf(payment: Json): string | undefined {
  const { last4 } = jsonOf(payment['card']);
  return typeof last4 === 'string' && /^\d{4}$/.test(last4) ? last4 : undefined;
}

function moneyIn(minor: unknown, currency: unknown): Money | undefined {
  const amount = Number(minor);
  if (!Number.isSafeInteger(amount) || typeof currency !== 'string' || !isCurrency(currency)) return undefined;
  return money(amount, currency);
}

function entityOf(payload: Json, name: string): Json {
  return jsonOf(jsonOf(payload[name])['entity']);
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(jsonOf) : [];
}
