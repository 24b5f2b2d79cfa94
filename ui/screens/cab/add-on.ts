/** Cabs to and from the airports and stations of a journey of any product. */
import { journeyDrive } from '#application/portal/cab/journey-drive.ts';
import type { AddOn, JourneyEnd } from '#ui/booking/product-view.ts';
import type { Instant } from '#domain/time/instant.ts';

export function addOnFor(end: JourneyEnd, now: Instant): AddOn | undefined {
  const drive = journeyDrive(end, now);
  return drive && { words: `bookings-cab-${end.way}`, place: drive.place, at: drive.pickUp, to: drive.address };
}
