/** Finding, quoting and buying rooms of hotels. What is done to a booking afterwards is the booking desk's. */
import type { Guest } from '#domain/hotel/booking/hotel-booking.ts';
import type { HotelQuote } from '#domain/hotel/quote/quote.ts';
import type { HotelDetails, HotelsFound } from '#domain/hotel/search/found.ts';
import type { FoundPlace, HotelSearchRequest } from '#domain/hotel/search/request.ts';
import type { WeatherDay } from '#domain/hotel/weather/day.ts';
import type { WeatherAsked } from '#domain/hotel/weather/weather.ts';
import type { City } from '#domain/places/city.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, SoldOut } from '../failures.ts';
import type { BookFromQuote, ProductBooked, SaleRefused } from '../sale.ts';

/** What a text may mean, the likeliest first: at most 8 cities and 8 other places. */
export interface PlacesFound {
  readonly cities: readonly City[];
  readonly places: readonly FoundPlace[];
}

export interface BookHotel extends BookFromQuote {
  /** hold: the rooms are kept without paying, where the quote says so. */
  readonly mode: 'confirm' | 'hold';
  /** At least one of every room; the first of a room is in whose name it is. */
  readonly guests: readonly Guest[];
  /** For the hotel, at most 500 characters. */
  readonly requests?: string;
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
  /** Every day of a stay, at most 31: as forecast, or as it usually is there. */
  readonly weather: (request: WeatherAsked) => Answer<{ readonly days: readonly WeatherDay[] }>;
  /**
   * The supplier is asked for price, policy and rooms as they are now: one rate for each room of the search, in its order.
   * NotFound where a rate is unknown, forged or too old; Invalid `rate-of-room` at `rateIds[n]` where it is not for that room.
   */
  readonly prebook: (request: { readonly rateIds: readonly string[] }) => Answer<HotelQuote, NotFound | SoldOut>;
  /**
   * Invalid `hold-not-offered` at `mode` where the rooms are not held. FareChanged where price or policy are others by now: the
   * caller quotes again.
   */
  readonly book: (request: BookHotel) => Answer<ProductBooked, SaleRefused>;
}
