/**
 * What follows from an approval, after its commits and at least once: what is asked about is held, bought when it is approved, and
 * given back when it is not. Each is done by the product's own desk under a request id that is kept with the approval, so
 * that doing it again finds what was done.
 */
import { Effect, Result } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import { approvalAt, endWhileHeld, type FareHold, hasStood } from '#domain/corporate/approval.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import type { Desk } from '#application/desk/desk.ts';
import { type DeskFailure, isPassing } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { DeskFor } from '#application/backoffice/desk-for.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ApprovalBook, KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { UserStore } from '#application/backoffice/ports/session/user-store.ts';
import { isCorporate, rightsOf } from '#application/backoffice/session/rights-of-role.ts';
import { type ApprovalNotice, lettersOf, mustRelease } from './ask-approval.ts';
import { afterUse, type PermissionPorts } from './take-permission.ts';

export interface WorkApprovalPorts {
  readonly approvals: Pick<ApprovalBook, 'find' | 'save' | 'due'>;
  readonly bookings: Pick<BookingBook, 'find' | 'claimed'>;
  readonly users: Pick<UserStore, 'byId'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly deskFor: () => DeskFor;
  readonly clock: Clock;
}

/** The part of a product's desk that buys; what it is asked beside the request id is as it was asked for approval. */
interface Buying {
  book(asked: object): Effect.Effect<{ readonly transactionId: string; readonly status: BookingStatus }, DeskFailure>;
}

/** Handles an entry of the outbox. Fails where it should be tried again. */
export function workApproval(
  ports: WorkApprovalPorts,
  { agencyId, approvalId }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, DeskFailure | Error> {
  if (typeof agencyId !== 'string' || typeof approvalId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    for (let step = 0; step < 8; step += 1) {
      const found = yield* ports.approvals.find(agencyId, approvalId);
      if (found === undefined) return;
      const next = yield* nextOf(ports, found);
      if (next === undefined) return;
      yield* ports.approvals.save(next);
    }
    return yield* Effect.fail(new Error(`Approval ${approvalId} changes again and again`));
  });
}

type Next = Parameters<ApprovalBook['save']>[0];

function nextOf(ports: WorkApprovalPorts, approval: KeptApproval): Effect.Effect<Next | undefined, DeskFailure> {
  const { hold } = approval;
  const { state } = approvalAt(approval, ports.clock.now());
  if (hold.kind === 'wanted') return holding(ports, approval, state);
  if (state === 'approved') return buying(ports, approval);
  // Once given back it is given back: nothing is saved, and the same request finds it so.
  if (mustRelease(state) && hold.kind === 'held') return Effect.as(releasing(ports, approval, hold), undefined);
  return Effect.succeed(undefined);
}

/** Where it cannot be held it is bought from its quote later, at that price or not at all. */
function holding(
  ports: WorkApprovalPorts,
  approval: KeptApproval,
  state: KeptApproval['state'],
): Effect.Effect<Next, DeskFailure> {
  const kept = (hold: FareHold): Next => {
    const expiresAt = hold.kind === 'held' ? endWhileHeld(approval, hold.until, ports.clock.now()) : approval.expiresAt;
    return { approval: { ...approval, hold, expiresAt }, letters: [] };
  };
  return Effect.gen(function* () {
    // It may be held although that is not kept: then it is to be found, and given back.
    const { agencyId, keys } = approval;
    if (mustRelease(state) && (yield* ports.bookings.claimed(agencyId, keys.hold, '')) === undefined)
      return kept({ kind: 'none' });
    const caller = yield* callerOf(ports, approval, 'hold');
    const buying = caller && buyingAt(ports.deskFor()(caller), approval.product);
    if (buying === undefined) return kept({ kind: 'none' });
    const asked = { ...readContent(approval), mode: 'hold', requestId: keys.hold };
    const outcome = yield* Effect.result(buying.book(asked));
    if (Result.isFailure(outcome))
      return isPassing(outcome.failure) ? yield* Effect.fail(outcome.failure) : kept({ kind: 'none' });
    const { transactionId } = outcome.success;
    const booking = yield* ports.bookings.find(agencyId, transactionId);
    return booking?.status === 'held' && booking.heldUntil !== undefined
      ? kept({ kind: 'held', transactionId, until: booking.heldUntil })
      : kept({ kind: 'none' });
  });
}

function buying(ports: WorkApprovalPorts, approval: KeptApproval): Effect.Effect<Next, DeskFailure> {
  const { hold, keys, product } = approval;
  return Effect.gen(function* () {
    const caller = yield* callerOf(ports, approval, 'buy');
    const desk = caller && ports.deskFor()(caller);
    const buyer = desk && buyingAt(desk, product);
    if (desk === undefined || buyer === undefined) return notBooked(approval, { reason: 'requester-gone' });
    const outcome = yield* Effect.result(
      hold.kind === 'held'
        ? desk.booking.ticketHeld({ transactionId: hold.transactionId, requestId: keys.book })
        : buyer.book({ ...readContent(approval), requestId: keys.book }),
    );
    if (Result.isSuccess(outcome)) {
      const { transactionId } = outcome.success;
      const booked = { ...approval, state: 'booked' as const, transactionId };
      return {
        approval: booked,
        letters: lettersOf(booked, hasStood(booked) ? 'stood' : 'booked'),
        record: recordOf(booked),
      };
    }
    const { failure } = outcome;
    if (isPassing(failure)) return yield* Effect.fail(failure);
    return notBooked(approval, {
      reason: failure._tag,
      ...(failure._tag === 'FareChanged' && { from: failure.from, to: failure.to }),
    });
  });
}

