/** The use cases of the insurance screens. */
import { ContainerModule } from 'inversify';
import { FindPlans } from '#application/portal/insurance/find-plans.ts';
import { insuranceCheckout } from '#application/portal/insurance/insurance-checkout.ts';
import { InsureJourney } from '#application/portal/insurance/insure-journey.ts';
import { businessZone, houseCountry } from '../house.ts';
import { insuranceParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(insuranceParts.findPlans)
    .toResolvedValue(
      (desk, session, clock, tab, configuration) =>
        new FindPlans(desk.insurance, session, { clock, tab, zone: businessZone(configuration) }),
      [parts.desk, parts.session, parts.clock, parts.tabShelf, parts.configuration],
    )
    .inSingletonScope();
  bindCheckout(bind, insuranceParts.checkout, insuranceParts.findPlans, (desk, ports, finding) =>
    insuranceCheckout(desk.insurance, ports, () => finding.outdate()),
  );
  bind(insuranceParts.insureJourney)
    .toResolvedValue(
      (desk, session, checkout, configuration, beside) => {
        const insuring = new InsureJourney(desk.insurance, session, checkout, houseCountry(configuration));
        beside.offer(insuring);
        return insuring;
      },
      [parts.desk, parts.session, insuranceParts.checkout, parts.configuration, parts.besideSales],
    )
    .inSingletonScope();
  bindGstProfiles(bind, insuranceParts.gstProfiles);
  bindSavedTravellers(bind, insuranceParts.savedTravellers);
});
