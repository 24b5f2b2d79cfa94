/** The words of an area in a language: one Fluent file, as the build serves it. */
import type { Language } from '#domain/people/language.ts';

export type LoadArea = (language: Language, area: string) => Promise<string>;

export const loadArea: LoadArea = async (language, area) => {
  const file: { readonly default: string } = await import(`../locales/${language}/${area}.ftl?raw`);
  return file.default;
};
