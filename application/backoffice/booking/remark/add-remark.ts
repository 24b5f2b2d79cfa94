/** A remark of the house on an agency's booking: written by its people at the agency's desk, read by the agency. */
import { Effect } from 'effect';
import { checkRemark } from '#domain/booking/remark.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import { Invalid, NotFound, NotPermitted, RequestIdReused } from '#application/desk/failures.ts';
import { behalfOf, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { RemarkBook } from '#application/backoffice/ports/booking/remark-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { checkRequestId } from '../check-request-id.ts';

export interface AddRemarkPorts {
  readonly bookings: Pick<BookingBook, 'find'>;
  readonly remarkBook: RemarkBook;
  readonly clock: Clock;
  /** The agency that runs the deployment. */
  readonly houseId: string;
}

export function addRemark(
  { bookings, remarkBook, clock, houseId }: AddRemarkPorts,
  caller: Caller,
  { transactionId, remarks, requestId }: Parameters<BookingDesk['addRemark']>[0],
): ReturnType<BookingDesk['addRemark']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    if (who.actor.agencyId !== houseId) return yield* new NotPermitted({ reason: 'right-missing' });
    const violations = [...checkRequestId(requestId), ...checkRemark(remarks)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    if ((yield* bookings.find(who.agencyId, transactionId)) === undefined)
      return yield* new NotFound({ what: 'booking' });
    const kept = yield* remarkBook.keep({
      agencyId: who.agencyId,
      transactionId,
      requestId,
      remarks: remarks.trim(),
      actorUserId: who.actor.userId,
      actor: who.actor.name,
      ...behalfOf(who),
      at: clock.now(),
    });
    if (kept === 'reused') return yield* new RequestIdReused({});
    return { transactionId };
  });
}
