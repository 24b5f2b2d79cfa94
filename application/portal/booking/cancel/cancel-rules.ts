/** What a product says of cancelling its bookings. */
import { Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { Cancellable } from '#domain/booking/cancel/cancellation.ts';
import { hasBegunWhole, type OutlookRules } from '#domain/booking/cancel/outlook.ts';
import { partsOf, stands } from '#domain/booking/units.ts';
import { violation } from '#domain/rules/violation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { BookedDesk } from '#application/desk/amendments.ts';
import { Invalid } from '#application/desk/failures.ts';

/** Positions in the booking, from 0, in order. */
export interface CancelChoice {
  readonly travellers: readonly number[];
  readonly items: readonly number[];
}

/** airline: what was sold was changed, and all that is left goes back. no-show: who did not come, once it has begun. */
export type CancelReason = 'traveller' | 'airline' | 'no-show';

export interface Cancelling extends CancelChoice {
  readonly transactionId: string;
}

/** Written as methods, so that the rules of one product stand for those of any: they are found by the booking's own. */
export interface CancelRules<B extends Booking = Booking> {
  /** Whether anything of it can be cancelled, for a reason, as it stands now. */
  mayCancel(this: void, booking: B, reason: CancelReason, now: Instant): boolean;
  /** Whether a person may be asked to cancel what nobody can cancel by themselves any more; never where absent. */
  mayAsk?(this: void, booking: B, now: Instant): boolean;
  /** What is chosen until somebody chooses. */
  firstChoice(this: void, booking: B, reason: CancelReason, now: Instant): CancelChoice;
  /** What it would come to for a reason that is not the traveller's. */
  quoteOther(
    this: void,
    reason: Exclude<CancelReason, 'traveller'>,
    cancelling: Cancelling,
  ): ReturnType<BookedDesk['cancelQuote']>;
}

/** Of what its travellers alone cancel, unit by unit, until all of it has begun. */
export function untilItBegins<B extends Booking & Cancellable>(
  rules: Pick<OutlookRules<B>, 'units' | 'begins'>,
): CancelRules<B> {
  const hasBegun = hasBegunWhole(rules);
  return {
    mayCancel: (booking, reason, now) =>
      reason === 'traveller' && mayBeAmended('cancel', booking.status) && !hasBegun(booking, now),
    firstChoice: (booking) => partsOf(rules.units(booking).filter((unit) => stands(booking, unit))),
    quoteOther: () => Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'reason')] })),
  };
}

/** The same, and a person is asked once all of it has begun. */
export function thenByRequest<B extends Booking & Cancellable>(
  rules: Pick<OutlookRules<B>, 'units' | 'begins'>,
): CancelRules<B> {
  const hasBegun = hasBegunWhole(rules);
  return {
    ...untilItBegins(rules),
    mayAsk: (booking, now) => mayBeAmended('cancel', booking.status) && hasBegun(booking, now),
  };
}
