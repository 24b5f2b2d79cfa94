/** What the use cases of all products must know of cabs. */
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { cabCancelling } from '#domain/cab/booking/rules.ts';
import { cabRequestRules } from '#domain/cab/request/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<CabBooking>(cabCancelling), requests: cabRequestRules };
}
