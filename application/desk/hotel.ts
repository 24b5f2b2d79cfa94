/** Finding, quoting and buying rooms of hotels. What is done to a booking afterwards is the booking desk's. */
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { BookingParameterValue } from '#domain/booking/parameters.ts';
import type { Guest } from '#domain/hotel/booking/hotel-booking.ts';
import type { HotelQuote } from '#domain/hotel/quote/quote.ts';
import type { HotelDetails, HotelsFound } from '#domain/hotel/search/found.ts';
import type { FoundPlace, HotelSearchRequest } from '#domain/hotel/search/request.ts';
import type { Money } from '#domain/money/money.ts';
import type { City } from '#domain/places/city.ts';
import type { Answer } from './answer.ts';
import type {
  BalanceTooLow,
  FareChanged,
  InDoubt,
  NotAllowedInState,
  NotFound,
  OverLimit,
  RequestIdReused,
  SoldOut,
} from './failures.ts';

/** What a text may mean, the likeliest first: at most 8 cities and 8 other places. */
export interface PlacesFound {
  readonly cities: readonly City[];
  readonly places: readonly FoundPlace[];
}

export interface BookHotel {
  readonly quoteId: string;
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  /** hold: the rooms are kept without paying, where the quote says so. */
  readonly mode: 'confirm' | 'hold';
  /** At least one of every room; the first of a room is in whose name it is. */
  readonly guests: readonly Guest[];
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
  readonly parameters: readonly BookingParameterValue[];
  /** For the hotel, at most 500 characters. */
  readonly requests?: string;
  readonly acceptTerms: boolean;
}

export interface HotelBooked {
  readonly transactionId: string;
  readonly status: BookingStatus;
  readonly reference?: string;
  /** What the hotel knows each room by. */
  readonly confirmations: readonly string[];
  /** What the customer pays; how it came about, its quote said and the booking says. */
  readonly total: Money;
  readonly ledgerEntry?: string;
}

export interface HotelDesk {
  /** Cities, areas, landmarks and hotels by the beginning of a name. None for less than two letters. */
  readonly places: (request: { readonly text: string }) => Answer<PlacesFound>;
  /** NotFound where the city or the hotel is unknown. */
  readonly search: (request: HotelSearchRequest) => Answer<HotelsFound, NotFound>;
  /** What a hotel that was found has, with rates as they are now. NotFound where the search is unknown, another identity's or too old. */
  readonly details: (request: {
    readonly searchId: string;
    readonly hotelId: string;
  }) => Answer<HotelDetails, NotFound>;
  /**
   * The supplier is asked for price, policy and rooms as they are now: one rate for each room of the search, in its order.
   * NotFound where a rate is unknown, forged or too old; Invalid `rate-of-room` at `rateIds[n]` where it is not for that room.
   */
  readonly prebook: (request: { readonly rateIds: readonly string[] }) => Answer<HotelQuote, NotFound | SoldOut>;
  readonly book: (
    request: BookHotel,
  ) => Answer<
    HotelBooked,
    NotFound | FareChanged | BalanceTooLow | OverLimit | SoldOut | RequestIdReused | InDoubt | NotAllowedInState
  >;
}
