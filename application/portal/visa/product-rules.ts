/** What the use cases of all products must know of visas. */
import { type VisaBooking, visaCancelling } from '#domain/visa/booking.ts';
import { visaRequestRules } from '#domain/visa/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<VisaBooking>(visaCancelling), requests: visaRequestRules };
}
