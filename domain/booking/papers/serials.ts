/**
 * Serial numbers of documents, as CGST Rule 46(b) asks: consecutive within a financial year, unique for who issues them, at
 * most 16 characters of letters, digits, `-` and `/`.
 */
import { fiscalYearOf } from '../../time/fiscal-year.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { DocumentKind } from './documents.ts';

/** The documents that are numbered here; a product's own paper has its supplier's numbers. */
export type NumberedKind = Exclude<DocumentKind, 'ticket'>;

const otherSeries = { 'customer-invoice': 'CI', 'credit-note': 'CN', 'customer-credit-note': 'RR' } as const;

/**
 * The beginning of a kind's serials: the house's invoices have their product's own.
 *
 * @example seriesOf('invoice', 'FL') // => 'FL'
 * @example seriesOf('credit-note', 'FL') // => 'CN'
 */
export function seriesOf(kind: NumberedKind, ofInvoices: string): string {
  return kind === 'invoice' ? ofInvoices : otherSeries[kind];
}

/** A place in a series: whose it is, is not part of the number. */
export interface SerialPlace {
  /** 'FL'. */
  readonly series: string;
  /** '26-27'. */
  readonly financialYear: string;
  /** 1 for the first of the year. */
  readonly number: number;
}

/** More documents in a year than 16 characters can number. */
export class SerialsExhausted extends Error {
  override readonly name = 'SerialsExhausted';
}

const longest = 16;

/**
 * The serial of a place, its number with at least six digits. Throws `SerialsExhausted` where it would be longer than 16
 * characters, and where the number is no count from 1.
 *
 * @example serialOf({ series: 'FL', financialYear: '26-27', number: 123 }) // => 'FL/26-27/000123'
 * @example serialOf({ series: 'CN', financialYear: '26-27', number: 1234567 }) // => 'CN/26-27/1234567'
 */
export function serialOf({ series, financialYear, number }: SerialPlace): string {
  const serial = `${series}/${financialYear}/${String(number).padStart(6, '0')}`;
  if (!Number.isSafeInteger(number) || number < 1 || serial.length > longest) {
    throw new SerialsExhausted(`There is no serial for ${number} in ${series} of ${financialYear}`);
  }
  return serial;
}

/**
 * The place that a serial names; undefined where it is none.
 *
 * @example placeOfSerial('FL/26-27/000123') // => { series: 'FL', financialYear: '26-27', number: 123 }
 */
export function placeOfSerial(serial: string): SerialPlace | undefined {
  const [, series, financialYear, digits] = /^([A-Z]{2})\/(\d{2}-\d{2})\/(\d{6,7})$/.exec(serial) ?? [];
  if (series === undefined || financialYear === undefined || digits === undefined) return undefined;
  const place = { series, financialYear, number: Number(digits) };
  return place.number > 0 && serialOf(place) === serial ? place : undefined;
}

/**
 * The place that a serial as people type it names: in any case, with or without its zeros and signs.
 *
 * @example placeTyped('fl/26-27/123') // => { series: 'FL', financialYear: '26-27', number: 123 }
 * @example placeTyped('CN 2627 000001') // => { series: 'CN', financialYear: '26-27', number: 1 }
 * @example placeTyped('FL26110000012') // => undefined
 */
export function placeTyped(text: string): SerialPlace | undefined {
  const [, series = '', from, to, digits = ''] =
    /^([A-Z]{2})[\s/-]*(\d{2})-?(\d{2})[\s/-]+(\d{1,7})$/.exec(text.trim().toUpperCase()) ?? [];
  const number = Number(digits);
  return number > 0 ? { series, financialYear: `${from}-${to}`, number } : undefined;
}

/** The financial year whose series a document of a business day belongs to: 1 April to 31 March. */
export function financialYearOf(day: IsoDate): string {
  return fiscalYearOf(day);
}
