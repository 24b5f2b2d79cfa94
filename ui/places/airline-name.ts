/** What the page's language calls an airline. */
import { useCallback } from 'react';
import { airlineName } from '#domain/flight/reference/airlines.ts';
import { useLanguage } from '#ui/design/words/words.ts';

export function useAirlineName(): (code: string) => string {
  const { language } = useLanguage();
  return useCallback((code) => airlineName(code, language), [language]);
}