function releasing(
  ports: WorkApprovalPorts,
  approval: KeptApproval,
  { transactionId }: Extract<FareHold, { readonly kind: 'held' }>,
): Effect.Effect<void, DeskFailure> {
  return Effect.gen(function* () {
    const caller = yield* callerOf(ports, approval, 'hold');
    if (caller === undefined) return;
    const { booking } = ports.deskFor()(caller);
    const outcome = yield* Effect.result(booking.releaseHeld({ transactionId, requestId: approval.keys.release }));
    if (Result.isFailure(outcome) && isPassing(outcome.failure)) yield* Effect.fail(outcome.failure);
  });
}

function notBooked(approval: KeptApproval, failure: NonNullable<KeptApproval['failure']>): Next {
  const ended = { ...approval, state: 'not-booked' as const, failure };
  return { approval: ended, letters: lettersOf(ended, 'not-booked'), record: recordOf(ended) };
}

function recordOf({ agencyId, approvalId, actorUserId, state, failure, transactionId }: KeptApproval) {
  return {
    agencyId,
    actorUserId,
    operation: 'corporate.book-approved',
    reference: approvalId,
    detail: { state, ...(failure && { reason: failure.reason }), ...(transactionId && { transactionId }) },
  };
}

function buyingAt(desk: Desk, product: Product): Buying | undefined {
  const areas: { readonly [Area in Product]?: unknown } = desk;
  const area = areas[product] as Partial<Buying> | undefined;
  return area?.book === undefined ? undefined : (area as Buying);
}

function readContent({ content }: KeptApproval): object {
  return JSON.parse(content) as object;
}

/** As the one who asked; undefined where they may come in no more. */
function callerOf(
  { users, agencies }: WorkApprovalPorts,
  { agencyId, approvalId, requester, actorUserId, askedAt, companyId }: KeptApproval,
  mode: 'hold' | 'buy',
): Effect.Effect<SignedInCaller | undefined> {
  return Effect.gen(function* () {
    const [own, actor, agency] = yield* Effect.all([
      users.byId(requester.userId),
      users.byId(actorUserId),
      agencies.byId(agencyId),
    ]);
    if (own?.active !== true || actor?.active !== true || agency === undefined) return undefined;
    const { user } = own;
    return {
      kind: 'signed-in',
      sessionId: `approval-${approvalId}`,
      actor: {
        userId: actorUserId,
        name: `${actor.user.firstName} ${actor.user.lastName}`.trim(),
        agencyId: actor.user.agencyId,
      },
      agencyId,
      ...(actorUserId !== requester.userId && {
        onBehalfOf: { agencyId, name: requester.name, userId: requester.userId },
      }),
      speaksFor: { agentId: agency.agentId, profileId: user.profileId },
      rights: rightsOf({ systemRoleId: user.systemRoleId }),
      ...(isCorporate(user.systemRoleId) && { corporate: { userId: requester.userId, companyId, decidesFor: [] } }),
      approved: { askedAt, mode },
      mustChangePassword: false,
      language: 'en',
      reference: approvalId,
      address: '127.0.0.1',
    };
  });
}

/** What time does to one; it escalates where none of these. */
const moves: { readonly [State in KeptApproval['state']]?: string } = {
  expired: 'expire',
  approved: 'pass',
  permitted: 'free',
  booked: 'book',
};

/** Whom it is written to follows from the outcome where it passed. */
function noticeOf({ state, manner, finishBy }: KeptApproval): ApprovalNotice | undefined {
  if (state === 'approved' || state === 'permitted' || state === 'booked') return undefined;
  if (state === 'expired') return finishBy === undefined ? 'expired' : 'unbooked';
  return manner === 'soft' ? 'escalated-soft' : 'escalated';
}

/**
 * Escalates and ends what is due, and records what came of what its traveller books; answers how many it moved, not what is still
 * being booked. One that is changed meanwhile is left to the next round.
 */
export function sweepApprovals({
  approvals,
  bookings,
  clock,
}: Pick<WorkApprovalPorts, 'approvals' | 'clock'> & Pick<PermissionPorts, 'bookings'>) {
  return Effect.gen(function* () {
    const now = clock.now();
    const due = yield* approvals.due(now, 50);
    let moved = 0;
    for (const before of due) {
      const after = before.usedBy === undefined ? approvalAt(before, now) : yield* afterUse({ bookings }, before, now);
      if (after === undefined || after === before) continue;
      const saved = yield* approvals.save({
        approval: after,
        letters: lettersOf(after, noticeOf(after)),
        record: {
          agencyId: after.agencyId,
          operation: `corporate.${moves[after.state] ?? 'escalate'}-approval`,
          reference: after.approvalId,
        },
      });
      if (saved) moved += 1;
    }
    return moved;
  });
}
