/**
 * Reading a date that a person typed: day, month, year in this order, with any signs between; the month as a number or
 * by its name, short or long, in any of the portal's languages; or the year first, as computers write it. Shorthand is read apart, once
 * all of it is typed: the beginning of "12/5/1985" is a date in shorthand.
 */
import { languages } from '#domain/people/language.ts';
import { addDays, monthOf, parseIsoDate, shiftMonth, yearOf } from '#domain/time/calendar-date.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { languageTag } from '../words/words.ts';

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

/** Arabic and Persian digits are read as the Western ones that they stand for. */
const westernDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The date, or null where the text names no real day. */
export const readTypedDate = (typed: string): IsoDate | null => {
  const text = westernDigits(typed);
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

/** Where shorthand counts from: days from today, years up to the latest day that is meant. */
export interface Around {
  readonly today: IsoDate;
  readonly latest: IsoDate;
}

/**
 * The date that shorthand names: "12MAY85", "120585", "12/5/85" in the last hundred years up to the latest day; "+3", so
 * many days after today. Null for anything else.
 */
export const readShorthand = (text: string, { today, latest }: Around): IsoDate | null => {
  const typed = westernDigits(text).trim();
  const ahead = /^\+(\d{1,3})$/.exec(typed);
  if (ahead) return addDays(today, Number(ahead[1]));
  const [, dayAndMonth, short] = /^(\d{4}|.+\D)(\d{2})$/u.exec(typed) ?? [];
  if (dayAndMonth === undefined || short === undefined) return null;
  const century = Math.floor(yearOf(latest) / 100);
  const [recent, before] = [century, century - 1].map((each) => readTypedDate(`${dayAndMonth}${each}${short}`));
  return recent && recent <= latest ? recent : (before ?? null);
};

/** What a day of travel is counted from and held against. */
export interface TravelDays {
  /** From which "+3" counts: today, or the day of the outward journey. */
  readonly from: IsoDate;
  readonly least: IsoDate;
  readonly most: IsoDate;
}

/**
 * A day of travel as agents type it: whole, in shorthand ("12MAY27", "+3"), or without its year ("12MAY", "12/5", "1205",
 * "12"), which then is the next such day that is not before the least. Null where it names none.
 */
export const readTravelDate = (text: string, { from, least, most }: TravelDays): IsoDate | null => {
  const typed = westernDigits(text).trim();
  const named = readTypedDate(typed) ?? readShorthand(typed, { today: from, latest: most });
  if (named !== null || typed === '') return named;
  if (/^\d{1,2}$/.test(typed)) {
    const months = [0, 1, 2].map((ahead) => shiftMonth(monthOf(least), ahead));
    return (
      months.map((month) => parseIsoDate(`${month}-${typed.padStart(2, '0')}`)).find((day) => day && day >= least) ??
      null
    );
  }
  // 29 February comes within eight years.
  const years = Array.from({ length: 9 }, (_, ahead) => yearOf(least) + ahead);
  const apart = /^(\d{2})(\d{2})$/.exec(typed);
  const dayAndMonth = apart ? `${apart[1]}/${apart[2]}` : typed;
  return (
    years.map((year) => readTypedDate(`${dayAndMonth} ${year}`)).find((day) => day !== null && day >= least) ?? null
  );
};
