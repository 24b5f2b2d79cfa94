/** What the railway keeps when a traveller cancels: by status, class and time before departure, by the rule of the day. */
import { min, type Money, money, percentage, zero } from '../../money/money.ts';
import type { AppliedRule, RuleName } from '../../rules/applied-rule.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { type IsoDate, isoDate } from '../../time/calendar-date.ts';
import { type Instant, plusMinutes } from '../../time/instant.ts';
import { isAirConditioned, type Quota, type TrainClass } from '../berths/classes.ts';
import type { StatusKind } from '../berths/status.ts';

/** From so many hours before departure on, so much of the fare is kept; the first that fits. */
interface Band {
  readonly hours: number;
  /** Hundredths of a per cent; undefined: the flat amount of the class. */
  readonly basisPoints?: number;
}

interface ChargeRow extends DatedRow {
  readonly bands: readonly Band[];
  /** Rupees a traveller, also the least that a band keeps. */
  readonly flat: Readonly<Record<TrainClass, number>>;
  /** Of who shares or waits; rupees a traveller. */
  readonly clerkage: number;
}

/** The railway's rules of 2015 on giving up tickets, which the bands of 2026 left as they were. */
const amounts2015 = {
  flat: { '1A': 240, EC: 240, '2A': 200, '3A': 180, CC: 180, '3E': 180, SL: 120, '2S': 60 },
  clerkage: 60,
} as const;

export const railChargeRows: readonly ChargeRow[] = [
  {
    id: 'rail-cancel-2026',
    from: isoDate('2026-04-15'),
    bands: [{ hours: 72 }, { hours: 24, basisPoints: 2500 }, { hours: 8, basisPoints: 5000 }],
    ...amounts2015,
    note: '72, 24 and 8 hours, phased in from 1 to 15 Apr 2026 (bharatjournal; one source for the bands)',
  },
  {
    id: 'rail-cancel-2015',
    from: isoDate('2015-11-12'),
    to: isoDate('2026-04-14'),
    bands: [{ hours: 48 }, { hours: 12, basisPoints: 2500 }, { hours: 4, basisPoints: 5000 }],
    ...amounts2015,
    note: '48, 12 and 4 hours (indianexpress 2015)',
  },
];

/** Until this many minutes before departure a traveller who shares or waits gets all back but clerkage. */
export const clerkageMinutes = 30;

/** GST on charges of air-conditioned classes. */
const chargeGst = 500;

const called: RuleName = 'rail-cancelling';

export interface ChargeAsked {
  readonly travelClass: TrainClass;
  readonly quota: Quota;
  readonly status: Extract<StatusKind, 'confirmed' | 'rac' | 'waiting'>;
  /** All of a ticket leaves together, of which some share or wait: then it goes back for clerkage. */
  readonly partWaits: boolean;
  /** The chart is made: a confirmed berth is refunded by a claim alone. */
  readonly charted: boolean;
  /** What the traveller was charged by the railway, tax not included. */
  readonly fare: Money;
  readonly taxes: Money;
  /** Until departure; below zero after it. */
  readonly minutes: number;
  readonly on: IsoDate;
}

export interface RailCharge {
  /** Tax not included; never more than the fare. */
  readonly fee: Money;
  /** Never more than the taxes that were paid. */
  readonly tax: Money;
  readonly rule: AppliedRule;
}

/**
 * What is kept of a traveller's fare.
 *
 * @example railCharge({ travelClass: 'SL', quota: 'GN', status: 'confirmed', partWaits: false, charted: false, fare: money(40000, 'INR'), taxes: money(0, 'INR'), minutes: 6000, on: isoDate('2026-11-20') }).fee // => money(12000, 'INR')
 */
export function railCharge(asked: ChargeAsked): RailCharge {
  const { travelClass, fare, taxes, on } = asked;
  const row = rowOn(railChargeRows, on) ?? railChargeRows.at(-1);
  if (row === undefined) throw new Error('There is a row of charges for every day');
  const { id, from, to } = row;
  const rule: AppliedRule = to === undefined ? { id, called, from } : { id, called, from, to };
  const wanted = feeOf(asked, row);
  if (wanted === 'all' || wanted.minor >= fare.minor) return { fee: fare, tax: taxes, rule };
  const tax = isAirConditioned(travelClass) ? percentage(wanted, chargeGst) : zero(wanted.currency);
  return { fee: wanted, tax: min(tax, taxes), rule };
}

function feeOf(
  { travelClass, quota, status, partWaits, charted, fare, minutes }: ChargeAsked,
  row: ChargeRow,
): Money | 'all' {
  const currency = fare.currency;
  if (status !== 'confirmed' || partWaits) {
    return minutes >= clerkageMinutes ? money(row.clerkage * 100, currency) : 'all';
  }
  if (quota === 'TQ' || charted) return 'all';
  const band = row.bands.find(({ hours }) => minutes >= hours * 60);
  if (band === undefined) return 'all';
  const least = money(row.flat[travelClass] * 100, currency);
  if (band.basisPoints === undefined) return least;
  const share = percentage(fare, band.basisPoints);
  return share.minor > least.minor ? share : least;
}

/** Minutes before departure at which what is kept of a confirmed berth becomes more, in order of time. */
export function chargeSteps(on: IsoDate): readonly number[] {
  const bands = (rowOn(railChargeRows, on) ?? railChargeRows[0])?.bands ?? [];
  return [...bands.map(({ hours }) => hours * 60), clerkageMinutes];
}

export interface ChargeStep {
  /** The last moment of the step. */
  readonly until: Instant;
  /** Kept of a confirmed berth, tax not included: rupees, or the percentage of the fare where more. */
  readonly flat: number;
  readonly percent?: number;
}

/**
 * Steps of what is kept of a confirmed berth that are still to come at a moment; after the last everything is. The chart ends them: what
 * would begin after it is never charged.
 */
export function cancelSteps(
  travelClass: TrainClass,
  { departs, chartAt, on }: { readonly departs: Instant; readonly chartAt: Instant; readonly on: IsoDate },
  now: Instant,
): readonly ChargeStep[] {
  const row = rowOn(railChargeRows, on) ?? railChargeRows[0];
  let before = now;
  return (row?.bands ?? []).flatMap(({ hours, basisPoints }): readonly ChargeStep[] => {
    const ends = plusMinutes(departs, -hours * 60);
    const until = ends < chartAt ? ends : chartAt;
    if (until <= before) return [];
    before = until;
    const flat = row?.flat[travelClass] ?? 0;
    return [{ until, flat, ...(basisPoints !== undefined && { percent: basisPoints / 100 }) }];
  });
}
