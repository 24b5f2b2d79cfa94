/** What the page that imports a PNR may ask for, once its area is loaded. */
import type { ImportPnrPage } from '#application/portal/flight/pnr/import-pnr.ts';
import { part } from './parts.ts';

export const importParts = { page: part<ImportPnrPage>('imports.page') };
