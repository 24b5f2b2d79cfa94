/** The use cases of the insurance screens. */
import { ContainerModule } from 'inversify';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { FindPlans } from '#application/portal/insurance/find-plans.ts';
import { insuranceCheckout } from '#application/portal/insurance/insurance-checkout.ts';
import { businessZone } from '../house.ts';
import { insuranceParts } from '../insurance/parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(insuranceParts.findPlans)
    .toResolvedValue(
      (desk, session, clock, tab, configuration) =>
        new FindPlans(desk.insurance, session, { clock, tab, zone: businessZone(configuration) }),
      [parts.desk, parts.session, parts.clock, parts.tabShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(insuranceParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, finding) =>
        insuranceCheckout(
          desk.insurance,
          { session, account, agency: desk.agency, clock, requestIds, tab, zone: businessZone(configuration) },
          () => finding.outdate(),
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        insuranceParts.findPlans,
      ],
    )
    .inSingletonScope();
  bind(insuranceParts.gstProfiles)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(insuranceParts.savedTravellers)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
