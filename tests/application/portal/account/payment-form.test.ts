/** Paying in online: what each way costs, a payment begun once, and the outcome of one. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type { PaymentShown, PaymentStarted, StartPayment } from '#application/desk/account/payments.ts';
import { Invalid, Unavailable, Unreachable } from '#application/desk/failures.ts';
import { PaymentForm } from '#application/portal/account/payment-form.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { violation } from '#domain/rules/violation.ts';
import { paymentReference } from '#infrastructure/wire/reference/account/payments.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { money } from '#domain/money/money.ts';
import { rupees } from '#tests/fixtures/flight.ts';

type Begun = Effect.Effect<PaymentStarted, Invalid | Unavailable | Unreachable>;
type Looked = Effect.Effect<PaymentShown, Unreachable>;

async function opened(begun: readonly Begun[], looked: readonly Looked[] = [], tab = new TabShelf(new Map())) {
  const sent: StartPayment[] = [];
  let [ids, looks, arrived] = [0, 0, 0];
  const session = signedInSession();
  const form = new PaymentForm(
    {
      paymentTerms: () => Effect.succeed(paymentReference.paymentTerms.answer),
      startPayment: (asked) => {
        sent.push(asked);
        return begun[sent.length - 1] ?? Effect.die(new Error('not asked'));
      },
      paymentStatus: () => looked[(looks += 1) - 1] ?? Effect.die(new Error('not asked')),
    },
    session,
    {
      requests: new OpenRequests(session, { requestIds: { next: () => `id-${(ids += 1)}` }, tab }, 'paymentRequests'),
      currency: () => 'INR',
      arrived: () => (arrived += 1),
    },
  );
  await form.open(looked.length > 0 ? 'PY500001' : undefined);
  return { form, sent, tab, state: () => form.state$.value, arrived: () => arrived };
}

const url = '/payments/sandbox/abc';
const done: Begun = Effect.succeed({ paymentId: 'PY500001', url });
const lost = Effect.fail(new Unreachable({ detail: 'cut off' }));

describe('the form of a payment', () => {
  test('says what each way costs, and which one cannot take so much', async () => {
    const { form, state } = await opened([]);
    expect(state().offered.every(({ price }) => price === undefined)).toBe(true);
    form.change({ amount: '1,20,000' });
    const by = (method: string) => state().offered.find(({ terms }) => terms.method === method);
    expect(by('upi')).toMatchObject({ over: rupees(100_000) });
    expect(by('net-banking')).toMatchObject({
      price: { charge: rupees(1320), gst: money(201_36, 'INR'), total: rupees(121_320) },
    });
    expect(by('net-banking')?.over).toBeUndefined();
  });

  test('sends nothing that the rules stop, and says where until it is right', async () => {
    const { form, sent, state } = await opened([]);
    form.change({ amount: 'much' });
    expect(await form.send()).toBeUndefined();
    expect(sent).toEqual([]);
    expect(state().violations.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'amount not-a-number',
      'method required',
    ]);
    form.change({ amount: '5000', method: 'upi' });
    expect(state().violations).toEqual([]);
  });

  test('leads to the gateway’s page', async () => {
    const { form, sent } = await opened([done]);
    form.change({ amount: '5000', method: 'amex' });
    expect(await form.send()).toBe(url);
    expect(sent).toEqual([{ payment: { amount: rupees(5000), method: 'amex' }, requestId: 'id-1' }]);
  });

  test('is sent again as it was where no answer came, also by a page that was reloaded', async () => {
    const unavailable: Begun = Effect.fail(new Unavailable({ retryAfterSeconds: 10 }));
    const first = await opened([lost, unavailable]);
    first.form.change({ amount: '5000', method: 'amex' });
    expect(await first.form.send()).toBeUndefined();
    expect(first.state()).toMatchObject({ unanswered: true });
    first.form.change({ amount: '9000' });
    expect(first.state().amount).toBe('5000');
    await first.form.send();
    const again = await opened([done], [], first.tab);
    expect(again.state()).toMatchObject({ unanswered: true, amount: '5000.00', method: 'amex' });
    expect(await again.form.send()).toBe(url);
    expect([...first.sent, ...again.sent].map(({ requestId }) => requestId)).toEqual(['id-1', 'id-1', 'id-1']);
  });

  test('shows beside the fields what the back office found', async () => {
    const violations = [violation('amount-most', 'payment.amount', { most: '100000.00', currency: 'INR' })];
    const { form, state } = await opened([Effect.fail(new Invalid({ violations }))]);
    form.change({ amount: '5000', method: 'upi' });
    await form.send();
    expect(state()).toMatchObject({ unanswered: false, attempt: 1, failure: undefined });
    expect(state().violations.map(({ path }) => path)).toEqual(['amount']);
  });
});

describe('the outcome of a payment', () => {
  const { depositId: _deposit, ...unpaid } = paymentReference.paymentStatus.answer;
  const open: Looked = Effect.succeed({ ...unpaid, state: 'open' });
  const paid: Looked = Effect.succeed(paymentReference.paymentStatus.answer);

  test('is looked for again, keeps what is known where an answer is lost, and tells of the money once', async () => {
    const { form, state, arrived } = await opened([], [open, lost, paid, paid]);
    expect(state().payment).toMatchObject({ kind: 'ready', value: { state: 'open' } });
    await form.look();
    expect(state().payment).toMatchObject({ kind: 'ready', value: { state: 'open' } });
    expect(arrived()).toBe(0);
    await form.look();
    await form.look();
    expect(state().payment).toMatchObject({ kind: 'ready', value: { state: 'paid', depositId: 'DP300001' } });
    expect(arrived()).toBe(1);
  });

  test('is said to be unknown where the first answer is lost', async () => {
    const { form, state } = await opened([], [lost, open]);
    expect(state().payment).toMatchObject({ kind: 'failed' });
    await form.look();
    expect(state().payment).toMatchObject({ kind: 'ready' });
  });
});
