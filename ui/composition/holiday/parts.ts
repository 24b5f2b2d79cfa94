/** What the holiday screens may ask for, once their area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { FindHolidays } from '#application/portal/holiday/find-holidays.ts';
import type { HolidayCheckout } from '#application/portal/holiday/holiday-checkout.ts';
import type { NewProposal } from '#application/portal/holiday/new-proposal.ts';
import type { NewReceipt } from '#application/portal/booking/new-receipt.ts';
import type { OpenHoliday } from '#application/portal/holiday/open-holiday.ts';
import { part } from '../parts.ts';

export const holidayParts = {
  find: part<FindHolidays>('holiday.find'),
  opened: part<OpenHoliday>('holiday.opened'),
  checkout: part<HolidayCheckout>('holiday.checkout'),
  proposal: part<NewProposal>('holiday.proposal'),
  receipt: part<NewReceipt>('holiday.receipt'),
  gstProfiles: part<GstProfiles>('holiday.gstProfiles'),
  savedTravellers: part<SavedTravellers>('holiday.savedTravellers'),
};
