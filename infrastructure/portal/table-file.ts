/** Comma-separated files, as spreadsheets write them: with commas or semicolons, quotes, and a mark before the first byte. */
import type { TableLine } from '#domain/people/table-line.ts';
import type { TableReader } from '#application/portal/ports/table-reader.ts';

const load = async () => (await import('papaparse')).default;

export const tableFile: TableReader = {
  async read(text) {
    const papa = await load();
    const body = text.replace(/^\uFEFF/, '');
    const lines: TableLine[] = [];
    let from = 0;
    let line = 1;
    papa.parse<string[]>(body, {
      step: ({ data, meta }) => {
        if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data.map(withoutMark) });
        line += newLinesIn(body.slice(from, meta.cursor));
        from = meta.cursor;
      },
    });
    return lines;
  },
  async write(rows) {
    const papa = await load();
    return papa.unparse(
      rows.map((row) => [...row]),
      { newline: '\r\n', escapeFormulae: true },
    );
  },
};

/** What would run as a formula is written with an apostrophe before it; it is no part of the text. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** A cell in quotes may hold several lines. */
function newLinesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
