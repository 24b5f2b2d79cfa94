/**
 * What is done to a booking after it was made, and the life of each such doing: one table of kinds, from which states of
 * the booking they start and in which they may leave it, and one of their own states. While one is under way the booking
 * is `amending`; refused, the booking is again what it was.
 */
import { type BookingStatus, refusedMove } from './life.ts';

/**
 * ticket-held, release-held, expire-held: of what is held without paying. complete-held: its travellers' names and papers.
 * cancel: some units, or all.
 * change: to another of its kind, as other flights. add-ssr: services bought later. split: some travellers into a booking of their own.
 * boarding: where travellers get on is another place from now on.
 * schedule-change: what the supplier moved, accepted, changed or refused. no-show: who did not come is taken out once it has begun.
 * claim: a supplier refunds part of what was sold once it has begun; who used it stays in the booking.
 */
export const amendmentKinds = [
  'ticket-held',
  'release-held',
  'expire-held',
  'complete-held',
  'cancel',
  'change',
  'add-ssr',
  'split',
  'boarding',
  'schedule-change',
  'no-show',
  'claim',
] as const;
export type AmendmentKind = (typeof amendmentKinds)[number];

/** Most characters that a person writes beside what is done. */
export const remarksMost = 300;

interface KindOfAmendment {
  /** States of a booking in which it may begin. */
  readonly from: readonly BookingStatus[];
  /** States in which it leaves the booking when it is done; 'before' is the one it began in. */
  readonly to: readonly (BookingStatus | 'before')[];
}

const sold = ['confirmed', 'part-cancelled', 'changed'] as const;

export const amendmentTable: Readonly<Record<AmendmentKind, KindOfAmendment>> = {
  'ticket-held': { from: ['held'], to: ['confirmed'] },
  'release-held': { from: ['held'], to: ['released'] },
  'expire-held': { from: ['held'], to: ['expired'] },
  'complete-held': { from: ['held'], to: ['before'] },
  cancel: { from: sold, to: ['part-cancelled', 'cancelled'] },
  change: { from: sold, to: ['changed'] },
  'add-ssr': { from: sold, to: ['before'] },
  split: { from: ['held', ...sold], to: ['before'] },
  boarding: { from: sold, to: ['before'] },
  'schedule-change': { from: sold, to: ['changed', 'part-cancelled', 'cancelled'] },
  'no-show': { from: sold, to: ['part-cancelled', 'cancelled'] },
  claim: { from: sold, to: ['before', 'part-cancelled', 'cancelled'] },
};

/** Whether an amendment of a kind may begin on a booking in a state. */
export function mayBeAmended(kind: AmendmentKind, status: BookingStatus): boolean {
  return amendmentTable[kind].from.includes(status);
}

/** Which amendments may begin on a booking in a state. */
export function amendmentsOf(status: BookingStatus): readonly AmendmentKind[] {
  return amendmentKinds.filter((kind) => mayBeAmended(kind, status));
}

/** Where an amendment that began in `before` may leave the booking, done or refused. */
export function outcomesOf(kind: AmendmentKind, before: BookingStatus): readonly BookingStatus[] {
  const done = amendmentTable[kind].to.map((to) => (to === 'before' ? before : to));
  return [...new Set([...done, before])];
}

/**
 * requested: in one commit it is recorded, what it may cost is reserved, and the booking is `amending`.
 * in-doubt: the supplier did not answer in time; it will be asked for the outcome.
 * done: in one commit the booking is what it has become, and the money is moved.
 * refused: in one commit the booking is what it was, and the funds are released.
 */
export const amendmentStates = ['requested', 'in-doubt', 'done', 'refused'] as const;
export type AmendmentState = (typeof amendmentStates)[number];

export const amendmentMoves: Readonly<Record<AmendmentState, readonly AmendmentState[]>> = {
  requested: ['done', 'refused', 'in-doubt'],
  'in-doubt': ['done', 'refused'],
  done: [],
  refused: [],
};

/** An amendment at a step of its life, and what the booking becomes with the step. */
export interface AmendmentStep {
  readonly kind: AmendmentKind;
  /** The booking's state when it began. */
  readonly before: BookingStatus;
  readonly from: AmendmentState;
  readonly to: AmendmentState;
  readonly booking: BookingStatus;
}

/** Why a step is none: of its own life, or for the booking. Undefined when both tables have it. */
export function refusedAmendmentStep({ kind, before, from, to, booking }: AmendmentStep): string | undefined {
  if (!amendmentMoves[from].includes(to)) return `An amendment does not go from ${from} to ${to}`;
  if (!mayBeAmended(kind, before)) return `A ${kind} does not begin on a ${before} booking`;
  const fits =
    to === 'done'
      ? amendmentTable[kind].to.some((each) => (each === 'before' ? before : each) === booking)
      : booking === (to === 'refused' ? before : 'amending');
  if (!fits) return `A ${kind} that is ${to} does not leave a booking ${booking}`;
  return booking === 'amending' || refusedMove('amending', booking) === undefined
    ? undefined
    : `A booking does not go from amending to ${booking}`;
}
