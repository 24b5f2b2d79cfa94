/** What the use cases of all products must know of buses. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { hasPassed } from '#domain/time/instant.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { busUnits } from '#domain/bus/booking/rules.ts';
import { busRequestRules } from '#domain/bus/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';

/** Whether the bus has left the passengers' point: nothing can be given back any more. */
export function hasLeft({ ride }: Pick<BusBooking, 'ride'>, now: Instant): boolean {
  return hasPassed(toInstant(ride.boarding.at), now);
}

const cancelling: CancelRules<BusBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && !hasLeft(booking, now),
  firstChoice: (booking) => partsOf(busUnits(booking).filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: busRequestRules };
}
