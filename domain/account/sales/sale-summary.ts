/**
 * What an agency sold in a range of days: by what it is counted, and what it comes to. Of a booking what still stands of it is
 * a sale; what was cancelled as a whole is counted apart.
 */
import { checkDayRange, type DayRangeDraft } from '../../rules/day-range.ts';
import { saleSummaryMostDays } from '../../rules/limits.ts';
import type { Product } from '../../booking/booking.ts';
import type { Violation } from '../../rules/violation.ts';
import type { Currency } from '../../money/currency.ts';
import { add, type Money, money, subtract, zero } from '../../money/money.ts';
import { addDays, type IsoDate } from '../../time/calendar-date.ts';

/** By the day on which it was booked, or on which the journey or stay begins. */
export const saleDays = ['booked', 'travel'] as const;
export type SaleDay = (typeof saleDays)[number];

/** seller: of whom it was bought, as an airline. reason: why it was booked although it did not keep the traveller's policy. */
export const saleGroups = ['day', 'month', 'product', 'seller', 'staff', 'reason'] as const;
export type SaleGroup = (typeof saleGroups)[number];

export interface SaleFigures {
  readonly bookings: number;
  readonly travellers: number;
  /** What the customers pay. */
  readonly sales: Money;
  /** Bookings of which nothing stands, and what their customers had paid. */
  readonly cancelled: number;
  readonly cancelledSales: Money;
  /** What the agency is charged for the sales, and what is left to it; for callers who may see net fares. */
  readonly net?: Money;
  readonly earned?: Money;
}

export interface SaleRow extends SaleFigures {
  /** A day, a month (YYYY-MM), a product, the seller's mark, a person's name, or a reason's code and name (empty where none was chosen). */
  readonly key: string;
  /** Of a seller: whose mark it is. */
  readonly product?: Product;
}

/** What the ledger says of the same bookings, changes, cancellations and all: paid is suppliers + commission + tds + fees. */
export interface SaleEntries {
  readonly entries: number;
  /** Taken from the agency's account, less what was given back to it. */
  readonly paid: Money;
  /** What was paid elsewhere, and is in none of the other figures. */
  readonly paidElsewhere: Money;
  readonly suppliers: Money;
  /** Below zero where commission is given. */
  readonly commission: Money;
  readonly tds: Money;
  readonly fees: Money;
}

export interface SaleSummary {
  /** Days and months in their order, the others with the most sold first. */
  readonly rows: readonly SaleRow[];
  readonly total: SaleFigures;
  /** For callers who may see net fares. */
  readonly ledger?: SaleEntries;
}

/** As `checkDayRange`, of at most 366 days. */
export function checkSaleRange(range: DayRangeDraft): readonly Violation[] {
  return checkDayRange(range, saleSummaryMostDays);
}

/** All rows together. */
export function totalOfSales(rows: readonly SaleFigures[], currency: Currency): SaleFigures {
  const nothing: Required<SaleFigures> = {
    bookings: 0,
    travellers: 0,
    sales: zero(currency),
    cancelled: 0,
    cancelledSales: zero(currency),
    net: zero(currency),
    earned: zero(currency),
  };
  return rows.reduce<Required<SaleFigures>>(
    (total, row) => ({
      bookings: total.bookings + row.bookings,
      travellers: total.travellers + row.travellers,
      sales: add(total.sales, row.sales),
      cancelled: total.cancelled + row.cancelled,
      cancelledSales: add(total.cancelledSales, row.cancelledSales),
      net: add(total.net, row.net ?? zero(currency)),
      earned: add(total.earned, row.earned ?? zero(currency)),
    }),
    nothing,
  );
}

/** What a booking came to on average, to the nearest minor unit; nothing where nothing was sold. */
export function averageSale({ sales, bookings }: SaleFigures): Money | undefined {
  return bookings === 0 ? undefined : money(Math.round(sales.minor / bookings), sales.currency);
}

/** What is earned of each hundred that customers pay, to a tenth. */
export function earnedPercent({ sales, earned }: SaleFigures): number | undefined {
  return earned === undefined || sales.minor === 0 ? undefined : Math.round((earned.minor / sales.minor) * 1000) / 10;
}

/** Tax that the agency owes on its own service: what of the sales is neither charged to it nor left to it. */
export function ownTaxOf({ sales, net, earned }: SaleFigures): Money | undefined {
  return net === undefined || earned === undefined ? undefined : subtract(subtract(sales, net), earned);
}

/** Each day or month of a range, with nothing where nothing was sold. */
export function saleCurve(
  rows: readonly SaleRow[],
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  by: 'day' | 'month',
  currency: Currency,
): readonly SaleRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const keys = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) keys.add(by === 'day' ? day : day.slice(0, 7));
  return [...keys].map((key) => known.get(key) ?? { key, ...totalOfSales([], currency) });
}
