/** Points of the travel-rewards programme. Shapes chosen here. */
import { rewardMoves, type RewardMovement, type Rewards } from '#domain/account/reward/rewards.ts';
import type { RewardsDesk, SpendRewards } from '#application/desk/account/rewards.ts';
import { bad, type Codec, good, nothing } from './form/codec.ts';
import { objectSchema, plainly } from './form/json-schema.ts';
import { date, flag, moment, money, oneOf, paged, requestId, text, whole } from './form/leaves.ts';
import { type AreaOperations, inResult, operation } from './form/operation.ts';
import { at, codecOf, list, maybe, or, record } from './form/shape.ts';

/** `{"rewardPoints":1250}`. */
const rewardPoints: Codec<number> = {
  read: (value) => {
    const points =
      typeof value === 'object' && value !== null && 'rewardPoints' in value ? value.rewardPoints : undefined;
    return Number.isSafeInteger(points) ? good(Number(points)) : bad('not-a-number', 'rewardPoints');
  },
  write: (points) => ({ rewardPoints: points }),
  jsonSchema: plainly(objectSchema({ rewardPoints: { type: 'integer' } })),
};

const movement = record<RewardMovement>({
  at: at('at', moment),
  move: at('move', oneOf(rewardMoves)),
  points: at('points', whole),
  reference: at('reference', text),
  ledgerEntry: maybe('ledgerentry', text),
  amount: maybe('amount', money),
  until: maybe('until', date),
  mayReturn: maybe('mayreturn', flag),
});

const rewards = record<Rewards>({
  points: at('points', whole),
  worth: at('worth', money),
  rule: maybe(
    'rule',
    record<NonNullable<Rewards['rule']>>({
      each: at('each', money),
      hundred: at('hundred', money),
      least: at('least', whole),
      lastsDays: maybe('lastsdays', whole),
    }),
  ),
  ending: maybe(
    'ending',
    record<NonNullable<Rewards['ending']>>({ points: at('points', whole), until: at('until', date) }),
  ),
  movements: at('movements', list(movement)),
  ...paged,
});

export const rewardOperations: AreaOperations<RewardsDesk> = {
  rewardPoints: operation({
    opid: 'RQ000',
    actioncode: 'GETWYPBAL',
    request: nothing,
    answer: inResult(rewardPoints),
    background: true,
  }),
  rewards: operation({
    opid: 'RQ000',
    actioncode: 'REWARDS',
    request: codecOf(record<{ readonly page: number }>({ page: or('page', whole, 1) })),
    answer: inResult(codecOf(rewards)),
  }),
  spendRewards: operation({
    opid: 'RQ000',
    actioncode: 'SPENDREWARDS',
    request: codecOf(record<SpendRewards>({ requestId: at('requestid', requestId), points: at('points', whole) })),
    answer: inResult(codecOf(movement)),
    changes: true,
  }),
  returnRewards: operation({
    opid: 'RQ000',
    actioncode: 'RETURNREWARDS',
    request: codecOf(record<{ readonly reference: string }>({ reference: at('reference', text) })),
    answer: inResult(codecOf(movement)),
    changes: true,
  }),
};
