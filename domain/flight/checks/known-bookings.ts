/** What a kept booking says of its travellers to those who look at another one: who of them still flies where. */
import type { FlightBooking } from '../booking/flight-booking.ts';
import type { BookingStatus } from '../../booking/life.ts';
import type { KnownBooking } from './ticket-checks.ts';

/** The parts of a booking that matter to others. */
export type BookingAround = Pick<FlightBooking, 'transactionId' | 'status' | 'travellers' | 'itineraries' | 'gone'>;

const over: ReadonlySet<BookingStatus> = new Set(['cancelled', 'released', 'expired']);

/**
 * One entry for each traveller: what they still have, and what was given up. Of a booking that was never confirmed
 * nothing is known: its seats were never there.
 */
export function knownBookingsOf({
  transactionId,
  status,
  travellers,
  itineraries,
  gone = [],
}: BookingAround): readonly KnownBooking[] {
  if (status === 'not-confirmed') return [];
  return travellers.flatMap((traveller, index) => {
    const left = gone.filter((place) => place.traveller === index).map(({ item: itinerary }) => itinerary);
    const entry = (live: boolean, which: (at: number) => boolean): readonly KnownBooking[] => {
      const some = itineraries.filter((_, at) => which(at));
      return some.length === 0 ? [] : [{ transactionId, live, travellers: [traveller], itineraries: some }];
    };
    return over.has(status)
      ? entry(false, () => true)
      : [...entry(true, (at) => !left.includes(at)), ...entry(false, (at) => left.includes(at))];
  });
}
