/** Settling a cancellation of flights: the booking as far as its fare can be told, place by place. */
import { checkAgreed, checkShares, isTold, withShares } from '#domain/flight/cancel/check-agreed.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { RequestQuoteAsked } from '#application/desk/requests.ts';
import type { ToldBooking } from '#application/backoffice/booking/request/requested-product.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { termsOf } from '../checkout/booked-terms.ts';

export function toldFare(
  booking: Amendable<FlightTypes>,
  places: readonly Unit[],
  { charges, shares }: Pick<RequestQuoteAsked, 'charges' | 'shares'>,
  known: boolean,
): ToldBooking {
  const untold = !isTold(booking);
  const bare = charges === undefined && (untold || !known) ? [violation('charges-needed', 'charges')] : [];
  if (!untold) {
    return { booking, violations: charges === undefined ? bare : checkAgreed({ booking, agreed: charges }, places) };
  }
  if (shares === undefined) return { booking, violations: [...bare, violation('shares-needed', 'shares')] };
  const wrong = checkShares(booking, shares);
  if (wrong.length > 0) return { booking, violations: [...bare, ...wrong] };
  const { bare: fare, ...told } = withShares(booking, shares);
  const resold = { price: fare, options: told.options, rules: booking.rules };
  return {
    booking: told,
    terms: { ...termsOf(booking), resold },
    violations: charges === undefined ? bare : checkAgreed({ booking: told, agreed: charges }, places),
  };
}
