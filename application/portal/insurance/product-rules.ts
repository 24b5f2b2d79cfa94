/** What the use cases of all products must know of insurance. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import { type InsuranceBooking, mayStillCancel, unitsOfCover } from '#domain/insurance/booking.ts';
import { insuranceRequestRules } from '#domain/insurance/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

const cancelling: CancelRules<InsuranceBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && mayStillCancel(booking, now),
  firstChoice: (booking) => partsOf(unitsOfCover(booking).filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: insuranceRequestRules };
}
