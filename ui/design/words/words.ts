/**
 * How a widget or a screen says something. `const words = useWords()` and then `words('some-id', { name })`: every
 * sentence lives in Fluent under its id, so an id written here can be searched for in the locales. Dates are handed in
 * as already formatted text, amounts so or as they are.
 */
import { createContext, useCallback, useContext } from 'react';
import { useLocalization } from '@fluent/react';
import { type Language, languages } from '#domain/people/language.ts';
import { formatMoney, uncutMinus } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { inOrder } from '#domain/people/reading-order.ts';

/** Each language in its own tongue, as a list of languages shows it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ar: 'العربية' };

export type WordArguments = Readonly<Record<string, string | number | Money>>;

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

/** Arguments that everything said within is given, beside its own. */
export const GivenArguments = createContext<WordArguments>({});

type Localization = ReturnType<typeof useLocalization>['l10n'];

export const useWords = (): Words => {
  const { l10n } = useLocalization();
  const { language } = useLanguage();
  const given = useContext(GivenArguments);
  return useCallback((id, args) => said(l10n, language, id, { ...given, ...args }), [l10n, language, given]);
};

/** A message of these words; amounts among its arguments are written as the language writes them, sentences keep their order. */
function said(l10n: Localization, locale: Language, id: string, args: WordArguments): string {
  const written = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'object'
      ? uncutMinus(formatMoney(value, { locale }))
      : typeof value === 'string'
        ? uncutMinus(inOrder(locale, value))
        : value,
  ]);
  return l10n.getString(id, Object.fromEntries(written));
}
