/** What a tab keeps of an import in progress: what was pasted and added, and every request that was sent, before it left. */
import { hasTexts, kept } from '#application/portal/kept.ts';
import type { Kept } from '#application/portal/kept.ts';
import type { Shelf } from '#application/portal/ports/shelf.ts';
import type { SentOfSale } from '#application/portal/sending.ts';
import type { ImportForm } from './import-form.ts';

export interface KeptImport extends SentOfSale {
  /** The identity that began it. */
  readonly owner: string;
  readonly form: ImportForm;
}

export function keptImport(tab: Shelf): Kept<KeptImport> {
  return kept(tab, { key: 'pnrImport', version: 1, upgrades: [], fits: isKeptImport });
}

function isKeptImport(data: unknown): data is KeptImport {
  return (
    hasTexts(data, 'owner') &&
    'form' in data &&
    hasTexts(data.form, 'text', 'locator', 'total') &&
    'tickets' in data.form &&
    'travellers' in data.form &&
    'contact' in data.form &&
    'sent' in data &&
    Array.isArray(data.sent)
  );
}
