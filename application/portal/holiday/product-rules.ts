/** What the use cases of all products must know of packages. */
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import { holidayCancelling } from '#domain/holiday/booking/rules.ts';
import { holidayRequestRules } from '#domain/holiday/request/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<HolidayBooking>(holidayCancelling), requests: holidayRequestRules };
}
