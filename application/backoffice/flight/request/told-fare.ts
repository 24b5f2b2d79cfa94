/** Settling a cancellation of flights: the booking as far as its fare can be told, place by place. */
import { checkAgreed, checkShares, isTold, withShares } from '#domain/flight/cancel/check-agreed.ts';
import { violation } from '#domain/rules/violation.ts';
import type { RequestedProduct } from '#application/backoffice/booking/request/requested-product.ts';
import { termsOf } from '../checkout/booked-terms.ts';

export const toldFare: RequestedProduct['told'] = (booking, places, { charges, shares }, known) => {
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
};
