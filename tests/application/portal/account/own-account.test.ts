/** The agency's own account number at the portal: opened by a press, and what arrived asked for. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { TooManyRequests, Unreachable } from '#application/desk/failures.ts';
import type { VirtualAccountDesk } from '#application/desk/account/virtual-account.ts';
import { OwnAccount } from '#application/portal/account/virtual-account.ts';
import { paymentReference } from '#infrastructure/wire/reference/account/payments.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const shown = paymentReference.virtualAccount.answer;

function own(desk: Partial<VirtualAccountDesk> = {}) {
  let arrived = 0;
  const account = new OwnAccount(
    {
      virtualAccount: () => Effect.succeed({ offered: true }),
      openAccount: () => Effect.succeed(shown),
      checkTransfers: () => Effect.succeed({ credited: 2 }),
      ...desk,
    },
    signedInSession(),
    () => (arrived += 1),
  );
  return { account, state: () => account.state$.value, arrived: () => arrived };
}

test('is opened by a press, and stays as it was where it cannot be had', async () => {
  const { account, state } = own();
  await account.look();
  expect(state().shown).toEqual({ kind: 'ready', value: { offered: true } });
  await account.open();
  expect(state().shown).toEqual({ kind: 'ready', value: shown });
  const cut = own({ openAccount: () => Effect.fail(new Unreachable({ detail: 'cut off' })) });
  await cut.account.look();
  await cut.account.open();
  expect(cut.state()).toMatchObject({
    shown: { value: { offered: true } },
    busy: false,
    failure: { _tag: 'Unreachable' },
  });
});

test('brings the balance and the deposits up to date where something arrived', async () => {
  const some = own();
  await some.account.check();
  expect([some.state().credited, some.arrived()]).toEqual([2, 1]);
  const none = own({ checkTransfers: () => Effect.succeed({ credited: 0 }) });
  await none.account.check();
  expect([none.state().credited, none.arrived()]).toEqual([0, 0]);
  const wait = own({ checkTransfers: () => Effect.fail(new TooManyRequests({ retryAfterSeconds: 15 })) });
  await wait.account.check();
  expect(wait.state()).toMatchObject({ busy: false, failure: { _tag: 'TooManyRequests' } });
});
