/** The source notes of the dated tables, by the id of a rule: for elevated users, who keep them. */
import { tdsOnCommission } from '../../price/commission-tds.ts';
import { gstOnFees } from '../../price/fee-gst.ts';
import type { SourcedRule } from '../../rules/applied-rule.ts';
import type { PricePart } from '../../price/price.ts';
import { fareConditions } from './fare-conditions.ts';
import { feeGrids } from './fee-tables.ts';
import { gstRows, levyRows } from './tax-tables.ts';

export interface RuleSource {
  /** Of the rule. */
  readonly id: string;
  readonly note: string;
}

const notes: ReadonlyMap<string, string> = new Map(
  [
    ...feeGrids,
    ...gstRows,
    ...levyRows,
    ...fareConditions.map(({ rule }) => rule),
    ...tdsOnCommission,
    ...gstOnFees,
  ].map(({ id, note }: Pick<SourcedRule, 'id' | 'note'>) => [id, note]),
);

/** Of the rules under some trees, each once; those of no table here have none. */
export function sourcesUnder(trees: readonly PricePart[]): readonly RuleSource[] {
  const ids = new Set(trees.flatMap(rulesUnder));
  return [...ids].flatMap((id) => {
    const note = notes.get(id);
    return note === undefined ? [] : [{ id, note }];
  });
}

function rulesUnder({ rule, parts = [] }: PricePart): readonly string[] {
  return [...(rule === undefined ? [] : [rule.id]), ...parts.flatMap(rulesUnder)];
}
