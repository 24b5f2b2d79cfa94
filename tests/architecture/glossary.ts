/** The house's glossary: which word each language has for a thing, and which words it does not use for it. */
import { FluentResource } from '@fluent/bundle';
import type { languages } from './locales.ts';
import type { SourceTree } from './source-tree.ts';

type Language = (typeof languages)[number];

export interface Entry {
  readonly language: Language;
  readonly words: readonly string[];
  readonly not: readonly string[];
}

const headings: Readonly<Record<string, Language>> = { English: 'en', French: 'fr', Arabic: 'ar' };

/** The rows of the tables under the heading of each language. */
export function glossaryOf(text: string): readonly Entry[] {
  return text.split(/^## /m).flatMap((part) => {
    const language = headings[part.split('\n', 1)[0]?.trim() ?? ''];
    if (language === undefined) return [];
    const rows = part.split('\n').filter((line) => line.startsWith('|') && !/^\| (---|thing)/.test(line));
    return rows.map((row) => {
      const [, , words = '', not = ''] = row.split('|');
      return { language, words: listed(words), not: listed(not) };
    });
  });
}

/** What a message says, without what is put into it: each variant of it. */
interface Said {
  readonly language: string;
  readonly where: string;
  readonly text: string;
}

export function saidUnder(tree: SourceTree, folder: string): readonly Said[] {
  const files = tree.files.filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.ftl'));
  return files.flatMap(({ path, text }) => {
    const [language = ''] = path.slice(folder.length + 1).split('/');
    return new FluentResource(text).body
      .filter(({ id }) => !typedByPeople.test(id))
      .flatMap(({ id, value }) => textsOf(value).map((each) => ({ language, where: `${path} ${id}`, text: each })));
  });
}

/** Words that people type to find a screen are theirs, not the house's. */
const typedByPeople = /^shell-find-also-/;

/** Where a word stands that the glossary forbids in that language. */
export function forbidden(entries: readonly Entry[], said: readonly Said[]): readonly string[] {
  return entries.flatMap(({ language, not }) =>
    not.flatMap((word) => {
      const pattern = patternOf(language, word);
      return said
        .filter((each) => each.language === language && pattern.test(each.text))
        .map(({ where, text }) => `${where}: “${word}” in “${text.trim()}”`);
    }),
  );
}

/** Words of the glossary that no message of the language says. */
export function unsaid(entries: readonly Entry[], said: readonly Said[]): readonly string[] {
  return entries.flatMap(({ language, words }) =>
    words.filter((word) => {
      const pattern = patternOf(language, word);
      return !said.some((each) => each.language === language && pattern.test(each.text));
    }),
  );
}

function patternOf(language: Language, word: string): RegExp {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return language === 'ar' ? new RegExp(plain, 'u') : new RegExp(`(?<![\\p{L}-])${plain}s?(?![\\p{L}-])`, 'iu');
}

const listed = (cell: string): readonly string[] =>
  cell
    .split(' · ')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A pattern is text, or pieces: text, placeables and choices. Each variant of a choice is a text of its own. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  const line = value.map((piece) => (typeof piece === 'string' ? piece : '\u0000')).join('');
  return [line, ...value.flatMap(variantsOf)];
}

function variantsOf(piece: unknown): readonly string[] {
  if (typeof piece !== 'object' || piece === null || !('variants' in piece) || !Array.isArray(piece.variants))
    return [];
  return piece.variants.flatMap((variant: unknown) =>
    typeof variant === 'object' && variant !== null && 'value' in variant ? textsOf(variant.value) : [],
  );
}
