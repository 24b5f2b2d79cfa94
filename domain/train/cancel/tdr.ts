/**
 * Refunds that are claimed of the railway once the chart is made (ticket deposit receipts): the reasons it takes, until when each
 * can be filed, what it asks for with each. What comes back, the railway decides. Sources: trade facts on rail, 2026-11-22; reasons
 * without a limit of their own there have three days from arrival.
 */
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import { addDays, daysBetween, type IsoDate } from '../../time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '../../time/instant.ts';
import { isAirConditioned, type TrainClass } from '../berths/classes.ts';
import type { StatusKind } from '../berths/status.ts';
import { railwayZone } from '../timetable/train.ts';

/** What happens to a train: it runs its usual way, not at all, another way, or ends before its last stop. */
export const trainCourses = ['usual', 'cancelled', 'diverted', 'short-terminated'] as const;
export type TrainCourse = (typeof trainCourses)[number];

/** A train by the railway's running log. */
export interface Running {
  /** Minutes late where the ticket is from. */
  readonly late: number;
  readonly course: TrainCourse;
}

interface Limit {
  /** From when the minutes count. */
  readonly of: 'departure' | 'arrival';
  readonly minutes: number;
}

/** The paper that a claim is made with: the examiner's certificate, or the PNR of the other ticket. */
export type TdrPaper = 'certificate' | 'pnr';

interface ReasonRow {
  /** First moment: with the chart where absent, for reasons known by then; at departure for what happens on the train. */
  readonly opens?: 'departure';
  readonly limit: Limit;
  /** The travellers used the ticket: it stays theirs when the claim is paid. */
  readonly travelled?: true;
  /** Classes with air conditioning only. */
  readonly cooled?: true;
  readonly paper?: TdrPaper;
  /** Only where the train ran so, as far as that is known. */
  readonly ran?: (running: Running) => boolean;
  /** Only for who stands so. */
  readonly stands?: StatusKind;
}

const hours = (count: number) => count * 60;
const untilDeparture: Limit = { of: 'departure', minutes: 0 };
const threeDays: Limit = { of: 'arrival', minutes: hours(72) };
/** Late by so much, a ticket is given up for nothing. */
const lateMinutes = hours(3);

const reasons = {
  'late-three-hours': { limit: untilDeparture, ran: ({ late }) => late > lateMinutes },
  'not-travelled': { limit: { of: 'departure', minutes: hours(-8) } },
  'party-part-waiting': { limit: { of: 'departure', minutes: hours(-4) } },
  'rac-not-travelled': { limit: { of: 'departure', minutes: -30 }, stands: 'rac' },
  'train-cancelled': { limit: threeDays, ran: ({ course }) => course === 'cancelled' },
  'train-diverted': { limit: threeDays, ran: ({ course }) => course === 'diverted' },
  'short-terminated': {
    opens: 'departure',
    travelled: true,
    limit: threeDays,
    ran: ({ course }) => course === 'short-terminated',
  },
  'ac-failure': {
    opens: 'departure',
    limit: { of: 'arrival', minutes: hours(20) },
    travelled: true,
    cooled: true,
    paper: 'certificate',
  },
  'lower-class': {
    opens: 'departure',
    limit: { of: 'arrival', minutes: hours(48) },
    travelled: true,
    paper: 'certificate',
  },
  'lower-class-refused': { opens: 'departure', limit: threeDays, paper: 'certificate' },
  'coach-not-attached': { opens: 'departure', limit: threeDays },
  'no-room': { opens: 'departure', limit: threeDays },
  'status-fell': { limit: threeDays },
  'remote-chart': { limit: threeDays },
  'missed-connection': { opens: 'departure', limit: { of: 'departure', minutes: hours(3) }, paper: 'pnr' },
  'no-identity': { opens: 'departure', limit: threeDays, travelled: true },
  'wrongly-charged': { opens: 'departure', limit: threeDays, travelled: true, paper: 'certificate' },
  'partly-travelled': { opens: 'departure', limit: threeDays, travelled: true, paper: 'certificate' },
} as const satisfies Readonly<Record<string, ReasonRow>>;

export type TdrReason = keyof typeof reasons;

/** In the order in which they are offered. */
export const tdrReasons = Object.keys(reasons) as readonly TdrReason[];

function rowFor(reason: TdrReason): ReasonRow {
  return reasons[reason];
}

/** @example tdrPaper('ac-failure') // => 'certificate' */
export function tdrPaper(reason: TdrReason): TdrPaper | undefined {
  return rowFor(reason).paper;
}

/** Tells whether a claim for a reason is made after travel. */
export function hasTravelled(reason: TdrReason): boolean {
  return rowFor(reason).travelled === true;
}

/**
 * chart: it is not made yet, tickets are simply cancelled. early: the train has not left. late: its time is over. status: nobody stands
 * so, or the class has no air conditioning. ran: the train did not.
 */
export const tdrClosings = ['chart', 'early', 'late', 'status', 'ran'] as const;
export type TdrClosing = (typeof tdrClosings)[number];

export interface TdrChoice {
  readonly reason: TdrReason;
  /** The first and the last moment at which it can be filed. */
  readonly from: Instant;
  readonly until: Instant;
  /** Why it cannot be chosen. */
  readonly closed?: TdrClosing;
}

export interface TdrJourney {
  /** By the timetable, where the ticket is from and to. */
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly chartAt: Instant;
  readonly travelClass: TrainClass;
  /** Of those who still travel. */
  readonly statuses: readonly StatusKind[];
  /** Absent before anything is known of it. */
  readonly running?: Running;
}

