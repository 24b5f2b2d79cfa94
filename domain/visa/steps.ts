/**
 * The way of one application, step by step, each on a day: papers, checked, submitted, at the mission, decided, delivered. Operators move
 * it; a step is never taken back, and the days never run backwards.
 */
import { type Violation, violation } from '../rules/violation.ts';
import { isAfter, isBefore, type IsoDate } from '../time/calendar-date.ts';

export const visaSteps = [
  'papers',
  'checked',
  'submitted',
  'biometrics',
  'mission',
  'granted',
  'refused',
  'delivered',
] as const;
export type VisaStep = (typeof visaSteps)[number];

/** Where each may go on to; papers that were checked may turn out to be wanting. */
const onward: Readonly<Record<VisaStep, readonly VisaStep[]>> = {
  papers: ['checked'],
  checked: ['papers', 'submitted'],
  submitted: ['biometrics', 'mission'],
  biometrics: ['mission'],
  mission: ['granted', 'refused'],
  granted: ['delivered'],
  refused: ['delivered'],
  delivered: [],
};

export interface StepTaken {
  readonly step: VisaStep;
  readonly on: IsoDate;
  /** What the mission or the operator says of it. */
  readonly remarks?: string | undefined;
}

/** Steps of one applicant, the first taken first. An application that nobody has moved waits for papers. */
export type Way = readonly StepTaken[];

export function stepOf(way: Way): VisaStep {
  return way.at(-1)?.step ?? 'papers';
}

export function nextSteps(way: Way): readonly VisaStep[] {
  return onward[stepOf(way)];
}

/** Steps that agency and customer are mailed of. */
export const reportedSteps: readonly VisaStep[] = [
  'papers',
  'submitted',
  'biometrics',
  'granted',
  'refused',
  'delivered',
];

/** Whether papers can still be handed in. */
export function takesPapers(way: Way): boolean {
  return stepOf(way) === 'papers';
}

export const stepMostText = 200;

/**
 * Codes: `visa-step` where the step does not follow, `date-future` after today, `date-not-before` before the last step,
 * `visa-not-yet` for submitting before the day on which cancelling ceases to be free, `too-long`.
 */
export function checkStep(
  way: Way,
  { step, on, remarks }: StepTaken,
  { today, submitsOn }: { readonly today: IsoDate; readonly submitsOn: IsoDate },
): readonly Violation[] {
  const last = way.at(-1);
  return [
    ...(nextSteps(way).includes(step) ? [] : [violation('visa-step', 'step')]),
    ...(isAfter(on, today)
      ? [violation('date-future', 'on')]
      : last !== undefined && isBefore(on, last.on)
        ? [violation('date-not-before', 'on', { other: 'step' })]
        : step === 'submitted' && isBefore(on, submitsOn)
          ? [violation('visa-not-yet', 'on', { date: submitsOn })]
          : []),
    ...((remarks ?? '').length > stepMostText ? [violation('too-long', 'remarks', { most: stepMostText })] : []),
  ];
}
