/** What the use cases of all products must know of rooms. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import { roomUnits } from '#domain/hotel/booking/in-short.ts';
import { hotelRequestRules } from '#domain/hotel/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';

/** Whether guests were to arrive already: nothing can be given back any more. */
export function hasBegun({ checkIn }: Pick<HotelBooking, 'checkIn'>, now: Instant): boolean {
  return hasPassed(toInstant(checkIn), now);
}

const cancelling: CancelRules<HotelBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && !hasBegun(booking, now),
  firstChoice: (booking) => partsOf(roomUnits(booking).filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: hotelRequestRules };
}
