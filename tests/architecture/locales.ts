/**
 * What the Fluent files of one place say in each language, and where they differ.
 */
import { FluentResource } from '@fluent/bundle';
import type { SourceTree } from './source-tree.ts';

export const languages = ['en', 'fr', 'ar'] as const;

/** A folder with one folder a language, of files by area. */
export const wordsOfPortal = 'ui/locales';
export const wordsOfServer = 'infrastructure/backoffice/words';

export interface Message {
  readonly id: string;
  readonly language: string;
  /** Such as `flight.ftl`. */
  readonly file: string;
  readonly variables: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Other messages and terms that it is put together from. */
  readonly refers: ReadonlySet<string>;
}

export interface Words {
  readonly messages: readonly Message[];
  /** Lines that look like a message and are none: Fluent passes over what it cannot parse without a word. */
  readonly junk: readonly string[];
}

/** All messages under a folder of the tree. */
export function wordsUnder(tree: SourceTree, folder: string): Words {
  const files = tree.files.filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.ftl'));
  const parsed = files.map(({ path, text }) => {
    const [language = '', ...rest] = path.slice(folder.length + 1).split('/');
    const file = rest.join('/');
    const messages = new FluentResource(text).body.map((entry): Message => {
      const seen = { variables: new Set<string>(), refers: new Set<string>() };
      gather(entry.value, seen);
      gather(entry.attributes, seen);
      return { id: entry.id, language, file, ...seen, attributes: new Set(Object.keys(entry.attributes)) };
    });
    const known = new Set(messages.map(({ id }) => id));
    const begun = [...text.matchAll(/^(-?[a-zA-Z][\w-]*)[ \t]*=/gm)].map((found) => found[1] ?? '');
    const stray = text.split('\n').filter((line) => line !== '' && !/^(#|\s|\}|-?[a-zA-Z][\w-]*[ \t]*=)/.test(line));
    return {
      messages,
      junk: [...begun.filter((id) => !known.has(id)), ...stray].map((what) => `${path}: "${what}" cannot be parsed`),
    };
  });
  return { messages: parsed.flatMap(({ messages }) => messages), junk: parsed.flatMap(({ junk }) => junk) };
}

/** Where the languages differ: a message, a variable or an attribute that one has and another lacks, or an id said twice. */
export function differences({ messages }: Words): readonly string[] {
  const byLanguage = new Map<string, ReadonlyMap<string, Message>>(
    languages.map((language) => [language, ofLanguage(messages, language)]),
  );
  const all = [...new Set(messages.map(({ id }) => id))].toSorted();
  return [
    ...messages
      .filter(({ language }) => !byLanguage.has(language))
      .map(({ id, language }) => `${id}: "${language}" is not a language of the house`),
    ...languages.flatMap((language) => twice(messages.filter((each) => each.language === language))),
    ...all.flatMap((id) => {
      const said = languages.map((language) => byLanguage.get(language)?.get(id));
      const lacking = languages.filter((_, index) => said[index] === undefined);
      if (lacking.length > 0) return [`${id}: missing in ${lacking.join(', ')}`];
      return [
        ...differing(
          id,
          'file',
          said.map((each) => each?.file ?? ''),
        ),
        ...differing(
          id,
          'variables',
          said.map((each) => listed(each?.variables)),
        ),
        ...differing(
          id,
          'attributes',
          said.map((each) => listed(each?.attributes)),
        ),
      ];
    }),
    ...messages.flatMap(({ id, language, refers }) =>
      [...refers]
        .filter((other) => !ofLanguage(messages, language).has(other))
        .map((other) => `${id} (${language}): refers to ${other}, which is not there`),
    ),
  ];
}

function ofLanguage(messages: readonly Message[], language: string): ReadonlyMap<string, Message> {
  return new Map(messages.filter((each) => each.language === language).map((each) => [each.id, each]));
}

function twice(messages: readonly Message[]): readonly string[] {
  const seen = new Map<string, Message>();
  return messages.flatMap((each) => {
    const before = seen.get(each.id);
    seen.set(each.id, each);
    return before === undefined
      ? []
      : [`${each.id}: said twice in ${each.language}, in ${before.file} and ${each.file}`];
  });
}

function differing(id: string, what: string, values: readonly string[]): readonly string[] {
  if (new Set(values).size <= 1) return [];
  return [
    `${id}: other ${what} by language: ${languages.map((language, index) => `${language} ${values[index] || 'none'}`).join(', ')}`,
  ];
}

const listed = (names: ReadonlySet<string> | undefined): string => [...(names ?? [])].toSorted().join(' ');

/** Walks the parsed form: variables are `{ type: 'var' }`, messages and terms `{ type: 'mesg' | 'term' }`. */
function gather(value: unknown, into: { readonly variables: Set<string>; readonly refers: Set<string> }): void {
  if (Array.isArray(value)) {
    for (const each of value) gather(each, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'name' in value && typeof value.name === 'string') {
    if (value.type === 'var') into.variables.add(value.name);
    if (value.type === 'mesg') into.refers.add(value.name);
    if (value.type === 'term') into.refers.add(`-${value.name}`);
  }
  for (const each of Object.values(value)) gather(each, into);
}
