/** What each product has put into a cart: what its quote is asked by, and what its BOOK takes. */
import type { BlockSeats, BookBus } from '../bus/bus.ts';
import type { BookCab } from '../cab/cab.ts';
import type { BookCruise, QuoteCruise } from '../cruise/cruise.ts';
import type { BookFlight, QuoteFlight } from '../flight.ts';
import type { BookHoliday } from '../holiday/holiday.ts';
import type { BookHotel } from '../hotel/hotel.ts';
import type { BookInsurance } from '../insurance/insurance.ts';
import type { BookTrain, QuoteTrain } from '../train/train.ts';
import type { BookVisa } from '../visa/visa.ts';
import type { CartOf } from './cart-of.ts';

export type CartContent =
  | CartOf<'flight', QuoteFlight, BookFlight>
  | CartOf<'bus', BlockSeats, BookBus>
  | CartOf<'cab', { readonly cabId: string }, BookCab>
  | CartOf<'holiday', { readonly offerId: string }, BookHoliday>
  | CartOf<'cruise', QuoteCruise, BookCruise>
  | CartOf<'hotel', { readonly rateIds: readonly string[] }, BookHotel>
  | CartOf<'insurance', { readonly planId: string }, BookInsurance>
  | CartOf<'train', QuoteTrain, BookTrain>
  | CartOf<'visa', { readonly visaId: string }, BookVisa>;
