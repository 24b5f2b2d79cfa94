/**
 * What all three systems write alike: special services with their travel documents, ticket numbers and deadlines, amounts,
 * and references to travellers and flights.
 *
 * Source: SSR codes and the order of DOCS as airlines' SSR guides give them (AIRIMP).
 */
import { isCurrency } from '../../money/currency.ts';
import { type Money, parseMoney } from '../../money/money.ts';
import type { Gender } from '../../people/gender.ts';
import { readWrittenDate, type WrittenDate } from './dates.ts';
import {
  type Found,
  plain,
  type Where,
  type Who,
  type WrittenDocument,
  type WrittenLimit,
  type WrittenService,
  type WrittenTicket,
} from './findings.ts';
import { segmentStanding } from './reading.ts';
import { readDisplayTime } from './times.ts';

/** An amount, or the reason why there is none. */
export type WrittenAmount = { readonly amount: Money } | { readonly strange: true };

const genders: Readonly<Record<string, Gender>> = { M: 'male', F: 'female', MI: 'male', FI: 'female', X: 'others' };

/** Whom and which flights a text is for, and the text without what says so, where that is known. */
export interface References {
  readonly who: Who;
  readonly where: Where;
  readonly text?: string;
}

/**
 * The amount that a word, or two, begin with: `INR18450`, `INR 1,845.00`. Undefined where there is none.
 *
 * @example readAmount('INR18450') // => { amount: money(1845000, 'INR') }
 * @example readAmount('JPY100') // => { strange: true }
 */
export function readAmount(text: string): WrittenAmount | undefined {
  const parts = /^([A-Z]{3}) ?(\d[\d,]{0,14}(?:\.\d{1,3})?)(?![\d.,])/.exec(text);
  if (!parts) return undefined;
  const [, currency = '', digits = ''] = parts;
  const amount = isCurrency(currency) ? parseMoney(digits.replaceAll(',', ''), currency) : undefined;
  return amount === undefined ? { strange: true } : { amount };
}

/** A line that names a total: `TOTAL INR 18450`, `GRAND TOTAL INR36900.00`, `…  TOTAL - INR 18450`. */
export function readTotal(words: string): Found | undefined {
  const at = words.indexOf('TOTAL');
  if (at < 0) return undefined;
  const written = readAmount(words.slice(at + 'TOTAL'.length).replace(/^[ :=-]{1,4}/, ''));
  if (written === undefined) return undefined;
  if ('strange' in written) return { as: 'fare', understood: false, strangeCurrency: true };
  return {
    as: 'fare',
    understood: true,
    total: { amount: written.amount, grand: words.slice(0, at).endsWith('GRAND ') },
  };
}

/** Lines of a quoted or stored fare from which nothing is kept: fare bases, taxes, the construction, notes of it. */
const fareNotes: readonly RegExp[] = [
  /^FARE [A-Z] /,
  /^TX\d{3} /,
  /^XT [\dA-Z]/,
  /\b[A-Z]{3}[\d.]{1,12} ?END(?: |$)/,
  /^\*?FARE GUARANTEED\b/,
  /^(?:PSGR|BASE FARE)\b/,
  /^FQ(?:[A-Z]{1,2})? ?-?\d/,
  /^(?:VALIDATING CARRIER|NON-?END|ADT-\d|CNN-\d|INF-\d)/,
];

/** What a line of a fare says beside its totals; with the day on which it must be bought, where it names one. */
export function readFareNote(words: string): Found | undefined {
  const purchase = /^LAST (?:DATE|DAY|TKT DATE|TKT DTE|TICKETING DATE)\b/.test(words) ? readDeadline(words) : undefined;
  if (purchase !== undefined) return { as: 'time-limit', understood: true, limit: purchase };
  return fareNotes.some((note) => note.test(words)) ? plain('fare') : undefined;
}

/** Numbers of `1`, `1-3`, `1,3` and `1-2,4`, at most 99 of them. */
export function numbersOf(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.min(Math.max(to - from + 1, 0), 99) }, (_, index) => from + index);
  });
}

