/** A file of rows and columns, parted into cells; how it parts them is the format's own matter. */
import type { TableLine } from '#domain/people/table-line.ts';

export interface TableReader {
  /** Lines in which every cell is empty are left out. Rejects where the reader itself could not be loaded. */
  readonly read: (text: string) => Promise<readonly TableLine[]>;
  /** The text of a file with these rows. */
  readonly write: (rows: readonly (readonly string[])[]) => Promise<string>;
}
