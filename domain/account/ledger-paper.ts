/** What the statement of a ledger says on paper, before any language or page. */
import { violation, type Violation } from '../rules/violation.ts';
import { ledgerPaperMostEntries } from '../rules/limits.ts';
import type { DocumentParty } from '../booking/papers/documents.ts';
import type { Letterhead } from '../booking/papers/letterhead.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { LedgerEntry, LedgerPage } from './ledger.ts';
import type { LedgerRange } from './ledger-range.ts';

/** An entry as a paper lists it; `on` is its day in the business zone. */
export interface LedgerPaperEntry
  extends Pick<LedgerEntry, 'entryId' | 'kind' | 'reference' | 'narration' | 'debit' | 'credit' | 'balance'> {
  readonly on: IsoDate;
}

export interface LedgerPaper
  extends LedgerRange,
    Letterhead,
    Pick<LedgerPage, 'opening' | 'closing' | 'totalDebit' | 'totalCredit'> {
  readonly kind: 'ledger-statement';
  /** The house, which keeps the account. */
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty;
  readonly entries: readonly LedgerPaperEntry[];
}

/**
 * A paper of more entries takes so long to draw that every other paper waits for it: `statement-long` at `to`. The page
 * and its spreadsheets hold them all.
 *
 * @example checkLedgerPaper(500) // => []
 * @example checkLedgerPaper(501) // => [violation('statement-long', 'to', { most: 500 })]
 */
export function checkLedgerPaper(entries: number): readonly Violation[] {
  return entries > ledgerPaperMostEntries ? [violation('statement-long', 'to', { most: ledgerPaperMostEntries })] : [];
}
