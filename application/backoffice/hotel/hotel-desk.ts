/** The desk of hotels. */
import type { HotelDesk } from '#application/desk/hotel/hotel.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import { bookHotel } from './book-hotel.ts';
import type { HotelPorts } from './hotel-ports.ts';
import type { HotelTypes } from './hotel-types.ts';
import { prebook } from './prebook.ts';
import { stayWeather } from './stay-weather.ts';
import { findPlaces, hotelDetails, searchHotels } from './search-hotels.ts';

export function makeHotelDesk(
  selling: HotelPorts,
  booking: SellQuotedPorts<HotelTypes>,
): (caller: Caller) => HotelDesk {
  return (caller) => ({
    places: ({ text }) => findPlaces(selling, caller, text),
    search: (request) => searchHotels(selling, caller, request),
    details: (request) => hotelDetails(selling, caller, request),
    weather: (request) => stayWeather(selling, caller, request),
    prebook: (request) => prebook(selling, caller, request),
    book: (request) => bookHotel(booking, caller, request),
  });
}
