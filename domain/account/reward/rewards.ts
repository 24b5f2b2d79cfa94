/**
 * Points of the travel-rewards programme: earned by what the account was charged for bookings, taken back with what it is given
 * back, spent as credit of the account, and gone when they are over. Whatever happens is applied to lots, each of what one charge
 * earned; of points that were spent and are to be taken back the agency owes, and what it earns next pays that first.
 */
import type { Currency } from '../../money/currency.ts';
import { isPositive, type Money, money, negate, scale } from '../../money/money.ts';
import { exchanged } from '../../price/exchange.ts';
import type { DatedRow } from '../../rules/dated-row.ts';
import { rowOn } from '../../rules/dated-row.ts';
import type { Paged } from '../../rules/paged.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { addDays, type IsoDate, isoDate } from '../../time/calendar-date.ts';
import type { Instant } from '../../time/instant.ts';
import type { Posting } from '../chain.ts';
import type { LedgerEntry } from '../ledger.ts';
import { transferPostings } from '../postings.ts';

/** In rupees; elsewhere exchanged on the day. */
export interface RewardRule extends DatedRow {
  /** How much is charged for one point. */
  readonly each: Money;
  /** What a hundred points are credited with when they are spent. */
  readonly hundred: Money;
  /** Fewest points that are spent at once. */
  readonly least: number;
  /** On how many days after the one on which they were earned they may be spent; for ever where absent. */
  readonly lastsDays?: number;
}

const sample = 'Sample: a programme of points is each deployment’s own decision';

export const rewardRules: readonly RewardRule[] = [
  {
    id: 'rewards-2024',
    from: isoDate('2024-04-01'),
    to: isoDate('2026-03-31'),
    each: money(200_00, 'INR'),
    hundred: money(25_00, 'INR'),
    least: 100,
    note: sample,
  },
  {
    id: 'rewards-2026',
    from: isoDate('2026-04-01'),
    each: money(100_00, 'INR'),
    hundred: money(25_00, 'INR'),
    least: 100,
    lastsDays: 365,
    note: sample,
  },
];

/** The rule of a day, in the currency of the deployment; undefined where no points were given. */
export function rewardRuleOn(on: IsoDate, currency: Currency): RewardRule | undefined {
  const rule = rowOn(rewardRules, on);
  const here = ({ minor }: Money) => exchanged(minor / 100, 'INR', currency, on);
  return rule && { ...rule, each: here(rule.each), hundred: here(rule.hundred) };
}

/**
 * Points for what was charged, whole ones alone; none for less than nothing.
 *
 * @example pointsFor(money(1_999_00, 'INR'), { each: money(100_00, 'INR') }) // => 19
 */
export function pointsFor(charged: Money, { each }: Pick<RewardRule, 'each'>): number {
  return isPositive(charged) && isPositive(each) ? Math.floor(charged.minor / each.minor) : 0;
}

/**
 * earned: by a charge. taken-back: with what was given back of it. spent: as credit of the account. returned: a spending was taken
 * back. expired: their last day is over.
 */
export const rewardMoves = ['earned', 'taken-back', 'spent', 'returned', 'expired'] as const;
export type RewardMove = (typeof rewardMoves)[number];

export interface RewardMovement {
  readonly at: Instant;
  readonly move: RewardMove;
  /** Below zero where they go. */
  readonly points: number;
  /** A booking's id; of a spending and its return the spending's, 'RW700001'. */
  readonly reference: string;
  /** The ledger's entry that it came by, or that it made; none where points expired. */
  readonly ledgerEntry?: string;
  /** What a spending credited; below zero what its return took. */
  readonly amount?: Money;
  /** Of earned ones, the last day on which they may be spent. */
  readonly until?: IsoDate;
  /** Of a spending: it may still be taken back. */
  readonly mayReturn?: boolean;
}

export interface Rewards extends Paged {
  /** What may be spent; below zero where more was taken back than was left. */
  readonly points: number;
  /** What all of them are worth. */
  readonly worth: Money;
  /** The rule of today; no points are given or spent where absent. */
  readonly rule?: Pick<RewardRule, 'each' | 'hundred' | 'least' | 'lastsDays'>;
  /** Those that are over next, and their last day. */
  readonly ending?: { readonly points: number; readonly until: IsoDate };
  /** Newest first. */
  readonly movements: readonly RewardMovement[];
}

/** What one charge earned, and what is left of it. */
export interface RewardLot {
  readonly lot: number;
  readonly reference: string;
  readonly left: number;
  readonly until?: IsoDate;
}

export interface RewardStanding {
  /** With something left, in the order in which they were earned. */
  readonly lots: readonly RewardLot[];
  /** Points that were taken back and were not there any more. */
  readonly owed: number;
}

/** How many points of which lot. */
export interface LotPart {
  readonly lot: number;
  readonly points: number;
}

export function pointsOf({ lots, owed }: RewardStanding): number {
  return lots.reduce((sum, { left }) => sum + left, 0) - owed;
}

/** What is owed is paid first. */
export function earned(standing: RewardStanding, lot: Omit<RewardLot, 'left'>, points: number): RewardStanding {
  const pays = Math.min(points, standing.owed);
  return { lots: [...standing.lots, { ...lot, left: points - pays }], owed: standing.owed - pays };
}

