/** What is to be done next of an application and until when, and the days still to come on its way: estimates by working days. */
import { hasUnit } from '../booking/units.ts';
import { addDays, compareDates, isAfter, isBefore, type IsoDate } from '../time/calendar-date.ts';
import { decisionDay } from './booking.ts';
import { type Applying, missingPapers } from './reminders.ts';
import { stepOf, type VisaStep, visaSteps, type Way } from './steps.ts';
import type { Visa } from './visa.ts';
import { firstWorkingDay, lastWorkingDayFor } from './working-days.ts';

/** The most pressing first: what the agency has to do, then the house, then the mission. */
export const visaActs = ['papers', 'refused', 'check', 'submit', 'decision', 'delivery', 'none'] as const;
export type VisaAct = (typeof visaActs)[number];

/** The parts of a list of applications. */
export const visaBoxes = ['papers', 'handled', 'mission', 'granted', 'refused'] as const;
export type VisaBox = (typeof visaBoxes)[number];

export interface NextOfVisa {
  readonly act: VisaAct;
  /**
   * papers, check and submit: the last day on which papers can go to the mission so that it can decide before the journey
   * begins; decision: the earliest day of it; delivery: the day before the journey.
   */
  readonly on?: IsoDate | undefined;
  /** The decision cannot come before the journey begins any more. */
  readonly isShort: boolean;
}

/** What days are reckoned by. */
export interface VisaDays {
  readonly visa: Pick<Visa, 'workingDays'>;
  readonly submitsOn: IsoDate;
  readonly from: IsoDate;
  readonly today: IsoDate;
}

/**
 * The last day on which papers can go to the mission for a decision before the journey; it can be before they may.
 *
 * @example lastSubmittingDay({ visa: { workingDays: 4 }, from: isoDate('2026-11-29') }) // => isoDate('2026-11-23')
 */
export function lastSubmittingDay({ visa, from }: Pick<VisaDays, 'visa' | 'from'>): IsoDate {
  return lastWorkingDayFor(from, visa.workingDays);
}

/** When the papers went to the mission, or can at the earliest. */
function submitted(way: Way, { submitsOn, today }: VisaDays): IsoDate {
  const taken = way.findLast(({ step }) => step === 'submitted');
  return taken?.on ?? (isBefore(today, submitsOn) ? submitsOn : firstWorkingDay(today));
}

/** Of one applicant; `missing` are papers that are not handed in. */
export function nextOf(way: Way, missing: number, days: VisaDays): NextOfVisa {
  const step = stepOf(way);
  switch (step) {
    case 'papers':
    case 'checked': {
      const on = lastSubmittingDay(days);
      const act = step === 'checked' ? 'submit' : missing > 0 ? 'papers' : 'check';
      return { act, on, isShort: isAfter(submitted(way, days), on) };
    }
    case 'submitted':
    case 'biometrics':
    case 'mission': {
      const on = decisionDay({ submitsOn: submitted(way, days), visa: days.visa });
      const earliest = isBefore(on, days.today) ? days.today : on;
      return { act: 'decision', on, isShort: !isBefore(earliest, days.from) };
    }
    case 'granted':
      return { act: 'delivery', on: addDays(days.from, -1), isShort: false };
    case 'refused':
      return { act: 'refused', isShort: false };
    case 'delivered':
      return { act: 'none', isShort: false };
  }
}

/** A step still to come. `checked` is until its day, the others from theirs on. */
export interface StepAhead {
  readonly step: 'checked' | 'submitted' | 'decision';
  readonly on: IsoDate;
}

/** Steps still to come whose days follow from the rules; when a passport comes back no rule says. */
export function stepsAhead(way: Way, days: VisaDays): readonly StepAhead[] {
  const step = stepOf(way);
  const on = submitted(way, days);
  const decision: StepAhead = { step: 'decision', on: decisionDay({ submitsOn: on, visa: days.visa }) };
  switch (step) {
    case 'papers':
      return [{ step: 'checked', on }, { step: 'submitted', on }, decision];
    case 'checked':
      return [{ step: 'submitted', on }, decision];
    case 'submitted':
    case 'biometrics':
    case 'mission':
      return [decision];
    case 'granted':
    case 'refused':
    case 'delivered':
      return [];
  }
}

export interface StandingVisa extends VisaDays, Applying {
  readonly visa: Pick<Visa, 'kind' | 'purpose' | 'workingDays'>;
}

export interface VisaStanding {
  /** Of those who still apply. */
  readonly applicants: number;
  /** The furthest behind of them. */
  readonly step: VisaStep;
  /** The most pressing of what is next for each of them, the earliest of those that are alike. */
  readonly next: NextOfVisa;
  /** Papers that are still to be handed in. */
  readonly missing: number;
  readonly box: VisaBox;
}

/** Where an application stands as a whole. */
export function visaStanding(application: StandingVisa): VisaStanding {
  const { profiles, gone, ways } = application;
  const lacking = missingPapers(application);
  const standing = profiles.flatMap((_, applicant) => {
    if (hasUnit(gone, { item: 0, traveller: applicant })) return [];
    const way = ways[applicant] ?? [];
    const missing = lacking.find((each) => each.applicant === applicant)?.papers.length ?? 0;
    return [{ way, missing, next: nextOf(way, missing, application) }];
  });
  const step = standing.map(({ way }) => stepOf(way)).toSorted((one, other) => rank(one) - rank(other))[0] ?? 'papers';
  const next = standing.map((each) => each.next).toSorted(moreSoon)[0] ?? { act: 'none', isShort: false };
  const isRefused = standing.some(({ way }) => way.some((taken) => taken.step === 'refused'));
  return {
    applicants: standing.length,
    step,
    next: { ...next, isShort: standing.some((each) => each.next.isShort) },
    missing: standing.reduce((sum, each) => sum + each.missing, 0),
    box: boxOf(next.act, isRefused),
  };
}

/** How many are under way, wait for the agency, or are decided, of how many are in each box. */
export function visaHeads({ papers, handled, mission, granted, refused }: Readonly<Record<VisaBox, number>>): {
  readonly open: number;
  readonly needs: number;
  readonly granted: number;
  readonly refused: number;
} {
  return { open: papers + handled + mission, needs: papers + refused, granted, refused };
}

/** The more pressing first; of two alike, the one whose day is earlier. */
function moreSoon(one: NextOfVisa, other: NextOfVisa): number {
  const acts = visaActs.indexOf(one.act) - visaActs.indexOf(other.act);
  return acts === 0 && one.on !== undefined && other.on !== undefined ? compareDates(one.on, other.on) : acts;
}

const rank = (step: VisaStep) => visaSteps.indexOf(step);

function boxOf(act: VisaAct, isRefused: boolean): VisaBox {
  switch (act) {
    case 'papers':
      return 'papers';
    case 'refused':
      return 'refused';
    case 'check':
    case 'submit':
      return 'handled';
    case 'decision':
      return 'mission';
    case 'delivery':
    case 'none':
      return isRefused ? 'refused' : 'granted';
  }
}
