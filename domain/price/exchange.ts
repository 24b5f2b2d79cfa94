/**
 * Rates of exchange, rows with dates: the sandbox's airlines think in rupees and sell in the currency of the deployment,
 * and states levy in their own. Between two currencies it goes by their rates against the rupee.
 */
import { type Currency, minorPerUnit } from '../money/currency.ts';
import { type Money, money } from '../money/money.ts';
import type { SourcedRule } from '../rules/applied-rule.ts';
import { type IsoDate, isoDate } from '../time/calendar-date.ts';

/** Never made known with an amount: what it comes to is in the currency of the fare. */
interface RateRow extends Omit<SourcedRule, 'called'> {
  readonly currency: string;
  /** Paise for one whole unit. */
  readonly paise: number;
}

const rateNote = 'sandbox rate, of the size of 2026';

export const rateRows: readonly RateRow[] = Object.entries({
  INR: 100,
  USD: 8850,
  GBP: 11700,
  EUR: 10250,
  AED: 2410,
  SGD: 6850,
  CAD: 6320,
  AUD: 5800,
  CHF: 11000,
  SAR: 2360,
  QAR: 2430,
  KWD: 28800,
  BHD: 23470,
  OMR: 22990,
  THB: 272,
  MYR: 2100,
  LKR: 29,
  NPR: 62,
  BDT: 72,
  MVR: 574,
  HKD: 1137,
  JPY: 59,
  KRW: 6,
  TRY: 210,
  IDR: 1,
  AZN: 5200,
  ZAR: 510,
  DZD: 66,
  NGN: 6.1,
  XOF: 15.6,
}).map(([currency, paise]) => ({
  id: `rate-${currency.toLowerCase()}`,
  from: isoDate('2017-07-01'),
  note: rateNote,
  currency,
  paise,
}));

/** A currency and what it is worth on a day. */
export interface Rate {
  readonly currency: Currency;
  /** Paise for one whole unit. */
  readonly paise: number;
}

/** Throws `RangeError` where the currency has no rate on the day: never for one that a deployment may trade in, since 2017. */
export function rateOf(currency: Currency, on: IsoDate): Rate {
  return { currency, paise: paiseOf(currency, on) };
}

/**
 * Rupees in minor units of a currency. In rupees exact; in any other rounded to the minor unit, so that what is added up
 * afterwards is what was shown.
 *
 * @example fromRupees(4999, { currency: 'KWD', paise: 28800 }) // => 17358
 */
export function fromRupees(rupees: number, { currency, paise }: Rate): number {
  return currency === 'INR' ? rupees * 100 : Math.round((rupees * 100 * minorPerUnit(currency)) / paise);
}

/** Minor units of a currency in rupees, not rounded: to compare by, never to charge. */
export function toRupees(minor: number, { currency, paise }: Rate): number {
  return (minor * paise) / (100 * minorPerUnit(currency));
}

/**
 * Whole units of any currency in one that is sold in, at the rates of a day: exact in their own, rounded to whole rupees in
 * rupees, to the minor unit in any other. Throws `RangeError` where a rate is missing.
 *
 * @example exchanged(3, 'KWD', 'KWD', isoDate('2026-11-20')) // => money(3000, 'KWD')
 */
export function exchanged(amount: number, from: string, to: Currency, on: IsoDate): Money {
  if (from === to) return money(Math.round(amount * minorPerUnit(to)), to);
  const rupees = (amount * paiseOf(from, on)) / 100;
  return money(fromRupees(to === 'INR' ? Math.round(rupees) : rupees, rateOf(to, on)), to);
}

function paiseOf(currency: string, on: IsoDate): number {
  const row = rateRows.find((each) => each.currency === currency && each.from <= on && (!each.to || on <= each.to));
  if (row === undefined) throw new RangeError(`No rate of exchange for ${currency} on ${on}`);
  return row.paise;
}