/** Out of what the booking itself earned first, then of what is over soonest; what is not there is owed. */
export function takenBack(standing: RewardStanding, reference: string, points: number): RewardStanding {
  const own = standing.lots.filter((lot) => lot.reference === reference).toReversed();
  const others = soonest(standing.lots.filter((lot) => lot.reference !== reference));
  const { parts, missing } = outOf([...own, ...others], points);
  return { lots: without(standing.lots, parts), owed: standing.owed + missing };
}

/** Out of what is over soonest; undefined where there are not so many. */
export function spent(
  standing: RewardStanding,
  points: number,
): { readonly standing: RewardStanding; readonly parts: readonly LotPart[] } | undefined {
  if (pointsOf(standing) < points) return undefined;
  const { parts } = outOf(soonest(standing.lots), points);
  return { standing: { ...standing, lots: without(standing.lots, parts) }, parts };
}

/** Each point into its own lot again, whose last day stays; `all`: with those of which nothing is left. */
export function returned(
  { owed }: Pick<RewardStanding, 'owed'>,
  all: readonly RewardLot[],
  parts: readonly LotPart[],
): RewardStanding {
  let debt = owed;
  const lots = all.map((lot) => {
    const back = parts.filter((part) => part.lot === lot.lot).reduce((sum, { points }) => sum + points, 0);
    const pays = Math.min(back, debt);
    debt -= pays;
    return { ...lot, left: lot.left + back - pays };
  });
  return { lots, owed: debt };
}

/** What is over before a day, lot by lot. */
export function expired(
  { lots, owed }: RewardStanding,
  today: IsoDate,
): { readonly standing: RewardStanding; readonly gone: readonly RewardLot[] } {
  const isOver = ({ until, left }: RewardLot) => left > 0 && until !== undefined && until < today;
  return { standing: { lots: lots.filter((lot) => !isOver(lot)), owed }, gone: lots.filter(isOver) };
}

/** The last day of what is earned on a day. */
export function lastDayOf({ lastsDays }: Pick<RewardRule, 'lastsDays'>, on: IsoDate): IsoDate | undefined {
  return lastsDays === undefined ? undefined : addDays(on, lastsDays);
}

/** What is over next. */
export function endingNext({ lots }: RewardStanding): Rewards['ending'] {
  const [until] = lots.flatMap((lot) => (lot.until !== undefined && lot.left > 0 ? [lot.until] : [])).toSorted();
  if (until === undefined) return undefined;
  return { until, points: lots.reduce((sum, lot) => sum + (lot.until === until ? lot.left : 0), 0) };
}

/** Codes at `points`: `rewards-none`, `rewards-few` (`least`, `points`), `count-between` (`least`, `most`). */
export function checkSpending(
  points: number,
  there: number,
  rule: Pick<RewardRule, 'least'> | undefined,
): readonly Violation[] {
  if (rule === undefined) return [violation('rewards-none', 'points')];
  const { least } = rule;
  if (there < least) return [violation('rewards-few', 'points', { least, points: Math.max(0, there) })];
  return Number.isSafeInteger(points) && points >= least && points <= there
    ? []
    : [violation('count-between', 'points', { least, most: there })];
}

/**
 * What points are credited with.
 *
 * @example worthOf(410, { hundred: money(25_00, 'INR') }) // => money(102_50, 'INR')
 */
export function worthOf(points: number, { hundred }: Pick<RewardRule, 'hundred'>): Money {
  return scale(hundred, points, 100);
}

export interface RewardPosted {
  readonly kind: 'reward';
  readonly narration: LedgerEntry['narration'];
  /** The agency's own account first; they add up to zero. */
  readonly postings: readonly Posting[];
}

/** The entry that credits what points are worth. */
export function rewardEntry(agencyId: string, points: number, amount: Money): RewardPosted {
  return posted(agencyId, 'reward-spent', points, amount);
}

/** The entry that takes it back, line by line. */
export function rewardReversal(agencyId: string, points: number, amount: Money): RewardPosted {
  return posted(agencyId, 'reward-returned', points, negate(amount));
}

function posted(agencyId: string, code: string, points: number, amount: Money): RewardPosted {
  return {
    kind: 'reward',
    narration: { code, params: { points } },
    postings: transferPostings(agencyId, amount, 'rewards'),
  };
}

/** In order of their last days, those that have none last. */
function soonest(lots: readonly RewardLot[]): readonly RewardLot[] {
  const day = ({ until }: RewardLot) => until ?? '9999';
  return lots.toSorted((one, other) => (day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : one.lot - other.lot));
}

function outOf(
  lots: readonly RewardLot[],
  points: number,
): { readonly parts: readonly LotPart[]; readonly missing: number } {
  const parts: LotPart[] = [];
  let missing = points;
  for (const { lot, left } of lots) {
    const taken = Math.min(left, missing);
    if (taken > 0) parts.push({ lot, points: taken });
    missing -= taken;
  }
  return { parts, missing };
}

function without(lots: readonly RewardLot[], parts: readonly LotPart[]): readonly RewardLot[] {
  const taken = (lot: number) => parts.reduce((sum, part) => sum + (part.lot === lot ? part.points : 0), 0);
  return lots.map((each) => ({ ...each, left: each.left - taken(each.lot) }));
}
