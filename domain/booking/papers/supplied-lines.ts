/** Lines of a supplier's charges and refunds after the sale: one a supply, each with its code. */
import type { PricePart, PricePartName } from '../../price/price.ts';
import { chargesOf } from './charges.ts';
import type { DocumentLine, LineLabel } from './documents.ts';
import type { DocumentSubject } from './subject.ts';
import { withTaxable } from './taxable-lines.ts';

/** Parts that are the supplier's own charges for changing or cancelling, under any product's name. */
const labels: { readonly [Part in PricePartName]?: LineLabel } = {
  'fare-difference': 'fare-difference',
  'change-fee': 'change-fee',
  'change-gst': 'change-gst',
  'cancellation-fee': 'cancellation-fee',
  'no-show-fee': 'no-show-fee',
  'cancellation-gst': 'cancellation-gst',
  'services-kept': 'services-kept',
};

/** Parts summed by name as lines: a fare's by the labels of its product, a difference of fares part by part. */
export function suppliedLines(
  parts: readonly PricePart[],
  subject: Pick<DocumentSubject, 'labels' | 'supply'>,
): readonly DocumentLine[] {
  const { sac } = subject.supply;
  const fare = parts.filter(({ name }) => labels[name] === undefined);
  const own = parts.flatMap((part): readonly DocumentLine[] => {
    const label = labels[part.name];
    if (label === undefined) return [];
    const { amount, params, parts: inner } = part;
    return label === 'fare-difference' && inner !== undefined && inner.length > 0
      ? soldLines(inner, subject).map((line) => ({ ...line, difference: true as const }))
      : [{ label, amount, sac, ...(params && { params }) }];
  });
  return withTaxable([...soldLines(fare, subject), ...own]);
}

/** A fare with nothing beside it: whatever the product does not name is part of its price. */
function soldLines(
  parts: readonly PricePart[],
  subject: Pick<DocumentSubject, 'labels' | 'supply'>,
): readonly DocumentLine[] {
  const [first] = parts;
  if (first === undefined) return [];
  const fare: PricePart = { name: 'fare', amount: first.amount, parts };
  return chargesOf({ name: 'net-payable', amount: first.amount, parts: [fare] }, subject).sold;
}
