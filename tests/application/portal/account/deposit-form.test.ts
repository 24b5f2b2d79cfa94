/** The form of a deposit: what the rules stop, what is sent once, and what a reloaded page still knows of it. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type { AddDeposit } from '#application/desk/account/deposits.ts';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import { DepositForm, type TypedDeposit } from '#application/portal/account/deposit-form.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';

const typed: TypedDeposit = {
  amount: '75,000',
  paymentMode: 'cheque',
  depositDate: '2026-11-20',
  referenceNumber: '204417',
  accountNumber: '0011223344',
  accountHolderName: 'Malabar Holidays',
  branch: 'Fort Kochi',
  bankAccount: 'HDFC Bank, ends 4410',
};

type Answer = Effect.Effect<{ depositId: string }, Invalid | Unreachable>;

type Slip = Effect.Effect<{ slipId: string }>;

function opened(answers: readonly Answer[], tab = new TabShelf(new Map()), slips: Slip[] = []) {
  const sent: AddDeposit[] = [];
  let ids = 0;
  let added = 0;
  const session = signedInSession();
  const form = new DepositForm(
    {
      addSlip: () => slips.shift() ?? Effect.succeed({ slipId: 'slip-1' }),
      addDeposit: (asked) => {
        sent.push(asked);
        return answers[sent.length - 1] ?? Effect.die(new Error('not asked'));
      },
    },
    session,
    {
      requests: new OpenRequests(session, { requestIds: { next: () => `id-${(ids += 1)}` }, tab }, 'depositRequests'),
      currency: () => 'INR',
      today: () => isoDate('2026-11-20'),
      added: () => (added += 1),
    },
  );
  form.open();
  return { form, sent, tab, state: () => form.state$.value, added: () => added };
}

const done = Effect.succeed({ depositId: 'DP300001' });
const lost = Effect.fail(new Unreachable({ detail: 'cut off' }));

describe('the form of a deposit', () => {
  test('sends nothing that the rules stop, and says where', async () => {
    const { form, sent, state } = opened([]);
    form.change({ ...typed, amount: 'much', referenceNumber: '12' });
    await form.send();
    expect(sent).toEqual([]);
    expect(state().violations.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'amount not-a-number',
      'referenceNumber reference-form',
    ]);
    form.change({ amount: '75,000' });
    expect(state().violations.map(({ path }) => path)).toEqual(['referenceNumber']);
  });

  test('sends the slip with the deposit, and is empty again', async () => {
    const { form, sent, state, added } = opened([done]);
    form.change(typed);
    await form.attach(new File(['%PDF-1.7 an advice'], 'advice.pdf'));
    expect(state().slip).toMatchObject({ filename: 'advice.pdf', slipId: 'slip-1', uploading: false });
    await form.send();
    expect(sent).toMatchObject([{ deposit: { amount: rupees(75_000) }, slipId: 'slip-1', requestId: 'id-1' }]);
    expect(state()).toMatchObject({ depositId: 'DP300001', fields: {}, slip: { uploading: false } });
    expect(added()).toBe(1);
  });

  test('waits for its slip, and of two files keeps the newer, in whichever order they arrive', async () => {
    const arrive: (() => void)[] = [];
    const slip = (slipId: string): Slip =>
      Effect.as(
        Effect.promise(() => new Promise<void>((resolve) => arrive.push(resolve))),
        { slipId },
      );
    const { form, sent, state } = opened([done], undefined, [slip('slip-1'), slip('slip-2')]);
    form.change(typed);
    const first = form.attach(new File(['%PDF-1.7 one'], 'one.pdf'));
    await expect.poll(() => arrive.length).toBe(1);
    const second = form.attach(new File(['%PDF-1.7 two'], 'two.pdf'));
    await expect.poll(() => arrive.length).toBe(2);
    await form.send();
    expect(sent).toEqual([]);
    arrive[1]?.();
    await second;
    arrive[0]?.();
    await first;
    expect(state().slip).toMatchObject({ filename: 'two.pdf', slipId: 'slip-2', uploading: false });
    await form.send();
    expect(sent).toMatchObject([{ slipId: 'slip-2' }]);
  });

  test('judges a field that is left with something in it, and it alone', () => {
    const { form, state } = opened([]);
    form.leave('referenceNumber');
    expect(state().violations).toEqual([]);
    form.change({ paymentMode: 'cheque', referenceNumber: '12' });
    form.leave('referenceNumber');
    expect(state().violations.map(({ path, code }) => `${path} ${code}`)).toEqual(['referenceNumber reference-form']);
  });

  test('refuses a slip that is not what its name says, before it leaves', async () => {
    const { form, state } = opened([]);
    await form.attach(new File(['no picture'], 'advice.png'));
    expect(state().slip).toMatchObject({ violations: [{ code: 'upload-content', path: 'slipId' }] });
  });

  test('of which no word came is sent again as it was under its id, also by a reloaded page', async () => {
    const first = opened([lost]);
    first.form.change(typed);
    await first.form.send();
    expect(first.state()).toMatchObject({ unanswered: true });
    first.form.change({ amount: '1' });
    expect(first.state().fields.amount).toBe('75,000');
    const second = opened([done], first.tab);
    expect(second.state()).toMatchObject({ unanswered: true, fields: { referenceNumber: '204417' } });
    await second.form.send();
    expect(second.sent).toEqual(first.sent);
    expect(second.state()).toMatchObject({ unanswered: false, depositId: 'DP300001' });
  });

  test('shows at its own fields what the back office refuses', async () => {
    const violations = [
      { code: 'amount-least', path: 'deposit.amount' },
      { code: 'slip-missing', path: 'slipId' },
    ];
    const { form, state } = opened([Effect.fail(new Invalid({ violations }))]);
    form.change(typed);
    await form.send();
    expect(state().violations).toEqual([{ code: 'amount-least', path: 'amount' }]);
    expect(state().slip.violations).toEqual([{ code: 'slip-missing', path: 'slipId' }]);
    expect(state().unanswered).toBe(false);
  });
});
