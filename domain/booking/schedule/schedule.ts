/** What a customer pays when: instalments that are due on days, what was received of them, and when to remind of one. */
import { rounded } from '../../price/rounding.ts';
import { minorPerUnit } from '../../money/currency.ts';
import { isPositive, max, min, type Money, money, percentage, subtract, sum, zero } from '../../money/money.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { addDays, daysBetween, type IsoDate, isoDate } from '../../time/calendar-date.ts';

export interface Instalment {
  readonly due: IsoDate;
  readonly amount: Money;
}

/** Shares in per cent; days before the first day. What the shares leave is due last. */
export interface ScheduleRow extends DatedRow {
  readonly first: number;
  readonly later: readonly { readonly percent: number; readonly days: number }[];
  readonly restDays: number;
}

export const scheduleRows: readonly ScheduleRow[] = [
  {
    id: 'instalments-30-40-30',
    from: isoDate('2020-01-01'),
    first: 30,
    later: [{ percent: 40, days: 45 }],
    restDays: 21,
    note: 'As the trade has it: 30 % when it is booked, 40 %, and the rest 15 to 30 days before; replace it by your own',
  },
];

/**
 * Sums to `total`; days rise, none lies before the booking, none after the first day. What would be due by the day of booking is due with
 * the first. Shares are whole units of the currency; the last has what is left.
 *
 * @example scheduleOf(money(100_000_00, 'INR'), { bookedOn: isoDate('2026-11-20'), startsOn: isoDate('2027-03-20') }).length // => 3
 */
export function scheduleOf(
  total: Money,
  { bookedOn, startsOn }: { readonly bookedOn: IsoDate; readonly startsOn: IsoDate },
): readonly Instalment[] {
  const row = rowOn(scheduleRows, bookedOn);
  if (row === undefined) return [{ due: bookedOn, amount: total }];
  const whole = { unit: money(minorPerUnit(total.currency), total.currency) };
  let left = total;
  const share = (percent: number): Money => {
    const amount = min(left, rounded(percentage(total, percent * 100), whole));
    left = subtract(left, amount);
    return amount;
  };
  const asked = [
    { due: bookedOn, amount: share(row.first) },
    ...row.later.map(({ percent, days }) => ({ due: addDays(startsOn, -days), amount: share(percent) })),
  ];
  const all = [...asked, { due: addDays(startsOn, -row.restDays), amount: left }];
  const now = all.filter(({ due }) => due <= bookedOn);
  const later = all.filter(({ due }) => due > bookedOn);
  return [{ due: bookedOn, amount: sumOf(total, now) }, ...later].filter(({ amount }) => isPositive(amount));
}

export const receiptModes = ['cash', 'upi', 'bank-transfer', 'card', 'cheque'] as const;
export type ReceiptMode = (typeof receiptModes)[number];

/** What the agency received of its customer. */
export interface Receipt {
  /** Of the request that recorded it: recorded once. */
  readonly requestId: string;
  readonly on: IsoDate;
  readonly amount: Money;
  readonly mode: ReceiptMode;
  /** A UTR, a cheque's number. */
  readonly reference?: string;
  readonly by: string;
}

/** What became known since of what the customer pays. */
export interface CustomerPaid {
  /** What the agency received of its customer, in the order in which it was recorded. */
  readonly receipts?: readonly Receipt[];
  /** Reminders that were sent. */
  readonly reminded?: readonly string[];
}

export const instalmentStates = ['paid', 'due', 'overdue', 'dropped'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

export interface InstalmentStanding extends Instalment {
  /** Received of it. */
  readonly paid: Money;
  /** dropped: since something was cancelled, nothing of it is owed any more. */
  readonly state: InstalmentState;
}

export interface PaymentStanding {
  readonly instalments: readonly InstalmentStanding[];
  readonly owed: Money;
  readonly received: Money;
  /** Still to come. */
  readonly left: Money;
  /** Received over what is owed, as after a cancellation: to be given back. */
  readonly over: Money;
}

/** `owed`: what the customer pays for it as it stands now. Where that is less than was agreed, the last instalments fall away first. */
export function paymentStanding(
  instalments: readonly Instalment[],
  { owed, receipts, today }: { readonly owed: Money; readonly receipts: readonly Receipt[]; readonly today: IsoDate },
): PaymentStanding {
  const none = zero(owed.currency);
  const received = sumOf(owed, receipts);
  let [stillOwed, stillPaid] = [max(none, owed), received];
  const standing = instalments.map(({ due, amount: agreed }, at): InstalmentStanding => {
    // What changes made dearer is due with the last.
    const amount = at === instalments.length - 1 ? stillOwed : min(agreed, stillOwed);
    const paid = min(amount, stillPaid);
    stillOwed = subtract(stillOwed, amount);
    stillPaid = subtract(stillPaid, paid);
    const state = !isPositive(amount)
      ? 'dropped'
      : paid.minor >= amount.minor
        ? 'paid'
        : due < today
          ? 'overdue'
          : 'due';
    return { due, amount, paid, state };
  });
  return {
    instalments: standing,
    owed,
    received,
    left: max(none, subtract(owed, received)),
    over: max(none, subtract(received, max(none, owed))),
  };
}

/** A week before, on the last days, and once the day is over. */
export const reminderStages = ['soon', 'now', 'overdue'] as const;
export type ReminderStage = (typeof reminderStages)[number];

export interface PaymentReminder {
  readonly instalment: number;
  readonly stage: ReminderStage;
  readonly due: IsoDate;
  readonly amount: Money;
}

/** Days before an instalment is due in which it is reminded of: at first, and at last. */
export const soonDays = 7;
export const nowDays = 1;

/** As it is kept that one was sent. */
export function reminderName({ instalment, stage }: Pick<PaymentReminder, 'instalment' | 'stage'>): string {
  return `${instalment}/${stage}`;
}

/** Of the earliest instalment that is not paid; undefined where nothing is due soon, or that was said already. */
export function reminderDue(
  { instalments }: Pick<PaymentStanding, 'instalments'>,
  today: IsoDate,
  sent: readonly string[],
): PaymentReminder | undefined {
  const at = instalments.findIndex(({ state }) => state === 'due' || state === 'overdue');
  const next = instalments[at];
  if (next === undefined) return undefined;
  const days = daysBetween(today, next.due);
  // The first is due when it is booked: nobody is reminded of it on that day.
  const ahead = at === 0 ? undefined : days <= nowDays ? 'now' : days <= soonDays ? 'soon' : undefined;
  const stage: ReminderStage | undefined = days < 0 ? 'overdue' : ahead;
  if (stage === undefined) return undefined;
  const reminder: PaymentReminder = { instalment: at, stage, due: next.due, amount: subtract(next.amount, next.paid) };
  return sent.includes(reminderName(reminder)) ? undefined : reminder;
}

function sumOf(like: Money, all: readonly { readonly amount: Money }[]): Money {
  return sum(
    like.currency,
    all.map(({ amount }) => amount),
  );
}
