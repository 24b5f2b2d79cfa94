/** Links by which somebody else pays, over HTTP on both databases: made once, paid once whatever is said and asked at once, ended. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentNews } from '#domain/account/online-payment.ts';
import type { LinkDraft } from '#domain/account/payment/payment-link.ts';
import { money } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import { askAboutOpen } from '#application/backoffice/account/payment/settle.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import { settlingOf } from '#infrastructure/backoffice/composition/start-work.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxGateway } from '#infrastructure/backoffice/payments/sandbox/sandbox-gateway.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { accountDesks, agentsBalance, refusal, reported } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { buyingOf } from '../products/buying.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('payment links on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  let staff: Desk['account'];
  let other: Desk['account'];
  let gateway: SandboxGateway;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    ({ agent, staff, operator: other } = await accountDesks(office));
    gateway = office.part(ports.paymentGateway) as SandboxGateway;
  });
  afterAll(() => office.stop());

  const draft: LinkDraft = {
    amount: rupees(5000),
    method: 'credit-card',
    purpose: 'top-up',
    note: 'For November',
    payerName: 'Asha Rao',
    payerEmail: 'asha.rao@payer.example',
    payerLanguage: 'en',
    days: 3,
  };
  const make = async (more: Partial<LinkDraft> = {}) => {
    const link = await get(agent.makePaymentLink({ link: { ...draft, ...more }, requestId: randomUUID() }));
    const { url = '' } = await get(agent.openPaymentLink({ token: link.token }));
    return { ...link, url: `${office.base}${url}`, reference: url.replace('/payments/sandbox/', '') };
  };
  const balance = () => agentsBalance(database);
  const press = (url: string, act: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
  const tell = (reference: string, news: PaymentNews) => reported(office, gateway.newsOf(reference, news));
  const opened = (token: string) => get(agent.openPaymentLink({ token }));
  const entries = async (paymentId: string) =>
    (
      await database.query(
        `select from payment p join journal_entry e on e.agency_id = p.agency_id and e.reference = p.deposit_id
         where p.payment_id = $1`,
        [paymentId],
      )
    ).length;

  it('is made once, opened by anyone, paid on the page with its charge, credited once and receipted', async () => {
    const before = await balance();
    const asked = { link: draft, requestId: randomUUID() };
    const [one, same] = await Promise.all([get(agent.makePaymentLink(asked)), get(agent.makePaymentLink(asked))]);
    expect(same).toEqual(one);
    expect(await refusal(agent.makePaymentLink({ ...asked, link: { ...draft, days: 7 } }))).toBe('RequestIdReused');
    expect(one.message).toContain('INR 5090.00');
    const seen = await opened(one.token);
    expect(seen).toMatchObject({ state: 'open', total: rupees(5090), payerName: 'Asha Rao', note: 'For November' });
    const url = `${office.base}${seen.url ?? ''}`;
    // A refused card leaves the link open for another.
    await press(url, 'decline');
    expect(await opened(one.token)).toMatchObject({ state: 'open' });
    const answers = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'pay')]);
    for (const answer of answers) expect(answer.headers.get('location')).toBe(`/pay/${one.token}`);
    const paid = await opened(one.token);
    expect(paid).toMatchObject({ state: 'paid' });
    expect(paid.url).toBeUndefined();
    expect(await balance()).toBe(before + 5000_00);
    expect(await entries(one.paymentId)).toBe(1);
    const [listed] = (await get(agent.paymentLinks({ page: 1 }))).links;
    expect(listed).toMatchObject({ paymentId: one.paymentId, state: 'paid' });
    const deposit = await get(agent.deposit({ depositId: listed?.depositId ?? '' }));
    expect(deposit).toMatchObject({ accountHolderName: 'Asha Rao', online: { charge: rupees(90) } });
    expect(await get(agent.topUpReceipt({ depositId: deposit.depositId }))).toMatchObject({
      filename: `${deposit.depositId}.pdf`,
    });
    expect((await get(other.checkBooks({}))).findings).toEqual([]);
  });

  it('counts what has arrived once: told eight times, looked for and withdrawn at the same moment', async () => {
    const before = await balance();
    const { paymentId, token, reference } = await make();
    await gateway.act(reference, 'pay');
    const order = await gateway.shown(reference);
    const news: PaymentNews = { kind: 'paid', gatewayPayment: order?.gatewayPayment ?? '', paid: rupees(5090) };
    const [withdrawing] = await Promise.all([
      refusal(agent.withdrawPaymentLink({ paymentId })),
      ...Array.from({ length: 8 }, () => tell(reference, news)),
      ...Array.from({ length: 4 }, () => opened(token)),
      ...Array.from({ length: 2 }, () => get(askAboutOpen(settlingOf(office.part)))),
    ]);
    expect(withdrawing).toBe('paid');
    expect(await entries(paymentId)).toBe(1);
    expect(await balance()).toBe(before + 5000_00);
  });

  it('is withdrawn for good at the gateway too, and money that was under way counts', async () => {
    const before = await balance();
    const { paymentId, token, url, reference } = await make();
    const ended = await Promise.all(Array.from({ length: 4 }, () => get(agent.withdrawPaymentLink({ paymentId }))));
    expect(ended).toEqual(Array.from({ length: 4 }, () => ({ state: 'withdrawn' })));
    await press(url, 'pay');
    expect(await opened(token)).toMatchObject({ state: 'withdrawn' });
    expect(await balance()).toBe(before);
    expect(await tell(reference, { kind: 'paid', gatewayPayment: 'TRIALLATE', paid: rupees(5090) })).toBe('200 news');
    expect(await opened(token)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(before + 5000_00);
  });

  it('is found withdrawn or paid where the process ended before it was written down', async () => {
    const closed = await make();
    await get(gateway.close(closed.reference));
    expect(await opened(closed.token)).toMatchObject({ state: 'withdrawn' });
    const before = await balance();
    const paid = await make();
    await gateway.act(paid.reference, 'pay');
    await database.query(`update payment set look_at = now() - interval '1 minute' where payment_id = $1`, [
      paid.paymentId,
    ]);
    await get(askAboutOpen(settlingOf(office.part)));
    expect(await balance()).toBe(before + 5000_00);
    expect(await entries(paid.paymentId)).toBe(1);
  });

  it('ends by its time: shown at once, and closed at the gateway', async () => {
    const { paymentId, token, url } = await make({ days: 1 });
    await database.query(
      `update payment set ends_at = now() - interval '1 minute', look_at = now() where payment_id = $1`,
      [paymentId],
    );
    const over = await opened(token);
    expect(over).toMatchObject({ state: 'expired' });
    expect(over.url).toBeUndefined();
    expect(await refusal(agent.mailPaymentLink({ paymentId, email: 'asha@payer.example' }))).toBe('expired');
    await database.query(
      `update payment set ends_at = now() - interval '1 hour', look_at = now() where payment_id = $1`,
      [paymentId],
    );
    // The back office may be asking about it already.
    await get(askAboutOpen(settlingOf(office.part)));
    const state = async () =>
      (await database.query<{ state: string }>('select state from payment where payment_id = $1', [paymentId]))[0]
        ?.state;
    await expect.poll(state, { timeout: 20_000 }).toBe('expired');
    const before = await balance();
    await press(url, 'pay');
    expect(await balance()).toBe(before);
  });

  it('may ask for less than a deposit for a booking, which must be the agency’s', async () => {
    const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
    const { desk } = await portalDesk(office, 'agent@demo.test');
    const { transactionId: booking } = await buyingOf('cab', today).buy(desk, 'Warrier', 44);
    const small = { amount: rupees(450), purpose: 'booking' } as const;
    const asked = (transactionId: string) =>
      agent.makePaymentLink({ link: { ...draft, ...small, transactionId }, requestId: randomUUID() });
    expect(await refusal(asked('FL00000000000'))).toEqual(['link.transactionId booking-missing']);
    const link = await get(asked(booking.toLowerCase()));
    expect(link).toMatchObject({ transactionId: booking, amount: rupees(450) });
    expect(link.message).toContain(booking);
    expect(
      await refusal(agent.makePaymentLink({ link: { ...draft, amount: rupees(450) }, requestId: randomUUID() })),
    ).toEqual(['link.amount amount-least']);
  });

  it('goes by mail to the payer in the payer’s language', async () => {
    for (const payerLanguage of languages) {
      const { paymentId, token } = await make({ payerLanguage });
      const to = `${payerLanguage}@payer.example`;
      expect(await get(agent.mailPaymentLink({ paymentId, email: to }))).toEqual({ email: to });
      await expect
        .poll(async () => {
          const [mail] = await database.query<{ text: string }>(
            'select body as text from mail_outbox where recipient = $1',
            [to],
          );
          return mail?.text ?? '';
        })
        .toContain(`/pay/${token}`);
    }
    const { paymentId } = await make();
    expect(await refusal(agent.mailPaymentLink({ paymentId, email: 'nobody' }))).toEqual(['email email-form']);
  });

  it('is its agency’s alone, for those who may deposit', async () => {
    const { paymentId } = await make();
    expect(await refusal(staff.makePaymentLink({ link: draft, requestId: randomUUID() }))).toBe('right-missing');
    expect(await refusal(staff.paymentLinks({ page: 1 }))).toBe('right-missing');
    expect(await refusal(other.withdrawPaymentLink({ paymentId }))).toBe('NotFound');
    expect(await refusal(agent.openPaymentLink({ token: 'nobodys' }))).toBe('NotFound');
    const plain = await get(
      agent.startPayment({ payment: { amount: rupees(5000), method: 'upi' }, requestId: randomUUID() }),
    );
    expect(await refusal(agent.withdrawPaymentLink({ paymentId: plain.paymentId }))).toBe('NotFound');
    expect((await get(agent.paymentLinks({ page: 1 }))).links.map(({ paymentId: id }) => id)).not.toContain(
      plain.paymentId,
    );
  });

  it('does not believe another sum', async () => {
    const before = await balance();
    const { token, reference } = await make();
    await tell(reference, { kind: 'paid', gatewayPayment: 'TRIALOTHER', paid: money(5090_01, 'INR') });
    expect(await opened(token)).toMatchObject({ state: 'differs' });
    expect(await balance()).toBe(before);
  });
});