/** The references that end an Amadeus element: `/S4-5`, `/P1,3`; and what is left of its parts. */
export function slashReferences(words: string): {
  readonly who: Who;
  readonly where: Where;
  readonly parts: readonly string[];
} {
  let fields: readonly number[] | undefined;
  let numbers: readonly number[] | undefined;
  const parts = words.split('/').filter((part) => {
    const found = /^([PS])(\d{1,2}(?:[-,]\d{1,2}){0,20})$/.exec(part.trim());
    if (!found) return true;
    const [, kind, list = ''] = found;
    if (kind === 'P') fields = numbersOf(list);
    else numbers = numbersOf(list);
    return false;
  });
  return { who: fields === undefined ? {} : { fields }, where: numbers === undefined ? {} : { numbers }, parts };
}

/**
 * The documents of a range: `098-2409876543`, `098-2409876543-44` (the last digits of the last one), `0982409876543/44`.
 * Undefined where the text is no ticket number, or its range is turned round or has more than 36 documents.
 *
 * @example ticketNumbers('098-2409876543-44') // => ['0982409876543', '0982409876544']
 * @example ticketNumbers('098-2409876599-01') // => ['0982409876599', '0982409876600', '0982409876601']
 */
export function ticketNumbers(text: string): readonly [string, ...string[]] | undefined {
  const parts = /^(\d{3})[ -]?(\d{4}) ?(\d{6})(?:[-/](\d{1,3}))?$/.exec(text);
  if (!parts) return undefined;
  const [, airline = '', start = '', end = '', last = ''] = parts;
  const first = Number(start + end);
  const step = 10 ** last.length;
  const ending = Number(last);
  const count = last === '' ? 1 : ((ending - (first % step) + step) % step) + 1;
  if (count > 36 || first + count > 10 ** 10) return undefined;
  const number = (index: number) => airline + String(first + index).padStart(10, '0');
  return [number(0), ...Array.from({ length: count - 1 }, (_, index) => number(index + 1))];
}

/**
 * A special service, in any of the three spellings: `SSR VGML AI HK1/S4/P1`, `SSRVGML6EHK1 BOMGOI0541M14MAR-1MEHTA/ROHANMR`,
 * `SSR DOCS QP HK1/P/IND/…`. Undefined where the words are none. Its ticket and deadline come with it.
 */
export function readService(words: string, refer: (text: string) => References): Found | undefined {
  const parts =
    /^\*?SSR ?([A-Z]{4}) ?([A-Z0-9]{2})?(?![A-Z0-9]{3,}) ?(.*)$/.exec(words) ??
    /^\*?SSR ?([A-Z]{4}) ?([A-Z0-9]{2})([A-Z]{2}\d.*)$/.exec(words) ??
    /^\*?SSR ?(ADTK) ?(1[A-Z])(TO.*)$/.exec(words);
  if (!parts) return undefined;
  const [, code = '', carrier, rest = ''] = parts;
  const standing = /^([A-Z]{2})\d{0,4}(?=[ /.-]|$)/.exec(rest);
  const status = standing?.[1] !== undefined && segmentStanding(standing[1]) !== undefined ? standing[1] : undefined;
  const { text: left = rest, ...references } = refer(rest);
  const text = (status === undefined ? left : left.slice(standing?.[0].length)).replace(/^[ /.]/, '').trim();
  const document = documentOf(code, text);
  const service: WrittenService = {
    code,
    ...(carrier !== undefined && { carrier }),
    ...(status !== undefined && { status }),
    text,
    ...references,
    ...(document !== undefined && { document }),
  };
  const ticket = code === 'TKNE' ? electronicTicket(text, references) : undefined;
  const limit = code === 'ADTK' ? readDeadline(text) : undefined;
  return {
    as: 'ssr',
    understood: (code !== 'DOCS' || document !== undefined) && (code !== 'TKNE' || ticket !== undefined),
    service,
    ...(ticket !== undefined && { tickets: [ticket] }),
    ...(limit !== undefined && { limit }),
  };
}

