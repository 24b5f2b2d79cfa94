/** What of a museum booking is still to come. */
import { unitsShown } from '#domain/booking/units.ts';
import { hasPassed, type Instant } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { MuseumBooking } from './museum-booking.ts';
import { museumCancelling } from './museum-rules.ts';

/** What still stands and has not opened. */
export function ahead(booking: MuseumBooking, now: Instant) {
  const open = booking.visits.map(({ opens }) => !hasPassed(toInstant(opens), now));
  return unitsShown(booking, museumCancelling.units(booking)).filter(({ item }) => open[item] === true);
}
