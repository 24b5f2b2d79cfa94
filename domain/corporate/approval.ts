/**
 * The life of an approval: asked, decided by those whom a rule names, escalated to others and ended by time, which lets it be bought
 * where it stands unless it is declined. Whether it was booked then is recorded with it. Every move is judged by one clock, whether or not anybody has swept.
 */
import type { InShort, Product } from '../booking/booking.ts';
import type { Money } from '../money/money.ts';
import { type IsoDate, isWithin } from '../time/calendar-date.ts';
import { hasPassed, type Instant, millisecondsBetween, plusMilliseconds, plusMinutes } from '../time/instant.ts';
import { type ApprovalManner, type BeforeTerms, isAbout, votesNeeded } from './approval-rules.ts';
import { brokenBy, type PolicyFinding } from './policy.ts';
import type { TripReason } from './trip-reason.ts';

export const approvalStates = [
  'justified',
  'notified',
  'waiting',
  'approved',
  'permitted',
  'declined',
  'expired',
  'withdrawn',
  'booked',
  'not-booked',
] as const;
/**
 * 'justified': nobody decides, a reason was given and the trip is bought. 'notified': likewise, and others are notified. 'approved': it is being booked. 'permitted': it was
 * approved before it is booked, and its traveller may book it in time. 'not-booked': it was
 * approved, and the booking was refused.
 */
export type ApprovalState = (typeof approvalStates)[number];

export interface Person {
  readonly userId: string;
  readonly name: string;
}

export interface ApprovalAnswer {
  readonly by: Person;
  /** Whose place it is, where somebody decides for another. */
  readonly insteadOf?: Person;
  readonly approves: boolean;
  /** Empty where nothing was said. */
  readonly note: string;
  readonly at: Instant;
  /** The same again is the same decision. */
  readonly requestId: string;
}

/** What an approval's moves are judged by. */
export interface Deciding {
  readonly state: ApprovalState;
  /** 'hard' where absent. */
  readonly manner?: ApprovalManner;
  readonly requester: Person;
  readonly approvers: readonly Person[];
  readonly backups: readonly Person[];
  /** All where 0. */
  readonly quorum: number;
  readonly escalatesAt: Instant;
  readonly expiresAt: Instant;
  readonly isEscalated: boolean;
  /** Of what is approved before it is booked. */
  readonly before?: BeforeTerms;
  /** 'permitted': until when it may be booked. */
  readonly finishBy?: Instant;
  /** 'permitted': the request that is booking it. */
  readonly usedBy?: { readonly requestId: string; readonly at: Instant };
  readonly answers: readonly ApprovalAnswer[];
}

/** Whether what is asked about is kept meanwhile. 'wanted': it is tried. */
export type FareHold =
  | { readonly kind: 'wanted' }
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly transactionId: string; readonly until: Instant };

export interface Approval extends Deciding {
  readonly approvalId: string;
  readonly companyId: string;
  readonly company: string;
  readonly product: Product;
  readonly trip: InShort;
  /** What the customer pays for all travellers, and for what is bought with it. */
  readonly total: Money;
  /** Of that, what is bought with it once it is booked; nothing where it is not. */
  readonly with?: readonly { readonly product: Product; readonly total: Money }[];
  readonly costCentre?: string;
  /** Of every rule of the policy that applies. */
  readonly findings: readonly PolicyFinding[];
  readonly policyVersion: number;
  /** Of those that the company lists, as it was named then. */
  readonly because?: TripReason;
  /** What was said besides; empty where nothing was. */
  readonly reason: string;
  readonly askedAt: Instant;
  readonly hold: FareHold;
  /** Of the booking that was made once it was approved. */
  readonly transactionId?: string;
  /** Why it was not booked; the prices where that was it. */
  readonly failure?: { readonly reason: string; readonly from?: Money; readonly to?: Money };
}

