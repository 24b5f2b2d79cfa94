/**
 * What is held without paying: until when, when to warn, and what the holds of an agency need of its account as they come
 * due.
 */
import { type AccountBalance, spendable } from '../../account/balance.ts';
import { type Money, money, subtract, sum, zero } from '../../money/money.ts';
import { dateIn, hasPassed, type Instant, plusMinutes, secondsBetween, startOfDay } from '../../time/instant.ts';
import { addDays } from '../../time/calendar-date.ts';

/** Minutes before a hold's end at which its agent is warned, unless a deployment says otherwise. */
export const usualWarnings: readonly number[] = [24 * 60, 4 * 60, 60, 15];

/**
 * When to warn of a hold's end, in order: so many minutes before, as far as that is after the hold was made.
 *
 * @example warningsOf({ heldAt: instant('2026-11-20T10:00:00Z'), until: instant('2026-11-20T12:00:00Z') }, [240, 60]) // => [instant('2026-11-20T11:00:00Z')]
 */
export function warningsOf(
  { heldAt, until }: { readonly heldAt: Instant; readonly until: Instant },
  minutesBefore: readonly number[] = usualWarnings,
): readonly Instant[] {
  return [...new Set(minutesBefore)]
    .toSorted((one, other) => other - one)
    .map((minutes) => plusMinutes(until, -minutes))
    .filter((at) => at > heldAt && at < until);
}

export interface HeldBooking {
  readonly transactionId: string;
  readonly until: Instant;
  /** What issuing it would charge the agency's account. */
  readonly needs: Money;
}

/** expired: its time is over, it only was not released yet. soon: within the hour. later: after today. */
export const holdUrgencies = ['expired', 'soon', 'today', 'later'] as const;
export type HoldUrgency = (typeof holdUrgencies)[number];

export interface HoldRow extends HeldBooking {
  /** Whole minutes; 0 once expired. */
  readonly minutesLeft: number;
  readonly urgency: HoldUrgency;
  /** What could still be spent once this hold and all that end before it are issued; below zero where it does not do. */
  readonly spendableAfter: Money;
  /** By how much it does not. */
  readonly shortfall: Money;
}

export interface HoldRadar {
  /** By end, then by id. */
  readonly rows: readonly HoldRow[];
  readonly spendable: Money;
  /** The holds that end today and have not expired. */
  readonly today: HoldNeeds;
  readonly all: HoldNeeds;
}

export interface HoldNeeds {
  readonly count: number;
  readonly needs: Money;
  /** What is missing to issue them all; zero where nothing is. */
  readonly shortfall: Money;
}

/**
 * The holds of an agency as they come due. What may be spent steps down hold by hold; an expired one needs nothing. Days are
 * those of the business zone. Throws `CurrencyMismatch` where a hold is of another currency than the account.
 */
export function holdRadar(
  holds: readonly HeldBooking[],
  account: AccountBalance,
  { now, zone }: { readonly now: Instant; readonly zone: string },
): HoldRadar {
  const midnight = midnightAfter(now, zone);
  const start = spendable(account);
  const rows: HoldRow[] = [];
  let left = start;
  for (const hold of holds.toSorted(byEnd)) {
    const time = timeLeft(hold, now, zone);
    const { urgency } = time;
    if (urgency !== 'expired') left = subtract(left, hold.needs);
    rows.push({
      ...hold,
      ...time,
      spendableAfter: left,
      shortfall: urgency === 'expired' ? zero(left.currency) : shortOf(left),
    });
  }
  const open = rows.filter(({ urgency }) => urgency !== 'expired');
  return {
    rows,
    spendable: start,
    today: needsOf(
      open.filter(({ until }) => until < midnight),
      start,
    ),
    all: needsOf(open, start),
  };
}

function byEnd(one: HeldBooking, other: HeldBooking): number {
  if (one.until !== other.until) return one.until < other.until ? -1 : 1;
  return one.transactionId < other.transactionId ? -1 : one.transactionId > other.transactionId ? 1 : 0;
}

/**
 * How long something is still held, in whole minutes, and how near that is. Days are those of the zone.
 *
 * @example timeLeft({ until: instant('2026-11-20T10:30:00Z') }, instant('2026-11-20T10:00:00Z'), 'Asia/Kolkata') // => { urgency: 'soon', minutesLeft: 30 }
 */
export function timeLeft(
  { until }: Pick<HeldBooking, 'until'>,
  now: Instant,
  zone: string,
): Pick<HoldRow, 'urgency' | 'minutesLeft'> {
  return {
    urgency: urgencyOf(until, now, zone),
    minutesLeft: Math.max(0, Math.floor(secondsBetween(now, until) / 60)),
  };
}

function urgencyOf(until: Instant, now: Instant, zone: string): HoldUrgency {
  if (hasPassed(until, now)) return 'expired';
  if (until <= plusMinutes(now, 60)) return 'soon';
  return until < midnightAfter(now, zone) ? 'today' : 'later';
}

function midnightAfter(now: Instant, zone: string): Instant {
  return startOfDay(addDays(dateIn(now, zone), 1), zone);
}

function needsOf(holds: readonly HeldBooking[], start: Money): HoldNeeds {
  const needs = sum(
    start.currency,
    holds.map((hold) => hold.needs),
  );
  return {
    count: holds.length,
    needs,
    shortfall: holds.length === 0 ? zero(start.currency) : shortOf(subtract(start, needs)),
  };
}

function shortOf(left: Money): Money {
  return money(Math.max(0, -left.minor), left.currency);
}
