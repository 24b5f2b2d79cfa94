/** What cancelling gives back to a customer who pays by instalments: no more than was received of them. */
import { max, type Money, subtract, sum, zero } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Booking } from '../booking.ts';
import { settledByRefund } from '../schedule/put-off.ts';
import { type CustomerPaid, type Instalment, paymentStanding, type PaymentStanding } from '../schedule/schedule.ts';

/** Undefined where all was due at once and nothing of it is recorded: then it is taken as paid. */
export function paidInParts(
  instalments: readonly Instalment[],
  { customerPays: owed, receipts = [] }: Pick<Booking, 'customerPays'> & CustomerPaid,
  today: IsoDate,
): PaymentStanding | undefined {
  return instalments.length < 2 && receipts.length === 0
    ? undefined
    : paymentStanding(instalments, { owed, receipts, today });
}

/** received − what is kept of them = back, where nothing is left of the booking. */
export interface CustomerBack {
  /** By that day. */
  readonly received: Money;
  /** Of the refund: what need not be paid any more. */
  readonly settled: Money;
  /** The rest of the refund; below zero where more is kept than was received, which is still owed. */
  readonly back: Money;
}

interface GivenUp {
  /** By the calendar of the business. */
  readonly on: IsoDate;
  readonly today: IsoDate;
  readonly nothingLeft: boolean;
}

/** What is given back; nothing where what was received does not even cover what is kept. */
export function givenToCustomer(refund: Money, customer: CustomerBack | undefined): Money {
  return customer === undefined ? refund : max(zero(customer.back.currency), customer.back);
}

/** Of a refund as it would be had all been paid. Up to a later day instalments are taken as paid that fall due from today on. */
export function customerBack(
  { instalments, owed, received: recorded }: PaymentStanding,
  refund: Money,
  { on, today, nothingLeft }: GivenUp,
): CustomerBack {
  const coming =
    on > today
      ? instalments
          .filter(({ state, due }) => state === 'due' && due <= on)
          .map(({ amount, paid }) => subtract(amount, paid))
      : [];
  const received = sum(owed.currency, [recorded, ...coming]);
  const settled = settledByRefund(max(zero(owed.currency), subtract(owed, received)), refund, nothingLeft);
  return { received, settled, back: subtract(refund, settled) };
}
