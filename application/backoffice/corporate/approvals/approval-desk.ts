/** Approvals as people see and decide them. */
import { Effect } from 'effect';
import {
  approvalAt,
  decide,
  type Delegation,
  type DecisionRefusal,
  type Person,
  placeOf,
  votesMissing,
} from '#domain/corporate/approval.ts';
import { mostEmployees } from '#domain/corporate/company.ts';
import { checkGivenReason } from '#domain/corporate/trip-reason.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { type Violation, required, tooLong, violation } from '#domain/rules/violation.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { ApprovalDesk, ApprovalShown, DecideApproval } from '#application/desk/corporate/approvals.ts';
import { Invalid, NotAllowedInState, NotFound, NotPermitted, RequestIdReused } from '#application/desk/failures.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { ApprovalBook, KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { CompanyBook } from '#application/backoffice/ports/corporate/company-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { personAtDesk } from '../travel-policy.ts';
import { type ApprovalNotice, lettersOf } from './ask-approval.ts';

export interface ApprovalDeskPorts {
  readonly approvals: ApprovalBook;
  readonly companies: Pick<CompanyBook, 'ofPerson' | 'members'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

const pageSize = 50;
const most = { note: 500, delegatedDays: 90 } as const;

export function makeApprovalDesk(ports: ApprovalDeskPorts): (caller: Caller) => ApprovalDesk {
  return (caller) => ({
    approvals: (asked) => listApprovals(ports, caller, asked),
    approval: ({ approvalId }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller);
        const delegations = yield* delegationsOf(ports, who);
        return shown(ports, who, delegations, yield* seen(ports, who, delegations, approvalId));
      }),
    decideApproval: (decision) => decideApproval(ports, caller, decision),
    withdrawApproval: ({ approvalId }) => withdraw(ports, caller, approvalId),
    delegateApprovals: (asked) => delegate(ports, caller, asked),
    giveReason: ({ quoteId, reason, reasonCode }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'book');
        const given = { reason: reason.trim(), ...(reasonCode !== undefined && { reasonCode }) };
        const employed = yield* ports.companies.ofPerson(who.agencyId, personAtDesk(who));
        yield* refuse(checkGivenReason(given, employed?.company.reasons));
        yield* ports.approvals.giveReason(who.agencyId, quoteId, who.actor.userId, given);
      }),
  });
}

function listApprovals(
  ports: ApprovalDeskPorts,
  caller: Caller,
  { box, page }: Parameters<ApprovalDesk['approvals']>[0],
): ReturnType<ApprovalDesk['approvals']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    yield* refuse(checkPage(page));
    const userId = personAtDesk(who);
    const today = todayOf(ports);
    const { approvals, total } = yield* ports.approvals.list({
      agencyId: who.agencyId,
      ...(!seesAll(who) && { userId }),
      box,
      today,
      page,
      pageSize,
    });
    const delegations = yield* delegationsOf(ports, who);
    const employed = yield* ports.companies.ofPerson(who.agencyId, userId);
    const members =
      employed === undefined
        ? []
        : yield* ports.companies.members(who.agencyId, employed.company.companyId, mostEmployees);
    return {
      approvals: approvals.map((each) => shown(ports, who, delegations, each)),
      total,
      page,
      pageSize,
      delegations,
      colleagues: members
        .filter(({ person }) => person.userId !== userId)
        .map(({ login, person: { name } }) => ({ userId: login, name })),
    };
  });
}

function decideApproval(
  ports: ApprovalDeskPorts,
  caller: Caller,
  { approvalId, approve, note, requestId }: DecideApproval,
): ReturnType<ApprovalDesk['decideApproval']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    const said = note.trim();
    yield* refuse([
      ...checkRequestId(requestId),
      ...(approve ? [] : required(said, 'note')),
      ...tooLong(said, most.note, 'note'),
    ]);
    const delegations = yield* delegationsOf(ports, who);
    const person: Person = { userId: who.actor.userId, name: who.actor.name };
    const decided: Answer<ApprovalShown, NotFound | NotAllowedInState | RequestIdReused> = Effect.gen(function* () {
      const before = yield* seen(ports, who, delegations, approvalId);
      const given = before.answers.find((each) => each.requestId === requestId);
      if (given !== undefined) {
        if (given.by.userId !== person.userId || given.approves !== approve || given.note !== said)
          return yield* new RequestIdReused({});
        return shown(ports, who, delegations, before);
      }
      const now = ports.clock.now();
      const after = decide(
        before,
        person,
        { approves: approve, note: said, requestId },
        { now, today: dateIn(now, ports.businessZone), delegations },
      );
      if (typeof after === 'string') return yield* refusalOf(after, before, approvalAt(before, now));
      const saved = yield* ports.approvals.save({
        approval: after,
        letters: after.state === 'waiting' ? [] : lettersOf(after, noticeOfDecision(after)),
        record: {
          ...actedBy(who),
          operation: 'corporate.decide-approval',
          reference: approvalId,
          detail: { approve, state: after.state },
        },
      });
      // Somebody else decided meanwhile: it is judged again as it is now.
      return saved ? shown(ports, who, delegations, after) : yield* decided;
    });
    return yield* decided;
  });
}

/** Of what is booked by itself the outcome is written. */
function noticeOfDecision({ state }: KeptApproval): ApprovalNotice | undefined {
  return state === 'declined' || state === 'permitted' ? state : undefined;
}

function refusalOf(refusal: DecisionRefusal, before: KeptApproval, { state }: KeptApproval) {
  switch (refusal) {
    case 'own':
      return Effect.fail(new NotPermitted({ reason: 'own-trip' }));
    case 'not-asked':
      return Effect.fail(new NotFound({ what: 'approval' }));
    case 'answered':
      return Effect.fail(new NotAllowedInState({ state: 'answered' }));
    case 'over':
      return before.state === 'justified'
        ? Effect.fail(new NotFound({ what: 'approval' }))
        : Effect.fail(new NotAllowedInState({ state }));
  }
}

