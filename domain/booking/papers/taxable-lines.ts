/**
 * Taxable value of a line of tax.
 *
 * CGST Rule 46 asks for it on invoices, Rule 53(1A) on credit notes. A supplier states its tax as an amount. The value is
 * named only where the rate on it comes to that amount.
 */
import { add, isZero, type Money, percentage, subtract } from '../../money/money.ts';
import type { DocumentLine, LineLabel } from './documents.ts';

/** By line of tax: the lines that may be its value together, the likeliest first. */
const values: { readonly [Label in LineLabel]?: readonly (readonly LineLabel[])[] } = {
  'supplier-gst': [['base-price', 'surcharge'], ['base-price'], ['base-price', 'surcharge', 'supplier-charges']],
  'change-gst': [['change-fee']],
  'cancellation-gst': [['cancellation-fee', 'no-show-fee']],
};

/** The same lines, each tax with its value. */
export function withTaxable(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  return lines.map((line) => {
    const taxable = taxableOf(line, lines);
    return taxable === undefined ? line : { ...line, taxable };
  });
}

function taxableOf({ label, amount, params, difference }: DocumentLine, lines: readonly DocumentLine[]) {
  const basisPoints = Math.round(Number(params?.['percent'] ?? Number.NaN) * 100);
  if (!Number.isSafeInteger(basisPoints)) return undefined;
  return values[label]
    ?.map((labels) =>
      lines
        .filter((line) => line.difference === difference && labels.includes(line.label))
        .reduce((total, line) => add(total, line.amount), subtract(amount, amount)),
    )
    .find((value) => !isZero(value) && isTaxOn(value, amount, basisPoints));
}

/** Each traveller's tax is rounded, to a whole unit by some airlines: half of a per cent of it may be that. */
function isTaxOn(value: Money, tax: Money, basisPoints: number): boolean {
  const off = subtract(percentage(value, basisPoints), tax);
  return Math.abs(off.minor) * 200 <= Math.abs(tax.minor);
}
