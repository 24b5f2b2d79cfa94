/** A price's parts summed by name, each with its percentage where all of them share one. */
import { add } from '../money/money.ts';
import type { PricePart } from './price.ts';

/** Parts of a root and of the fare inside it. The root and `fare` are opened; any other part counts whole. */
export function openedParts({ name, amount, parts = [] }: PricePart): {
  readonly own: readonly PricePart[];
  readonly fare: readonly PricePart[];
} {
  if (parts.length === 0) return { own: [{ name, amount }], fare: [] };
  const isFare = (part: PricePart) => part.name === 'fare';
  return {
    own: parts.filter((part) => !isFare(part)),
    fare: parts.filter(isFare).flatMap((part) => {
      const inner = openedParts(part);
      return [...inner.own, ...inner.fare];
    }),
  };
}

/**
 * Adds up parts of the same name, in the order of their first. Leaves out zero sums.
 *
 * @example summedParts([{ name: 'taxes', amount: money(1, 'INR') }, { name: 'taxes', amount: money(2, 'INR') }]) // => [{ name: 'taxes', amount: money(3, 'INR') }]
 */
export function summedParts(parts: readonly PricePart[]): readonly PricePart[] {
  const byName = new Map<PricePart['name'], PricePart>();
  for (const part of parts) {
    const known = byName.get(part.name);
    const percent = percentOf(part);
    const shared = known === undefined || percentOf(known) === percent ? percent : undefined;
    byName.set(part.name, {
      name: part.name,
      amount: known === undefined ? part.amount : add(known.amount, part.amount),
      ...(shared !== undefined && { params: { percent: shared } }),
    });
  }
  return [...byName.values()].filter(({ amount }) => amount.minor !== 0);
}

/** Of a group, its lines' own, where it is one. */
function percentOf({ params, parts = [] }: PricePart): string | number | undefined {
  const own = params?.['percent'];
  if (own !== undefined) return own;
  const percents = new Set(parts.map(percentOf));
  const [only] = percents;
  return percents.size === 1 ? only : undefined;
}
