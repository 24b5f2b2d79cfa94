/** Payment links at the portal: priced and judged while typed, made once, shared, mailed and withdrawn; opened by a payer. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import type {
  MakePaymentLink,
  PaymentLinkDesk,
  PaymentLinkOpened,
  PaymentLinkShown,
} from '#application/desk/account/payment-links.ts';
import { Invalid, NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import { PaymentLinkForm } from '#application/portal/account/links/link-form.ts';
import { OpenPaymentLink } from '#application/portal/account/links/open-payment-link.ts';
import { PaymentLinks } from '#application/portal/account/links/payment-links.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { paymentReference } from '#infrastructure/wire/reference/account/payments.ts';
import { signedInSession, TabShelf } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const link = paymentReference.makePaymentLink.answer;
const lost = Effect.fail(new Unreachable({ detail: 'cut off' }));

async function opened(made: readonly ReturnType<PaymentLinkDesk['makePaymentLink']>[], tab = new TabShelf(new Map())) {
  const sent: MakePaymentLink[] = [];
  const links: PaymentLinkShown[] = [];
  let ids = 0;
  const session = signedInSession();
  const form = new PaymentLinkForm(
    {
      paymentTerms: () => Effect.succeed(paymentReference.paymentTerms.answer),
      makePaymentLink: (asked) => {
        sent.push(asked);
        return made[sent.length - 1] ?? Effect.die(new Error('not asked'));
      },
    },
    session,
    {
      requests: new OpenRequests(session, { requestIds: { next: () => `id-${(ids += 1)}` }, tab }, 'links'),
      currency: () => 'INR',
      language: () => 'fr',
      made: (each) => void links.push(each),
    },
  );
  await form.open();
  return { form, sent, links, tab, state: () => form.state$.value };
}

describe('the form of a payment link', () => {
  test('says what the payer pays, and judges each field as it is put right', async () => {
    const { form, sent, state } = await opened([]);
    expect(state().fields).toMatchObject({ purpose: 'top-up', payerLanguage: 'fr', days: 3 });
    form.change({ amount: '500', method: 'net-banking' });
    await form.send();
    expect(sent).toEqual([]);
    const wrong = () => state().violations.map(({ path, code }) => `${path} ${code}`);
    expect(wrong()).toEqual(['amount amount-least', 'payerName required']);
    form.change({ purpose: 'booking' });
    expect(wrong()).toEqual(['transactionId required', 'payerName required']);
    form.change({ transactionId: 'FL26110000012', payerName: 'Asha', amount: '1,20,000', payerEmail: 'asha@' });
    expect(wrong()).toEqual(['payerEmail email-form']);
    expect(state().price).toMatchObject({ charge: rupees(1320), total: rupees(121_320) });
    form.change({ amount: 'much' });
    expect(wrong()).toContain('amount not-a-number');
    expect(state().price).toBeUndefined();
  });

  test('makes it once, however often it is sent, also by a page that was reloaded', async () => {
    const first = await opened([lost]);
    first.form.change({ amount: '5000', method: 'upi', payerName: 'Asha' });
    await first.form.send();
    expect(first.state().unanswered).toBe(true);
    const again = await opened([Effect.succeed(link)], first.tab);
    expect(again.state()).toMatchObject({ unanswered: true, fields: { amount: '5000.00', payerName: 'Asha' } });
    await again.form.send();
    expect(again.sent).toEqual(first.sent);
    expect(again.links).toEqual([link]);
    expect(again.state()).toMatchObject({ unanswered: false, fields: { purpose: 'top-up' } });
    expect(again.state().fields.amount).toBeUndefined();
  });

  test('shows at its field what the back office alone can judge', async () => {
    const missing = new Invalid({ violations: [{ code: 'booking-missing', path: 'link.transactionId' }] });
    const { form, state } = await opened([Effect.fail(missing)]);
    form.change({ amount: '450', method: 'upi', payerName: 'Asha', purpose: 'booking', transactionId: 'FL1' });
    await form.send();
    expect(state().violations).toEqual([{ code: 'booking-missing', path: 'transactionId' }]);
    expect(state().failure).toBeUndefined();
  });
});

describe('payment links that were made', () => {
  const sharing = (desk: Partial<PaymentLinkDesk> = {}) => {
    const links = new PaymentLinks(
      {
        paymentLinks: () => Effect.succeed(paymentReference.paymentLinks.answer),
        mailPaymentLink: ({ email }) => Effect.succeed({ email }),
        withdrawPaymentLink: () => Effect.succeed({ state: 'withdrawn' }),
        ...desk,
      },
      signedInSession(),
      'https://portal.example',
    );
    links.share(link);
    return { links, shared: () => links.state$.value.shared };
  };

  test('are shared with their message, and mailed to who was typed', async () => {
    const { links, shared } = sharing();
    expect(shared()).toMatchObject({
      address: `https://portal.example/pay/${link.token}`,
      text: `${link.message}\nhttps://portal.example/pay/${link.token}`,
      email: link.payer.email,
    });
    links.type('nobody');
    await links.mail();
    expect(shared()?.violations).toMatchObject([{ code: 'email-form' }]);
    links.type(' asha@payer.example ');
    await links.mail();
    expect(shared()).toMatchObject({ mailed: 'asha@payer.example', busy: undefined });
  });

  test('are withdrawn, or say that they were paid meanwhile', async () => {
    const { links, shared } = sharing();
    await links.withdraw();
    expect(shared()).toMatchObject({ withdrawn: true, link: { state: 'withdrawn' } });
    const paid = sharing({ withdrawPaymentLink: () => Effect.fail(new NotAllowedInState({ state: 'paid' })) });
    await paid.links.withdraw();
    expect(paid.shared()).toMatchObject({ withdrawn: false, link: { state: 'paid' } });
  });

  test('are no more shared where the dialog was closed before the answer', async () => {
    const { links, shared } = sharing();
    const mailing = links.mail();
    links.close();
    await mailing;
    expect(shared()).toBeUndefined();
  });
});

test('a payer keeps seeing what is known where an answer is lost', async () => {
  const answers: Effect.Effect<PaymentLinkOpened, Unreachable>[] = [
    Effect.succeed(paymentReference.openPaymentLink.answer),
    lost,
    Effect.succeed({ ...paymentReference.openPaymentLink.answer, state: 'paid' }),
  ];
  const opening = new OpenPaymentLink({ openPaymentLink: () => answers.shift() ?? lost }, signedInSession());
  await opening.open('token');
  await opening.look();
  expect(opening.state$.value).toMatchObject({ kind: 'ready', value: { state: 'open' } });
  await opening.look();
  expect(opening.state$.value).toMatchObject({ kind: 'ready', value: { state: 'paid' } });
});
