/** Settling a cancellation of flights: the booking as far as its fare is known, place by place. */
import { checkAgreed, checkShares, isPriced, withShares } from '#domain/flight/cancel/check-agreed.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { RequestQuoteAsked } from '#application/desk/requests.ts';
import type { PricedBooking } from '#application/backoffice/booking/request/requested-product.ts';
import type { Amendable } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { termsOf } from '../checkout/booked-terms.ts';

export function pricedFare(
  booking: Amendable<FlightTypes>,
  places: readonly Unit[],
  { charges, shares }: Pick<RequestQuoteAsked, 'charges' | 'shares'>,
  known: boolean,
): PricedBooking {
  const unpriced = !isPriced(booking);
  const bare = charges === undefined && (unpriced || !known) ? [violation('charges-needed', 'charges')] : [];
  if (!unpriced) {
    return { booking, violations: charges === undefined ? bare : checkAgreed({ booking, agreed: charges }, places) };
  }
  if (shares === undefined) return { booking, violations: [...bare, violation('shares-needed', 'shares')] };
  const wrong = checkShares(booking, shares);
  if (wrong.length > 0) return { booking, violations: [...bare, ...wrong] };
  const { bare: fare, ...priced } = withShares(booking, shares);
  const resold = { price: fare, options: priced.options, rules: booking.rules };
  return {
    booking: priced,
    terms: { ...termsOf(booking), resold },
    violations: charges === undefined ? bare : checkAgreed({ booking: priced, agreed: charges }, places),
  };
}
