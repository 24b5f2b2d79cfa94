/**
 * Opening a number: a fare's tree as the rows of a list, and the proof that every line shown adds up to the one above it.
 */
import { isWhole, type Money, subtract, sum } from '../money/money.ts';
import type { PricePart, PricePartName } from './price.ts';
import type { AppliedRule } from '../rules/applied-rule.ts';

export interface ExplainRow {
  /** 0 is the root. */
  readonly depth: number;
  /** Where it stands, stable while the tree is: '0', '0.1', '0.1.0'. */
  readonly key: string;
  readonly name: PricePartName;
  readonly amount: Money;
  readonly params: Readonly<Record<string, string | number>>;
  readonly rule?: AppliedRule;
  /** Whether rows of a greater depth follow that make it up. */
  readonly opens: boolean;
}

/** A node whose parts come to something else than itself. */
export interface WrongSum {
  readonly key: string;
  readonly name: PricePartName;
  readonly shown: Money;
  readonly partsComeTo: Money;
  /** shown − partsComeTo. */
  readonly difference: Money;
}

/**
 * The rows of a tree, each part right after what it belongs to, in the tree's own order.
 *
 * @example explainRows({ name: 'fare', amount: money(5, 'INR') }).map(({ key, depth }) => `${key} ${depth}`) // => ['0 0']
 */
export function explainRows(part: PricePart): readonly ExplainRow[] {
  return rowsOf(part, '0', 0);
}

/**
 * Every node whose parts do not add up to it, in the order of the rows; none in a sound tree. Throws `CurrencyMismatch`
 * where a part is of another currency than its node.
 */
export function wrongSums(part: PricePart): readonly WrongSum[] {
  return wrongSumsOf(part, '0');
}

/** Whether every amount of a tree is of whole units: only then may a screen leave the decimals out. */
export function isWholeThroughout(part: PricePart): boolean {
  return isWhole(part.amount) && (part.parts ?? []).every(isWholeThroughout);
}

function rowsOf(part: PricePart, key: string, depth: number): readonly ExplainRow[] {
  const { name, amount, params = {}, rule, parts = [] } = part;
  const row: ExplainRow = { depth, key, name, amount, params, ...(rule && { rule }), opens: parts.length > 0 };
  return [row, ...parts.flatMap((inner, index) => rowsOf(inner, `${key}.${index}`, depth + 1))];
}

function wrongSumsOf({ name, amount, parts }: PricePart, key: string): readonly WrongSum[] {
  if (parts === undefined) return [];
  const partsComeTo = sum(
    amount.currency,
    parts.map((inner) => inner.amount),
  );
  const difference = subtract(amount, partsComeTo);
  return [
    ...(difference.minor === 0 ? [] : [{ key, name, shown: amount, partsComeTo, difference }]),
    ...parts.flatMap((inner, index) => wrongSumsOf(inner, `${key}.${index}`)),
  ];
}
