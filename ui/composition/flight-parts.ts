/** What the flight screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { AddServices } from '#application/portal/flight/extras/add-services.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import type { ExplainFares } from '#application/portal/flight/search/explain-fares.ts';
import type { FareCalendars } from '#application/portal/flight/search/fare-calendars.ts';
import type { FlightSearch } from '#application/portal/flight/search/flight-search.ts';
import type { QuoteDraft } from '#application/portal/flight/quote/quote-draft.ts';
import type { SentQuotes } from '#application/portal/flight/quote/sent-quotes.ts';
import type { TripResults } from '#application/portal/flight/search/trip-results.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { part } from './parts.ts';

export const flightParts = {
  airports: part<AirportSource>('flight.airports'),
  search: part<FlightSearch>('flight.search'),
  results: part<TripResults>('flight.results'),
  explainFares: part<ExplainFares>('flight.explainFares'),
  calendars: part<FareCalendars>('flight.calendars'),
  checkout: part<FlightCheckout>('flight.checkout'),
  addServices: part<AddServices>('flight.addServices'),
  quoteDraft: part<QuoteDraft>('flight.quoteDraft'),
  sentQuotes: part<SentQuotes>('flight.sentQuotes'),
  savedTravellers: part<SavedTravellers>('flight.savedTravellers'),
  gstProfiles: part<GstProfiles>('flight.gstProfiles'),
};
