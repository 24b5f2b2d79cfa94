/**
 * Fees for cancelling as they are changed within a day: what counted up to a moment of it stays beside the rows that last, so that a sale
 * of the morning is cancelled by the fee of the morning.
 */
import type { CancelFeeRow, SaleTime } from '../booking/sale/selling-terms.ts';
import { canonicalText } from '../rules/canonical-text.ts';
import { isInForce } from '../rules/dated-row.ts';

/** Without what counted up to a moment alone: nobody edits that. */
export function lastingFees(rows: readonly CancelFeeRow[]): readonly CancelFeeRow[] {
  return rows.filter(({ until }) => until === undefined);
}

/** The rows after a change of those that last. What counted until then comes first, the earliest before all. */
export function withMornings(
  rows: readonly CancelFeeRow[],
  { on, at }: SaleTime,
  change: (lasting: readonly CancelFeeRow[]) => readonly CancelFeeRow[],
): readonly CancelFeeRow[] {
  const mornings = rows.filter(({ until }) => until !== undefined);
  const before = lastingFees(rows);
  const after = change(before);
  const inForce = (some: readonly CancelFeeRow[]) => some.filter((row) => isInForce(row, on));
  const [was, is] = [inForce(before), inForce(after)];
  const known = was.map(butForItsEnd);
  if (canonicalText(known) === canonicalText(is.map(butForItsEnd))) return [...mornings, ...after];
  return [
    ...mornings,
    ...was.map((row) => ({ ...row, from: on, to: on, until: at })),
    ...after.map((row) => (is.includes(row) && !known.includes(butForItsEnd(row)) ? { ...row, since: at } : row)),
  ];
}

function butForItsEnd({ to: _to, ...row }: CancelFeeRow): string {
  return canonicalText(row);
}
