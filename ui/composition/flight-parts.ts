/** What the flight screens may ask for, once their area is loaded. */
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { FlightCheckout } from '#application/portal/flight/flight-checkout.ts';
import type { FlightResults } from '#application/portal/flight/flight-results.ts';
import type { FlightSearch } from '#application/portal/flight/flight-search.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { part } from './parts.ts';

export const flightParts = {
  airports: part<AirportSource>('flight.airports'),
  search: part<FlightSearch>('flight.search'),
  results: part<FlightResults>('flight.results'),
  checkout: part<FlightCheckout>('flight.checkout'),
  savedTravellers: part<SavedTravellers>('flight.savedTravellers'),
};
