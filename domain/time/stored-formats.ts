/**
 * Every form in which the product stores and shows a date, and reading them back.
 *
 * The month names here are the English ones that belong to stored texts, documents of the trade and
 * airline systems. Words on a screen in a person's own language are the translations' work.
 */
import { dayOf, type IsoDate, monthNumberOf, parseIsoDate, yearOf } from './calendar-date.ts';

/**
 * - `YYYY-MM-DD` on the wire; `YYYY/MM/DD` as stored;
 * - `DD MMM, YYYY` and `DD/MM/YYYY` as shown; `DD MMM YYYY` in statements and print;
 * - `DDMMM` (`20NOV`) before a booking-page parameter's value; `DDMMMYY` in airline displays.
 */
export const dateFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'DD MMM, YYYY',
  'DD MMM YYYY',
  'DD/MM/YYYY',
  'DDMMMYY',
  'DDMMM',
] as const;
export type DateFormat = (typeof dateFormats)[number];

/** The stored value that stands for the present day. */
export const todayDate = 'TODAY_DATE';

/**
 * A date in one of the product's forms.
 *
 * @example formatDate(isoDate('2026-11-20'), 'DD MMM, YYYY') // => '20 Nov, 2026'
 * @example formatDate(isoDate('2026-11-20'), 'YYYY/MM/DD') // => '2026/11/20'
 * @example formatDate(isoDate('2026-11-20'), 'DDMMM') // => '20NOV'
 */
export function formatDate(date: IsoDate, format: DateFormat): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)];
  const name = monthNames[monthNumberOf(date) - 1] ?? '';
  switch (format) {
    case 'YYYY-MM-DD':
      return date;
    case 'YYYY/MM/DD':
      return `${year}/${month}/${day}`;
    case 'DD MMM, YYYY':
      return `${day} ${name}, ${year}`;
    case 'DD MMM YYYY':
      return `${day} ${name} ${year}`;
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`;
    case 'DDMMMYY':
      return `${day}${name.toUpperCase()}${year.slice(2)}`;
    case 'DDMMM':
      return `${day}${name.toUpperCase()}`;
  }
}

/**
 * Reads a date in any stored or shown form that names its year, or `TODAY_DATE`, which is the present
 * day as given. Month names count in any case; a day or month may lack its leading zero. `undefined`
 * for anything else, and for a day that does not exist. A two-digit year is the one of its hundred that
 * lies nearest to the present day, from 50 years before to 49 after.
 *
 * @example readDate('2026/11/20', isoDate('2026-11-01')) // => '2026-11-20'
 * @example readDate('TODAY_DATE', isoDate('2026-11-01')) // => '2026-11-01'
 * @example readDate('31/04/2026', isoDate('2026-11-01')) // => undefined
 */
export function readDate(text: string, today: IsoDate): IsoDate | undefined {
  const trimmed = text.trim();
  if (trimmed === todayDate) {
    return today;
  }
  const yearFirst = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(trimmed);
  if (yearFirst) {
    const [, year = '', , month = '', day = ''] = yearFirst;
    return existing(Number(year), Number(month), Number(day));
  }
  const dayFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  if (dayFirst) {
    const [, day = '', month = '', year = ''] = dayFirst;
    return existing(Number(year), Number(month), Number(day));
  }
  const named = /^(\d{1,2}) ?([A-Za-z]{3}),? ?(\d{4}|\d{2})$/.exec(trimmed);
  if (named) {
    const [, day = '', name = '', year = ''] = named;
    const full = year.length === 4 ? Number(year) : nearestYear(Number(year), yearOf(today));
    return existing(full, monthOfName(name), Number(day));
  }
  return undefined;
}

/**
 * Reads a day and month without a year, `20NOV`, as the next such day on or after another: how airline
 * displays are read. 29 February is looked for up to the next leap year.
 *
 * @example readDayMonth('14JAN', isoDate('2026-11-20')) // => '2027-01-14'
 */
export function readDayMonth(text: string, onOrAfter: IsoDate): IsoDate | undefined {
  const parts = /^(\d{1,2}) ?([A-Za-z]{3})$/.exec(text.trim());
  if (!parts) {
    return undefined;
  }
  const [, day = '', name = ''] = parts;
  for (let year = yearOf(onOrAfter); year <= yearOf(onOrAfter) + 8; year += 1) {
    const date = existing(year, monthOfName(name), Number(day));
    if (date !== undefined && date >= onOrAfter) {
      return date;
    }
  }
  return undefined;
}

/** Day and month with a leading zero and capitals, put before a booking-page parameter's value. */
export function dayMonthPrefix(date: IsoDate): string {
  return formatDate(date, 'DDMMM');
}

/**
 * A date as a day, month (1–12) and year, for words in any language.
 *
 * @example datePartsOf(isoDate('2026-11-20')) // => { year: 2026, month: 11, day: 20 }
 */
export function datePartsOf(date: IsoDate): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  return { year: yearOf(date), month: monthNumberOf(date), day: dayOf(date) };
}

const monthNames: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** 1 to 12, or 0 for no month. */
function monthOfName(name: string): number {
  return monthNames.findIndex((each) => each.toLowerCase() === name.toLowerCase()) + 1;
}

function existing(year: number, month: number, day: number): IsoDate | undefined {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return parseIsoDate(text);
}

function nearestYear(lastDigits: number, present: number): number {
  const earliest = present - 50;
  return earliest + ((((lastDigits - earliest) % 100) + 100) % 100);
}
