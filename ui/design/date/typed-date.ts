/**
 * Reading a date that a person typed: day, month, year in this order, with any signs between; the month as a number or
 * by its name, short or long, in any of the portal's languages; or the year first, as computers write it. Two-digit years
 * are not read, because a date of birth would have to be guessed.
 */
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { languageTag, languages } from '../words/words.ts';

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLocaleLowerCase('en');

const monthNames = (): readonly (readonly string[])[] => {
  const formats = languages.flatMap((language) =>
    (['short', 'long'] as const).map(
      (month) => new Intl.DateTimeFormat(languageTag(language), { month, timeZone: 'UTC' }),
    ),
  );
  return Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2001, month, 15));
    return formats.map((format) => plain(format.format(day)));
  });
};

let known: readonly (readonly string[])[] | null = null;

const monthByName = (typed: string): number => {
  known ??= monthNames();
  const sought = plain(typed);
  const exact = known.findIndex((names) => names.includes(sought));
  if (exact !== -1 || sought.length < 3) return exact + 1;
  const beginning = known.flatMap((names, month) => (names.some((name) => name.startsWith(sought)) ? [month + 1] : []));
  return beginning.length === 1 ? (beginning[0] ?? 0) : 0;
};

const made = (year: string, month: number, day: string): IsoDate | null => {
  if (year.length !== 4 || month < 1) return null;
  return parseIsoDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`) ?? null;
};

/** The date, or null where the text names no real day. */
export const readTypedDate = (text: string): IsoDate | null => {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (digits) return made(digits[3] ?? '', Number(digits[2]), digits[1] ?? '');
  const parts = text.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return null;
  const number = (part: string) => /^\d{1,2}$/.test(part);
  if (/^\d{4}$/.test(first)) return number(second) && number(third) ? made(first, Number(second), third) : null;
  if (number(first)) return made(third, number(second) ? Number(second) : monthByName(second), first);
  return number(second) ? made(third, monthByName(first), second) : null;
};
