/** The languages of the house: those that people read, are written to, and get papers in. */

export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A text in the languages in which it is another than in English. */
export type InLanguages<Text = string> = Readonly<Partial<Record<Language, Text>>>;

/** What differs from English, of what is said in each language; undefined where nothing does. */
export function inLanguages(said: (language: Language) => string): InLanguages | undefined {
  const other = languages.filter((language) => said(language) !== said('en'));
  return other.length === 0 ? undefined : Object.fromEntries(other.map((language) => [language, said(language)]));
}
