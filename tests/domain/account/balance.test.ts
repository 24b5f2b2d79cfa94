import { expect, it } from 'vitest';
import { due } from '#domain/account/balance.ts';
import { money } from '#domain/money/money.ts';

it.each([
  [-123_450, 123_450],
  [0, 0],
  [500, 0],
])('with a balance of %i, %i is due', (balance, owed) => {
  expect(due({ balance: money(balance, 'INR') })).toEqual(money(owed, 'INR'));
});
