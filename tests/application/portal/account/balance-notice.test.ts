import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { BalanceNotice, NoticeDesk } from '#application/desk/account/notice.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { BalanceNoticeForm } from '#application/portal/account/balance-notice.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

async function opened(desk: Partial<NoticeDesk> = {}) {
  const asked: unknown[] = [];
  const kept: BalanceNotice = { below: rupees(25_000), low: false };
  const form = new BalanceNoticeForm(
    {
      balanceNotice: () => Effect.succeed(kept),
      setBalanceNotice: (wanted) => {
        asked.push(wanted);
        return Effect.succeed({ ...wanted, low: false });
      },
      ...desk,
    },
    signedInSession(),
    () => 'INR',
  );
  await form.open();
  return { form, asked, state: () => form.state$.value };
}

test('the amount is shown, changed, and taken back by leaving it empty', async () => {
  const { form, asked, state } = await opened();
  expect(state().typed).toBe('25000.00');
  form.type('40,000');
  await form.save();
  expect(state()).toMatchObject({ typed: '40000.00', saved: true });
  form.type(' ');
  await form.save();
  expect(asked).toEqual([{ below: rupees(40_000) }, {}]);
  expect(state()).toMatchObject({ typed: '', saved: true });
});

test('what is no amount, or none above zero, is not sent; what was not saved stays typed', async () => {
  const { form, asked, state } = await opened();
  for (const [typed, code] of [
    ['much', 'not-a-number'],
    ['0', 'amount-not-positive'],
  ] as const) {
    form.type(typed);
    await form.save();
    expect(state().violations).toMatchObject([{ path: 'below', code }]);
  }
  expect(asked).toEqual([]);
  const lost = await opened({ setBalanceNotice: () => Effect.fail(new Unreachable({ detail: 'cut off' })) });
  lost.form.type('40000');
  await lost.form.save();
  expect(lost.state()).toMatchObject({ typed: '40000', saved: false, failure: { _tag: 'Unreachable' } });
});
