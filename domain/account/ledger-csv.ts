/**
 * A statement as a table of plain values, in the order in which a spreadsheet shows them. Text cells that a spreadsheet
 * would run as a formula get a leading apostrophe; amounts stay numbers.
 */
import { formatDecimal, isZero } from '../money/money.ts';
import { harmlessCell } from '../money/spreadsheet.ts';
import { dateIn } from '../time/instant.ts';
import type { LedgerEntry } from './ledger.ts';
import type { ProvableStatement } from './ledger-proof.ts';

/** The column titles in the reader's language, and the sentences of opening, closing and an entry's narration. */
export interface LedgerTableWords {
  readonly columns: readonly [
    date: string,
    entry: string,
    type: string,
    details: string,
    reference: string,
    debit: string,
    credit: string,
    balance: string,
  ];
  readonly opening: string;
  readonly closing: string;
  readonly kind: (entry: LedgerEntry) => string;
  readonly narration: (entry: LedgerEntry) => string;
}

/** Rows of cells, header first. `zone` is the business zone. */
export function ledgerTable(
  statement: ProvableStatement,
  words: LedgerTableWords,
  zone: string,
): readonly (readonly string[])[] {
  const amount = (value: LedgerEntry['debit']) => (isZero(value) ? '' : formatDecimal(value));
  const rows = statement.entries.map((entry) => [
    dateIn(entry.at, zone),
    entry.entryId,
    harmlessCell(words.kind(entry)),
    harmlessCell(words.narration(entry)),
    harmlessCell(entry.reference),
    amount(entry.debit),
    amount(entry.credit),
    formatDecimal(entry.balance),
  ]);
  return [
    words.columns,
    ['', '', '', words.opening, '', '', '', formatDecimal(statement.opening)],
    ...rows,
    [
      '',
      '',
      '',
      words.closing,
      '',
      formatDecimal(statement.totalDebit),
      formatDecimal(statement.totalCredit),
      formatDecimal(statement.closing),
    ],
  ];
}
