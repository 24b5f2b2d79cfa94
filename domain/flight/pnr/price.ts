/** What the customer of an imported booking pays: what it costs, rounded as the agency's prices are, and what the agent asks. */
import { equals, isZero, type Money, subtract, zero } from '../../money/money.ts';
import { type Ask, type Asking } from '../../price/ask.ts';
import { askedLines, bookingLines, roundingLines, withOwnLines } from '../../price/own-lines.ts';
import type { Rounding } from '../../price/rounding.ts';
import type { Price, PricePart } from '../../price/price.ts';
import type { PnrReading } from './reading.ts';

/** The fare of what costs so much, `opened` as far as that is known: neither markup nor fees of the agency's rules are on a sale that was made elsewhere. */
export function importedFare(total: Money, rounding?: Rounding, opened?: readonly PricePart[]): Price {
  const nothing = zero(total.currency);
  const parts: readonly PricePart[] = [{ name: 'fare', amount: total, ...(opened && { parts: opened }) }];
  const fare: Price = {
    total,
    breakdown: { name: 'customer-price', amount: total, parts },
    netBreakdown: { name: 'net-payable', amount: total, parts },
    terms: { net: total, commission: nothing, tds: nothing, markup: nothing, earn: nothing },
  };
  return withOwnLines(fare, roundingLines(total, rounding));
}

/** What stands on the fare where the agent asks another price, the rounding of the whole included. */
export function importedLines(
  { total }: Pick<Price, 'total'>,
  ask: Ask | undefined,
  { asking, rounding }: { readonly asking?: Asking | undefined; readonly rounding?: Rounding | undefined },
): readonly PricePart[] {
  return bookingLines(total, askedLines(ask, asking), { rounding, fares: 1 });
}

/** Parts of a display's total: base fare and taxes. Undefined where the display says no base fare, or another total. */
export function openedTotal(
  { base, total: shown }: Pick<PnrReading, 'base' | 'total'>,
  total: Money,
): readonly PricePart[] | undefined {
  if (base === undefined || shown === undefined || !equals(shown, total)) return undefined;
  const taxes = subtract(total, base);
  return [{ name: 'base-fare', amount: base }, ...(isZero(taxes) ? [] : [{ name: 'taxes' as const, amount: taxes }])];
}
