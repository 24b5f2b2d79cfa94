/** An agency's own account number, over HTTP on both databases: opened once, what arrives there credited once, matched with deposits. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArrivedTransfer } from '#domain/account/payment/virtual-account.ts';
import type { Desk } from '#application/desk/desk.ts';
import { lookAtAccounts } from '#application/backoffice/account/payment/virtual-account.ts';
import { ports } from '#infrastructure/backoffice/composition/parts.ts';
import { settlingOf } from '#infrastructure/backoffice/composition/start-work.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import type { SandboxGateway } from '#infrastructure/backoffice/payments/sandbox/sandbox-gateway.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { accountDesks, agentsBalance, refusal, reported } from '#tests/support/account-desks.ts';
import { type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

describe.each(databases())('an own account number on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  let staff: Desk['account'];
  let operator: Desk['account'];
  let gateway: SandboxGateway;
  let trial: string;
  let account: string;
  let utr = 100_000_000_000;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    ({ agent, staff, operator } = await accountDesks(office));
    gateway = office.part(ports.paymentGateway) as SandboxGateway;
  });
  afterAll(() => office.stop());

  const nextUtr = () => String((utr += 1));
  const balance = () => agentsBalance(database);
  const transfer = (reference: string, rupee = 25_000): ArrivedTransfer => ({
    gatewayPayment: `TRIAL${randomUUID()}`,
    reference,
    mode: 'imps',
    amount: rupees(rupee),
    payerName: 'Malabar Travels LLP',
    payerAccount: '50100423314411',
  });
  const tell = (arrived: ArrivedTransfer, to = account) => reported(office, gateway.newsOfTransfer(to, arrived));
  const deposits = async (reference: string) =>
    (await get(agent.deposits({ scope: 'own', text: reference, page: 1 }))).deposits;
  const ask = (reference: string, rupee = 25_000, requestId: string = randomUUID()) =>
    agent.addDeposit({
      deposit: {
        paymentMode: 'imps',
        referenceNumber: reference,
        accountNumber: '50100423314411',
        accountHolderName: 'Malabar Travels',
        branch: 'Kochi',
        bankAccount: 'HDFC 4411',
        depositDate: '2026-11-20',
        amount: rupees(rupee),
      },
      requestId,
    });
  const entries = async (reference: string) =>
    (
      await database.query(
        `select from deposit d join journal_entry e on e.agency_id = d.agency_id and e.reference = d.deposit_id where d.reference = $1`,
        [reference],
      )
    ).length;

  it('is opened once, also where two ask at the same moment, and shown', async () => {
    expect(await get(agent.virtualAccount())).toEqual({ offered: true });
    const opened = await Promise.all(Array.from({ length: 4 }, () => get(agent.openAccount())));
    expect(new Set(opened.map((each) => each.account?.accountNumber)).size).toBe(1);
    const shown = await get(agent.virtualAccount());
    expect(shown).toEqual(opened[0]);
    expect(shown.account).toMatchObject({ ifsc: 'SBOX0000001' });
    trial = shown.trialUrl ?? '';
    account = trial.split('/').at(-1) ?? '';
    const audits = await database.query(`select from audit where operation = 'account.open-virtual-account'`);
    expect(audits).toHaveLength(1);
  });

  it('credits what is transferred on the trial page, with its reference and a receipt', async () => {
    const before = await balance();
    const page = await (await fetch(`${office.base}${trial}?lang=ar`)).text();
    expect(page).toContain('dir="rtl"');
    const reference = 'HDFCN52612345678';
    const send = (amount: string) =>
      fetch(`${office.base}${trial}`, {
        method: 'POST',
        body: new URLSearchParams({ amount, mode: 'neft', reference: reference.toLowerCase(), payer: 'Asha Rao' }),
        redirect: 'manual',
      });
    expect((await send('-5')).headers.get('location')).toContain('wrong=1');
    expect((await send('25,000')).headers.get('location')).toBe('/offline-payment');
    expect(await balance()).toBe(before + 25_000_00);
    const [deposit] = await deposits(reference);
    expect(deposit).toMatchObject({
      state: 'approved',
      paymentMode: 'neft',
      referenceNumber: reference,
      accountHolderName: 'Asha Rao',
      approvedAmount: rupees(25_000),
    });
    const { depositId = '' } = deposit ?? {};
    expect(await get(agent.topUpReceipt({ depositId }))).toMatchObject({ filename: `${depositId}.pdf` });
    expect((await get(operator.checkBooks({}))).findings).toEqual([]);
  });

  it('credits once: told eight times, asked for by the agency and in rounds, all at once', async () => {
    const before = await balance();
    const reference = nextUtr();
    const sent = await gateway.accounts.send(
      account,
      new URLSearchParams({ amount: '7000', mode: 'upi', reference, payer: '' }),
    );
    if (sent === undefined) throw new Error('not sent');
    await database.query('update virtual_account set look_at = now()');
    const [, , , ...told] = await Promise.all([
      get(agent.checkTransfers()),
      get(agent.checkTransfers()),
      get(lookAtAccounts(settlingOf(office.part))),
      ...Array.from({ length: 8 }, () => tell(sent)),
    ]);
    expect(new Set(told)).toEqual(new Set(['200 transfer']));
    expect(await balance()).toBe(before + 7000_00);
    expect(await entries(reference)).toBe(1);
  });

  it('is what a deposit that waits was asked for: that one is approved, by what arrived', async () => {
    const before = await balance();
    const reference = nextUtr();
    const requestId = randomUUID();
    const { depositId } = await get(ask(reference, 20_000, requestId));
    expect(await tell(transfer(reference))).toBe('200 transfer');
    expect(await get(agent.deposit({ depositId }))).toMatchObject({
      state: 'approved',
      amount: rupees(20_000),
      approvedAmount: rupees(25_000),
    });
    // Asked for again after a lost answer it is the same one.
    expect(await get(ask(reference, 20_000, requestId))).toEqual({ depositId });
    expect(await deposits(reference)).toHaveLength(1);
    expect(await balance()).toBe(before + 25_000_00);
    await get(operator.reverseDeposit({ depositId, remarks: 'Taken back by the bank' }));
    expect(await balance()).toBe(before);
    expect((await get(operator.checkBooks({}))).findings).toEqual([]);
  });

  it('is not credited again where a person did, and a person decides where another amount was', async () => {
    const before = await balance();
    const [same, other] = [nextUtr(), nextUtr()];
    for (const reference of [same, other]) {
      const { depositId } = await get(ask(reference));
      await get(operator.decideDeposit({ depositId, approve: true, remarks: '' }));
    }
    expect(await balance()).toBe(before + 50_000_00);
    await tell(transfer(same));
    await tell(transfer(other, 30_000));
    expect(await balance()).toBe(before + 50_000_00);
    expect(await deposits(same)).toHaveLength(1);
    const waiting = (await deposits(other)).find(({ state }) => state === 'asked');
    expect(waiting).toMatchObject({ amount: rupees(30_000), askedBy: 'Malabar Travels LLP' });
    await get(operator.decideDeposit({ depositId: waiting?.depositId ?? '', approve: true, remarks: 'Both arrived' }));
    expect(await balance()).toBe(before + 80_000_00);
  });

  it('is not asked for again, nor approved again, once it arrived', async () => {
    const reference = nextUtr();
    await tell(transfer(reference));
    expect(await refusal(ask(reference))).toEqual(['deposit.referenceNumber reference-credited']);
  });

  it('is credited once where a person approves the deposit at the very moment that it arrives', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const before = await balance();
      const reference = nextUtr();
      const arrived = transfer(reference);
      const asking = get(ask(reference));
      const first = turn % 2 === 0 ? await asking : undefined;
      await Promise.all([
        tell(arrived),
        tell(arrived),
        asking.then(
          ({ depositId }) => get(Effect.result(operator.decideDeposit({ depositId, approve: true, remarks: '' }))),
          () => undefined,
        ),
      ]);
      expect(first === undefined || first.depositId !== '').toBe(true);
      expect(await balance()).toBe(before + 25_000_00);
      expect(await entries(reference)).toBe(1);
    }
  });

  it('believes the gateway alone, of accounts that it gave, for those who may deposit', async () => {
    const before = await balance();
    const { body } = gateway.newsOfTransfer(account, transfer(nextUtr()));
    const bare = await fetch(`${office.base}/payments/sandbox/events`, { method: 'POST', body: new Uint8Array(body) });
    expect(bare.status).toBe(400);
    expect(await tell(transfer(nextUtr()), 'nobodys')).toBe('200 nothing');
    expect(await balance()).toBe(before);
    expect(await refusal(staff.virtualAccount())).toBe('right-missing');
    expect(await refusal(staff.openAccount())).toBe('right-missing');
    expect(await refusal(staff.checkTransfers())).toBe('right-missing');
    expect((await fetch(`${office.base}/payments/sandbox/account/nobodys`)).status).toBe(404);
  });
});
