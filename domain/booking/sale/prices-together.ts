/** What units come to that are sold together, where each was priced alone. */
import { parseMoney, sum } from '../../money/money.ts';
import type { Price, PricePart } from '../../price/price.ts';
import type { Unit } from '../booking.ts';
import { priceOfTrees, unitParams } from '../cancel/price-of-units.ts';
import { roundedForUnits } from './selling-price.ts';

export interface PricedUnit extends Unit {
  readonly price: Price;
}

/**
 * As `sellingPrice` prices the same units at once: their lines side by side, each of its unit, and rounded as a whole instead of
 * one by one. There is at least one, and all are in one currency (`CurrencyMismatch`). Without the net side where one has none.
 */
export function pricesTogether(units: readonly [PricedUnit, ...PricedUnit[]]): Price {
  const own = units.flatMap(({ price: { breakdown }, ...unit }) => linesOf(breakdown, unit));
  const [line] = own.filter(isRounding);
  const breakdown = roundedForUnits(
    treeOf(
      units[0].price.breakdown,
      own.filter((each) => !isRounding(each)),
    ),
    units,
    line && roundingIn(line),
  );
  const net = units.flatMap(({ price: { netBreakdown }, ...unit }) => (netBreakdown ? [{ netBreakdown, unit }] : []));
  const [first] = net;
  if (first === undefined || net.length < units.length) return { total: breakdown.amount, breakdown };
  const netLines = net.flatMap(({ netBreakdown, unit }) => linesOf(netBreakdown, unit));
  return priceOfTrees(breakdown, treeOf(first.netBreakdown, netLines));
}

const isRounding = ({ name }: PricePart) => name === 'rounding';

/** Undefined where a line does not say what it rounds to. */
function roundingIn({ amount, params, rule }: PricePart): Parameters<typeof roundedForUnits>[2] {
  const unit = parseMoney(String(params?.['unit']), amount.currency);
  return unit && { unit, ...(rule && { rule }) };
}

function linesOf({ parts = [] }: PricePart, unit: Unit): readonly PricePart[] {
  return parts.map((part) => namedBy(part, unit));
}

/** Its innermost lines are of this unit. */
function namedBy(part: PricePart, unit: Unit): PricePart {
  return part.parts === undefined
    ? { ...part, params: { ...part.params, ...unitParams(unit) } }
    : { ...part, parts: linesOf(part, unit) };
}

function treeOf(root: PricePart, parts: readonly PricePart[]): PricePart {
  const amounts = parts.map(({ amount }) => amount);
  return { ...root, amount: sum(root.amount.currency, amounts), parts };
}
