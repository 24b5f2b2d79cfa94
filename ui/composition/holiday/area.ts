/** The use cases of the holiday screens. */
import { ContainerModule } from 'inversify';
import { FindHolidays } from '#application/portal/holiday/find-holidays.ts';
import { makeHolidayCheckout } from '#application/portal/holiday/holiday-checkout.ts';
import { newProposal } from '#application/portal/holiday/new-proposal.ts';
import { OpenHoliday } from '#application/portal/holiday/open-holiday.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';
import { bindReceipt } from '../areas/receipt.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';
import { holidayParts } from './parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(holidayParts.find)
    .toResolvedValue(
      (desk, session, clock, shelf, configuration) =>
        new FindHolidays(desk.holiday, session, { clock, shelf, zone: businessZone(configuration) }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(holidayParts.opened)
    .toResolvedValue((desk, session) => new OpenHoliday(desk.holiday, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(holidayParts.proposal)
    .toResolvedValue(
      (desk, session, requestIds) => newProposal(desk.holiday, session, () => requestIds.next()),
      [parts.desk, parts.session, parts.requestIds],
    )
    .inSingletonScope();
  bindReceipt(bind, holidayParts.receipt, (desk) => desk.holiday);
  bindCheckout(bind, holidayParts.checkout, holidayParts.opened, (desk, ports, opened) =>
    makeHolidayCheckout(desk.holiday, ports, () => void opened.again()),
  );
  bindSavedTravellers(bind, holidayParts.savedTravellers);
  bindGstProfiles(bind, holidayParts.gstProfiles);
});
