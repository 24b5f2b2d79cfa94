/** What the visa screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { FindVisas } from '#application/portal/visa/find-visas.ts';
import type { TrackVisa } from '#application/portal/visa/track-visa.ts';
import type { VisaCheckout } from '#application/portal/visa/visa-checkout.ts';
import { part } from '../parts.ts';

export const visaParts = {
  findVisas: part<FindVisas>('visa.findVisas'),
  checkout: part<VisaCheckout>('visa.checkout'),
  track: part<TrackVisa>('visa.track'),
  savedTravellers: part<SavedTravellers>('visa.savedTravellers'),
  gstProfiles: part<GstProfiles>('visa.gstProfiles'),
};
