/** A line's terms: what is paid when, and what is kept where a cabin is given up. Rows of a table, chosen by the length of a sailing. */
import type { Currency } from '../../money/currency.ts';
import { type Money, min, multiply, percentage, subtract, isZero } from '../../money/money.ts';
import type { Instalment as SharedInstalment } from '../../booking/schedule/schedule.ts';
import { exchanged } from '../../price/exchange.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { addDays, daysBetween, type IsoDate, isoDate } from '../../time/calendar-date.ts';
import { dateIn, type Instant, plusMilliseconds, startOfDay } from '../../time/instant.ts';
import { dateOfLocal, type PlaceTime } from '../../time/place-time.ts';

/** At least so many calendar days before the ship leaves, so much of the fare is kept; the last step is of 0 days. */
export interface GridStep {
  readonly fromDays: number;
  readonly percent: number;
}

/** As they were when a cabin was sold. */
export interface LineTerms {
  /** Of the row that they come from. */
  readonly id: string;
  readonly from: IsoDate;
  /** Paid at once: for each guest, or a share of the price. */
  readonly deposit: { readonly perGuest: Money } | { readonly percent: number };
  /** The rest is paid so many days before the ship leaves. */
  readonly balanceDays: number;
  /** From the longest time before. */
  readonly grid: readonly GridStep[];
}

/** coastal: lines that sail one country's coast. ocean: the others. */
export const termsKinds = ['coastal', 'ocean'] as const;
export type TermsKind = (typeof termsKinds)[number];

interface TermsRow extends DatedRow {
  readonly kind: TermsKind;
  /** Days of a sailing, its first and last among them. */
  readonly leastDays: number;
  readonly mostDays: number;
  /** Dollars of each guest, or a share of the price. */
  readonly deposit: { readonly dollars: number } | { readonly percent: number };
  readonly balanceDays: number;
  readonly grid: readonly GridStep[];
}

const steps = (...all: readonly (readonly [fromDays: number, percent: number])[]): readonly GridStep[] =>
  all.map(([fromDays, percent]) => ({ fromDays, percent }));

const from = isoDate('2020-01-01');
const note =
  'Of the size of one line’s published terms: deposit 100 or 250 dollars, balance 120 days before; 90 days and more nothing, then 25, 50, 75 and 100 %';
const ocean = { kind: 'ocean', from, note, balanceDays: 120 } as const;
const longGrid = steps([90, 0], [75, 25], [61, 50], [31, 75], [0, 100]);

export const termsRows: readonly TermsRow[] = [
  {
    ...ocean,
    id: 'cruise-ocean-short',
    leastDays: 2,
    mostDays: 5,
    deposit: { dollars: 100 },
    grid: steps([75, 0], [61, 50], [31, 75], [0, 100]),
  },
  { ...ocean, id: 'cruise-ocean-six', leastDays: 6, mostDays: 6, deposit: { dollars: 100 }, grid: longGrid },
  { ...ocean, id: 'cruise-ocean-long', leastDays: 7, mostDays: 120, deposit: { dollars: 250 }, grid: longGrid },
  {
    id: 'cruise-coastal',
    kind: 'coastal',
    from,
    note: 'Demonstration terms of a coastal line',
    leastDays: 2,
    mostDays: 120,
    deposit: { percent: 25 },
    balanceDays: 30,
    grid: steps([30, 0], [15, 25], [8, 50], [0, 100]),
  },
];

/** Undefined where no row is in force. `currency`: that the deposit is asked in. */
export function lineTermsOf(
  kind: TermsKind,
  days: number,
  { on, currency }: { readonly on: IsoDate; readonly currency: Currency },
): LineTerms | undefined {
  const row = rowOn(termsRows, on, (each) => each.kind === kind && each.leastDays <= days && days <= each.mostDays);
  if (row === undefined) return undefined;
  const { id, deposit, balanceDays, grid } = row;
  return {
    id,
    from: row.from,
    deposit: 'dollars' in deposit ? { perGuest: exchanged(deposit.dollars, 'USD', currency, on) } : deposit,
    balanceDays,
    grid,
  };
}

export function termsRule({ id, from: since }: LineTerms) {
  return appliedRule({ id, called: 'cruise-terms', from: since });
}

/** Calendar days until the ship leaves, by the clock of its port; 0 on the day, below once it has passed. */
export function daysBefore(departs: PlaceTime, now: Instant): number {
  return daysBetween(dateIn(now, departs.zone), dateOfLocal(departs.local));
}

/** Per cent of the fare that is kept of a cabin given up now. */
export function percentKept({ grid }: Pick<LineTerms, 'grid'>, departs: PlaceTime, now: Instant): number {
  const days = daysBefore(departs, now);
  return grid.find(({ fromDays }) => days >= fromDays)?.percent ?? 100;
}

/** Something of the fare comes back of a cabin given up now. */
export function isRefundable(terms: Pick<LineTerms, 'grid'>, departs: PlaceTime, now: Instant): boolean {
  return percentKept(terms, departs, now) < 100;
}

/** A step of the grid with the last day on which it holds. */
export interface DatedStep extends GridStep {
  /** By the clock of the port. */
  readonly until: IsoDate;
}

export function datedGrid({ grid }: Pick<LineTerms, 'grid'>, departs: PlaceTime): readonly DatedStep[] {
  const day = dateOfLocal(departs.local);
  return grid.map((step) => ({ ...step, until: addDays(day, -step.fromDays) }));
}

/** Those that still count on a day of the port: the first is in force. */
export function gridAhead(terms: Pick<LineTerms, 'grid'>, departs: PlaceTime, today: IsoDate): readonly DatedStep[] {
  return datedGrid(terms, departs).filter(({ fromDays, until }) => fromDays === 0 || until >= today);
}

/** The last moments of the steps before the last. */
export function gridEnds(terms: Pick<LineTerms, 'grid'>, departs: PlaceTime): readonly Instant[] {
  return datedGrid(terms, departs)
    .filter(({ fromDays }) => fromDays > 0)
    .map(({ until }) => plusMilliseconds(startOfDay(addDays(until, 1), departs.zone), -1));
}

export const instalmentKinds = ['deposit', 'balance', 'whole'] as const;

export interface Instalment extends SharedInstalment {
  readonly kind: (typeof instalmentKinds)[number];
}

/** What a payment schedule is made of. */
export interface ToBePaid {
  readonly total: Money;
  readonly guests: number;
  readonly bookedOn: IsoDate;
  readonly departs: PlaceTime;
}

/**
 * Deposit and balance by their days, which add up to the total. All of it at once where the balance would be due already, or the
 * deposit is no less than the total.
 */
export function paymentSchedule(
  { deposit, balanceDays }: Pick<LineTerms, 'deposit' | 'balanceDays'>,
  { total, guests, bookedOn, departs }: ToBePaid,
): readonly Instalment[] {
  const due = addDays(dateOfLocal(departs.local), -balanceDays);
  const asked =
    'perGuest' in deposit
      ? min(total, multiply(deposit.perGuest, guests))
      : percentage(total, Math.round(deposit.percent * 100));
  const rest = subtract(total, asked);
  if (bookedOn >= due || isZero(rest)) return [{ kind: 'whole', due: bookedOn, amount: total }];
  return [
    { kind: 'deposit', due: bookedOn, amount: asked },
    { kind: 'balance', due, amount: rest },
  ];
}
