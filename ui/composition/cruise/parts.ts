/** What the cruise screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { NewReceipt } from '#application/portal/booking/new-receipt.ts';
import type { ChooseCabins } from '#application/portal/cruise/choose-cabins.ts';
import type { CruiseCheckout } from '#application/portal/cruise/cruise-checkout.ts';
import type { FindCruises } from '#application/portal/cruise/find-cruises.ts';
import { part } from '../parts.ts';

export const cruiseParts = {
  find: part<FindCruises>('cruise.find'),
  cabins: part<ChooseCabins>('cruise.cabins'),
  checkout: part<CruiseCheckout>('cruise.checkout'),
  receipt: part<NewReceipt>('cruise.receipt'),
  gstProfiles: part<GstProfiles>('cruise.gstProfiles'),
  savedTravellers: part<SavedTravellers>('cruise.savedTravellers'),
};
