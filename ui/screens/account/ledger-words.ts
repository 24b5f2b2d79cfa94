/** The words of a statement's entries, on the page and in its CSV file. */
import { useMemo } from 'react';
import type { Ledger } from '#application/portal/account/ledger.ts';
import { ledgerTable } from '#domain/account/ledger-csv.ts';
import type { LedgerEntry } from '#domain/account/ledger.ts';
import { useWords } from '#ui/design/words/words.ts';

export interface LedgerWords {
  readonly kind: (entry: LedgerEntry) => string;
  readonly narration: (entry: LedgerEntry) => string;
  /** Writes the statement at hand to a CSV file that spreadsheets read as UTF-8. */
  readonly save: (ledger: Ledger, zone: string) => Promise<void>;
}

export function useLedgerWords(): LedgerWords {
  const words = useWords();
  return useMemo(() => {
    const kind = (entry: LedgerEntry) => words(`account-kind-${entry.kind}`);
    const narration = ({ narration: { code, params } }: LedgerEntry) => words(`account-narration-${code}`, params);
    return {
      kind,
      narration,
      save: async (ledger, zone) => {
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
        const { unparse } = await import('papaparse');
        ledger.save(`\u{feff}${unparse(table.map((row) => [...row]))}\r\n`);
      },
    };
  }, [words]);
}

/** Without the marks that keep directions apart on a page: in a cell they would be part of the text. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '');
}
