/** What the use cases of all products must know of trains. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { trainRequestRules } from '#domain/train/request/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '#application/portal/booking/cancel/cancel-rules.ts';
import type { ProductRules } from '#application/portal/booking/product-rules.ts';

/** Whether the train has left where the ticket is from. */
export function hasLeft({ journey }: Pick<TrainBooking, 'journey'>, now: Instant): boolean {
  return hasPassed(toInstant(journey.from.at), now);
}

const cancelling: CancelRules<TrainBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && !hasLeft(booking, now),
  firstChoice: (booking) => partsOf(trainCancelling.units(booking).filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: trainRequestRules };
}
