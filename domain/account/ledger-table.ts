/** A statement as a table, in the order in which a spreadsheet shows it. */
import { isZero } from '../money/money.ts';
import type { Cell, Table } from '../money/spreadsheet.ts';
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

/** Opening, every entry, closing. `zone` is the business zone, in which an entry's day is counted. */
export function ledgerTable(statement: ProvableStatement, words: LedgerTableWords, zone: string): Table {
  const amount = (value: LedgerEntry['debit']): Cell => (isZero(value) ? '' : value);
  const rows = statement.entries.map((entry): readonly Cell[] => [
    { day: dateIn(entry.at, zone) },
    entry.entryId,
    words.kind(entry),
    words.narration(entry),
    entry.reference,
    amount(entry.debit),
    amount(entry.credit),
    entry.balance,
  ]);
  return [
    words.columns,
    ['', '', '', words.opening, '', '', '', statement.opening],
    ...rows,
    ['', '', '', words.closing, '', statement.totalDebit, statement.totalCredit, statement.closing],
  ];
}
