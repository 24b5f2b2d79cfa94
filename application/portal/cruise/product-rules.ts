/** What the use cases of all products must know of cruises. */
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { cruiseCancelling } from '#domain/cruise/booking/rules.ts';
import { cruiseRequestRules } from '#domain/cruise/request/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<CruiseBooking>(cruiseCancelling), requests: cruiseRequestRules };
}
