/** What the use cases of all products must know of trains. */
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { trainRequestRules } from '#domain/train/request/request.ts';
import { untilItBegins } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

export function rulesOver(): ProductRules {
  return { cancelling: untilItBegins<TrainBooking>(trainCancelling), requests: trainRequestRules };
}
