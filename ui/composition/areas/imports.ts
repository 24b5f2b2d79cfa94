/** The use case of the page that imports a PNR. */
import { ContainerModule } from 'inversify';
import { ImportPnrPage } from '#application/portal/flight/pnr/import-pnr.ts';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { airportFile } from '#infrastructure/portal/airport-file.ts';
import { importParts } from '../import-parts.ts';
import { parts } from '../parts.ts';
import { bindGstProfiles } from './checkout.ts';

export const area = new ContainerModule(({ bind }) => {
  bindGstProfiles(bind, importParts.gstProfiles);
  bind(importParts.page)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration) =>
        new ImportPnrPage(
          { flight: desk.flight, agency: desk.agency },
          session,
          account,
          {
            clock,
            requestIds,
            tab,
            airports: airportFile(),
            reader: async () => (await import('#application/portal/flight/pnr/pnr-preview.ts')).previewOf,
          },
          () => {
            const state = configuration.state$.value;
            return state.kind === 'ready' ? state.configuration : defaultClientConfiguration;
          },
        ),
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
      ],
    )
    .inSingletonScope();
});
