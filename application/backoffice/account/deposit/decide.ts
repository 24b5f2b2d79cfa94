/**
 * The decision of elevated users: an approved deposit is credited in the commit of its decision, so that neither stands without
 * the other. Of two at once the first counts, and the same decision again answers the same.
 */
import { Effect } from 'effect';
import { checkDecision } from '#domain/account/deposit-rules.ts';
import {
  type DepositDecision,
  depositEntry,
  type DepositPosted,
  isDecidedSo,
  mayDecide,
  reversalEntry,
  stateBefore,
} from '#domain/account/deposit.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { DecideDeposit, DepositDesk } from '#application/desk/account/deposits.ts';
import { Invalid, NotAllowedInState, NotFound, NotPermitted } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { DepositBook, KeptDeposit } from '#application/backoffice/ports/account/deposit-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { depositDecided } from './mail-deposit.ts';

export interface DecideDepositPorts {
  readonly deposits: DepositBook;
  readonly clock: Clock;
  readonly businessZone: string;
}

export function decideDeposit(
  ports: DecideDepositPorts,
  caller: Caller,
  { depositId, approve, approvedAmount, approvedOn, remarks }: DecideDeposit,
): ReturnType<DepositDesk['decideDeposit']> {
  return decided(ports, caller, depositId, ({ amount }) =>
    approve
      ? {
          to: 'approved',
          approvedAmount: approvedAmount ?? amount,
          approvedOn: approvedOn ?? dateIn(ports.clock.now(), ports.businessZone),
          remarks: remarks.trim(),
        }
      : { to: 'declined', remarks: remarks.trim() },
  );
}

export function reverseDeposit(
  ports: DecideDepositPorts,
  caller: Caller,
  { depositId, remarks }: Parameters<DepositDesk['reverseDeposit']>[0],
): ReturnType<DepositDesk['reverseDeposit']> {
  return decided(ports, caller, depositId, () => ({ to: 'reversed', remarks: remarks.trim() }));
}

function decided(
  { deposits, clock, businessZone }: DecideDepositPorts,
  caller: Caller,
  depositId: string,
  decisionOn: (deposit: KeptDeposit) => DepositDecision,
): ReturnType<DepositDesk['decideDeposit']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'operate');
    const { actor } = who;
    const at = clock.now();
    const deposit = yield* deposits.find({}, depositId);
    if (deposit === undefined) return yield* new NotFound({ what: 'deposit' });
    if (!mayDecide(deposit.askedByUserId, actor.userId)) return yield* new NotPermitted({ reason: 'own-deposit' });
    const decision = decisionOn(deposit);
    const violations = checkDecision(decision, deposit.amount, dateIn(at, businessZone));
    if (violations.length > 0) return yield* new Invalid({ violations });
    if (deposit.state === stateBefore(decision.to)) {
      const entry = entryOf(deposit, decision);
      yield* deposits.decide({
        agencyId: deposit.agencyId,
        depositId,
        decision,
        by: { userId: actor.userId, name: actor.name },
        at,
        ...(entry && { entry }),
        record: {
          ...actedBy(who),
          agencyId: deposit.agencyId,
          operation: `account.deposit-${decision.to}`,
          reference: depositId,
          detail: { decision },
        },
        notice: { kind: depositDecided, payload: { agencyId: deposit.agencyId, depositId, state: decision.to } },
      });
    }
    if (decision.to === 'approved') {
      const arrived = yield* deposits.arrivedAs(deposit.agencyId, deposit.referenceNumber);
      if (arrived !== undefined && arrived !== depositId) {
        return yield* new Invalid({
          violations: [violation('reference-credited', 'depositId', { depositId: arrived })],
        });
      }
    }
    const now = yield* deposits.find({}, depositId);
    if (now === undefined || !isDecidedSo(now, decision)) {
      return yield* new NotAllowedInState({ state: now?.state ?? 'asked' });
    }
    return { state: now.state };
  });
}

function entryOf(deposit: KeptDeposit, decision: DepositDecision): DepositPosted | undefined {
  const { agencyId, approvedAmount } = deposit;
  if (decision.to === 'approved') return depositEntry(agencyId, deposit, decision.approvedAmount);
  return decision.to === 'reversed' && approvedAmount !== undefined
    ? reversalEntry(agencyId, deposit, approvedAmount)
    : undefined;
}
