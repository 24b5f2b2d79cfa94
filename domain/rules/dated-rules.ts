/** Rules that people write, kept as dated rows: what was on a day before stays as it was then. */
import { addDays, type IsoDate } from '../time/calendar-date.ts';
import { canonicalText } from './canonical-text.ts';
import type { DatedRow } from './dated-row.ts';

interface DatedRule {
  readonly from: IsoDate;
  readonly to?: IsoDate;
}

export interface RowsOfRules<Row, Rule> {
  /** One row may say several rules. */
  readonly rulesOf: (row: Row) => readonly Rule[];
  readonly rowOf: (rule: Rule) => Row;
}

/** Whether a row holds on a day or later. */
export const standsOn =
  (on: IsoDate) =>
  ({ to }: Pick<DatedRow, 'to'>) =>
    to === undefined || to >= on;

/**
 * Rows under which the rules hold from a day on, and no others. A rule that stays, and stays where it was among those that do,
 * keeps its row, also where only its last day is another; all others begin on that day at the earliest.
 */
export function withRows<Row extends DatedRow, Rule extends DatedRule>(
  before: readonly Row[],
  rules: readonly Rule[],
  on: IsoDate,
  { rulesOf, rowOf }: RowsOfRules<Row, Rule>,
): readonly Row[] {
  const texts = before.map((row) =>
    standsOn(on)(row) ? canonicalText(rulesOf(row).map((rule) => ({ ...rule, to: undefined }))) : undefined,
  );
  const after: Row[] = [];
  let passed = 0;
  for (const rule of rules) {
    const at = standsOn(on)(rule) ? texts.indexOf(canonicalText([{ ...rule, to: undefined }]), passed) : -1;
    const row = before[at];
    if (row === undefined) after.push(rowOf(rule.from < on ? { ...rule, from: on } : rule));
    else {
      after.push(...ended(before.slice(passed, at), on), lasting(row, rule.to));
      passed = at + 1;
    }
  }
  return [...after, ...ended(before.slice(passed), on)];
}

function lasting<Row extends DatedRow>(row: Row, to: IsoDate | undefined): Row {
  if (row.to === to) return row;
  const { to: _before, ...rest } = row;
  // The row, but for its last day.
  return { ...rest, ...(to !== undefined && { to }) } as Row;
}

/** Rows up to the day before; what would have begun later is not to be. */
function ended<Row extends DatedRow>(rows: readonly Row[], on: IsoDate): readonly Row[] {
  const last = addDays(on, -1);
  return rows
    .filter(({ from }) => from < on)
    .map((row) => (row.to === undefined || row.to > last ? { ...row, to: last } : row));
}
