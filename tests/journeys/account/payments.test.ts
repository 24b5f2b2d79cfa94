/** Money paid in online, over HTTP on both databases: begun once, credited once whatever the gateway says, its receipt there. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentNews } from '#domain/account/online-payment.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { money } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import type { Desk } from '#application/desk/desk.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxGateway } from '#infrastructure/backoffice/payments/sandbox/sandbox-gateway.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { accountDesks, agentsBalance, refusal, reported } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

/** Within a charge of 90 rupees at 18 per cent. */
const gst = money(13_73, 'INR');

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('online payments on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  let staff: Desk['account'];
  let operator: Desk['account'];
  let gateway: SandboxGateway;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    ({ agent, staff, operator } = await accountDesks(office));
    gateway = office.part(ports.paymentGateway) as SandboxGateway;
  });
  afterAll(() => office.stop());

  const balance = () => agentsBalance(database);
  const begin = async (rupee = 5000, method = 'credit-card') => {
    const { paymentId, url } = await get(
      agent.startPayment({ payment: { amount: rupees(rupee), method }, requestId: randomUUID() }),
    );
    const reference = url.replace('/payments/sandbox/', '');
    return { paymentId, url: `${office.base}${url}`, reference };
  };
  const press = (url: string, act: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' });
  const tell = (reference: string, news: PaymentNews, spoilt = false) => {
    const { body, headers } = gateway.newsOf(reference, news);
    return reported(office, { body: spoilt ? Buffer.concat([body, Buffer.from(' ')]) : body, headers });
  };
  const status = (paymentId: string) => get(agent.paymentStatus({ paymentId }));
  const entries = (paymentId: string) =>
    database.query<{ kind: string; amount: string }>(
      `select e.kind, e.amount from payment p join journal_entry e on e.agency_id = p.agency_id and e.reference = p.deposit_id
       where p.payment_id = $1 order by e.sequence`,
      [paymentId],
    );

  it('says how it can be paid and what that takes', async () => {
    const terms = await get(agent.paymentTerms());
    expect(terms).toMatchObject({ gateway: 'Sandbox', trial: true });
    expect(terms.methods).toContainEqual({ method: 'credit-card', basisPoints: 180, gstBasisPoints: 1800 });
    expect(terms.methods).toContainEqual({
      method: 'upi',
      basisPoints: 0,
      gstBasisPoints: 1800,
      most: rupees(100_000),
    });
    const wrong = { payment: { amount: rupees(100_001), method: 'upi' }, requestId: randomUUID() };
    expect(await refusal(agent.startPayment(wrong))).toEqual(['payment.amount amount-most']);
  });

  it('is begun once, paid on the page, credited once, and has a receipt with its charge', async () => {
    const before = await balance();
    const asked = { payment: { amount: rupees(5000), method: 'credit-card' }, requestId: randomUUID() };
    const [one, other] = await Promise.all([get(agent.startPayment(asked)), get(agent.startPayment(asked))]);
    expect(other).toEqual(one);
    const reused = { ...asked, payment: { ...asked.payment, method: 'amex' } };
    expect(await refusal(agent.startPayment(reused))).toBe('RequestIdReused');
    const { paymentId } = one;
    const url = `${office.base}${one.url}`;
    expect(await status(paymentId)).toMatchObject({ state: 'open', total: rupees(5090), charge: rupees(90), gst });
    const page = await (await fetch(url)).text();
    expect(page).toContain(paymentId);
    expect(page).toContain('5,090');
    const answers = await Promise.all([press(url, 'pay'), press(url, 'pay'), press(url, 'decline')]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(`/online-payment?paymentid=${paymentId}`);
    }
    const after = await status(paymentId);
    // Whichever of the presses came first counted, alone.
    expect(['paid', 'failed']).toContain(after.state);
    expect(await balance()).toBe(before + (after.state === 'paid' ? 5000_00 : 0));
  });

  it('is a deposit with a receipt, which an operator can take back', async () => {
    const before = await balance();
    const { paymentId, url } = await begin();
    await press(url, 'pay');
    const { state, depositId = '' } = await status(paymentId);
    expect(state).toBe('paid');
    expect(await entries(paymentId)).toEqual([{ kind: 'deposit', amount: expect.anything() }]);
    expect(await get(agent.deposit({ depositId }))).toMatchObject({
      state: 'approved',
      paymentMode: 'credit-card',
      bankAccount: 'Sandbox',
      approvedAmount: rupees(5000),
      online: { gateway: 'sandbox', charge: rupees(90), gst },
    });
    for (const language of languages) {
      const said = textsOf(await get(agent.topUpSheet({ depositId, language }))).join('\n');
      for (const text of ['5,090', '90', '13,73', '5,000', 'Sandbox'])
        expect(said.replaceAll(/[\s\u202f.]/g, ',')).toContain(text);
    }
    expect((await get(operator.checkBooks({}))).findings).toEqual([]);
    await get(operator.reverseDeposit({ depositId, remarks: 'Charged back' }));
    expect(await balance()).toBe(before);
    expect((await get(operator.checkBooks({}))).findings).toEqual([]);
  });

  it('has the tax of its charge as the agency’s terms were when it was begun', async () => {
    const { paymentId, url } = await begin();
    await database.query(
      `update agency_terms set terms = jsonb_set(terms, '{to}', '"2020-01-01"') where list = 'gstOnFees'`,
    );
    const untaxed = await begin();
    expect((await get(agent.paymentTerms())).methods).toContainEqual({ method: 'credit-card', basisPoints: 180 });
    await database.query(`update agency_terms set terms = terms - 'to' where list = 'gstOnFees'`);
    for (const [one, tax] of [
      [{ paymentId, url }, gst],
      [untaxed, undefined],
    ] as const) {
      await press(one.url, 'pay');
      const { depositId = '', ...paid } = await status(one.paymentId);
      expect(paid).toMatchObject({ state: 'paid', charge: rupees(90), total: rupees(5090) });
      expect(paid.gst).toEqual(tax);
      expect((await get(agent.deposit({ depositId }))).online?.gst).toEqual(tax);
    }
  });

  it('counts what has arrived once: twice, late, after a refusal and all at once', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    const news: PaymentNews = { kind: 'paid', gatewayPayment: `TRIAL${randomUUID()}`, paid: rupees(5090) };
    expect(await tell(reference, { kind: 'failed' })).toBe('200 news');
    expect(await status(paymentId)).toMatchObject({ state: 'failed' });
    const told = await Promise.all(Array.from({ length: 8 }, () => tell(reference, news)));
    expect(new Set(told)).toEqual(new Set(['200 news']));
    await tell(reference, { kind: 'failed' });
    expect(await status(paymentId)).toMatchObject({ state: 'paid' });
    expect(await entries(paymentId)).toHaveLength(1);
    expect(await balance()).toBe(before + 5000_00);
  });

  it('believes nobody else: other bytes, no signature, an unknown payment, another sum', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    const news: PaymentNews = { kind: 'paid', gatewayPayment: 'TRIAL1', paid: rupees(5090) };
    expect(await tell(reference, news, true)).toBe('400 refused');
    const bare = await fetch(`${office.base}/payments/sandbox/events`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(400);
    expect(await tell('nobody', news)).toBe('200 nothing');
    expect(await status(paymentId)).toMatchObject({ state: 'open' });
    expect(await tell(reference, { ...news, paid: money(5090_01, 'INR') })).toBe('200 news');
    expect(await status(paymentId)).toMatchObject({ state: 'differs' });
    expect(await balance()).toBe(before);
  });

  it('is found where the news of it was lost', async () => {
    const before = await balance();
    const { paymentId, reference } = await begin();
    // The page took it, and the process ended before it reported.
    await gateway.act(reference, 'pay');
    expect(await balance()).toBe(before);
    expect(await status(paymentId)).toMatchObject({ state: 'paid' });
    expect(await balance()).toBe(before + 5000_00);
  });

  it('is offered by nobody where no gateway is set', async () => {
    const without = await runBackOffice(await fresh(), { PAYMENT_GATEWAY: 'none' });
    const { account } = (await portalDesk(without, 'agent@demo.test')).desk;
    expect(await get(account.paymentTerms())).toMatchObject({ methods: [] });
    const asked = { payment: { amount: rupees(5000), method: 'upi' }, requestId: randomUUID() };
    expect(await refusal(account.startPayment(asked))).toEqual(['payment.method not-a-choice']);
    const told = await fetch(`${without.base}/payments/sandbox/events`, { method: 'POST', body: '{}' });
    expect(told.status).toBe(400);
    await without.stop();
  });

  it('is the agency’s own, and for those who may deposit', async () => {
    const { paymentId } = await begin();
    expect(await refusal(staff.startPayment({ payment: {}, requestId: 'x' }))).toBe('right-missing');
    expect(await refusal(staff.paymentStatus({ paymentId }))).toBe('right-missing');
    expect(await refusal(agent.paymentStatus({ paymentId: 'PY1' }))).toBe('NotFound');
    const stranger = await fetch(`${office.base}/payments/sandbox/nobody`);
    expect(stranger.status).toBe(404);
  });
});
