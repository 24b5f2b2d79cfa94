/** Checks a paper as its PDF file draws it: no text over another, no empty box for a letter, and every total found by its text. */
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { drawable } from '#infrastructure/backoffice/documents/speech.ts';
import { overlapping, pdfBoxes } from './pdf-boxes.ts';
import { noGlyph, pdfText } from './pdf-text.ts';

/** Faults of a file, none where a reader and a text search find all. */
export function faultsOf(file: Uint8Array, sheet: PaperSheet): readonly string[] {
  const drawn = pdfText(file);
  const boxes = pdfBoxes(file);
  return [
    ...overlapping(boxes),
    ...boxes.map(({ text }) => text).filter((text) => text.includes(noGlyph)),
    ...totalsOf(sheet)
      .map(drawable)
      .filter((total) => !drawn.includes(total)),
  ];
}

/** Amounts of the rows that are set in bold. */
function totalsOf({ blocks }: PaperSheet): readonly string[] {
  return blocks
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .flatMap(({ cells, total }) => (total === true ? cells.flat(2) : []))
    .flatMap(({ text, plain }) => (plain === true ? [text] : []));
}
