/** What the cab screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { CabCheckout } from '#application/portal/cab/cab-checkout.ts';
import type { FindCabs } from '#application/portal/cab/find-cabs.ts';
import { part } from '../parts.ts';

export const cabParts = {
  find: part<FindCabs>('cab.find'),
  checkout: part<CabCheckout>('cab.checkout'),
  gstProfiles: part<GstProfiles>('cab.gstProfiles'),
  savedTravellers: part<SavedTravellers>('cab.savedTravellers'),
};
