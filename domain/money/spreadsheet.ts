/** Tables that a spreadsheet opens, as text (CSV) or as a workbook (XLSX). */
import { formatDecimal, type Money } from './money.ts';

/** What stands in a cell: a text, a count, an amount, or a day (YYYY-MM-DD). */
export type Cell = string | number | Money | { readonly day: string };

/** Rows of cells, the titles of the columns first. */
export type Table = readonly (readonly Cell[])[];

/**
 * A text that a spreadsheet would run as a formula gets a leading apostrophe, which a workbook needs too: its text cells
 * run nothing, but a reader who edits one, or saves it all as CSV, would make a formula of it.
 *
 * @example harmlessCell('=1+1') // => "'=1+1"
 * @example harmlessCell('Delhi') // => 'Delhi'
 */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A cell as CSV has it: texts harmless, amounts with all decimals of their currency and without its name. */
export function writtenCell(cell: Cell): string {
  if (typeof cell === 'string') return harmlessCell(cell);
  if (typeof cell === 'number') return String(cell);
  return 'day' in cell ? cell.day : formatDecimal(cell);
}
