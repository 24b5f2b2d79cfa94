/** The desk of reward points: read, spent as credit of the account, and a spending taken back on its day. */
import { Effect } from 'effect';
import {
  checkSpending,
  endingNext,
  pointsOf,
  rewardEntry,
  type RewardMovement,
  rewardReversal,
  type RewardRule,
  rewardRuleOn,
  worthOf,
} from '#domain/account/reward/rewards.ts';
import type { Currency } from '#domain/money/currency.ts';
import { zero } from '#domain/money/money.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { RewardsDesk } from '#application/desk/account/rewards.ts';
import { BalanceTooLow, Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { RewardBook, RewardDay } from '#application/backoffice/ports/account/reward-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';

export interface RewardPorts {
  readonly rewards: RewardBook;
  readonly clock: Clock;
  readonly businessZone: string;
  readonly currency: Currency;
}

const pageSize = 20;

export function makeRewardsDesk(ports: RewardPorts): (caller: Caller) => RewardsDesk {
  const { rewards } = ports;
  return (caller) => ({
    rewardPoints: () =>
      Effect.gen(function* () {
        const { agencyId } = yield* signedIn(caller, 'balance');
        return pointsOf(yield* rewards.standing(agencyId, dayOf(ports)));
      }),
    rewards: ({ page }) =>
      Effect.gen(function* () {
        const { agencyId } = yield* signedIn(caller, 'balance');
        const violations = checkPage(page);
        if (violations.length > 0) return yield* new Invalid({ violations });
        const day = dayOf(ports);
        const { standing, movements, returned, total } = yield* rewards.page(agencyId, { ...day, page, pageSize });
        const points = pointsOf(standing);
        const rule = day.ruleOn(day.today);
        const ending = endingNext(standing);
        return {
          points,
          worth: rule === undefined ? zero(ports.currency) : worthOf(Math.max(0, points), rule),
          ...(rule && { rule: shownRule(rule) }),
          ...(ending && { ending }),
          movements: movements.map((each) => withReturn(each, returned, day)),
          total,
          page,
          pageSize,
        };
      }),
    spendRewards: ({ requestId, points }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'deposit');
        const { agencyId } = who;
        const named = checkRequestId(requestId);
        if (named.length > 0) return yield* new Invalid({ violations: named });
        const day = dayOf(ports);
        const rule = day.ruleOn(day.today);
        const there = pointsOf(yield* rewards.standing(agencyId, day));
        // A repeated request is answered as it was, whatever is left by now.
        const isRight = rule !== undefined && checkSpending(points, Math.max(there, points), rule).length === 0;
        if (!isRight) return yield* new Invalid({ violations: checkSpending(points, there, rule) });
        const worth = worthOf(points, rule);
        const outcome = yield* rewards.spend({
          ...day,
          agencyId,
          requestId,
          points,
          amount: worth,
          entry: rewardEntry(agencyId, points, worth),
          audit: { ...actedBy(who), operation: 'account.spend-rewards', detail: { points } },
        });
        if (outcome.kind === 'reused') return yield* new RequestIdReused({});
        if (outcome.kind === 'too-few') {
          const left = pointsOf(yield* rewards.standing(agencyId, day));
          return yield* new Invalid({ violations: checkSpending(points, Math.min(left, points - 1), rule) });
        }
        return outcome.movement;
      }),
    returnRewards: ({ reference }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'deposit');
        const { agencyId } = who;
        const day = dayOf(ports);
        const spending = yield* rewards.find(agencyId, reference);
        if (spending?.amount === undefined) return yield* new NotFound({ what: 'reward' });
        if (dateIn(spending.at, ports.businessZone) !== day.today) {
          return yield* new Invalid({ violations: [violation('reward-final', 'reference')] });
        }
        const { amount } = spending;
        const points = -spending.points;
        const outcome = yield* rewards.giveBack({
          ...day,
          agencyId,
          reference,
          entry: rewardReversal(agencyId, points, amount),
          audit: { ...actedBy(who), operation: 'account.return-rewards', reference, detail: { points } },
        });
        if (outcome.kind === 'too-low') {
          return yield* new BalanceTooLow({ needed: amount, available: outcome.available });
        }
        return outcome.movement;
      }),
  });
}

function dayOf({ clock, businessZone: zone, currency }: RewardPorts): RewardDay {
  const now = clock.now();
  return { now, today: dateIn(now, zone), zone, ruleOn: (day) => rewardRuleOn(day, currency) };
}

function shownRule({ each, hundred, least, lastsDays }: RewardRule) {
  return { each, hundred, least, ...(lastsDays !== undefined && { lastsDays }) };
}

/** What was returned, or is of another day, stays. */
function withReturn(
  movement: RewardMovement,
  returned: ReadonlySet<string>,
  { today, zone }: RewardDay,
): RewardMovement {
  const { move, at, reference } = movement;
  const isOpen = move === 'spent' && dateIn(at, zone) === today && !returned.has(reference);
  return isOpen ? { ...movement, mayReturn: true } : movement;
}
