/** A presence as `booking_presence` and `booking_later_start` keep it. */
import type { Presence } from '#domain/booking/presence.ts';

export function presenceRow({ people, from, until, later }: Presence) {
  return { people, from_day: from, to_day: until, later };
}
