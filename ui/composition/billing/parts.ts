/** What the billing screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { BillForm } from '#application/portal/billing/bill-form.ts';
import type { Bills } from '#application/portal/billing/bills.ts';
import { part } from '../parts.ts';

export const billingParts = {
  form: part<BillForm>('billing.form'),
  bills: part<Bills>('billing.bills'),
  gstProfiles: part<GstProfiles>('billing.gstProfiles'),
  savedTravellers: part<SavedTravellers>('billing.savedTravellers'),
};
