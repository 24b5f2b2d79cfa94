/** What the use cases of all products must know of rooms. */
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import { hotelCancelling } from '#domain/hotel/booking/rules.ts';
import { hotelRequestRules } from '#domain/hotel/request/request.ts';
import { thenByRequest } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: thenByRequest<HotelBooking>(hotelCancelling), requests: hotelRequestRules };
}
