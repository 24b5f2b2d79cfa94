/**
 * Dates as a person reads them in the page's language: "Tue 24 Nov", "24 Nov 2026", "November 2026". The digits are
 * Western and the calendar Gregorian in every language.
 */
import { useMemo } from 'react';
import { dayOf, yearOf } from '#domain/time/calendar-date.ts';
import type { IsoDate, IsoMonth } from '#domain/time/calendar-date.ts';
import { useLanguage } from '../words/words.ts';

export interface DateWords {
  /** "Tue 24 Nov". */
  readonly short: (date: IsoDate) => string;
  /** The same in two pieces, for where the month may be left out: "Tue 24" and "Nov". */
  readonly pieces: (date: IsoDate) => readonly [day: string, month: string];
  /** "24 Nov 2026", for statements and fields. */
  readonly numeric: (date: IsoDate) => string;
  /** "Tuesday 24 November 2026", as read out. */
  readonly long: (date: IsoDate) => string;
  /** "November 2026". */
  readonly month: (month: IsoMonth) => string;
  /** "T", and "Tuesday" in full, of a weekday counted from Monday = 1. */
  readonly weekday: (day: number) => { readonly narrow: string; readonly full: string };
}

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** 5 January 1970 was a Monday. */
const weekdayDate = (day: number): Date => new Date(Date.UTC(1970, 0, 4 + day, 12));

export const dateWords = (tag: string): DateWords => {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const shortWeekday = formatter({ weekday: 'short' });
  const fullWeekday = formatter({ weekday: 'long' });
  const narrowWeekday = formatter({ weekday: 'narrow' });
  const shortMonth = formatter({ month: 'short' });
  const longMonth = formatter({ month: 'long' });
  const monthOf = (date: IsoDate) => shortMonth.format(noon(date)).replace(/\.$/, '');
  const day = (date: IsoDate) => `${shortWeekday.format(noon(date)).replace(/\.$/, '')} ${dayOf(date)}`;
  return {
    short: (date) => `${day(date)} ${monthOf(date)}`,
    pieces: (date) => [day(date), monthOf(date)],
    numeric: (date) => `${dayOf(date)} ${monthOf(date)} ${yearOf(date)}`,
    long: (date) => `${fullWeekday.format(noon(date))} ${dayOf(date)} ${longMonth.format(noon(date))} ${yearOf(date)}`,
    month: (month) => {
      const name = longMonth.format(noon(`${month}-01`));
      return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} ${month.slice(0, 4)}`;
    },
    weekday: (day) => ({
      narrow: narrowWeekday.format(weekdayDate(day)),
      full: fullWeekday.format(weekdayDate(day)),
    }),
  };
};

export const useDates = (): DateWords => {
  const { tag } = useLanguage();
  return useMemo(() => dateWords(tag), [tag]);
};
