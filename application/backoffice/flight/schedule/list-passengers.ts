/** Who travels in a month, and which bookings wait for an answer because the airline changed their flights. */
import { Effect } from 'effect';
import { firstOfMonth, lastOfMonth } from '#domain/time/calendar-date.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { ScheduleBook } from '#application/backoffice/ports/flight/schedule-book.ts';

export interface ListPassengersPorts {
  readonly schedules: Pick<ScheduleBook, 'departures' | 'open'>;
}

/** A month of a busy agency; beyond it the answer says so. */
export const mostDepartures = 3000;
const mostOpen = 100;

export function listPassengers(
  { schedules }: ListPassengersPorts,
  caller: Caller,
  { month }: Parameters<BookingDesk['passengers']>[0],
): ReturnType<BookingDesk['passengers']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'bookings');
    const [from, to] = [firstOfMonth(month), lastOfMonth(month)];
    const found = yield* schedules.departures(agencyId, from, to, mostDepartures + 1);
    return { month, departures: found.slice(0, mostDepartures), cut: found.length > mostDepartures };
  });
}

export function listScheduleChanges(
  { schedules }: ListPassengersPorts,
  caller: Caller,
): ReturnType<BookingDesk['scheduleChanges']> {
  return Effect.flatMap(signedIn(caller, 'bookings'), ({ agencyId }) =>
    Effect.map(schedules.open(agencyId, mostOpen), (changes) => ({ changes })),
  );
}

/** What flights add to the booking desk. */
export function makePassengerDesk(
  ports: ListPassengersPorts,
): (caller: Caller) => Pick<BookingDesk, 'passengers' | 'scheduleChanges'> {
  return (caller) => ({
    passengers: (request) => listPassengers(ports, caller, request),
    scheduleChanges: () => listScheduleChanges(ports, caller),
  });
}
