/** The bookings of a list that still stand, and what customers pay for them. */
import { type Money, sum } from '../money/money.ts';
import type { BookingSummary } from './booking.ts';
import { isFinal } from './life.ts';

/** Without those that were refused, cancelled, released or have expired. */
export function currentOf<Row extends Pick<BookingSummary, 'status'>>(bookings: readonly Row[]): readonly Row[] {
  return bookings.filter(({ status }) => !isFinal(status));
}

/** What customers pay for them all; undefined where there are none, or in several currencies. */
export function totalOf(bookings: readonly Pick<BookingSummary, 'customerTotal'>[]): Money | undefined {
  const amounts = bookings.map(({ customerTotal }) => customerTotal);
  const [first] = amounts;
  return first === undefined || amounts.some(({ currency }) => currency !== first.currency)
    ? undefined
    : sum(first.currency, amounts);
}
