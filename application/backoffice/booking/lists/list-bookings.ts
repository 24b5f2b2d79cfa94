/** The agency's bookings, newest first, a page at a time. */
import { Effect } from 'effect';
import { checkFinding } from '#domain/rules/paged.ts';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { startOfDay } from '#domain/time/instant.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { BookingDesk, BookingFilter } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';

export interface ListBookingsPorts {
  readonly bookings: BookingBook;
  readonly businessZone: string;
}

export const bookingsPageSize = 20;

/** Days are the business zone's. */
export function listBookings(
  ports: ListBookingsPorts,
  caller: Caller,
  filter: BookingFilter,
): ReturnType<BookingDesk['list']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    if (filter.balanceBy !== undefined) yield* signedIn(caller, 'see-net-fares');
    const violations = checkFilter(filter);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { from, to, ...rest } = filter;
    return yield* ports.bookings.list({
      ...rest,
      agencyId: who.agencyId,
      reach: who.corporate,
      ...(from === undefined ? {} : { from: startOfDay(from, ports.businessZone) }),
      ...(to === undefined ? {} : { until: startOfDay(addDays(to, 1), ports.businessZone) }),
      pageSize: bookingsPageSize,
    });
  });
}

function checkFilter({ from, to, travelFrom, travelTo, ...finding }: BookingFilter): readonly Violation[] {
  return [
    ...(from !== undefined && to !== undefined && to < from ? [violation('range-order', 'to')] : []),
    ...(travelFrom !== undefined && travelTo !== undefined && travelTo < travelFrom
      ? [violation('range-order', 'travelTo')]
      : []),
    ...checkFinding(finding),
  ];
}
