/** What a country is called in the languages of the portal: packages are looked for in any of them. */
import { languages } from '#domain/people/language.ts';

const namers = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

export function countryNames(country: string): readonly string[] {
  return namers.flatMap((namer) => namer.of(country) ?? []);
}