/** Somebody decides for another from a day to a day, both included. */
export interface Delegation {
  readonly from: Person;
  readonly to: Person;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

export const decisionRefusals = ['over', 'own', 'not-asked', 'answered'] as const;
/** 'over': it is not waiting. 'own': the requester's own. 'not-asked': nobody asked them. 'answered': they, or somebody for them, did. */
export type DecisionRefusal = (typeof decisionRefusals)[number];

/**
 * As it stands at a moment: escalated where the time for that has come, and at its end expired, or approved where nobody has to. What
 * nobody booked in time expires too.
 */
export function approvalAt<A extends Deciding>(approval: A, now: Instant): A {
  const { state, finishBy, usedBy } = approval;
  if (state === 'permitted' && usedBy === undefined && finishBy !== undefined && hasPassed(finishBy, now))
    return { ...approval, state: 'expired' };
  if (state !== 'waiting') return approval;
  if (hasPassed(approval.expiresAt, now))
    return { ...approval, state: approval.manner === 'soft' ? 'approved' : 'expired' };
  const isEscalated = approval.isEscalated || hasPassed(approval.escalatesAt, now);
  return isEscalated === approval.isEscalated ? approval : { ...approval, isEscalated };
}

/** Before what is held expires, to issue it once the time to decline is over; half of the time that is left where that is less. */
const hourToIssue = 3_600_000;

/** When it is over where what it is about is held until a moment. */
export function endWhileHeld(
  { manner, expiresAt }: Pick<Deciding, 'manner' | 'expiresAt'>,
  until: Instant,
  now: Instant,
): Instant {
  const left = Math.max(0, millisecondsBetween(now, until));
  const end = manner === 'soft' ? plusMilliseconds(until, -Math.min(hourToIssue, Math.floor(left / 2))) : until;
  return end < expiresAt ? end : expiresAt;
}

/** Those who are asked at this time. */
export function askedNow({ approvers, backups, isEscalated }: Deciding): readonly Person[] {
  return isEscalated ? [...approvers, ...backups] : approvers;
}

/** How many more have to approve. */
export function votesMissing(approval: Deciding): number {
  const given = approval.answers.filter(({ approves }) => approves).length;
  return Math.max(0, votesNeeded(approval.quorum, approval.approvers.length) - given);
}

/** Whether it was booked because its time was over, and not because enough approved. */
export function hasStood(approval: Deciding): boolean {
  return approval.state === 'booked' && approval.manner === 'soft' && votesMissing(approval) > 0;
}

/** Whose place somebody decides in: their own, or that of the first who is away and has not answered. */
export function placeOf(
  approval: Deciding,
  person: Person,
  delegations: readonly Delegation[],
  today: IsoDate,
): Person | DecisionRefusal {
  if (approval.state !== 'waiting') return 'over';
  if (approval.requester.userId === person.userId) return 'own';
  const isSame = (one: Person) => (other: Person) => one.userId === other.userId;
  if (approval.answers.some(({ by }) => isSame(by)(person))) return 'answered';
  const asked = askedNow(approval);
  const away = delegations.filter(
    ({ to, firstDay, lastDay }) => isSame(to)(person) && isWithin(today, firstDay, lastDay),
  );
  const places = [
    ...asked.filter(isSame(person)),
    ...asked.filter((each) => away.some(({ from }) => isSame(from)(each))),
  ];
  const answered = ({ userId }: Person) =>
    approval.answers.some(({ by, insteadOf }) => (insteadOf ?? by).userId === userId);
  return places.find((each) => !answered(each)) ?? (places.length === 0 ? 'not-asked' : 'answered');
}

/**
 * A decision. As soon as enough approve it is approved; as soon as so many decline that the rest would not be enough, of those
 * whom the rule names first, it is declined. Where nobody has to approve, as many have to decline as else would to approve.
 */
export function decide<A extends Deciding>(
  before: A,
  person: Person,
  said: Pick<ApprovalAnswer, 'approves' | 'note' | 'requestId'>,
  when: { readonly now: Instant; readonly today: IsoDate; readonly delegations: readonly Delegation[] },
): A | DecisionRefusal {
  const approval = approvalAt(before, when.now);
  const place = placeOf(approval, person, when.delegations, when.today);
  if (typeof place === 'string') return place;
  const answer: ApprovalAnswer = {
    by: person,
    ...(place.userId !== person.userId && { insteadOf: place }),
    ...said,
    at: when.now,
  };
  const next = { ...approval, answers: [...approval.answers, answer] };
  const needed = votesNeeded(approval.quorum, approval.approvers.length);
  const declined = next.answers.filter(({ approves }) => !approves).length;
  if (votesMissing(next) === 0) return approved(next, when.now);
  const enough = approval.manner === 'soft' ? needed : approval.approvers.length - needed + 1;
  return declined >= enough ? { ...next, state: 'declined' } : next;
}

function approved<A extends Deciding>(approval: A, now: Instant): A {
  const { before } = approval;
  if (before === undefined) return { ...approval, state: 'approved' };
  return { ...approval, state: 'permitted', finishBy: plusMinutes(now, before.finishHours * 60) };
}

/** What somebody is about to book. */
export interface ToBook extends Pick<Approval, 'product' | 'trip' | 'total' | 'findings'> {
  readonly now: Instant;
}

/**
 * Whether a trip is the one that was approved before it is booked: the same journey of as many travellers with the same first one, of the
 * same seller and at about its price, which breaks nothing that was not approved. That it is later by now is not held against it.
 */
export function isPermitted(approval: Approval, { product, trip, total, findings, now }: ToBook): boolean {
  const { before } = approval;
  if (before === undefined || approvalAt(approval, now).state !== 'permitted') return false;
  const same = (['title', 'mark', 'startsOn', 'endsOn', 'leadTraveller', 'travellerCount'] as const).every(
    (field) => approval.trip[field] === trip[field],
  );
  const approvedOf = brokenBy(approval);
  const isKnown = ({ rule, found }: PolicyFinding) =>
    rule.kind === 'ahead' ||
    approvedOf.some((each) => each.rule.ruleId === rule.ruleId && each.found.comfort === found.comfort);
  return (
    same &&
    product === approval.product &&
    isAbout(total, approval.total, before) &&
    brokenBy({ findings }).every(isKnown)
  );
}
