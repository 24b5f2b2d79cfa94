/** What may be uploaded, for words that say so and for the browser’s own choice of files. */
import { uploadEndings, uploadMostMegabytes } from '#domain/rules/limits.ts';
import { useLanguage } from './words.ts';

export const uploadAccept = uploadAcceptOf(uploadEndings);

export function uploadAcceptOf(endings: readonly string[]): string {
  return endings.map((ending) => `.${ending}`).join(',');
}

export function useUploadFacts(endings: readonly string[] = uploadEndings): {
  readonly types: string;
  readonly megabytes: number;
} {
  const { language } = useLanguage();
  const alternatives = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return {
    types: alternatives.format(endings.map((ending) => ending.toUpperCase())),
    megabytes: uploadMostMegabytes,
  };
}
