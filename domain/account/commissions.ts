/**
 * What an agency was given as commission and the tax that was withheld from it, by the entries of its ledger: on the day on
 * which each was posted, so that what a cancellation takes back counts in its own month.
 */
import type { LedgerKind, Product } from '../booking/booking.ts';
import type { Currency } from '../money/currency.ts';
import { add, compare, type Money, subtract, zero } from '../money/money.ts';
import { tdsOnCommission, tdsThresholds } from '../price/commission-tds.ts';
import { checkDayRange, type DayRangeDraft } from '../rules/day-range.ts';
import { rowOn, type TaxRateRow } from '../rules/dated-row.ts';
import { saleSummaryMostDays } from '../rules/limits.ts';
import { checkPage } from '../rules/paged.ts';
import type { Violation } from '../rules/violation.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { Instant } from '../time/instant.ts';

/** seller: whose commission it is, as an airline's. entry: each entry of the ledger by itself. */
export const commissionGroups = ['seller', 'month', 'entry'] as const;
export type CommissionGroup = (typeof commissionGroups)[number];

export interface CommissionFigures {
  /** Bookings with an entry among these. */
  readonly bookings: number;
  readonly given: Money;
  /** Taken back with what was cancelled or changed. */
  readonly takenBack: Money;
  /** Withheld, less what went back with commission taken back. */
  readonly tds: Money;
  /** given − taken back − tds. */
  readonly kept: Money;
}

export interface CommissionRow extends CommissionFigures {
  /** The seller's mark, a month (YYYY-MM), or an entry of the ledger ('LG-4124'). */
  readonly key: string;
  /** Of a seller or an entry: what was sold, where the entry is of a booking. */
  readonly product?: Product;
  /** Of an entry. */
  readonly entry?: CommissionEntry;
}

export interface CommissionEntry {
  readonly at: Instant;
  readonly kind: LedgerKind;
  /** Transaction id. */
  readonly reference: string;
  /** Of whom it was bought. */
  readonly mark: string;
}

/** Months and entries in their order, sellers with the most given first; of entries a page, of the others all. */
export interface Commissions {
  readonly rows: readonly CommissionRow[];
  readonly total: CommissionFigures;
  /** How many entries of the ledger it is, of which a page has so many. */
  readonly entries: number;
  readonly pageSize: number;
}

/** As `checkDayRange`, of at most 366 days; `not-a-number` at `page`. */
export function checkCommissionRange({
  page,
  ...range
}: DayRangeDraft & { readonly page: number }): readonly Violation[] {
  return [...checkDayRange(range, saleSummaryMostDays), ...checkPage(page, 10_000)];
}

/** All together; a booking is counted in each of them that it is in. */
export function totalOfCommissions(rows: readonly CommissionFigures[], currency: Currency): CommissionFigures {
  const nothing = zero(currency);
  return rows.reduce<CommissionFigures>(
    (total, row) => ({
      bookings: total.bookings + row.bookings,
      given: add(total.given, row.given),
      takenBack: add(total.takenBack, row.takenBack),
      tds: add(total.tds, row.tds),
      kept: add(total.kept, row.kept),
    }),
    { bookings: 0, given: nothing, takenBack: nothing, tds: nothing, kept: nothing },
  );
}

/** What stays of the commission before tax. */
export function incomeOf({ given, takenBack }: CommissionFigures): Money {
  return subtract(given, takenBack);
}

/** The rows of the law between two days, oldest first; none outside India. */
export function tdsLaw(
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  country: string,
): readonly TaxRateRow[] {
  if (country !== 'IN') return [];
  return tdsOnCommission.filter((row) => row.from <= to && (row.to === undefined || from <= row.to));
}

export interface ThresholdSeen {
  readonly amount: Money;
  /** The month (YYYY-MM) by whose end the year's income was above it; absent where it is not yet. */
  readonly passedIn?: string;
}

/** The threshold of the tax year that begins on `from`, against its months; undefined where the law has none. */
export function thresholdSeen(
  from: IsoDate,
  months: readonly CommissionRow[],
  { country, currency }: { readonly country: string; readonly currency: Currency },
): ThresholdSeen | undefined {
  const amount = rowOn(tdsThresholds, from)?.amount;
  if (country !== 'IN' || amount === undefined || amount.currency !== currency) return undefined;
  let income = zero(currency);
  for (const month of months) {
    income = add(income, incomeOf(month));
    if (compare(income, amount) > 0) return { amount, passedIn: month.key };
  }
  return { amount };
}
