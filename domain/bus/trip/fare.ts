/** What an operator asks of one seat, with its tax. */
import { add, formatDecimal, isZero, type Money, percentage, percentText } from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { busGst, type OperatorScheme } from './gst.ts';

/** The lines of a seat's price as its operator asks it: the fare, and the tax in force on the day of sale. */
export function seatLines(
  base: Money,
  taxed: { readonly ac: boolean; readonly scheme: OperatorScheme },
  on: IsoDate,
): readonly PricePart[] {
  const fare: PricePart = { name: 'base-fare', amount: base };
  const row = busGst(taxed, on);
  const tax = percentage(base, row?.basisPoints ?? 0);
  if (row === undefined || isZero(tax)) return [fare];
  const params = { percent: percentText(row.basisPoints), of: formatDecimal(base) };
  return [fare, { name: 'taxes', amount: tax, params, rule: appliedRule({ ...row, called: 'gst-bus-travel' }) }];
}

/** Of a seat, tax included. */
export function seatTotal(lines: readonly PricePart[], none: Money): Money {
  return lines.reduce((before, { amount }) => add(before, amount), none);
}
