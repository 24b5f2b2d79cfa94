/** Proposing an adjustment, and deciding on somebody else's: an approved one is posted in the commit of its decision. */
import { Effect } from 'effect';
import {
  type AdjustmentDecision,
  adjustmentEntry,
  type AdjustmentFields,
  adjustmentOf,
  type AdjustmentPosted,
  adjustmentReversal,
  adjustmentStateBefore,
  checkAdjustment,
  checkAdjustmentDecision,
} from '#domain/account/adjustment.ts';
import { mayDecide } from '#domain/account/deposit.ts';
import { within } from '#domain/rules/violation.ts';
import type { AdjustmentDesk } from '#application/desk/account/adjustments.ts';
import { Invalid, NotAllowedInState, NotFound, NotPermitted, RequestIdReused } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AdjustmentBook } from '#application/backoffice/ports/account/adjustment-book.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface AdjustPorts {
  readonly adjustmentBook: AdjustmentBook;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly clock: Clock;
  /** Runs the deployment: it has no account with itself. */
  readonly houseId: string;
}

export function proposeAdjustment(
  { adjustmentBook, agencies, ledger, clock, houseId }: AdjustPorts,
  caller: Caller,
  { agencyId, adjustment, requestId }: Parameters<AdjustmentDesk['adjust']>[0],
): ReturnType<AdjustmentDesk['adjust']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const agency = agencyId === houseId ? undefined : yield* agencies.byId(agencyId);
    if (agency === undefined) return yield* new NotFound({ what: 'agency' });
    const { currency } = (yield* ledger.balance(agencyId)).balance;
    const fields = adjustmentOf(adjustment);
    const violations = [...checkRequestId(requestId), ...within('adjustment', checkAdjustment(adjustment, currency))];
    if (violations.length > 0 || fields === undefined) return yield* new Invalid({ violations });
    const proposed = yield* adjustmentBook.propose({
      agencyId,
      requestId,
      content: canonicalText(fields),
      fields,
      by: { userId: who.actor.userId, name: who.actor.name },
      at: clock.now(),
      record: { ...actedBy(who), agencyId, operation: 'account.adjust', detail: { ...fields } },
    });
    return proposed.kind === 'reused' ? yield* new RequestIdReused({}) : { adjustmentId: proposed.adjustmentId };
  });
}

/** Of two at once the first counts, and the same decision again answers the same. */
export function decideAdjustment(
  ports: AdjustPorts,
  caller: Caller,
  { adjustmentId, approve, remarks }: Parameters<AdjustmentDesk['decideAdjustment']>[0],
): ReturnType<AdjustmentDesk['decideAdjustment']> {
  return decided(ports, caller, adjustmentId, { to: approve ? 'approved' : 'declined', remarks: remarks.trim() });
}

export function reverseAdjustment(
  ports: AdjustPorts,
  caller: Caller,
  { adjustmentId, remarks }: Parameters<AdjustmentDesk['reverseAdjustment']>[0],
): ReturnType<AdjustmentDesk['reverseAdjustment']> {
  return decided(ports, caller, adjustmentId, { to: 'reversed', remarks: remarks.trim() });
}

function decided(
  { adjustmentBook, clock }: AdjustPorts,
  caller: Caller,
  adjustmentId: string,
  decision: AdjustmentDecision,
): ReturnType<AdjustmentDesk['decideAdjustment']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { actor } = who;
    const adjustment = yield* adjustmentBook.find(undefined, adjustmentId);
    if (adjustment === undefined) return yield* new NotFound({ what: 'adjustment' });
    if (!mayDecide(adjustment.proposedByUserId, actor.userId)) {
      return yield* new NotPermitted({ reason: 'own-adjustment' });
    }
    const violations = checkAdjustmentDecision(decision);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { agencyId } = adjustment;
    const { to } = decision;
    if (adjustment.state === adjustmentStateBefore(to)) {
      const entry = entryOf(agencyId, adjustment, to);
      yield* adjustmentBook.decide({
        agencyId,
        adjustmentId,
        decision,
        by: { userId: actor.userId, name: actor.name },
        at: clock.now(),
        ...(entry && { entry }),
        record: {
          ...actedBy(who),
          agencyId,
          operation: `account.adjustment-${to}`,
          reference: adjustmentId,
          detail: { decision },
        },
      });
    }
    const now = yield* adjustmentBook.find(undefined, adjustmentId);
    return now?.state === to ? { state: to } : yield* new NotAllowedInState({ state: now?.state ?? 'proposed' });
  });
}

function entryOf(
  agencyId: string,
  adjustment: AdjustmentFields,
  to: AdjustmentDecision['to'],
): AdjustmentPosted | undefined {
  if (to === 'declined') return undefined;
  return (to === 'approved' ? adjustmentEntry : adjustmentReversal)(agencyId, adjustment);
}
