/**
 * The lines of a pasted display: split, cleaned of what the screen adds, and joined where the system wrapped them. No line
 * is ever left out, and every step takes time in proportion to the text.
 */

/** Lines longer, or further down, than any display's are kept but not looked into. */
const mostLineCharacters = 400;
export const mostLines = 2000;
/** What one entry may grow to by its wrapped lines. */
const mostEntryCharacters = 2000;
const tabWidth = 8;

/** Entries with which a terminal turns pages; alone on a line they are no part of the record. */
const pagingWords: ReadonlySet<string> = new Set(['MD', 'MDR', 'MU', 'MB', 'MT', 'MORE']);

/** What was typed to show the record, above it on the screen: `*A`, `*R`, `RT`, `TQT`, `FQ`. */
const entryForm = /^(?:\*[A-Z]{1,3}\d?|\*[A-Z0-9]{6}|RT[A-Z]{0,3}|RT ?[A-Z0-9]{6}|TQT|FX[A-Z]|FQ|FQQ\d{0,2}|PQ|IR|WI)$/;

export interface DisplayLine {
  /** Position in the display. */
  readonly index: number;
  /** As pasted. */
  readonly text: string;
  /** In capitals, single-spaced, without the screen's marks; empty for noise and for what is not looked into. */
  readonly words: string;
  /** Columns before the first character. */
  readonly indent: number;
  /** Nothing but the screen's own marks. */
  readonly noise: boolean;
}

/** A line and the wrapped rest of it. */
export interface DisplayEntry {
  readonly head: DisplayLine;
  readonly rest: readonly DisplayLine[];
}

/** How a dialect wraps. */
export interface Wrapping {
  /** Columns by which a wrapped line is further in than the line that it continues. */
  readonly indent: number;
  /** Whether a line begins something of its own, however far in it stands. */
  readonly begins: (words: string) => boolean;
}

/**
 * The lines of a text, whatever ends them.
 *
 * @example splitLines('A\r\nB\n') // => ['A', 'B', '']
 */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Looks at one line. */
export function displayLine(text: string, index: number): DisplayLine {
  if (text.length > mostLineCharacters || index >= mostLines) {
    return { index, text, words: '', indent: 0, noise: text === '' };
  }
  const { words, indent } = withoutMarks(text);
  const noise = !/[\p{L}\p{N}]/u.test(words) || (indent === 0 && pagingWords.has(words)) || isEntry(text, words);
  return { index, text, words: noise ? '' : words, indent, noise };
}

function isEntry(text: string, words: string): boolean {
  return /^\S/.test(text) && entryForm.test(words);
}

/** Joins wrapped lines to what they continue. Noise between them does not part them; it is in no entry, nor is what was not looked into. */
export function entriesOf(lines: readonly DisplayLine[], wrapping: Wrapping): readonly DisplayEntry[] {
  const entries: { head: DisplayLine; rest: DisplayLine[]; size: number }[] = [];
  for (const line of lines) {
    if (line.words === '') continue;
    const open = entries.at(-1);
    if (open !== undefined && continues(line, open.head, wrapping) && open.size < mostEntryCharacters) {
      open.rest.push(line);
      open.size += line.words.length;
    } else {
      entries.push({ head: line, rest: [], size: line.words.length });
    }
  }
  return entries;
}

/** An entry's words, joined where words were cut in two. */
export function glued({ head, rest }: DisplayEntry): string {
  return [head, ...rest].map(({ words }) => words).join('');
}

/** An entry's words, joined where lines end between words. */
export function spaced({ head, rest }: DisplayEntry): string {
  return [head, ...rest].map(({ words }) => words).join(' ');
}

function continues(line: DisplayLine, head: DisplayLine, { indent, begins }: Wrapping): boolean {
  return line.indent - head.indent >= indent && !begins(line.words);
}

function withoutMarks(text: string): { readonly words: string; readonly indent: number } {
  let rest = text.toUpperCase().trimEnd();
  let indent = 0;
  for (;;) {
    const inner = rest.trimStart();
    indent += columns(rest.slice(0, rest.length - inner.length));
    rest = inner;
    const prompt = rest.startsWith('/$') || rest.startsWith(')>') ? 2 : rest.startsWith('>') ? 1 : 0;
    if (prompt === 0) break;
    rest = rest.slice(prompt);
  }
  for (let marks = marksAtEnd(rest); marks > 0; marks = marksAtEnd(rest)) rest = rest.slice(0, -marks).trimEnd();
  return { words: rest.replace(/\s+/g, ' '), indent };
}

/** Characters of a mark that the screen puts after a line; 0 where it puts none. */
function marksAtEnd(text: string): number {
  if (text.endsWith('/$')) return 2;
  return text.endsWith('>') || text.endsWith('<') || (text.endsWith(')') && closesNothing(text)) ? 1 : 0;
}

function columns(blanks: string): number {
  let count = 0;
  for (const blank of blanks) count += blank === '\t' ? tabWidth : 1;
  return count;
}

/** Whether there are more closing than opening parentheses: the last one is then the screen's. */
function closesNothing(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open += 1;
    else if (character === ')') open -= 1;
  }
  return open < 0;
}
