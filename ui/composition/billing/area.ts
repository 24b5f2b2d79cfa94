/** The use cases of the billing screens. */
import { ContainerModule } from 'inversify';
import { BillForm } from '#application/portal/billing/bill-form.ts';
import { Bills } from '#application/portal/billing/bills.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';
import { businessZone, houseCurrency } from '../house.ts';
import { parts } from '../parts.ts';
import { billingParts } from './parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(billingParts.bills)
    .toResolvedValue((desk, session) => new Bills(desk.billing, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(billingParts.form)
    .toResolvedValue(
      (desk, session, requestIds, tab, clock, configuration, bills, account) =>
        new BillForm(desk.billing, session, {
          requests: new OpenRequests(session, { requestIds, tab }, 'billRequests'),
          currency: () => houseCurrency(configuration),
          today: () => clock.todayIn(businessZone(configuration)),
          added: () => {
            bills.again();
            void account.refresh();
          },
        }),
      [
        parts.desk,
        parts.session,
        parts.requestIds,
        parts.tabShelf,
        parts.clock,
        parts.configuration,
        billingParts.bills,
        parts.accountSummary,
      ],
    )
    .inSingletonScope();
  bindSavedTravellers(bind, billingParts.savedTravellers);
  bindGstProfiles(bind, billingParts.gstProfiles);
});
