/** Dates and moments as a language writes them, with Western digits in every one. */
import type { Language } from '#domain/people/language.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { clockOfLocal, dateOfLocal, type PlaceTime, toInstant } from '#domain/time/place-time.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ar: 'ar-u-nu-latn' };

/** A writer of dates: '24 Nov 2026'. */
export function dateWriter(language: Language, options: Intl.DateTimeFormatOptions): (date: IsoDate) => string {
  const format = formatOf(language, options);
  return (date) => format.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** Made once for a language and options that are kept: making one takes far longer than writing a date. */
const formats = new WeakMap<Intl.DateTimeFormatOptions, Map<Language, Intl.DateTimeFormat>>();

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const byLanguage = formats.get(options) ?? new Map<Language, Intl.DateTimeFormat>();
  formats.set(options, byLanguage);
  const format = byLanguage.get(language) ?? new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'UTC' });
  byLanguage.set(language, format);
  return format;
}

export const shortDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
export const weekdayAndDate: Intl.DateTimeFormatOptions = { ...shortDate, weekday: 'short' };

/** The time of a clock with what it is ahead of Greenwich: '21 Nov 2026', '18:30', 'GMT+5:30'. */
export function momentParts(
  language: Language,
  time: PlaceTime,
): { readonly date: string; readonly clock: string; readonly zone: string } {
  const zone = new Intl.DateTimeFormat(tags[language], { timeZone: time.zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(toInstant(time)))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return {
    date: dateWriter(language, shortDate)(dateOfLocal(time.local)),
    clock: clockOfLocal(time.local),
    zone: zone ?? time.zone,
  };
}
