/** What the use cases of all products must know of buses. */
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { busCancelling } from '#domain/bus/booking/rules.ts';
import { busRequestRules } from '#domain/bus/request/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<BusBooking>(busCancelling), requests: busRequestRules };
}
