/** What the bus screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { BusCheckout } from '#application/portal/bus/bus-checkout.ts';
import type { BusResults } from '#application/portal/bus/bus-results.ts';
import type { BusSearch } from '#application/portal/bus/bus-search.ts';
import { part } from '../parts.ts';

export const busParts = {
  search: part<BusSearch>('bus.search'),
  results: part<BusResults>('bus.results'),
  checkout: part<BusCheckout>('bus.checkout'),
  gstProfiles: part<GstProfiles>('bus.gstProfiles'),
  savedTravellers: part<SavedTravellers>('bus.savedTravellers'),
};
