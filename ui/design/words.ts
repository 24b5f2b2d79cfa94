/**
 * How a widget or a screen says something. `const words = useWords()` and then `words('some-id', { name })`: every
 * sentence lives in Fluent under its id, so an id written here can be searched for in the locales. Amounts and dates
 * are handed in as already formatted text.
 */
import { createContext, useCallback, useContext } from 'react';
import { useLocalization } from '@fluent/react';

export type Language = 'en' | 'fr' | 'ar';

export const languages: readonly Language[] = ['en', 'fr', 'ar'];

/** Each language in its own tongue, as a list of languages shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ar: 'العربية' };

export type WordArguments = Readonly<Record<string, string | number>>;

export type Words = (id: string, args?: WordArguments) => string;

export interface LanguageState {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** The BCP 47 tag for `Intl`: Western digits and the Gregorian calendar in every language. */
  readonly tag: string;
  readonly setLanguage: (language: Language) => void;
}

export const languageTag = (language: Language): string => (language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

export const LanguageContext = createContext<LanguageState>({
  language: 'en',
  direction: 'ltr',
  tag: 'en',
  setLanguage: () => undefined,
});

export const useLanguage = (): LanguageState => useContext(LanguageContext);

export const useWords = (): Words => {
  const { l10n } = useLocalization();
  return useCallback((id, args) => l10n.getString(id, args), [l10n]);
};
