/** What the law sets of an agent's own money, whatever is sold: every row of it with its days and its source, for who keeps the tables. */
import type { Money } from '../money/money.ts';
import type { DatedRow } from '../rules/dated-row.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { tdsOnCommission, tdsThresholds } from './commission-tds.ts';
import { gstOnFees } from './fee-gst.ts';

export const statutoryKinds = ['gst-on-fees', 'tds-on-commission', 'tds-threshold'] as const;

interface StatutoryRule extends DatedRow {
  readonly kind: (typeof statutoryKinds)[number];
  /** Hundredths of a per cent, or an amount in a tax year. */
  readonly value: { readonly basisPoints: number } | { readonly amount: Money };
  /** Of the law, where lines say it. */
  readonly section?: string;
}

export const statutoryRules: readonly StatutoryRule[] = [
  ...gstOnFees.map((row) => rateOf('gst-on-fees', row)),
  ...tdsOnCommission.map((row) => rateOf('tds-on-commission', row)),
  ...tdsThresholds.map(({ amount, ...row }): StatutoryRule => ({ ...row, kind: 'tds-threshold', value: { amount } })),
];

function rateOf(
  kind: StatutoryRule['kind'],
  { basisPoints, ...row }: DatedRow & { readonly basisPoints: number; readonly section?: string },
): StatutoryRule {
  return { ...row, kind, value: { basisPoints } };
}

/**
 * How a row stands on a day.
 *
 * @example standing({ from: isoDate('2024-10-01'), to: isoDate('2026-03-31') }, isoDate('2026-03-31')) // => 'in-force'
 * @example standing({ from: isoDate('2024-10-01'), to: isoDate('2026-03-31') }, isoDate('2026-04-01')) // => 'over'
 */
export function standing({ from, to }: Pick<DatedRow, 'from' | 'to'>, on: IsoDate): 'in-force' | 'over' | 'to-come' {
  if (from > on) return 'to-come';
  return to !== undefined && to < on ? 'over' : 'in-force';
}
