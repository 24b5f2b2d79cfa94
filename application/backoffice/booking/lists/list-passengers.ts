/** Who travels in a month. */
import { Effect } from 'effect';
import { firstOfMonth, lastOfMonth } from '#domain/time/calendar-date.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { PassengerBook } from '#application/backoffice/ports/booking/passenger-book.ts';

export interface ListPassengersPorts {
  readonly passengers: PassengerBook;
}

/** A month of a busy agency; beyond it the answer says so. */
const mostDepartures = 3000;

export function listPassengers(
  { passengers }: ListPassengersPorts,
  caller: Caller,
  { month }: Parameters<BookingDesk['passengers']>[0],
): ReturnType<BookingDesk['passengers']> {
  return Effect.gen(function* () {
    const { agencyId, corporate } = yield* signedIn(caller, 'bookings');
    const [from, to] = [firstOfMonth(month), lastOfMonth(month)];
    const found = yield* passengers.departures(agencyId, from, to, mostDepartures + 1, corporate);
    return { month, departures: found.slice(0, mostDepartures), cut: found.length > mostDepartures };
  });
}
