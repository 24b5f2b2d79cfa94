/** Rows of tables of rules, each of its time. */
import type { IsoDate } from '../time/calendar-date.ts';

/** A row that holds from a day to a day, both inclusive; without `to`, until another row replaces it. */
export interface DatedRow {
  readonly id: string;
  readonly from: IsoDate;
  readonly to?: IsoDate;
  /** Where the row comes from: a public source, or whose decision it is. */
  readonly note: string;
}

/** A rate of tax in basis points (hundredths of a per cent). `section` names the law where lines should say it. */
export interface TaxRateRow extends DatedRow {
  readonly basisPoints: number;
  readonly section?: string;
}

/**
 * The row of a list that is in force on a day and matches; the first where several do.
 *
 * @example rowOn([{ id: 'a', from: isoDate('2024-10-01'), note: '' }], isoDate('2024-09-30')) // => undefined
 */
export function rowOn<Row extends DatedRow>(
  rows: readonly Row[],
  on: IsoDate,
  matches: (row: Row) => boolean = () => true,
): Row | undefined {
  return rows.find((row) => isInForce(row, on) && matches(row));
}

export function isInForce({ from, to }: Pick<DatedRow, 'from' | 'to'>, on: IsoDate): boolean {
  return from <= on && (to === undefined || on <= to);
}
