/** The refunds that cancellations made: what is on its way, by when it must have come, what has been credited. */
import { Effect } from 'effect';
import { type AmendmentState, amendmentStates } from '#domain/booking/amendment.ts';
import { refundDueOn, refundsOverdueBefore } from '#domain/booking/cancel/times.ts';
import type { RefundState } from '#domain/booking/cancel/refund.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { dateIn, startOfDay } from '#domain/time/instant.ts';
import type { BookingDesk, RefundRow, RefundsAsked, RefundsPage } from '#application/desk/booking.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentBook, RefundsSought } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface ListRefundsPorts {
  readonly amendments: Pick<AmendmentBook, 'refunds'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

export const refundsPageSize = 20;

const stateOf: Readonly<Record<AmendmentState, RefundState>> = {
  requested: 'under-way',
  'in-doubt': 'under-way',
  done: 'credited',
  refused: 'refused',
};

export function listRefunds(
  { amendments, clock, businessZone }: ListRefundsPorts,
  caller: Caller,
  { page, view }: RefundsAsked,
): ReturnType<BookingDesk['refunds']> {
  return Effect.gen(function* () {
    const { agencyId, corporate: reach } = yield* signedIn(caller, 'bookings');
    const violations = checkPage(page);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const today = dateIn(clock.now(), businessZone);
    const overdueBefore = startOfDay(refundsOverdueBefore(today), businessZone);
    const sought: RefundsSought = {
      overdueBefore,
      reach,
      ...(view && {
        states: amendmentStates.filter((each) => stateOf[each] === (view === 'overdue' ? 'under-way' : view)),
      }),
      ...(view === 'overdue' && { openedBefore: overdueBefore }),
    };
    const { refunds, counts: found } = yield* amendments.refunds(agencyId, sought, page, refundsPageSize);
    const counts: RefundsPage['counts'] = {
      overdue: found.overdue,
      'under-way': found.underWay,
      credited: found.done,
      refused: found.refused,
    };
    const total = view === undefined ? counts['under-way'] + counts.credited + counts.refused : counts[view];
    return {
      refunds: refunds.map(
        ({ amendmentId: _id, state, openedAt, endedAt, refund, ledgerEntry, ...row }): RefundRow => ({
          ...row,
          state: stateOf[state],
          askedAt: openedAt,
          dueOn: refundDueOn(dateIn(openedAt, businessZone)),
          overdue: stateOf[state] === 'under-way' && openedAt < overdueBefore,
          ...(state === 'done' && endedAt !== undefined && { creditedAt: endedAt }),
          refund,
          ...(ledgerEntry !== undefined && { ledgerEntry }),
        }),
      ),
      total,
      counts,
      page,
      pageSize: refundsPageSize,
    };
  });
}