/** Lists every reason with its window. A late train leaves, and arrives, so much later. */
export function tdrChoices(journey: TdrJourney, now: Instant): readonly TdrChoice[] {
  return tdrReasons.map((reason) => {
    const window = windowOf(journey, rowFor(reason));
    const closed = closingOf(journey, reason, window, now);
    return closed === undefined ? { reason, ...window } : { reason, ...window, closed };
  });
}

function windowOf(
  { departs, arrives, chartAt, running }: TdrJourney,
  { limit, opens }: ReasonRow,
): Pick<TdrChoice, 'from' | 'until'> {
  const delay = running?.late ?? 0;
  const begin = limit.of === 'departure' ? departs : arrives;
  // Limits before departure follow the timetable: the delay is not known yet.
  const until = plusMinutes(begin, limit.minutes + (limit.minutes < 0 ? 0 : delay));
  return { from: opens === 'departure' ? plusMinutes(departs, delay) : chartAt, until };
}

function closingOf(
  { chartAt, travelClass, statuses, running }: TdrJourney,
  reason: TdrReason,
  { from, until }: Pick<TdrChoice, 'from' | 'until'>,
  now: Instant,
): TdrClosing | undefined {
  const { ran, stands, cooled } = rowFor(reason);
  if (now < chartAt) return 'chart';
  if (now > until) return 'late';
  const fits =
    reason === 'party-part-waiting'
      ? statuses.includes('waiting') && statuses.some((each) => each !== 'waiting')
      : stands === undefined || statuses.includes(stands);
  if (!fits || (cooled === true && !isAirConditioned(travelClass))) return 'status';
  if (ran !== undefined && running !== undefined && !ran(running)) return 'ran';
  return now < from ? 'early' : undefined;
}

/** A claim as it is filled in. */
export interface TdrDraft {
  readonly reason?: string | undefined;
  /** By position. */
  readonly travellers: readonly number[];
  /** The number of the certificate, or the other PNR. */
  readonly paper?: string | undefined;
  /** That it is true, and nobody travels where it says so. */
  readonly declared?: boolean | undefined;
}

export const tdrPaperMost = 40;

/**
 * What stands against filing a claim, for travellers of a booking who stand as given. Paths: `reason`, `travellers`,
 * `travellers[n]`, `paper`, `declared`. Codes: `required`, `not-a-choice`, `tdr-closed`, `tdr-filed`, `tdr-rac-only`, `too-long`,
 * `rail-pnr-form`.
 */
export function checkTdr(
  { reason: named, travellers, paper = '', declared }: TdrDraft,
  {
    choices,
    statuses,
    filed,
  }: {
    readonly choices: readonly TdrChoice[];
    /** By traveller; absent of who gave up the berth. */
    readonly statuses: readonly (StatusKind | undefined)[];
    /** {@link claimedTravellers}. */
    readonly filed: readonly number[];
  },
): readonly Violation[] {
  const choice = choices.find(({ reason }) => reason === named);
  const wants = choice && rowFor(choice.reason);
  const typed = paper.trim();
  return [
    ...firstOf(
      required(named, 'reason'),
      choice === undefined ? [violation('not-a-choice', 'reason')] : [],
      choice?.closed === undefined ? [] : [violation('tdr-closed', 'reason', { closed: choice.closed })],
    ),
    ...(travellers.length === 0 ? [violation('required', 'travellers')] : []),
    ...travellers.flatMap((traveller, at) => {
      const path = `travellers[${at}]`;
      const stands = statuses[traveller];
      if (filed.includes(traveller)) return [violation('tdr-filed', path)];
      if (stands === undefined) return [violation('place-cancelled', path)];
      return wants?.stands === undefined || wants.stands === stands ? [] : [violation('tdr-rac-only', path)];
    }),
    ...(wants?.paper === undefined
      ? []
      : firstOf(
          required(typed, 'paper'),
          typed.length > tdrPaperMost ? [violation('too-long', 'paper', { most: tdrPaperMost })] : [],
          wants.paper === 'pnr' && !/^\d{10}$/.test(typed) ? [violation('rail-pnr-form', 'paper')] : [],
        )),
    ...(declared === true ? [] : [violation('required', 'declared')]),
  ];
}

/** Travellers of claims that the railway has not refused: they wait, or were paid. */
export function claimedTravellers(
  filed: readonly { readonly travellers: readonly number[]; readonly end?: 'paid' | 'refused' | 'withdrawn' }[],
): readonly number[] {
  return filed.flatMap(({ end, travellers }) => (end === undefined || end === 'paid' ? travellers : []));
}

/** Days after filing between which the railway decides. */
const decidesAfter = { first: 30, last: 90 } as const;

/** Between which days a claim that was filed at a moment is decided. */
export function tdrDecided(filedAt: Instant): { readonly first: IsoDate; readonly last: IsoDate } {
  const day = dateIn(filedAt, railwayZone);
  return { first: addDays(day, decidesAfter.first), last: addDays(day, decidesAfter.last) };
}

export interface TdrClock {
  /** Whole days since it was filed. */
  readonly days: number;
  /** early: it does not decide yet. due: it may any day. overdue: it should have. */
  readonly standing: 'early' | 'due' | 'overdue';
}

/**
 * How long the railway has had a claim that it has not decided.
 *
 * @example tdrClock(instant('2026-11-20T06:00:00Z'), instant('2026-12-20T06:00:00Z')) // => { days: 30, standing: 'due' }
 */
export function tdrClock(filedAt: Instant, now: Instant): TdrClock {
  const days = Math.max(0, daysBetween(dateIn(filedAt, railwayZone), dateIn(now, railwayZone)));
  return { days, standing: days < decidesAfter.first ? 'early' : days <= decidesAfter.last ? 'due' : 'overdue' };
}
