/** Points of the travel-rewards programme: their history, and spending them as credit of the account. */
import type { RewardMovement, Rewards } from '#domain/account/reward/rewards.ts';
import type { Answer } from '../answer.ts';
import type { BalanceTooLow, NotFound, RequestIdReused } from '../failures.ts';

export interface SpendRewards {
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly points: number;
}

export interface RewardsDesk {
  /** What may be spent, a whole number; below zero where more was taken back than was left. */
  readonly rewardPoints: () => Answer<number>;
  /** A page of 20 movements, newest first. */
  readonly rewards: (asked: { readonly page: number }) => Answer<Rewards>;
  /** Credits what they are worth, once a request. Invalid at `points` as `checkSpending`. */
  readonly spendRewards: (asked: SpendRewards) => Answer<RewardMovement, RequestIdReused>;
  /**
   * Takes a spending of the same business day back, once. Invalid `reward-final` at `reference` after that day; BalanceTooLow where the
   * credit was used meanwhile.
   */
  readonly returnRewards: (asked: { readonly reference: string }) => Answer<RewardMovement, NotFound | BalanceTooLow>;
}
