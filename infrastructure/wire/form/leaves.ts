/**
 * The single values of the wire: texts, numbers, dates, money. A request is a form, where every value is a text; an
 * answer is JSON. One shape reads both: `2` and `"2"`, `true` and `"true"`.
 */
import { type ClockTime, isClockTime } from '#domain/time/clock-time.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { formatDecimal, type Money, parseMoney } from '#domain/money/money.ts';
import { type IsoDate, isIsoDate, isIsoMonth, type IsoMonth } from '#domain/time/calendar-date.ts';
import { type Instant, parseInstant } from '#domain/time/instant.ts';
import { isLocalDateTime, type PlaceTime } from '#domain/time/place-time.ts';
import { at, leaf, type Shape } from './shape.ts';

/** Longest text taken where nothing else is said, in UTF-16 units. */
export const mostText = 500;

const same = <A>(value: A): A => value;

/** A text of at most so many characters. */
export const textUpTo = (most: number): Shape<string> =>
  leaf(
    'too-long',
    (value) => (typeof value === 'string' && value.length <= most ? value : undefined),
    same,
    { type: 'string', maxLength: most },
    { most },
  );

export const text: Shape<string> = textUpTo(mostText);

/** Opaque ids: offers, fares, quotes. Long because they carry what they name. */
export const opaque: Shape<string> = textUpTo(1_000);

/** A whole number. */
export const whole: Shape<number> = leaf(
  'not-a-number',
  (value) => {
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
    return Number.isSafeInteger(number) ? Number(number) : undefined;
  },
  same,
  { type: 'integer' },
);

/** Where a page of a longer list stands in it. */
export const paged = {
  total: at('total', whole),
  page: at('page', whole),
  pageSize: at('pagesize', whole),
} as const;

/** Any number, as degrees and ratings are. */
export const decimal: Shape<number> = leaf(
  'not-a-number',
  (value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  },
  (value) => value,
  { type: 'number' },
);

export const flag: Shape<boolean> = leaf(
  'not-a-choice',
  (value) => {
    if (typeof value === 'boolean') return value;
    if (value === 'true') return true;
    return value === 'false' ? false : undefined;
  },
  same,
  { type: 'boolean' },
);

/** `2026-11`. */
export const month: Shape<IsoMonth> = leaf(
  'date-form',
  (value) => (typeof value === 'string' && isIsoMonth(value) ? value : undefined),
  (value) => value,
  { type: 'string', pattern: String.raw`^\d{4}-\d\d$`, description: 'YYYY-MM' },
);

export const date: Shape<IsoDate> = leaf(
  'date-form',
  (value) => (typeof value === 'string' && isIsoDate(value) ? value : undefined),
  same,
  { type: 'string', format: 'date' },
);

/** A moment, RFC 3339 with any offset; written in UTC. */
export const moment: Shape<Instant> = leaf(
  'date-form',
  (value) => (typeof value === 'string' ? parseInstant(value) : undefined),
  same,
  { type: 'string', format: 'date-time' },
);

const currencyShown = { type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 4217' };

export const currency: Shape<Currency> = leaf(
  'not-a-choice',
  (value) => (typeof value === 'string' && isCurrency(value) ? value : undefined),
  same,
  currencyShown,
);

/** `{"amount":"1234.50","currency":"INR"}`. */
export const money: Shape<Money> = leaf('not-a-number', readMoney, writeMoney, (named) =>
  named('Money', () => ({
    type: 'object',
    description: 'An exact amount: a decimal number with all decimals of its currency.',
    properties: { amount: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` }, currency: currencyShown },
    required: ['amount', 'currency'],
  })),
);

/** One of a few values under their wire spellings: `choice({ 'one-way': 'OneWay' })`. Case does not matter in reading. */
export function choice<A extends string>(spellings: Readonly<Record<A, string>>): Shape<A> {
  const known = Object.entries<string>(spellings);
  const byWire = new Map(known.map(([value, wire]) => [wire.toLowerCase(), value]));
  return leaf(
    'not-a-choice',
    // The map holds nothing but the keys of `spellings`.
    (value) => (typeof value === 'string' ? (byWire.get(value.toLowerCase()) as A | undefined) : undefined),
    (value) => spellings[value],
    { type: 'string', enum: known.map(([, wire]) => wire) },
  );
}

/** One of a few values, each spelt as it is. */
export function oneOf<A extends string>(values: readonly A[]): Shape<A> {
  return leaf('not-a-choice', (value) => values.find((each) => each === value), same, { type: 'string', enum: values });
}

/** A value that can be said and is the only one; another cannot be had. Case does not matter in reading. */
export function only<A extends string | boolean>(value: A): Shape<A> {
  const known = String(value).toLowerCase();
  return leaf(
    'not-supported',
    (sent) =>
      (typeof sent === 'string' || typeof sent === 'boolean') && String(sent).toLowerCase() === known
        ? value
        : undefined,
    same,
    { const: value },
  );
}

/** Short words in one text: `6E,AI`. */
export const commaList: Shape<readonly string[]> = leaf(
  'not-a-choice',
  (value) =>
    typeof value === 'string' && value.length <= mostText
      ? value
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== '')
      : undefined,
  (words) => words.join(','),
  { type: 'string', maxLength: mostText, description: 'words with commas between' },
);

export type Params = Readonly<Record<string, string | number>>;

/** What words need besides: texts and numbers by name. */
export const params: Shape<Params> = leaf('not-a-choice', readParams, same, {
  type: 'object',
  additionalProperties: { type: ['string', 'number'] },
});

export function readMoney(value: unknown): Money | undefined {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('currency' in value)) return undefined;
  const { amount, currency: code } = value;
  return typeof amount === 'string' && typeof code === 'string' && isCurrency(code)
    ? parseMoney(amount, code)
    : undefined;
}

export function writeMoney(amount: Money): { readonly amount: string; readonly currency: Currency } {
  return { amount: formatDecimal(amount), currency: amount.currency };
}

/** A time by the clock of a place. */
export const clock: Shape<ClockTime> = leaf(
  'not-a-choice',
  (value) => (typeof value === 'string' && isClockTime(value) ? value : undefined),
  (value) => value,
  { type: 'string', description: 'HH:MM' },
);

/** A place's time as it lies on the wire: the local time under one name, the zone beside it under another. */
export function readPlaceTime(local: unknown, zone: unknown): PlaceTime | undefined {
  return typeof local === 'string' && isLocalDateTime(local) && typeof zone === 'string' && zone !== ''
    ? { local, zone }
    : undefined;
}

export const localTime: Shape<PlaceTime['local']> = leaf(
  'date-form',
  (value) => (typeof value === 'string' && isLocalDateTime(value) ? value : undefined),
  same,
  {
    type: 'string',
    pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d$`,
    description: 'a time of the place, YYYY-MM-DDTHH:MM',
  },
);

export function readParams(value: unknown): Params | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries: [string, string | number][] = [];
  for (const [name, each] of Object.entries(value)) {
    if (typeof each !== 'string' && typeof each !== 'number') return undefined;
    entries.push([name, each]);
  }
  return Object.fromEntries(entries);
}

/** A UUID in its usual form. */
export const requestId = leaf(
  'request-id-form',
  (value) =>
    typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)
      ? value.toLowerCase()
      : undefined,
  (value) => value,
  { type: 'string', format: 'uuid' },
);
