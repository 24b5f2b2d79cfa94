/** What the insurance screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { FindPlans } from '#application/portal/insurance/find-plans.ts';
import type { InsuranceCheckout } from '#application/portal/insurance/insurance-checkout.ts';
import type { InsureJourney } from '#application/portal/insurance/insure-journey.ts';
import { part } from '../parts.ts';

export const insuranceParts = {
  findPlans: part<FindPlans>('insurance.findPlans'),
  checkout: part<InsuranceCheckout>('insurance.checkout'),
  insureJourney: part<InsureJourney>('insurance.insureJourney'),
  savedTravellers: part<SavedTravellers>('insurance.savedTravellers'),
  gstProfiles: part<GstProfiles>('insurance.gstProfiles'),
};
