/** The use cases of the visa screens. */
import { ContainerModule } from 'inversify';
import { findVisas } from '#application/portal/visa/find-visas.ts';
import { TrackVisa } from '#application/portal/visa/track-visa.ts';
import { visaCheckout } from '#application/portal/visa/visa-checkout.ts';
import { businessZone, houseCountry } from '../house.ts';
import { visaParts } from './parts.ts';
import { parts } from '../parts.ts';
import { bindCheckout, bindGstProfiles, bindSavedTravellers } from '../areas/checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(visaParts.findVisas)
    .toResolvedValue(
      (desk, session, clock, tab, configuration) =>
        findVisas(desk.visa, session, {
          clock,
          tab,
          zone: businessZone(configuration),
          country: houseCountry(configuration),
        }),
      [parts.desk, parts.session, parts.clock, parts.tabShelf, parts.configuration],
    )
    .inSingletonScope();
  bindCheckout(bind, visaParts.checkout, visaParts.findVisas, (desk, ports, finding) =>
    visaCheckout(desk.visa, ports, () => finding.outdate()),
  );
  bind(visaParts.track)
    .toResolvedValue(
      (desk, session, clock, downloads, configuration) =>
        new TrackVisa(desk.visa, session, {
          clock,
          zone: businessZone(configuration),
          openFile: (file) => downloads.openFile(file),
          save: (...file) => downloads.save(...file),
        }),
      [parts.desk, parts.session, parts.clock, parts.downloads, parts.configuration],
    )
    .inSingletonScope();
  bindGstProfiles(bind, visaParts.gstProfiles);
  bindSavedTravellers(bind, visaParts.savedTravellers);
});
