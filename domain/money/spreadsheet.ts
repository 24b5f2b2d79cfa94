/** Cells of a file that a spreadsheet opens. */

/** A text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
