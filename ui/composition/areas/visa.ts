/** The use cases of the visa screens. */
import { ContainerModule } from 'inversify';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import { FindVisas } from '#application/portal/visa/find-visas.ts';
import { TrackVisa } from '#application/portal/visa/track-visa.ts';
import { visaCheckout } from '#application/portal/visa/visa-checkout.ts';
import { businessZone, houseCountry } from '../house.ts';
import { visaParts } from '../visa/parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(visaParts.findVisas)
    .toResolvedValue(
      (desk, session, clock, tab, configuration) =>
        new FindVisas(desk.visa, session, {
          clock,
          tab,
          zone: businessZone(configuration),
          country: houseCountry(configuration),
        }),
      [parts.desk, parts.session, parts.clock, parts.tabShelf, parts.configuration],
    )
    .inSingletonScope();
  bind(visaParts.checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, finding) =>
        visaCheckout(
          desk.visa,
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
        visaParts.findVisas,
      ],
    )
    .inSingletonScope();
  bind(visaParts.track)
    .toResolvedValue(
      (desk, session, clock, downloads, configuration) =>
        new TrackVisa(desk.visa, session, {
          clock,
          zone: businessZone(configuration),
          openFile: (file) => downloads.openFile(file),
        }),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.configuration],
    )
    .inSingletonScope();
  bind(visaParts.gstProfiles)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(visaParts.savedTravellers)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
});
