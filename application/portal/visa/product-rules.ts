/** What the use cases of all products must know of visas. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import { type VisaBooking, mayStillCancel, unitsOfVisa } from '#domain/visa/booking.ts';
import { visaRequestRules } from '#domain/visa/request.ts';
import { violation } from '#domain/rules/violation.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { CancelRules } from '../booking/cancel/cancel-rules.ts';
import type { ProductRules } from '../booking/product-rules.ts';

const cancelling: CancelRules<VisaBooking> = {
  mayCancel: (booking, reason, now) =>
    reason === 'traveller' && mayBeAmended('cancel', booking.status) && mayStillCancel(booking, now),
  firstChoice: (booking) => partsOf(unitsOfVisa(booking).filter((unit) => stands(booking, unit))),
  quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
};

export function rulesOver(): ProductRules {
  return { cancelling, requests: visaRequestRules };
}
