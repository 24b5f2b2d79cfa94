/** Cabs to and from the airports of a journey of any product. */
import { airportDrive } from '#application/portal/cab/airport-drive.ts';
import type { AddOn, JourneyEnd } from '#ui/booking/product-view.ts';
import type { Instant } from '#domain/time/instant.ts';

export function addOnFor(end: JourneyEnd, now: Instant): AddOn | undefined {
  const drive = airportDrive({ ...end, airport: end.station }, now);
  return drive && { words: `bookings-cab-${end.way}`, place: drive.place, at: drive.pickUp, to: drive.address };
}
