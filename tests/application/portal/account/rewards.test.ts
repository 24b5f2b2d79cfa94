import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { RewardsDesk, SpendRewards } from '#application/desk/account/rewards.ts';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import { RewardsAccount } from '#application/portal/account/rewards.ts';
import { violation } from '#domain/rules/violation.ts';
import { rewardsReference } from '#infrastructure/wire/reference/account/rewards.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const { rewards, spendRewards, returnRewards } = rewardsReference;

async function opened(desk: Partial<RewardsDesk> = {}) {
  const asked: SpendRewards[] = [];
  const waiting = new Map<string, { readonly id: string; readonly content: string }>();
  let [ids, moved] = [0, 0];
  const account = new RewardsAccount(
    {
      rewards: () => Effect.succeed(rewards.answer),
      spendRewards: (wanted) => {
        asked.push(wanted);
        return Effect.succeed(spendRewards.answer);
      },
      returnRewards: () => Effect.succeed(returnRewards.answer),
      ...desk,
    },
    signedInSession(),
    {
      requests: {
        waiting: (key) => waiting.get(key),
        begin: (key, content) => {
          const before = waiting.get(key);
          const request = before?.content === content ? before : { id: `id-${(ids += 1)}`, content };
          waiting.set(key, request);
          return request;
        },
        end: (key) => void waiting.delete(key),
      },
      moved: () => void (moved += 1),
    },
  );
  await account.open(1);
  return { account, asked, state: () => account.state$.value, moved: () => moved };
}

test('points are spent once they are typed as the rule wants them, and what is shown then is asked for', async () => {
  const { account, asked, state, moved } = await opened();
  for (const [typed, code] of [
    ['', 'count-between'],
    ['99', 'count-between'],
    ['1251', 'count-between'],
    ['12.5', 'count-between'],
  ] as const) {
    account.type(typed);
    await account.spend();
    expect(state().violations).toMatchObject([{ path: 'points', code }]);
  }
  expect(asked).toEqual([]);
  account.type('400');
  await account.spend();
  expect(asked).toEqual([{ requestId: 'id-1', points: 400 }]);
  expect(state()).toMatchObject({ typed: '', done: { move: 'spent', points: -400 } });
  expect(moved()).toBe(1);
});

test('what has no answer is sent as it was, under the same id', async () => {
  const sent: SpendRewards[] = [];
  const { account, state } = await opened({
    spendRewards: (wanted) => {
      sent.push(wanted);
      return sent.length === 1
        ? Effect.fail(new Unreachable({ detail: 'cut off' }))
        : Effect.succeed(spendRewards.answer);
    },
  });
  account.type('400');
  await account.spend();
  expect(state()).toMatchObject({ unanswered: true, typed: '400' });
  account.type('500');
  await account.open(2);
  expect(state()).toMatchObject({ unanswered: true, typed: '400' });
  await account.spend();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(state()).toMatchObject({ unanswered: false, done: { move: 'spent' } });
});

test('a spending is undone, or says why it is not', async () => {
  const { account, state, moved } = await opened();
  await account.giveBack('RW700001');
  expect(state()).toMatchObject({ returning: undefined, done: { move: 'returned' } });
  expect(moved()).toBe(1);
  const late = await opened({
    returnRewards: () => Effect.fail(new Invalid({ violations: [violation('reward-final', 'reference')] })),
  });
  await late.account.giveBack('RW700001');
  expect(late.state()).toMatchObject({ violations: [{ code: 'reward-final' }], returning: undefined });
});
