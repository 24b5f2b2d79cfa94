/** Finding and opening what was booked. */
import type { BookingSummary, FlightBooking, Product } from '#domain/booking/booking.ts';
import type { FlightBookingStatus } from '#domain/booking/flight-booking-life.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Answer } from './answer.ts';
import type { NotFound } from './failures.ts';

export interface BookingFilter {
  readonly product?: Product;
  readonly status?: FlightBookingStatus;
  /** Booked on, business days, both inclusive. */
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  /** Booking id, PNR, ticket number or traveller name; a beginning is enough. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface BookingsPage {
  readonly bookings: readonly BookingSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** How many bookings there are in each status under the other filters. */
  readonly counts: Readonly<Record<FlightBookingStatus, number>>;
}

export interface BookingDesk {
  readonly list: (filter: BookingFilter) => Answer<BookingsPage>;
  readonly details: (request: { readonly transactionId: string }) => Answer<FlightBooking, NotFound>;
}
