/** What waits for the house's people, and how soon each kind is to be answered. */
import { type Instant, plusMinutes } from '../time/instant.ts';

/** In the order in which a delay hurts. */
export const workKinds = ['deposits', 'requests', 'tickets', 'registrations', 'adjustments'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Minutes within which the house means to answer. */
export const answerWithinMinutes: Readonly<Record<WorkKind, number>> = {
  deposits: 30,
  requests: 120,
  tickets: 60,
  registrations: 240,
  adjustments: 240,
};

export interface WaitingWork {
  readonly kind: WorkKind;
  readonly count: number;
  /** Of them, what waits longer than it should. */
  readonly late: number;
  /** Since when the oldest waits; absent where nothing does. */
  readonly oldest?: Instant;
}

/** What has waited since before this moment is late. */
export function lateBefore(kind: WorkKind, now: Instant): Instant {
  return plusMinutes(now, -answerWithinMinutes[kind]);
}
