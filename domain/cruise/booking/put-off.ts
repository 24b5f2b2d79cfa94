/** What of a cruise its agency pays later: the balance, by the day that the line's terms say. */
import { cancellationOf } from '../../booking/cancel/cancellation.ts';
import type { PutOff } from '../../booking/schedule/put-off.ts';
import { isPositive, min } from '../../money/money.ts';
import { addDays, type IsoDate } from '../../time/calendar-date.ts';
import { startOfDay } from '../../time/instant.ts';
import { paymentSchedule } from '../terms/line-terms.ts';
import type { CancellableCruise } from './cruise-booking.ts';
import { cabinUnits } from './in-short.ts';
import { cruiseCancelling } from './rules.ts';

/** Ships leave and agencies work by different clocks: by then the day is over everywhere. */
const daysAfter = 2;

/**
 * Undefined where all is charged at once. No more is put off than would come back if it were not paid and the cabins were given up for
 * that: an agency that does not pay owes nothing beyond what was charged.
 */
export function cruisePutOff(booking: CancellableCruise, bookedOn: IsoDate): PutOff | undefined {
  const { sailing, cabins, lineTerms, price } = booking;
  if (price.terms === undefined) return undefined;
  const balance = paymentSchedule(lineTerms, {
    total: price.terms.net,
    guests: cabins.reduce((all, { guests }) => all + guests.length, 0),
    bookedOn,
    departs: sailing.departs,
  }).find(({ kind }) => kind === 'balance');
  if (balance === undefined) return undefined;
  const { due: until, amount } = balance;
  const unpaid = cancellationOf(cruiseCancelling, {
    booking,
    places: cabinUnits(booking),
    reason: 'traveller',
    now: startOfDay(addDays(until, daysAfter), sailing.departs.zone),
  });
  if ('violations' in unpaid) return undefined;
  const most = min(amount, unpaid.cancellation.refund.amount);
  return isPositive(most) ? { amount: most, until } : undefined;
}
