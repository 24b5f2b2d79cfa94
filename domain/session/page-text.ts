/**
 * The texts of pages that anybody may read, as a house writes them: plain text with paragraphs, headings, lists and addresses.
 * Nothing in it is markup, so nothing in it can be more than a text.
 */
import type { Language } from '../people/language.ts';
import { tooLong, type Violation } from '../rules/violation.ts';

/** Most characters of a page in one language. */
export const pageTextMost = 20_000;

/** In each language; empty for the words of the product. */
export type PageTexts = Readonly<Record<Language, string>>;

export type PagePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

export type PageBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly pieces: readonly PagePiece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly PagePiece[])[] };

/** What stands for itself in braces. */
export interface PageNames {
  readonly portal: string;
  readonly business: string;
  readonly email: string;
  readonly phone: string;
}

/** Codes: `too-long` at a language. */
export function checkPageTexts(texts: PageTexts, path: string): readonly Violation[] {
  return Object.entries(texts).flatMap(([language, text]) => tooLong(text, pageTextMost, `${path}.${language}`));
}

/**
 * A text as it is drawn. An empty line ends a paragraph, `#` begins a heading, `-` an item of a list; addresses of pages and of
 * mail become links.
 *
 * @example pageBlocks('# Who we are\nWe sell.', noNames).map(({ kind }) => kind) // => ['heading', 'paragraph']
 * @example pageBlocks('<b>bold</b>', noNames) // => [{ kind: 'paragraph', pieces: [{ kind: 'text', text: '<b>bold</b>' }] }]
 */
export function pageBlocks(text: string, names: PageNames): readonly PageBlock[] {
  const blocks: PageBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', pieces: piecesOf(lines.join('\n'), names) });
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map((item) => piecesOf(item, names)) });
    [lines, items] = [[], []];
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, heading] = /^#+\s+(.+)$/.exec(line) ?? [];
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? [];
    if (line === '' || heading !== undefined || (item === undefined) !== (items.length === 0)) end();
    if (heading !== undefined) blocks.push({ kind: 'heading', pieces: piecesOf(heading, names) });
    else if (item !== undefined) items.push(item);
    else if (line !== '') lines.push(line);
  }
  end();
  return blocks;
}

/** For examples and tests. */
export const noNames: PageNames = { portal: '', business: '', email: '', phone: '' };

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

function piecesOf(text: string, names: PageNames): readonly PagePiece[] {
  const filled = text.replaceAll(/\{(portal|business|email|phone)\}/g, (_all, name: keyof PageNames) => names[name]);
  const pieces: PagePiece[] = [];
  let from = 0;
  for (const { 0: found, index } of filled.matchAll(address)) {
    if (index > from) pieces.push({ kind: 'text', text: filled.slice(from, index) });
    pieces.push({ kind: 'link', text: found, address: found.includes('://') ? found : `mailto:${found}` });
    from = index + found.length;
  }
  if (from < filled.length) pieces.push({ kind: 'text', text: filled.slice(from) });
  return pieces;
}

/** A page as a reader of a language gets it. */
export interface PageText {
  readonly language: Language;
  readonly text: string;
}

/**
 * In the wanted language, else in the first that the house wrote it in; undefined where it wrote none, and the product's own
 * words stand.
 *
 * @example pageTextIn({ en: '', fr: 'Nous', ar: '' }, 'ar') // => { language: 'fr', text: 'Nous' }
 */
export function pageTextIn(texts: PageTexts, wanted: Language): PageText | undefined {
  const language = ([wanted, 'en', 'fr', 'ar'] as const).find((each) => texts[each].trim() !== '');
  return language === undefined ? undefined : { language, text: texts[language] };
}
