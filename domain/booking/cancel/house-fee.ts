/** What the house takes for cancelling a unit, beside what the supplier keeps, with the tax on it: both by rows that counted when it was sold. */
import {
  add,
  formatDecimal,
  isZero,
  min,
  type Money,
  percentage,
  scale,
  subtract,
  percentText,
} from '../../money/money.ts';
import type { PricePart } from '../../price/price.ts';
import { type AppliedRule, appliedRule } from '../../rules/applied-rule.ts';
import { rowOn, type TaxRateRow } from '../../rules/dated-row.ts';
import type { Product } from '../booking.ts';
import { type CancelFees, cancelFeeOn, type SaleTime } from '../sale/selling-terms.ts';

export interface HouseFee {
  readonly each: Money;
  readonly rule: AppliedRule;
  /** Beside it. */
  readonly gst?: TaxRateRow | undefined;
}

/** Undefined where none was set when it was sold. It is taxed as the agency's fees for booking are. */
export function houseFeeOn(fees: CancelFees, product: Product, sold: SaleTime): HouseFee | undefined {
  const row = cancelFeeOn(fees, product, sold);
  return (
    row && {
      each: row.perUnit,
      rule: appliedRule({ ...row, called: 'portal-fee' }),
      gst: rowOn(fees.gstOnFees, sold.on),
    }
  );
}

/** What it comes to for a unit, where there is as much left to take it from. */
export interface HouseFeeAhead {
  readonly each: Money;
  readonly gst?: { readonly basisPoints: number; readonly amount: Money };
}

export function houseFeeAhead({ each, gst }: HouseFee): HouseFeeAhead {
  const basisPoints = gst?.basisPoints ?? 0;
  return { each, ...(basisPoints > 0 && { gst: { basisPoints, amount: percentage(each, basisPoints) } }) };
}

/** The lines of one unit: no more than is left, with the tax inside that where it is less than both. */
export function houseFeeWithin(
  { each, rule, gst }: HouseFee,
  left: Money,
  params: NonNullable<PricePart['params']>,
): readonly PricePart[] {
  const basisPoints = gst?.basisPoints ?? 0;
  const taken = min(left, add(each, percentage(each, basisPoints)));
  // Of the whole it is the fee again, to the paisa.
  const fee = scale(taken, 10_000, 10_000 + basisPoints);
  const share = { ...params, percent: percentText(basisPoints), of: formatDecimal(fee) };
  const lines: readonly PricePart[] = [
    { name: 'processing-fee', amount: fee, params, rule },
    ...(gst === undefined
      ? []
      : [
          {
            name: 'gst' as const,
            amount: subtract(taken, fee),
            params: share,
            rule: appliedRule({ ...gst, called: 'gst-agent-fee' }),
          },
        ]),
  ];
  return lines.filter(({ amount }) => !isZero(amount));
}
