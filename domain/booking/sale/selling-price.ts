/**
 * The price of what is sold by the unit: each unit's lines by its supplier, with the agency's own beside them. Every line names its
 * unit (`passenger` from 1, `item` from 0), so that what stands, what leaves and what is kept of a unit is read from the
 * lines themselves.
 */
import type { Currency } from '../../money/currency.ts';
import {
  allocateEvenly,
  formatDecimal,
  isZero,
  type Money,
  negate,
  percentage,
  subtract,
  sum,
  zero,
} from '../../money/money.ts';
import { amountNamed } from '../../price/amount-named.ts';
import { type MarkupShare, markupShare, markupShareParams } from '../../price/markup-share.ts';
import type { Price, PricePart, PricePartName } from '../../price/price.ts';
import { rounded, type Rounding } from '../../price/rounding.ts';
import { type AppliedRule, appliedRule, type RuleName } from '../../rules/applied-rule.ts';
import type { DatedRow } from '../../rules/dated-row.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Product, Unit } from '../booking.ts';
import { priceOfTrees, unitParams } from '../cancel/price-of-units.ts';
import { chargeParts, type ChosenSellingTerms, chooseSellingTerms, type SellingTerms } from './selling-terms.ts';

/** What a supplier asks for one unit: leaves, `base-fare` what commission is given on, taxes and fees beside it. */
export interface UnitCost extends Unit {
  readonly lines: readonly PricePart[];
}

/**
 * What the customer pays (supplier's price + markup + fees, rounded) and what the agency's account is charged (supplier's price − commission
 * + TDS + fees). Shares are rounded half away from zero a unit; totals are sums. What rounding adds is allocated to the units
 * evenly. There is at least one unit, and all amounts are in one currency (`CurrencyMismatch`). `on` is the business day of the sale.
 */
export function sellingPrice(
  units: readonly [UnitCost, ...UnitCost[]],
  {
    product,
    terms,
    on,
    markups,
  }: {
    readonly product: Product;
    readonly terms: SellingTerms;
    readonly on: IsoDate;
    /** By unit, in place of what the markup's row says; zero where absent. */
    readonly markups?: readonly Money[];
  },
): Price {
  const chosen = chooseSellingTerms(terms, product, on);
  const [{ lines: first }] = units;
  const currency = first[0]?.amount.currency ?? 'INR';
  const own = units.map((unit, at) => ownLines(unit, chosen, markups && (markups[at] ?? zero(currency))));
  const supplied = units.flatMap((unit) => unit.lines.map((line) => ofUnit(line, unit)));
  const fare = node('fare', supplied, currency);
  const each = (name: keyof OwnLines) => own.flatMap((lines) => lines[name]);
  const breakdown = roundedForUnits(
    node('customer-price', [fare, ...each('markup'), ...each('fees')], currency),
    units,
    chosen.rounding && { unit: chosen.rounding.unit, rule: ruleOf(chosen.rounding, 'agency-rounding') },
  );
  const netBreakdown = node('net-payable', [fare, ...each('commission'), ...each('tds'), ...each('fees')], currency);
  return priceOfTrees(breakdown, netBreakdown);
}

interface OwnLines {
  readonly markup: readonly PricePart[];
  readonly fees: readonly PricePart[];
  readonly commission: readonly PricePart[];
  readonly tds: readonly PricePart[];
}

function ownLines(
  unit: UnitCost,
  { markup, commission, fee, charges, gst, tds }: ChosenSellingTerms,
  fixedMarkup: Money | undefined,
): OwnLines {
  const currency = unit.lines[0]?.amount.currency ?? 'INR';
  const all = totalOf(unit.lines, currency);
  const base = sum(
    currency,
    unit.lines.map((line) => amountNamed(line, 'base-fare')),
  );
  const given = commission === undefined ? zero(currency) : percentage(base, commission.basisPoints);
  const line = (
    name: PricePartName,
    amount: Money,
    row: DatedRow | undefined,
    called: RuleName,
    share?: MarkupShare & { readonly of: Money },
    more?: PricePart['params'],
  ): readonly PricePart[] => {
    if (row === undefined || isZero(amount)) return [];
    const params = {
      ...(share && { ...markupShareParams(share.of, share), of: formatDecimal(share.of) }),
      ...more,
    };
    return [ofUnit({ name, amount, params, rule: ruleOf(row, called) }, unit)];
  };
  const shareOf = (row: { readonly basisPoints: number } | undefined, of: Money) =>
    row && { basisPoints: row.basisPoints, of };
  const marked =
    markup === undefined
      ? zero(currency)
      : (fixedMarkup ?? ('perUnit' in markup.amount ? markup.amount.perUnit : markupShare(all, markup.amount)));
  const feeAmount = fee?.perUnit ?? zero(currency);
  const taxOn = (amount: Money, more?: PricePart['params']) =>
    line('gst', percentage(amount, gst?.basisPoints ?? 0), gst, 'gst-agent-fee', shareOf(gst, amount), more);
  const charged = charges.flatMap((row) => {
    const name = chargeParts[row.charge];
    const [amount, share] =
      'perUnit' in row.amount ? [row.amount.perUnit] : [markupShare(all, row.amount), { ...row.amount, of: all }];
    // A supplier may ask for handling too, in its own part of the price.
    return [...line(name, amount, row, 'portal-charge', share, { what: 'house' }), ...taxOn(amount, { taxed: name })];
  });
  return {
    markup: line(
      'markup',
      marked,
      markup,
      'agency-markup',
      markup && fixedMarkup === undefined && 'basisPoints' in markup.amount ? { ...markup.amount, of: all } : undefined,
    ),
    fees: [...line('convenience-fee', feeAmount, fee, 'portal-fee'), ...taxOn(feeAmount), ...charged],
    commission: line('commission', negate(given), commission, 'agency-commission', shareOf(commission, base)),
    tds: line('tds', percentage(given, tds?.basisPoints ?? 0), tds, 'tds-commission', shareOf(tds, given)),
  };
}

/** A customer's tree with what rounding adds to it, a line for each unit. */
export function roundedForUnits(
  root: PricePart,
  units: readonly Unit[],
  rounding: (Pick<Rounding, 'unit'> & Pick<PricePart, 'rule'>) | undefined,
): PricePart {
  if (rounding === undefined) return root;
  const { unit: multiple, rule } = rounding;
  const { amount: price, parts = [] } = root;
  const amount = rounded(price, rounding);
  const shares = allocateEvenly(subtract(amount, price), units.length);
  const lines = units.flatMap((unit, at): readonly PricePart[] => {
    const share = shares[at] ?? zero(price.currency);
    const params = { unit: formatDecimal(multiple) };
    return isZero(share) ? [] : [ofUnit({ name: 'rounding', amount: share, params, ...(rule && { rule }) }, unit)];
  });
  return { ...root, amount, parts: [...parts, ...lines] };
}

function ruleOf(row: DatedRow, called: RuleName): AppliedRule {
  return appliedRule({ ...row, called });
}

function ofUnit({ params, ...line }: PricePart, unit: Unit): PricePart {
  return { ...line, params: { ...params, ...unitParams(unit) } };
}

function node(name: PricePartName, parts: readonly PricePart[], currency: Currency): PricePart {
  return { name, amount: totalOf(parts, currency), parts };
}

function totalOf(parts: readonly PricePart[], currency: Currency): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}
