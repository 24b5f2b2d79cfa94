/**
 * Money that an agency pays into its account online: what the gateway takes for each way of paying, and how a payment ends.
 * What has arrived is credited as a deposit, so that one list, one receipt and one reversal serve both.
 */
import type { Currency } from '../money/currency.ts';
import { add, compare, equals, formatDecimal, isPositive, type Money, percentage, scale } from '../money/money.ts';
import { checkChoice } from '../rules/choice.ts';
import { type Violation, violation } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { type Instant, plusSeconds } from '../time/instant.ts';
import { plainNumber, checkDepositAmount } from './deposit-rules.ts';
import type { DepositFields } from './deposit.ts';

/** Each is a mode of deposits too. */
export const paymentMethods = ['upi', 'net-banking', 'debit-card', 'credit-card', 'amex'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What paying in one way takes. */
export interface MethodTerms {
  readonly method: PaymentMethod;
  /** Basis points of what is added to the balance, GST included. */
  readonly basisPoints: number;
  /** The rate of the tax on the charge, in basis points, by the agency's terms on the day; absent where there is none. */
  readonly gstBasisPoints?: number;
  /** That one payment can add; without limit where absent. */
  readonly most?: Money;
}

/** `amount` is added to the balance; `charge` is the gateway's, and `gst` of it tax; `total` is paid. */
export interface PaymentPrice {
  readonly amount: Money;
  readonly charge: Money;
  readonly gst: Money;
  readonly total: Money;
}

/**
 * What a payment costs: the tax is inside the charge.
 *
 * @example paymentPrice(money(12000000, 'INR'), { method: 'net-banking', basisPoints: 110 }).total // => money(12132000, 'INR')
 * @example paymentPrice(money(12000000, 'INR'), { method: 'net-banking', basisPoints: 110, gstBasisPoints: 1800 }).gst // => money(20136, 'INR')
 */
export function paymentPrice(amount: Money, { basisPoints, gstBasisPoints: rate = 0 }: MethodTerms): PaymentPrice {
  const charge = percentage(amount, basisPoints);
  return { amount, charge, gst: scale(charge, rate, 10_000 + rate), total: add(amount, charge) };
}

/**
 * Why an amount cannot be paid in one way; undefined where it can: above what one payment may add.
 *
 * @example overMost(money(10000001, 'INR'), { method: 'upi', basisPoints: 0, most: money(10000000, 'INR') }) // => money(10000000, 'INR')
 */
export function overMost(amount: Money, { most }: MethodTerms): Money | undefined {
  return most !== undefined && most.currency === amount.currency && compare(amount, most) > 0 ? most : undefined;
}

export interface PaymentDraft {
  readonly amount?: Money | undefined;
  readonly method?: string | undefined;
}

/**
 * Amount and method are required; the amount is a deposit's, and not more than one payment of the method may add.
 * Codes: `required`, `not-a-choice`, `amount-currency`, `amount-not-positive`, `amount-least`, `amount-most`.
 */
export function checkPayment(
  { amount, method }: PaymentDraft,
  offered: readonly MethodTerms[],
  currency: Currency,
): readonly Violation[] {
  const terms = offered.find((each) => each.method === method);
  const found = checkDepositAmount(amount, currency);
  const most = amount !== undefined && terms !== undefined ? overMost(amount, terms) : undefined;
  return [
    ...found,
    ...(found.length === 0 && most !== undefined
      ? [violation('amount-most', 'amount', { most: formatDecimal(most), currency })]
      : []),
    ...checkChoice(
      method,
      offered.map((each) => each.method),
      'method',
    ),
  ];
}

/**
 * open: begun, and nothing is known of it. paid: arrived and credited. failed: the bank or the payer refused. expired: nobody
 * paid in time. withdrawn: ended by who asked for it. differs: another sum arrived than was asked for; nothing was credited, and
 * an operator looks at it.
 */
export const paymentStates = ['open', 'paid', 'failed', 'expired', 'withdrawn', 'differs'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a gateway says of a payment. */
export type PaymentNews =
  | {
      readonly kind: 'paid';
      /** The gateway's own id of the payment. */
      readonly gatewayPayment: string;
      readonly paid: Money;
      /** The last digits of the card, or of the account. */
      readonly account?: string;
    }
  | { readonly kind: 'failed' | 'expired' | 'withdrawn' };

/**
 * Where a payment stands after news of it; undefined where it changes nothing. Gateways say things twice and in any order: what
 * has arrived counts even after a refusal, a withdrawal or the time that was set, and once; what is credited stays.
 *
 * @example stateAfter('failed', { kind: 'paid', gatewayPayment: 'p', paid: money(5, 'INR') }, money(5, 'INR')) // => 'paid'
 * @example stateAfter('paid', { kind: 'failed' }, money(5, 'INR')) // => undefined
 */
export function stateAfter(state: PaymentState, news: PaymentNews, total: Money): PaymentState | undefined {
  if (state === 'paid' || state === 'differs') return undefined;
  if (news.kind === 'paid') return equals(news.paid, total) ? 'paid' : 'differs';
  return state === 'open' ? news.kind : undefined;
}

/** A payment is looked at first after this, unless the gateway reports it before. */
const firstLookSeconds = 20;
const longestLookSeconds = 30 * 60;

/**
 * When the gateway is asked next about a payment that it has not reported: rarer the older it is, and in time for its end.
 *
 * @example nextLook(instant('2026-11-25T10:00:00Z'), instant('2026-11-25T10:40:00Z'), instant('2026-11-25T10:00:00Z')) // => instant('2026-11-25T10:00:20Z')
 * @example nextLook(instant('2026-11-25T10:00:00Z'), instant('2026-11-27T10:40:00Z'), instant('2026-11-26T10:00:00Z')) // => instant('2026-11-26T10:30:00Z')
 */
export function nextLook(startedAt: Instant, overAt: Instant, now: Instant): Instant {
  const age = (Date.parse(now) - Date.parse(startedAt)) / 1000;
  const wait = Math.min(Math.max(age / 4, firstLookSeconds), longestLookSeconds);
  const next = plusSeconds(now, wait);
  return next > overAt && overAt > now ? overAt : next;
}

/** Who takes payments, by the names that they give themselves. */
export const gatewayNames = { sandbox: 'Sandbox', razorpay: 'Razorpay', stripe: 'Stripe' } as const;
export type GatewayCode = keyof typeof gatewayNames;

/** The deposit that a payment is credited as. */
export function depositOfPayment(
  {
    method,
    amount,
    charge,
    gst,
    gateway,
  }: Omit<PaymentPrice, 'total'> & { readonly method: PaymentMethod; readonly gateway: GatewayCode },
  { gatewayPayment, account = '' }: Extract<PaymentNews, { kind: 'paid' }>,
  payer: string,
  on: IsoDate,
): DepositFields {
  return {
    paymentMode: method,
    referenceNumber: plainNumber(gatewayPayment),
    accountNumber: account,
    accountHolderName: payer,
    branch: '',
    bankAccount: gatewayNames[gateway],
    depositDate: on,
    amount,
    online: { gateway, charge, ...(isPositive(gst) && { gst }) },
  };
}
