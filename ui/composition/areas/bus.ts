/** The use cases of the bus screens. */
import { ContainerModule } from 'inversify';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { makeBusCheckout } from '#application/portal/bus/bus-checkout.ts';
import { BusResults } from '#application/portal/bus/bus-results.ts';
import { BusSearch } from '#application/portal/bus/bus-search.ts';
import { busParts } from '../bus/parts.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(busParts.search)
    .toResolvedValue(
      (desk, session, clock) => new BusSearch(desk.bus, session, clock),
      [parts.desk, parts.session, parts.clock],
    )
    .inSingletonScope();
  bind(busParts.results)
    .toResolvedValue((desk, session) => new BusResults(desk.bus, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(busParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, results) =>
        makeBusCheckout(
          desk.bus,
          { session, account, agency: desk.agency, clock, requestIds, tab, zone: businessZone(configuration) },
          () => results.outdate(),
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        busParts.results,
      ],
    )
    .inSingletonScope();
  bind(busParts.savedTravellers)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(busParts.gstProfiles)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
