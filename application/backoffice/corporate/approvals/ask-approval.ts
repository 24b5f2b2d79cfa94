/** Asking for approval: what is to be bought is kept with those who decide, and they are notified. */
import { Effect } from 'effect';
import { type ApprovalRule, beforeTermsOf } from '#domain/corporate/approval-rules.ts';
import type { InShort } from '#domain/booking/booking.ts';
import type { Person } from '#domain/corporate/approval.ts';
import { mostEmployees } from '#domain/corporate/company.ts';
import type { PolicyFinding } from '#domain/corporate/policy.ts';
import { type GivenReason, reasonNamed } from '#domain/corporate/trip-reason.ts';
import { type Money, sum } from '#domain/money/money.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { actedBy, type SignedInCaller } from '#application/backoffice/caller.ts';
import type { BookingIntent, Letter } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ApprovalBook, KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { CompanyBook, Employed } from '#application/backoffice/ports/corporate/company-book.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';

/** Kinds of the outbox's entries about an approval: mail, and what is done with what it is about. */
export const approvalMail = 'approval-mail';
export const approvalWork = 'approval-work';

export interface ApprovalTimes {
  readonly escalateHours: number;
  readonly expireHours: number;
}

export interface AskApprovalPorts {
  readonly companies: Pick<CompanyBook, 'members'>;
  readonly approvals: Pick<ApprovalBook, 'add'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly times: ApprovalTimes;
}

export interface ToApprove {
  readonly employed: Employed;
  /** Who decides, or is notified; nobody where a reason is enough. */
  readonly rule: ApprovalRule | undefined;
  readonly findings: readonly PolicyFinding[];
  readonly intent: BookingIntent;
  /** What is sold can be kept meanwhile, where its quote says so. */
  readonly mayBeHeld: boolean;
  readonly given: GivenReason | undefined;
}

/** 'nobody': of those whom the rule names, only the requester is left. The same request asks once. */
export function askApproval(
  { companies, approvals, clock, chance, times }: AskApprovalPorts,
  who: SignedInCaller,
  { employed, rule, findings, intent, mayBeHeld, given }: ToApprove,
): Effect.Effect<KeptApproval | 'nobody'> {
  return Effect.gen(function* () {
    const { company, person, costCentre } = employed;
    const members = rule === undefined ? [] : yield* companies.members(who.agencyId, company.companyId, mostEmployees);
    const named = (logins: readonly string[] = []): readonly Person[] =>
      logins
        .flatMap((each) => members.find(({ login }) => login === each)?.person ?? [])
        .filter(({ userId }) => userId !== person.userId);
    // Where nobody of the first is left, the backups stand for them.
    const first = named(rule?.approvers);
    const backups = named(rule?.backups);
    const [approvers, others] = first.length > 0 ? [first, backups] : [backups, []];
    const state = rule === undefined ? 'justified' : rule.manner === 'passive' ? 'notified' : 'waiting';
    if (state === 'waiting' && approvers.length === 0) return 'nobody';
    const now = clock.now();
    const before = rule && beforeTermsOf(rule);
    const toDecide = before?.decideHours ?? times.expireHours;
    const toEscalate = before === undefined ? times.escalateHours : Math.min(times.escalateHours, toDecide / 2);
    const because = reasonNamed(given?.reasonCode, company.reasons);
    const { summary, with: wanted = [] } = intent;
    const besides = wanted.map(({ wanted: { product }, total }) => ({ product, total }));
    const approval: KeptApproval = {
      agencyId: who.agencyId,
      approvalId: `AP${chance.uuid().replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      version: 1,
      companyId: company.companyId,
      company: company.name,
      product: summary.product,
      trip: tripOf(intent),
      total: totalOf(intent),
      ...(besides.length > 0 && { with: besides }),
      ...(costCentre !== undefined && { costCentre }),
      findings,
      policyVersion: company.version,
      ...(because && { because }),
      reason: given?.reason ?? '',
      requester: person,
      approvers,
      backups: others,
      quorum: rule?.quorum ?? 0,
      ...(rule?.manner && { manner: rule.manner }),
      ...(before && { before }),
      state,
      askedAt: now,
      escalatesAt: plusMinutes(now, toEscalate * 60),
      expiresAt: plusMinutes(now, toDecide * 60),
      isEscalated: false,
      answers: [],
      hold: {
        kind: state === 'waiting' && before === undefined && (mayBeHeld || intent.mode === 'hold') ? 'wanted' : 'none',
      },
      actorUserId: who.actor.userId,
      requestId: intent.requestId,
      content: intent.content,
      keys: { hold: chance.uuid(), book: chance.uuid(), release: chance.uuid() },
    };
    return yield* approvals.add({
      approval,
      letters: state === 'justified' ? [] : lettersOf(approval, noticeOfAsking(approval)),
      record: {
        ...actedBy(who),
        operation: operations[state],
        reference: approval.approvalId,
        detail: { policyVersion: company.version, request: intent.requestId },
      },
    });
  });
}

/** What is asked about, in short. */
export function tripOf({ summary }: BookingIntent): InShort {
  const { title, mark, startsOn, endsOn, leadTraveller, travellerCount } = summary;
  return { title, mark, startsOn, ...(endsOn && { endsOn }), leadTraveller, travellerCount };
}

/** With what is bought with it. */
export function totalOf({ summary: { customerTotal }, with: wanted = [] }: BookingIntent): Money {
  return sum(customerTotal.currency, [customerTotal, ...wanted.map(({ total }) => total)]);
}

const operations = {
  justified: 'corporate.give-reason',
  notified: 'corporate.notify-approvers',
  waiting: 'corporate.ask-approval',
} as const;

function noticeOfAsking({ state, manner }: KeptApproval): ApprovalNotice {
  if (state === 'notified') return 'notified';
  return manner === 'soft' ? 'asked-soft' : 'asked';
}

export const approvalNotices = [
  'asked',
  'asked-soft',
  'notified',
  'escalated',
  'escalated-soft',
  'permitted',
  'unbooked',
  'declined',
  'expired',
  'booked',
  'stood',
  'not-booked',
] as const;
export type ApprovalNotice = (typeof approvalNotices)[number];

/** What follows from a move: mail; and what is held, bought or given back. */
export function lettersOf(
  { hold, state }: Pick<KeptApproval, 'hold' | 'state'>,
  notice: ApprovalNotice | undefined,
): readonly Letter[] {
  const isWork = state === 'approved' || hold.kind === 'wanted' || (hold.kind === 'held' && mustRelease(state));
  return [
    ...(notice === undefined ? [] : [{ kind: approvalMail, payload: { notice } }]),
    ...(isWork ? [{ kind: approvalWork, payload: {} }] : []),
  ];
}

/** What is held for it is not to be bought. */
export function mustRelease(state: KeptApproval['state']): boolean {
  return state === 'declined' || state === 'expired' || state === 'withdrawn';
}
