/** Examples of the points of the travel-rewards programme. */
import type { RewardMovement } from '#domain/account/reward/rewards.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { RewardsDesk } from '#application/desk/account/rewards.ts';
import type { AreaReference } from '../area-reference.ts';
import { requestId, rupees } from '../samples.ts';

const spent: RewardMovement = {
  at: instant('2026-11-20T09:40:00.000Z'),
  move: 'spent',
  points: -400,
  reference: 'RW700001',
  ledgerEntry: 'LG-4131',
  amount: rupees('100.00'),
};

const returned: RewardMovement = {
  ...spent,
  at: instant('2026-11-20T09:52:00.000Z'),
  move: 'returned',
  points: 400,
  ledgerEntry: 'LG-4132',
  amount: rupees('-100.00'),
};

export const rewardsReference: AreaReference<RewardsDesk> = {
  rewardPoints: { about: 'Points of the travel-rewards programme that may be used.', request: undefined, answer: 1250 },
  rewards: {
    about:
      'Points that may be used and what they are worth, the rule of today (one point for each charged amount, what a hundred are worth, the ' +
      'fewest at once, on how many days they may be used), those that are over next, and a page of 20 movements, newest first: earned by ' +
      'a charge (until is their last day), taken-back with a refund, spent as credit, returned, expired. points are below zero where ' +
      'more was taken back than was left. mayreturn: RETURNREWARDS takes the spending back.',
    request: { page: 1 },
    answer: {
      points: 1250,
      worth: rupees('312.50'),
      rule: { each: rupees('100.00'), hundred: rupees('25.00'), least: 100, lastsDays: 365 },
      ending: { points: 180, until: isoDate('2027-02-11') },
      movements: [
        { ...spent, mayReturn: true },
        {
          at: instant('2026-11-18T11:02:00.000Z'),
          move: 'taken-back',
          points: -31,
          reference: 'FL26110000009',
          ledgerEntry: 'LG-4127',
        },
        {
          at: instant('2026-11-17T08:12:00.000Z'),
          move: 'earned',
          points: 57,
          reference: 'FL26110000009',
          ledgerEntry: 'LG-4124',
          until: isoDate('2027-11-17'),
        },
        { at: instant('2026-11-12T00:10:00.000Z'), move: 'expired', points: -44, reference: 'FL25110000031' },
      ],
      total: 4,
      page: 1,
      pageSize: 20,
    },
  },
  spendRewards: {
    about:
      'Credits the account with what so many points are worth by the rule of today, once a request. 902 at points with rewards-few, ' +
      'rewards-none or count-between.',
    request: { requestId, points: 400 },
    answer: spent,
  },
  returnRewards: {
    about:
      'Takes a spending of the same business day back: the points are there again with their last days, the credit is gone. 902 at ' +
      'reference with reward-final after that day; 904 where the credit was used meanwhile.',
    request: { reference: 'RW700001' },
    answer: returned,
  },
};
