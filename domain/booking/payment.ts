/** How a booking stands with the agency's account, for those who may know no amounts. */
import { isPositive, isZero } from '../money/money.ts';
import type { AmendmentKind } from './amendment.ts';
import type { BookingMoney } from './booking-money.ts';
import { type BookingStatus, isUnderWay } from './life.ts';

/**
 * unpaid: nothing is charged. reserved: what it will cost is set aside while its supplier is asked. paid: charged, nothing of
 * it given back. part-refunded, refunded: some of what was charged was given back, or all of it.
 */
export const paymentStatuses = ['unpaid', 'reserved', 'paid', 'part-refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** As it is said to those who may know what is still to pay: of what is charged in part, the deposit is. */
export function paymentSaid({ payment, putOff }: Charged): PaymentStatus | 'deposit' {
  return putOff !== undefined && payment === 'paid' ? 'deposit' : payment;
}

/**
 * How the agency paid for what was not taken from its account here: in cash, by a card of its own, or to the supplier in another way, as
 * by transfer or on the supplier's own credit. What is given back is given back there too.
 */
export const paidElsewhereWays = ['cash', 'card', 'supplier'] as const;
export type PaidElsewhere = (typeof paidElsewhereWays)[number];

interface Entered {
  readonly status: BookingStatus;
  readonly amending?: { readonly kind: AmendmentKind };
  readonly moneyLines: readonly unknown[];
}

interface Charged {
  readonly payment: PaymentStatus;
  /** What is put off, where something is. */
  readonly putOff?: object;
}

/** `money` is what its entries come to; without entries, what it will come to. */
export function paymentOf(
  { status, amending, moneyLines }: Entered,
  { charged, givenBack, paid }: Pick<BookingMoney, 'charged' | 'givenBack' | 'paid'>,
): PaymentStatus {
  if (moneyLines.length === 0 || !isPositive(charged)) {
    const isAsked = status === 'amending' ? amending?.kind === 'ticket-held' : isUnderWay(status);
    return isAsked ? 'reserved' : 'unpaid';
  }
  if (isZero(givenBack)) return 'paid';
  return isPositive(paid) ? 'part-refunded' : 'refunded';
}
