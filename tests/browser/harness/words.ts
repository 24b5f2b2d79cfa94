/** What the portal says, from its own messages: tests name a sentence by its id and hold in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { inOrder } from '#domain/people/reading-order.ts';

export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

export type Say = (id: string, values?: Readonly<Record<string, FluentVariable>>) => string;

const locales = new URL('../../../ui/locales/', import.meta.url);
const tags: Readonly<Record<Language, string>> = { en: 'en', fr: 'fr', ar: 'ar-u-ca-gregory-nu-latn' };

const english = new URL('en/', locales);
const ids = new Set(
  readdirSync(english).flatMap((file) =>
    [...readFileSync(new URL(file, english), 'utf8').matchAll(/^([a-z][a-zA-Z0-9-]*) *=/gm)].map(([, id]) => id),
  ),
);

/** Whether a text is the id of a message of the portal. */
export const isMessageId = (text: string): boolean => ids.has(text);

const said = new Map<Language, Say>();

export function wordsOf(language: Language): Say {
  const known = said.get(language);
  if (known !== undefined) return known;
  const bundle = new FluentBundle([tags[language], language]);
  const folder = new URL(`${language}/`, locales);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
  const say: Say = (id, values) => {
    const message = bundle.getMessage(id)?.value;
    if (message === undefined || message === null) throw new Error(`No message ${id} in ${language}`);
    // The bookings of these tests are flights; a rule is said of no field of its own unless the test names one.
    const given = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? inOrder(language, value) : value,
    ]);
    return bundle.formatPattern(message, { product: 'flight', field: '', ...Object.fromEntries(given) });
  };
  said.set(language, say);
  return say;
}
