/** A company's policy, judged where its people book: what is blocked, what needs a reason, what others have to approve. */
import { Effect } from 'effect';
import { approvalRuleFor, tripToApprove } from '#domain/corporate/approval-rules.ts';
import { approvalAt } from '#domain/corporate/approval.ts';
import type { Company } from '#domain/corporate/company.ts';
import { brokenBy, judgeTrip, needsReason } from '#domain/corporate/policy.ts';
import { checkGivenReason } from '#domain/corporate/trip-reason.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { AwaitingApproval, Invalid, NotAllowedInState } from '#application/desk/failures.ts';
import type { TravelPolicy } from '../booking/travel-policy.ts';
import type { SignedInCaller } from '../caller.ts';
import type { ApprovalBook } from '../ports/corporate/approval-book.ts';
import type { CompanyBook } from '../ports/corporate/company-book.ts';
import type { Chance, Clock } from '../ports/machine.ts';
import { askApproval, type AskApprovalPorts, totalOf, tripOf } from './approvals/ask-approval.ts';
import { type PermissionPorts, takePermission } from './approvals/take-permission.ts';

export interface TravelPolicyPorts extends AskApprovalPorts {
  readonly companies: Pick<CompanyBook, 'find' | 'ofPerson' | 'members'>;
  readonly approvals: Pick<ApprovalBook, 'add' | 'holding' | 'permitted' | 'reasonOf' | 'save'>;
  readonly bookings: PermissionPorts['bookings'];
  readonly clock: Clock;
  readonly chance: Chance;
  readonly businessZone: string;
}

/** At whose desk it is: the person who is emulated, or the one who is there. */
export function personAtDesk({ onBehalfOf, actor }: SignedInCaller): string {
  return onBehalfOf?.userId ?? actor.userId;
}

export function makeTravelPolicy(ports: TravelPolicyPorts): TravelPolicy {
  const { companies, approvals, clock, businessZone } = ports;
  return {
    compares: (who) =>
      who.approved !== undefined
        ? Effect.succeed(false)
        : Effect.map(companyBought(companies, who), (company) =>
            (company?.rules ?? []).some(({ kind }) => kind === 'lowest'),
          ),
    allows: (who, trip, intent, mayBeHeld) =>
      Effect.gen(function* () {
        const traveller = travellerOf(who);
        if (traveller === undefined) return;
        if (who.approved !== undefined) {
          const isHeld = intent.mode === 'hold';
          if (isHeld || who.approved.mode === 'buy') return;
          return yield* Effect.die(new Error('What waits for approval is held, not bought'));
        }
        const employed = yield* companies.ofPerson(who.agencyId, traveller);
        if (employed === undefined) return;
        const { company, costCentre } = employed;
        const verdict = judgeTrip(company.rules, trip, dateIn(clock.now(), businessZone));
        const { effect, findings } = verdict;
        const [worst] = brokenBy(verdict);
        if (effect === 'block' && worst !== undefined) return yield* refused('policy-blocked', worst.rule.kind);
        const rule = approvalRuleFor(company.approvals, tripToApprove(trip, verdict, costCentre));
        const now = clock.now();
        const about = { product: trip.product, trip: tripOf(intent), total: totalOf(intent), findings, now };
        const permission = { ...about, requestId: intent.requestId };
        // Taken also where nobody has to be asked by now, or it would be there for a second trip.
        const permitted = yield* takePermission(ports, who, employed.person.userId, permission);
        if (permitted?.is === 'taken') return;
        if (permitted !== undefined && (rule !== undefined || effect === 'approve'))
          return yield* new AwaitingApproval({ approvalId: permitted.approvalId });
        if (effect === 'approve' && rule === undefined) return yield* refused('approval-nobody');
        const given = yield* approvals.reasonOf(who.agencyId, intent.quoteId, who.actor.userId);
        // The list may have changed since it was given.
        const isGiven = given !== undefined && checkGivenReason(given, company.reasons).length === 0;
        if (needsReason(verdict) && !isGiven) return yield* refused('policy-reason');
        if (rule === undefined && effect !== 'justify') return;
        const asked = yield* askApproval(ports, who, { employed, rule, findings, intent, mayBeHeld, given });
        if (asked === 'nobody') return yield* refused('approval-nobody');
        if (asked.state !== 'justified' && asked.state !== 'notified')
          return yield* new AwaitingApproval({ approvalId: asked.approvalId });
      }),
    mayIssue: (who, transactionId) =>
      Effect.gen(function* () {
        if (who.approved !== undefined) return;
        const found = yield* approvals.holding(who.agencyId, transactionId);
        if (found === undefined) return;
        const { approvalId, state } = approvalAt(found, clock.now());
        if (state === 'booked') return;
        if (state === 'waiting' || state === 'approved') return yield* new AwaitingApproval({ approvalId });
        // What was approved and could not be booked is the agency's to finish.
        if (who.corporate === undefined && state === 'not-booked') return;
        return yield* new NotAllowedInState({ state });
      }),
  };
}

/** For which company something is quoted; by a cart of its traveller's also where another person quotes it. */
function companyBought(
  companies: Pick<CompanyBook, 'find' | 'ofPerson'>,
  who: SignedInCaller,
): Effect.Effect<Company | undefined> {
  const traveller = travellerOf(who);
  if (traveller !== undefined)
    return Effect.map(companies.ofPerson(who.agencyId, traveller), (employed) => employed?.company);
  const { companyId } = who.cartBuyer ?? {};
  return companyId === undefined ? Effect.succeed(undefined) : companies.find(who.agencyId, companyId);
}

/** Who books for a company: of the cart, or at the desk. */
function travellerOf(who: SignedInCaller): string | undefined {
  return who.cartOwner ?? (who.corporate && personAtDesk(who));
}

function refused(code: 'policy-blocked' | 'policy-reason' | 'approval-nobody', kind?: string) {
  return Effect.fail(new Invalid({ violations: [violation(code, '', kind === undefined ? {} : { kind })] }));
}
