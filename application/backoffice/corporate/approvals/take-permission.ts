/** Booking what was approved before it is booked: one booking comes of an approval, however many are tried at once. */
import { Effect } from 'effect';
import { isPermitted, type ToBook } from '#domain/corporate/approval.ts';
import { type Instant, millisecondsBetween } from '#domain/time/instant.ts';
import { actedBy, type SignedInCaller } from '#application/backoffice/caller.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ApprovalBook, KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';

export interface PermissionPorts {
  readonly approvals: Pick<ApprovalBook, 'permitted' | 'save'>;
  readonly bookings: Pick<BookingBook, 'find'>;
}

/** Within it a request that may book either has its booking or has none. */
const openedWithin = 30_000;

/**
 * The approval that lets the request book, as it is kept then: no other request may use it unless nothing comes of this one. 'used': another
 * request is at it. Undefined where none is about what is asked.
 */
export function takePermission(
  ports: PermissionPorts,
  who: SignedInCaller,
  requesterId: string,
  { requestId, ...asked }: ToBook & { readonly requestId: string },
): Effect.Effect<{ readonly approvalId: string; readonly is: 'taken' | 'used' } | undefined> {
  return Effect.gen(function* () {
    for (const found of yield* ports.approvals.permitted(who.agencyId, requesterId)) {
      const { approvalId, usedBy } = found;
      if (!isPermitted(found, asked)) continue;
      // The same request again has its time once more to come to a booking: none is there, or it would not be asked.
      const isAgain = usedBy?.requestId === requestId;
      const free = usedBy === undefined || isAgain ? unused(found) : yield* afterUse(ports, found, asked.now);
      if (free === undefined) return { approvalId, is: 'used' };
      if (!isPermitted(free, asked)) continue;
      const saved = yield* ports.approvals.save({
        approval: { ...free, usedBy: { requestId, at: asked.now } },
        letters: [],
        ...(!isAgain && {
          record: {
            ...actedBy(who),
            operation: 'corporate.book-permitted',
            reference: approvalId,
            detail: { request: requestId },
          },
        }),
      });
      // Another request was faster: what is left is looked at once more.
      return saved
        ? { approvalId, is: 'taken' }
        : yield* takePermission(ports, who, requesterId, { requestId, ...asked });
    }
    return undefined;
  });
}

function unused({ usedBy: _usedBy, transactionId: _transactionId, ...approval }: KeptApproval): KeptApproval {
  return approval;
}

/** What came of a request that uses it: booked, free once more where nothing did, undefined while that is open. */
export function afterUse(
  { bookings }: Pick<PermissionPorts, 'bookings'>,
  approval: KeptApproval,
  now: Instant,
): Effect.Effect<KeptApproval | undefined> {
  const { usedBy, transactionId } = approval;
  if (usedBy === undefined) return Effect.succeed(undefined);
  if (transactionId === undefined)
    return Effect.succeed(millisecondsBetween(usedBy.at, now) > openedWithin ? unused(approval) : undefined);
  return Effect.map(bookings.find(approval.agencyId, transactionId), (booking) => {
    if (booking?.status === 'not-confirmed') return unused(approval);
    const isOpen = booking === undefined || booking.status === 'requested' || booking.status === 'in-doubt';
    return isOpen ? undefined : { ...unused(approval), state: 'booked', transactionId };
  });
}
