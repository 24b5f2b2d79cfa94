/** The use cases of the cab screens. */
import { ContainerModule } from 'inversify';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { makeCabCheckout } from '#application/portal/cab/cab-checkout.ts';
import { FindCabs } from '#application/portal/cab/find-cabs.ts';
import { cabParts } from '../cab/parts.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(cabParts.find)
    .toResolvedValue(
      (desk, session, clock) => new FindCabs(desk.cab, session, clock),
      [parts.desk, parts.session, parts.clock],
    )
    .inSingletonScope();
  bind(cabParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, find) =>
        makeCabCheckout(
          desk.cab,
          { session, account, agency: desk.agency, clock, requestIds, tab, zone: businessZone(configuration) },
          () => void find.again(),
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        cabParts.find,
      ],
    )
    .inSingletonScope();
  bind(cabParts.savedTravellers)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(cabParts.gstProfiles)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
