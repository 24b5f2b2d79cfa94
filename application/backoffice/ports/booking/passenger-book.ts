/** Who travels when, of bookings of all products. */
import type { Effect } from 'effect';
import type { CalendarDeparture } from '#domain/booking/passenger-calendar.ts';
import type { Reach } from '#domain/corporate/reach.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';

export interface PassengerBook {
  /** What begins between two days, both inclusive, in order; of at most so many bookings. */
  readonly departures: (
    agencyId: string,
    from: IsoDate,
    to: IsoDate,
    most: number,
    reach?: Reach,
  ) => Effect.Effect<readonly CalendarDeparture[]>;
}
