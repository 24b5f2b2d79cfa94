/** What the use cases of all products must know of cabs. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { cabUnits } from '#domain/cab/booking/rules.ts';
import { cabRequestRules } from '#domain/cab/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';

/** Whether the car has come: nothing can be given back any more. */
export function hasPickedUp({ ride }: Pick<CabBooking, 'ride'>, now: Instant): boolean {
  return hasPassed(toInstant(ride.drive.pickUp), now);
}

const cancelling: CancelRules<CabBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && !hasPickedUp(booking, now),
  firstChoice: (booking) => partsOf(cabUnits().filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: cabRequestRules };
}
