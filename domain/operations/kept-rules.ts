/** Every dated row that the house sells by and does not set itself: read where the house looks after them, present, to come and over. */
import { rewardRules } from '../account/reward/rewards.ts';
import type { Service } from '../booking/booking.ts';
import { scheduleRows } from '../booking/schedule/schedule.ts';
import { rateRows } from '../price/exchange.ts';
import { statutoryKinds, statutoryRules } from '../price/statutory-rules.ts';
import type { DatedRow } from '../rules/dated-row.ts';
import { figureOf, productRuleKinds, type ProductRow, productRules } from './products.ts';

const keptRuleKinds = [...statutoryKinds, ...productRuleKinds, 'rewards', 'rate'] as const;
type KeptRuleKind = (typeof keptRuleKinds)[number];

export interface KeptRule extends DatedRow {
  readonly kind: KeptRuleKind;
  /** Of one product alone. */
  readonly service?: Service;
  /** Hundredths of a per cent, or so much of a currency; absent where it is more than one figure, which the note says. */
  readonly value?: { readonly basisPoints: number } | { readonly amount: number; readonly currency: string };
}

/** Those of whatever is sold first, by kind, the latest first. */
export const keptRules: readonly KeptRule[] = [
  ...statutoryRules.map(({ value, ...row }) =>
    ruleOf(row.kind, { ...row, ...('amount' in value ? figureOf(value.amount) : value) }),
  ),
  ...scheduleRows.map((row) => ruleOf('instalments', row)),
  ...rewardRules.map(({ each, ...row }) => ruleOf('rewards', { ...row, ...figureOf(each) })),
  ...rateRows.map(({ id, from, note, paise }) =>
    ruleOf('rate', { id, from, note, amount: paise / 100, currency: 'INR' }),
  ),
  ...productRules.flatMap(({ service, kind, rows }) => rows.map((row) => ruleOf(kind, row, service))),
].toSorted(
  (one, other) =>
    keptRuleKinds.indexOf(one.kind) - keptRuleKinds.indexOf(other.kind) ||
    (one.from === other.from ? 0 : one.from < other.from ? 1 : -1),
);

function ruleOf(kind: KeptRuleKind, row: ProductRow, service?: Service): KeptRule {
  const { id, from, to, note, basisPoints, amount, currency } = row;
  return {
    id,
    kind,
    from,
    note,
    ...(to !== undefined && { to }),
    ...(service !== undefined && { service }),
    ...(basisPoints !== undefined && { value: { basisPoints } }),
    ...(amount !== undefined && currency !== undefined && { value: { amount, currency } }),
  };
}
