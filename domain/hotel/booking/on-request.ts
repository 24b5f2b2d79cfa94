/** Rooms that the hotel confirms itself. */
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { type PlaceTime, toInstant } from '../../time/place-time.ts';
import type { BookedRoom } from './hotel-booking.ts';

/** How long a hotel has to answer. */
export const requestHours = 24;
const leastMinutes = 60;

/** One room that the hotel has to be asked for is enough to wait for. */
export function isOnRequest(rooms: readonly Pick<BookedRoom, 'onRequest'>[]): boolean {
  return rooms.some(({ onRequest }) => onRequest === true);
}

/** When the answer is there at the latest: within a day, and before the guests are; an hour at the least. */
export function answeredBy(now: Instant, checkIn: PlaceTime): Instant {
  const [latest, arrival, least] = [
    plusMinutes(now, requestHours * 60),
    toInstant(checkIn),
    plusMinutes(now, leastMinutes),
  ];
  const until = arrival < latest ? arrival : latest;
  return until < least ? least : until;
}
