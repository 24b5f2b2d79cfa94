/** What is of a product in the answers of the booking desk, product by product. */
import type { BillingBooking } from '#domain/billing/booking.ts';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import type { InsuranceBooking } from '#domain/insurance/booking.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import type { VisaBooking } from '#domain/visa/booking.ts';
import type { FlightBooked } from './flight-booked.ts';
import type { ProductBooked } from './sale.ts';

/** A booking, whole. */
export type AnyBooking =
  | FlightBooking
  | BillingBooking
  | BusBooking
  | CabBooking
  | HolidayBooking
  | CruiseBooking
  | HotelBooking
  | InsuranceBooking
  | TrainBooking
  | VisaBooking;

/** What confirming or giving back a hold answers: as buying of its product does. */
export type HoldEnded =
  | (FlightBooked & { readonly product: 'flight' })
  | (ProductBooked & { readonly product: 'hotel' })
  | (ProductBooked & { readonly product: 'cruise' });
