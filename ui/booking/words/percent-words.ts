/** Percentages as a language writes them. */
import type { Language } from '#domain/people/language.ts';

/** "2.5", in French "2,5". */
export function percentWritten(percent: string | number, language: Language): string {
  return language === 'fr' ? String(percent).replace('.', ',') : String(percent);
}
