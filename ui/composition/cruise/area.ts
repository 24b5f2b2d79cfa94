/** The use cases of the cruise screens. */
import { ContainerModule } from 'inversify';
import { ChooseCabins } from '#application/portal/cruise/choose-cabins.ts';
import { makeCruiseCheckout } from '#application/portal/cruise/cruise-checkout.ts';
import { FindCruises } from '#application/portal/cruise/find-cruises.ts';
import { businessZone } from '../house.ts';
import { cruiseParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';
import { bindReceipt } from '../areas/receipt.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(cruiseParts.find)
    .toResolvedValue(
      (desk, session, clock, shelf, configuration) =>
        new FindCruises(desk.cruise, session, { clock, shelf, zone: businessZone(configuration) }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(cruiseParts.cabins)
    .toResolvedValue(
      (desk, session, clock, configuration) =>
        new ChooseCabins(desk.cruise, session, clock, businessZone(configuration)),
      [parts.desk, parts.session, parts.clock, parts.configuration],
    )
    .inSingletonScope();
  bindCheckout(bind, cruiseParts.checkout, cruiseParts.cabins, (desk, ports, cabins) =>
    makeCruiseCheckout(desk.cruise, ports, () => void cabins.again()),
  );
  bindReceipt(bind, cruiseParts.receipt, (desk) => desk.cruise);
  bindSavedTravellers(bind, cruiseParts.savedTravellers);
  bindGstProfiles(bind, cruiseParts.gstProfiles);
});
