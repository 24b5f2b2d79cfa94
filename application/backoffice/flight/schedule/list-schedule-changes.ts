/** Which bookings wait for an answer because the airline changed their flights. */
import { Effect } from 'effect';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { ScheduleBook } from '#application/backoffice/ports/flight/schedule-book.ts';

export interface ListScheduleChangesPorts {
  readonly schedules: Pick<ScheduleBook, 'open'>;
}

const mostOpen = 100;

function listScheduleChanges(
  { schedules }: ListScheduleChangesPorts,
  caller: Caller,
): ReturnType<BookingDesk['scheduleChanges']> {
  return Effect.flatMap(signedIn(caller, 'bookings'), ({ agencyId, corporate }) =>
    Effect.map(schedules.open(agencyId, mostOpen, corporate), (changes) => ({ changes })),
  );
}

/** What flights add to the booking desk. */
export function makeScheduleDesk(
  ports: ListScheduleChangesPorts,
): (caller: Caller) => Pick<BookingDesk, 'scheduleChanges'> {
  return (caller) => ({ scheduleChanges: () => listScheduleChanges(ports, caller) });
}
