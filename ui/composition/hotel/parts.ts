/** What the hotel screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { HotelCheckout } from '#application/portal/hotel/hotel-checkout.ts';
import type { HotelResults } from '#application/portal/hotel/hotel-results.ts';
import type { HotelSearch } from '#application/portal/hotel/hotel-search.ts';
import type { StayWeather } from '#application/portal/hotel/stay-weather.ts';
import type { HotelStay } from '#application/portal/hotel/hotel-stay.ts';
import { part } from '../parts.ts';

export const hotelParts = {
  search: part<HotelSearch>('hotel.search'),
  results: part<HotelResults>('hotel.results'),
  stay: part<HotelStay>('hotel.stay'),
  weather: part<StayWeather>('hotel.weather'),
  checkout: part<HotelCheckout>('hotel.checkout'),
  gstProfiles: part<GstProfiles>('hotel.gstProfiles'),
  /** Of guests, where a search says nothing else. */
  nationality: part<() => string>('hotel.nationality'),
};
