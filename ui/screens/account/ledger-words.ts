/** The words of a statement's entries, on the page and in its files. */
import { useMemo } from 'react';
import type { Ledger } from '#application/portal/account/ledger.ts';
import { ledgerTable } from '#domain/account/ledger-table.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { directionOf, useLanguage, useWords } from '#ui/design/words/words.ts';
import { csvOf, type FileKind, workbookOf } from '#ui/design/data/spreadsheet-file.ts';

export interface LedgerWords {
  readonly kind: (entry: LedgerEntry) => string;
  readonly narration: (entry: LedgerEntry) => string;
  /** Writes the statement at hand to a file that spreadsheets open. */
  readonly save: (ledger: Ledger, zone: string, as: FileKind) => Promise<void>;
}

export function useLedgerWords(): LedgerWords {
  const words = useWords();
  const { language } = useLanguage();
  return useMemo(() => {
    const kind = (entry: LedgerEntry) => words(`account-kind-${entry.kind}`);
    const narration = ({ narration: { code, params } }: LedgerEntry) => words(`account-narration-${code}`, params);
    return {
      kind,
      narration,
      save: async (ledger, zone, as) => {
        const { statement } = ledger.state$.value;
        if (statement.kind !== 'ready') return;
        const column = (name: string) => words(`account-column-${name}`);
        const table = ledgerTable(
          statement.value,
          {
            columns: [
              column('date'),
              column('entry'),
              column('type'),
              column('details'),
              column('reference'),
              column('debit'),
              column('credit'),
              column('balance'),
            ],
            opening: words('account-opening-balance'),
            closing: words('account-closing-balance'),
            kind: (entry) => plain(kind(entry)),
            narration: (entry) => plain(narration(entry)),
          },
          zone,
        );
        if (as === 'csv') ledger.save(await csvOf(table));
        else
          ledger.saveWorkbook(
            await workbookOf(table, { name: words('title-ledger'), direction: directionOf(language) }),
          );
      },
    };
  }, [words, language]);
}

/** Without the marks that keep directions apart on a page: in a cell they would be part of the text. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
