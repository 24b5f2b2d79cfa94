/** What the page that imports a PNR may ask for, once its area is loaded. */
import type { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import type { ImportPnrPage } from '#application/portal/flight/pnr/import-pnr.ts';
import { part } from './parts.ts';

export const importParts = {
  page: part<ImportPnrPage>('imports.page'),
  gstProfiles: part<GstProfiles>('imports.gstProfiles'),
};
