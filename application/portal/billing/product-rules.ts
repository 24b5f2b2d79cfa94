/** What the use cases of all products must know of bills. */
import { type BillingBooking, billCancelling } from '#domain/billing/booking.ts';
import { billRequestRules } from '#domain/billing/request.ts';
import { untilItBegins } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: untilItBegins<BillingBooking>(billCancelling), requests: billRequestRules };
}
