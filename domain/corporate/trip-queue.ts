/**
 * What a company's traveller has under way, and what is to be done next on each: their bookings, what waits for approval, and what they
 * asked of people. One table says of each step who has it; the most urgent comes first.
 */
import { type BookingStatus, bookingStatuses, isFinal, isUndecided } from '../booking/life.ts';
import { type RequestState, isAtEnd } from '../booking/request/request.ts';
import { addDays, type IsoDate } from '../time/calendar-date.ts';
import { hasPassed, type Instant, startOfDay } from '../time/instant.ts';
import type { ApprovalState } from './approval.ts';

/** 'on-request': others decide whether there is anything to travel with. 'past': over, or come to nothing. */
export const tripBoxes = ['upcoming', 'waiting', 'on-request', 'held', 'past'] as const;
export type TripBox = (typeof tripBoxes)[number];

/** Who has the next step: the traveller, somebody else, or nobody, because nothing is to be done. */
const stepOwners = {
  issue: 'traveller',
  'answer-change': 'traveller',
  'accept-offer': 'traveller',
  'pay-balance': 'traveller',
  'name-travellers': 'traveller',
  'book-again': 'traveller',
  'book-approved': 'traveller',
  'agency-issues': 'others',
  'approvers-decide': 'others',
  'supplier-decides': 'others',
  'desk-answers': 'others',
  settling: 'others',
  travel: 'nobody',
  travelling: 'nobody',
  none: 'nobody',
} as const;
export type TripStep = keyof typeof stepOwners;
export const tripSteps = Object.keys(stepOwners) as readonly TripStep[];

export interface TripStanding {
  readonly box: TripBox;
  readonly step: TripStep;
  /** When the step is over, or the journey begins. */
  readonly by?: Instant;
}

/** What a trip is judged by. */
export interface TripDay {
  readonly now: Instant;
  readonly today: IsoDate;
  readonly zone: string;
  /** Whether the traveller may issue what is held. */
  readonly mayIssue: boolean;
}

export interface TripBooking {
  readonly status: BookingStatus;
  readonly startsOn: IsoDate;
  readonly endsOn?: IsoDate;
  readonly heldUntil?: Instant;
  /** On request: when the supplier has decided at the latest. */
  readonly decidedBy?: Instant;
  /** When the supplier's change has to be answered for. */
  readonly answerBy?: Instant;
}

/** States in which it is booked for good, and over with its last day. */
export const standingStatuses: readonly BookingStatus[] = ['confirmed', 'part-cancelled', 'changed'];
/** States in which nothing of it is left. */
export const endedStatuses: readonly BookingStatus[] = bookingStatuses.filter(isFinal);

export function isPastTrip({ status, startsOn, endsOn = startsOn }: TripBooking, today: IsoDate): boolean {
  return endedStatuses.includes(status) || (standingStatuses.includes(status) && endsOn < today);
}

export function standingOfBooking(booking: TripBooking, { now, today, zone, mayIssue }: TripDay): TripStanding {
  const { status, startsOn, heldUntil, decidedBy, answerBy } = booking;
  if (isPastTrip(booking, today))
    return { box: 'past', step: status === 'not-confirmed' && startsOn >= today ? 'book-again' : 'none' };
  if (status === 'on-request')
    return { box: 'on-request', step: 'supplier-decides', ...(decidedBy !== undefined && { by: decidedBy }) };
  if (isUndecided(status)) return { box: 'on-request', step: 'settling' };
  if (status === 'held') {
    const isOver = heldUntil !== undefined && hasPassed(heldUntil, now);
    const step = isOver ? 'settling' : mayIssue ? 'issue' : 'agency-issues';
    return { box: 'held', step, ...(heldUntil !== undefined && { by: heldUntil }) };
  }
  if (status === 'amending') return { box: 'upcoming', step: 'settling' };
  if (answerBy !== undefined) return { box: 'upcoming', step: 'answer-change', by: answerBy };
  return { box: 'upcoming', step: startsOn <= today ? 'travelling' : 'travel', by: startOfDay(startsOn, zone) };
}

export interface TripApproval {
  readonly state: ApprovalState;
  readonly startsOn: IsoDate;
  readonly expiresAt: Instant;
  /** Of what was approved before it is booked. */
  readonly finishBy?: Instant;
  /** Of the booking that came of it. */
  readonly transactionId?: string;
}

/** States in which a booking may still come of it. */
export const waitingApprovals: readonly ApprovalState[] = ['waiting', 'approved', 'permitted'];
/** States after which the traveller has to ask again. */
export const refusedApprovals: readonly ApprovalState[] = ['declined', 'expired', 'not-booked'];

/** Undefined where it is no trip of its own: its booking is there, or it was taken back, or its day has passed. */
export function standingOfApproval(
  { state, startsOn, expiresAt, finishBy, transactionId }: TripApproval,
  { today }: TripDay,
): TripStanding | undefined {
  if (state === 'waiting') return { box: 'waiting', step: 'approvers-decide', by: expiresAt };
  if (state === 'permitted') {
    if (transactionId !== undefined) return undefined;
    return { box: 'waiting', step: 'book-approved', ...(finishBy !== undefined && { by: finishBy }) };
  }
  if (waitingApprovals.includes(state)) return { box: 'waiting', step: 'settling' };
  return refusedApprovals.includes(state) && startsOn >= today ? { box: 'waiting', step: 'book-again' } : undefined;
}

export interface TripRequest {
  readonly state: RequestState;
  /** Days, each included. */
  readonly validUntil?: IsoDate;
  readonly balanceDue?: IsoDate;
  readonly namesDue?: IsoDate;
  readonly isPaid: boolean;
  readonly isNamed: boolean;
}

/** Undefined where nothing follows. */
export function standingOfRequest(request: TripRequest, { zone }: TripDay): TripStanding | undefined {
  const { state, validUntil, balanceDue, namesDue, isPaid, isNamed } = request;
  if (isAtEnd(state)) return undefined;
  const waitingFor = (step: TripStep, day: IsoDate | undefined): TripStanding => ({
    box: 'on-request',
    step,
    ...(day !== undefined && { by: startOfDay(addDays(day, 1), zone) }),
  });
  if (state === 'offered') return waitingFor('accept-offer', validUntil);
  if (state === 'under-way') return waitingFor('settling', undefined);
  if (state !== 'accepted') return waitingFor('desk-answers', undefined);
  const pays = !isPaid && waitingFor('pay-balance', balanceDue);
  const names = !isNamed && namesDue !== undefined && waitingFor('name-travellers', namesDue);
  return [pays, names].filter((each) => each !== false).toSorted(byUrgency)[0] ?? waitingFor('desk-answers', undefined);
}

const ranks = { traveller: 0, others: 1, nobody: 2 } as const;

/** Of two trips the more urgent first: what the traveller has to do before what others do, each by its end. */
export function byUrgency(one: TripStanding, other: TripStanding): number {
  const rank = ranks[stepOwners[one.step]] - ranks[stepOwners[other.step]];
  if (rank !== 0) return rank;
  if (one.by === other.by) return 0;
  if (one.by === undefined) return 1;
  if (other.by === undefined) return -1;
  return one.by < other.by ? -1 : 1;
}

/** Whether the traveller has the next step. */
export function isTravellers(step: TripStep): boolean {
  return stepOwners[step] === 'traveller';
}