function withdraw(
  ports: ApprovalDeskPorts,
  caller: Caller,
  approvalId: string,
): ReturnType<ApprovalDesk['withdrawApproval']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const delegations = yield* delegationsOf(ports, who);
    const withdrawn: Answer<ApprovalShown, NotFound | NotAllowedInState> = Effect.gen(function* () {
      const before = yield* seen(ports, who, delegations, approvalId);
      if (before.requester.userId !== personAtDesk(who)) return yield* new NotFound({ what: 'approval' });
      if (before.state === 'withdrawn') return shown(ports, who, delegations, before);
      const { state } = approvalAt(before, ports.clock.now());
      if (state !== 'waiting') return yield* new NotAllowedInState({ state });
      const after = { ...before, state: 'withdrawn' as const };
      const saved = yield* ports.approvals.save({
        approval: after,
        letters: lettersOf(after, undefined),
        record: { ...actedBy(who), operation: 'corporate.withdraw-approval', reference: approvalId },
      });
      return saved ? shown(ports, who, delegations, after) : yield* withdrawn;
    });
    return yield* withdrawn;
  });
}

function delegate(
  ports: ApprovalDeskPorts,
  caller: Caller,
  { userId: login, firstDay, lastDay }: Parameters<ApprovalDesk['delegateApprovals']>[0],
): ReturnType<ApprovalDesk['delegateApprovals']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    const employed = yield* ports.companies.ofPerson(who.agencyId, who.actor.userId);
    if (employed === undefined) return yield* new NotPermitted({ reason: 'right-missing' });
    const record = { ...actedBy(who), operation: 'corporate.delegate-approvals', reference: who.actor.userId };
    if (login === undefined) {
      yield* ports.approvals.delegate(who.agencyId, employed.person, undefined, record);
    } else {
      const members = yield* ports.companies.members(who.agencyId, employed.company.companyId, mostEmployees);
      const to = members.find((each) => each.login === login.trim().toLowerCase())?.person;
      const isOther = to !== undefined && to.userId !== employed.person.userId;
      yield* refuse([
        ...(isOther ? [] : [violation('not-a-choice', 'userId')]),
        ...checkDays(ports, firstDay, lastDay),
      ]);
      if (to !== undefined && firstDay !== undefined && lastDay !== undefined) {
        const delegation: Delegation = { from: employed.person, to, firstDay, lastDay };
        yield* ports.approvals.delegate(who.agencyId, employed.person, delegation, record);
      }
    }
    return { delegations: yield* delegationsOf(ports, who) };
  });
}

function checkDays(
  ports: ApprovalDeskPorts,
  firstDay: IsoDate | undefined,
  lastDay: IsoDate | undefined,
): readonly Violation[] {
  if (firstDay === undefined || lastDay === undefined)
    return [...required(firstDay, 'firstDay'), ...required(lastDay, 'lastDay')];
  if (lastDay < firstDay) return [violation('range-order', 'lastDay')];
  if (lastDay < todayOf(ports)) return [violation('date-past', 'lastDay')];
  return daysBetween(firstDay, lastDay) > most.delegatedDays
    ? [violation('date-too-far', 'lastDay', { last: addDays(firstDay, most.delegatedDays) })]
    : [];
}

/** Of the agency's own people, those who manage others see what all its companies asked. */
function seesAll(who: SignedInCaller): boolean {
  return who.corporate === undefined && who.rights.has('manage-staff');
}

/** For those who asked, are asked, decide for them, or manage the agency's people. */
function seen(
  { approvals }: ApprovalDeskPorts,
  who: SignedInCaller,
  delegations: readonly Delegation[],
  approvalId: string,
): Effect.Effect<KeptApproval, NotFound> {
  return Effect.flatMap(approvals.find(who.agencyId, approvalId), (found) => {
    const userId = personAtDesk(who);
    const own = [userId, ...delegations.filter(({ to }) => to.userId === userId).map(({ from }) => from.userId)];
    const isTheirs =
      found !== undefined &&
      (found.requester.userId === userId ||
        [...found.approvers, ...found.backups].some((each) => own.includes(each.userId)));
    return found !== undefined && (isTheirs || seesAll(who))
      ? Effect.succeed(found)
      : Effect.fail(new NotFound({ what: 'approval' }));
  });
}

function shown(
  ports: ApprovalDeskPorts,
  who: SignedInCaller,
  delegations: readonly Delegation[],
  kept: KeptApproval,
): ApprovalShown {
  const {
    agencyId: _agencyId,
    version: _version,
    actorUserId: _actorUserId,
    requestId: _requestId,
    content: _content,
    keys: _keys,
    usedBy: _usedBy,
    ...approval
  } = approvalAt(kept, ports.clock.now());
  const person = { userId: who.actor.userId, name: who.actor.name };
  return {
    ...approval,
    mayDecide: typeof placeOf(approval, person, delegations, todayOf(ports)) !== 'string',
    votesMissing: votesMissing(approval),
  };
}

function delegationsOf(ports: ApprovalDeskPorts, who: SignedInCaller): Effect.Effect<readonly Delegation[]> {
  return ports.approvals.delegations(who.agencyId, personAtDesk(who), todayOf(ports));
}

function todayOf({ clock, businessZone }: ApprovalDeskPorts): IsoDate {
  return dateIn(clock.now(), businessZone);
}

function refuse(violations: readonly Violation[]): Effect.Effect<void, Invalid> {
  return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.void;
}
