/** Reward points as they cross the wire. */
import fc from 'fast-check';
import { rewardMoves } from '#domain/account/reward/rewards.ts';
import { anyMoney } from '../money.ts';
import { anyDate, anyInstant } from '../time.ts';

const text = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
const movement = fc.record(
  {
    at: anyInstant,
    move: fc.constantFrom(...rewardMoves),
    points: whole,
    reference: text,
    ledgerEntry: text,
    amount: anyMoney,
    until: anyDate,
    mayReturn: fc.boolean(),
  },
  { requiredKeys: ['at', 'move', 'points', 'reference'] },
);

export const rewardArbitraries = {
  rewardPoints: { request: fc.constant(undefined), answer: whole },
  rewards: {
    request: fc.record({ page: whole }),
    answer: fc.record(
      {
        points: whole,
        worth: anyMoney,
        rule: fc.record(
          { each: anyMoney, hundred: anyMoney, least: whole, lastsDays: whole },
          { requiredKeys: ['each', 'hundred', 'least'] },
        ),
        ending: fc.record({ points: whole, until: anyDate }),
        movements: fc.array(movement, { maxLength: 3 }),
        total: whole,
        page: whole,
        pageSize: whole,
      },
      { requiredKeys: ['points', 'worth', 'movements', 'total', 'page', 'pageSize'] },
    ),
  },
  spendRewards: { request: fc.record({ requestId: fc.uuid(), points: whole }), answer: movement },
  returnRewards: { request: fc.record({ reference: text }), answer: movement },
};
