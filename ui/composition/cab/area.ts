/** The use cases of the cab screens. */
import { ContainerModule } from 'inversify';
import { makeCabCheckout } from '#application/portal/cab/cab-checkout.ts';
import { FindCabs } from '#application/portal/cab/find-cabs.ts';
import { cabParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(cabParts.find)
    .toResolvedValue(
      (desk, session, clock, shelf, memory) =>
        new FindCabs(desk.cab, session, { clock, shelf, settings: memory.additionalSettings }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf, parts.memory],
    )
    .inSingletonScope();
  bindCheckout(bind, cabParts.checkout, cabParts.find, (desk, ports, find) =>
    makeCabCheckout(desk.cab, ports, () => void find.again()),
  );
  bindSavedTravellers(bind, cabParts.savedTravellers);
  bindGstProfiles(bind, cabParts.gstProfiles);
});
