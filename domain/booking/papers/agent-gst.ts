/**
 * Goods and services tax on the service of a travel agent, by dated rows: on the fee itself, or, as CGST Rule 32(3) lets
 * agents of some products choose, on a share of a part of the price.
 */
import type { GstState } from '../../agency/gst-states.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { gstOnFees } from '../../price/fee-gst.ts';
import { rowOn } from '../../rules/dated-row.ts';
import { add, allocateEvenly, money, type Money, percentage, scale, subtract } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { DocumentTax, TaxName } from './documents.ts';
import type { DeemedValue, GstType } from './subject.ts';

/** How an agency pays tax on its own service. */
export const gstSchemes = ['rule-32-3', 'service-fee'] as const;
export type GstScheme = (typeof gstSchemes)[number];

/** From where to where a service is supplied, undefined where a state is not known; and of which type the tax is said to be. */
export interface Between {
  readonly from?: GstState | undefined;
  readonly at?: GstState | undefined;
  readonly gstType?: GstType | undefined;
}

/**
 * Tax on an amount that holds it already: what is taxable, and the tax, which add up to the amount. Undefined where no rate
 * is in force on the day. Halves of a tax that is split are equal.
 */
export function taxInside(amount: Money, between: Between, on: IsoDate): DocumentTax | undefined {
  const rate = rowOn(gstOnFees, on);
  if (rate === undefined) return undefined;
  const taxable = scale(amount, 10_000, 10_000 + rate.basisPoints);
  const split = namesOf(between).length > 1;
  const half = percentage(taxable, rate.basisPoints / 2);
  const tax = split && Number.isInteger(rate.basisPoints / 2) ? add(half, half) : subtract(amount, taxable);
  return {
    ...taxOf(subtract(amount, tax), tax, rate.basisPoints, between),
    value: { by: 'fee' },
    included: false,
    rules: [appliedRule({ ...rate, called: 'gst-agent-fee' })],
  };
}

/** Tax that was charged on a fee beside it: the stored parts of the price, split by the place of supply. */
export function taxBeside(taxable: Money, tax: Money, basisPoints: number, between: Between): DocumentTax {
  return { ...taxOf(taxable, tax, basisPoints, between), value: { by: 'fee' }, included: false, rules: [] };
}

/**
 * Tax by Rule 32(3): the rate in force on a share of a part of the price. It is part of
 * what the customer pays. Undefined where no row is in force.
 */
export function taxByRule(
  basis: Money,
  values: readonly DeemedValue[],
  between: Between,
  on: IsoDate,
): DocumentTax | undefined {
  const rate = rowOn(gstOnFees, on);
  const share = rowOn(values, on);
  if (rate === undefined || share === undefined) return undefined;
  const taxable = percentage(basis, share.basisPoints);
  const names = namesOf(between);
  // Each part is computed and rounded by itself, as it is paid.
  const parts = names.map((name) => ({
    name,
    basisPoints: rate.basisPoints / names.length,
    amount: scale(taxable, rate.basisPoints, 10_000 * names.length),
  }));
  const tax = money(
    parts.reduce((total, { amount }) => total + amount.minor, 0),
    basis.currency,
  );
  return {
    taxable,
    tax,
    basisPoints: rate.basisPoints,
    parts,
    value: { by: 'rule-32-3', basisPoints: share.basisPoints },
    included: true,
    rules: [appliedRule(share), appliedRule({ ...rate, called: 'gst-agent-fee' })],
  };
}

function taxOf(
  taxable: Money,
  tax: Money,
  basisPoints: number,
  between: Between,
): Pick<DocumentTax, 'taxable' | 'tax' | 'basisPoints' | 'parts'> {
  const names = namesOf(between);
  const amounts = allocateEvenly(tax, names.length);
  const parts = names.map((name, index) => ({
    name,
    basisPoints: basisPoints / names.length,
    amount: amounts[index] ?? tax,
  }));
  return { taxable, tax, basisPoints, parts };
}

/** Within a state half is the union's and half the state's or territory's; between states it is one tax. */
function namesOf({ from, at, gstType }: Between): readonly TaxName[] {
  if (gstType === 'igst') return ['igst'];
  if (gstType === undefined) {
    if (from === undefined || at === undefined) return ['gst'];
    if (from.code !== at.code) return ['igst'];
  }
  return ['cgst', from?.unionTerritory === true ? 'utgst' : 'sgst'];
}
