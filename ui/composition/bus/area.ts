/** The use cases of the bus screens. */
import { ContainerModule } from 'inversify';
import { makeBusCheckout } from '#application/portal/bus/bus-checkout.ts';
import { BusResults } from '#application/portal/bus/bus-results.ts';
import { busSearch } from '#application/portal/bus/bus-search.ts';
import { busParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(busParts.search)
    .toResolvedValue(
      (desk, session, clock, shelf) => busSearch(desk.bus, session, { clock, shelf }),
      [parts.desk, parts.session, parts.clock, parts.deviceShelf],
    )
    .inSingletonScope();
  bind(busParts.results)
    .toResolvedValue((desk, session) => new BusResults(desk.bus, session), [parts.desk, parts.session])
    .inSingletonScope();
  bindCheckout(bind, busParts.checkout, busParts.results, (desk, ports, results) =>
    makeBusCheckout(desk.bus, ports, () => results.outdate()),
  );
  bindSavedTravellers(bind, busParts.savedTravellers);
  bindGstProfiles(bind, busParts.gstProfiles);
});
