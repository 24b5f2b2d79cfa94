/** What the use cases of all products must know of insurance. */
import { type InsuranceBooking, insuranceCancelling } from '#domain/insurance/booking.ts';
import { insuranceRequestRules } from '#domain/insurance/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<InsuranceBooking>(insuranceCancelling), requests: insuranceRequestRules };
}
