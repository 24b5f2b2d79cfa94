/** Tables as files that spreadsheets open; what writes them is fetched with the first file. */
import type { Cell as SheetCell } from 'write-excel-file/browser';
import { minorDigits } from '#domain/money/currency.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { type Cell, harmlessCell, type Table, writtenCell } from '#domain/money/spreadsheet.ts';
import { daysBetween, isoDate } from '#domain/time/calendar-date.ts';

export const fileKinds = ['csv', 'xlsx'] as const;
export type FileKind = (typeof fileKinds)[number];

/** CSV that spreadsheets read as UTF-8. */
export async function csvOf(table: Table): Promise<string> {
  const { unparse } = await import('papaparse');
  return `\u{feff}${unparse(table.map((row) => row.map(writtenCell)))}\r\n`;
}

export interface WorkbookLook {
  /** Of its one sheet. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** XLSX as base64: its first row stays in view, amounts are numbers that show their currency, days are days. */
export async function workbookOf(table: Table, { name, direction }: WorkbookLook): Promise<string> {
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const [titles = [], ...rows] = table;
  const blob = await writeWorkbook(
    [titles.map((title) => ({ ...sheetCell(title), fontWeight: 'bold' })), ...rows.map((row) => row.map(sheetCell))],
    {
      sheet: sheetName(name),
      stickyRowsCount: 1,
      rightToLeft: direction === 'rtl',
      orientation: 'landscape',
      columns: titles.map((_, column) => ({ width: widthOf(table, column) })),
    },
  ).toBlob();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The day that spreadsheets count as 0. */
const dayNought = isoDate('1899-12-30');

function sheetCell(cell: Cell): Exclude<SheetCell, null | undefined> & object {
  if (typeof cell === 'string') return cell === '' ? {} : { value: kept(harmlessCell(spelled(cell))), type: String };
  if (typeof cell === 'number') return { value: cell, type: Number, format: '0' };
  if ('day' in cell) return { value: daysBetween(dayNought, isoDate(cell.day)), type: Number, format: 'yyyy-mm-dd' };
  const decimals = minorDigits(cell.currency);
  return {
    value: Number(formatDecimal(cell)),
    type: Number,
    format: `[$${cell.currency}] #,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`,
  };
}

/** The writer finds texts again in a plain object, where “valueOf” and the like stand from the start: marked as text. */
function kept(text: string): string {
  return text in {} ? `'${text}` : text;
}

/** Without what XML cannot spell, which would make the whole file unreadable. */
function spelled(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/** At most 31 letters, and none that a sheet's name may not have. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]/\\:*?]/g, ' ').slice(0, 31);
}

/** In letters: as wide as its longest cell, within what is readable. */
function widthOf(table: Table, column: number): number {
  const letters = table.map((row) => {
    const cell = row[column] ?? '';
    return typeof cell === 'object' && 'minor' in cell ? formatDecimal(cell).length + 8 : writtenCell(cell).length;
  });
  return Math.min(60, Math.max(8, ...letters) + 2);
}