/** The flight that a service names: `BOMGOI0541M14MAR`, `BLRBOM 1104 Y11APR`. */
export function flightIn(text: string): Where {
  const parts = /(?:^|[ /])([A-Z]{3})([A-Z]{3}) ?(\d{1,4}) ?[A-Z] ?(\d{2}[A-Z]{3})(?![A-Z0-9])/.exec(text);
  const [, origin = '', destination = '', digits = '', day = ''] = parts ?? [];
  const date = readWrittenDate(day);
  return date === undefined ? {} : { flight: { origin, destination, flightNumber: String(Number(digits)), date } };
}

/** A deadline in words: `BY BOM14JAN27 1800`, `ADV TKT NBR BY 20JAN/1800Z`, `BY 1658 10JAN20`. */
export function readDeadline(text: string): WrittenLimit | undefined {
  const words = text.split(/[ /.]/);
  const from = words.indexOf('BY') + 1;
  for (let at = from; at < words.length; at += 1) {
    const date = dateAtEnd(words[at] ?? '');
    if (date === undefined) continue;
    const time = [words[at + 1], words[at - 1]].map((word) => clockOf(word)).find((clock) => clock !== undefined);
    return { date, ...(time !== undefined && { time }) };
  }
  return undefined;
}

/** A date, perhaps with a place before it. */
function dateAtEnd(word: string): WrittenDate | undefined {
  return readWrittenDate(word) ?? (/^[A-Z]{3}\d/.test(word) ? readWrittenDate(word.slice(3)) : undefined);
}

function clockOf(word: string | undefined) {
  return word === undefined ? undefined : readDisplayTime(/^\d{4}Z$/.test(word) ? word.slice(0, 4) : word);
}

/** DOCS are papers; CHLD and INFT name a date of birth, INFT with the infant's name. */
function documentOf(code: string, text: string): WrittenDocument | undefined {
  if (code === 'DOCS') return readDocument(text);
  if (code !== 'CHLD' && code !== 'INFT') return undefined;
  const birth = readWrittenDate(/(?<![A-Z0-9])\d{2}[A-Z]{3}\d{2}(?![A-Z0-9])/.exec(text)?.[0] ?? '');
  if (birth === undefined) return undefined;
  if (code === 'CHLD') return { number: '', birth, type: 'child' };
  const name = /(?:^|[ /-])([A-Z][A-Z']{0,40})\/([A-Z][A-Z']{0,40})/.exec(text);
  return { number: '', birth, type: 'infant', ...(name && { lastName: name[1], firstName: name[2] }) };
}

/** `P/IND/Z1234567/IND/12MAR88/F/01JAN32/RAO/ASHA`: kind, issuer, number, nationality, birth, gender, expiry, names. */
function readDocument(text: string): WrittenDocument | undefined {
  const parts = text.split('/').map((part) => part.trim());
  const at = parts.findIndex((part) => /^(P|PP|I|C|A)$/.test(part));
  const [, country = '', number = '', nationality = '', birth = '', gender = '', expiry = '', lastName, firstName] =
    at < 0 ? [] : parts.slice(at);
  const born = readWrittenDate(birth);
  const expires = readWrittenDate(expiry);
  const known = Object.hasOwn(genders, gender) ? genders[gender] : undefined;
  if (born === undefined || known === undefined || !/^[A-Z0-9]{0,20}$/.test(number)) return undefined;
  return {
    number,
    ...(country !== '' && { country }),
    ...(nationality !== '' && { nationality }),
    birth: born,
    ...(expires !== undefined && { expiry: expires }),
    gender: known,
    ...(gender.length === 2 && { type: 'infant' }),
    ...(lastName !== undefined && lastName !== '' && { lastName }),
    ...(firstName !== undefined && firstName !== '' && { firstName: firstName.split('-')[0]?.trim() ?? firstName }),
  };
}

/** The 13 digits and the coupon of a TKNE: `3122400073837C1`, `INF3122400073837C1`, `0982409876543/1`. */
function electronicTicket(
  text: string,
  { who, where }: { readonly who: Who; readonly where: Where },
): WrittenTicket | undefined {
  const parts = /(INF)?(?<!\d)(\d{13})(?:[C/]\d{1,2})?(?!\d)/.exec(text);
  const numbers = parts?.[2] === undefined ? undefined : ticketNumbers(parts[2]);
  return numbers && { numbers, who: parts?.[1] === undefined ? who : { ...who, infant: true }, where };
}
