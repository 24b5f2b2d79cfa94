/** Money paid in at a bank, over HTTP on both databases: asked for once, seen by whom it concerns, decided once by another. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepositDraft } from '#domain/account/deposit-rules.ts';
import { houseAccountName } from '#domain/account/payment/house-account.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { money } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { accountDesks, agentsBalance, refusal } from '#tests/support/account-desks.ts';
import { portalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { faultsOf } from '#tests/support/pdf/readable-paper.ts';

/** Of the house's clock at the beginning, so that a day that ends meanwhile changes nothing. */
const yesterday = addDays(dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata'), -1);
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const pdf = Buffer.from('%PDF-1.7 an advice').toString('base64');

const paid: DepositDraft = {
  paymentMode: 'rtgs',
  referenceNumber: 'karbr5202611 2000418',
  accountNumber: '0011 2233 44',
  accountHolderName: ' Malabar  Holidays ',
  branch: 'Fort Kochi',
  bankAccount: 'HDFC Bank, ends 4410',
  depositDate: yesterday,
  amount: rupees(75_000),
};

describe.each(databases())('deposits on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  let staff: Desk['account'];
  let operator: Desk['account'];
  let second: Desk['account'];
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    ({ agent, staff, operator, second } = await accountDesks(office));
  });
  afterAll(() => office.stop());

  const balance = () => agentsBalance(database);
  const ask = async (change: DepositDraft = {}, requestId = randomUUID()) =>
    (await get(agent.addDeposit({ deposit: { ...paid, ...change }, requestId }))).depositId;
  const entriesOf = (depositId: string) =>
    database.query<{ kind: string; amount: string }>(
      'select kind, amount from journal_entry where reference = $1 order by sequence',
      [depositId],
    );

  it('is asked for once, with its slip, and raises the balance by what was approved, once', async () => {
    const before = await balance();
    const { slipId } = await get(agent.addSlip({ filename: 'advice.pdf', base64: pdf }));
    const asked = { deposit: paid, slipId, requestId: randomUUID() };
    const [first, second] = await Promise.all([get(agent.addDeposit(asked)), get(agent.addDeposit(asked))]);
    expect(second).toEqual(first);
    const { depositId } = first;
    expect(depositId).toMatch(/^DP\d{6}$/);
    const other = { ...asked, deposit: { ...paid, amount: rupees(80_000) } };
    expect(await refusal(agent.addDeposit(other))).toBe('RequestIdReused');

    expect(await get(agent.deposit({ depositId }))).toMatchObject({
      state: 'asked',
      referenceNumber: 'KARBR52026112000418',
      accountNumber: '0011223344',
      accountHolderName: 'Malabar Holidays',
      depositDate: yesterday,
      amount: rupees(75_000),
      slip: 'advice.pdf',
      sameReference: [],
    });
    expect(await balance()).toBe(before);
    expect(await refusal(agent.topUpReceipt({ depositId }))).toBe('NotFound');
    const slip = { filename: 'advice.pdf', mediaType: 'application/pdf', base64: pdf };
    for (const each of [agent, operator]) expect(await get(each.depositSlip({ depositId }))).toEqual(slip);

    const less = { depositId, approve: true, approvedAmount: rupees(74_950), approvedOn: yesterday, remarks: '' };
    expect(await refusal(operator.decideDeposit(less))).toEqual(['remarks required']);
    const decision = { ...less, remarks: 'Less the bank’s charge' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(operator.decideDeposit(decision))));
    expect(answers).toEqual([1, 2, 3, 4].map(() => ({ state: 'approved' })));
    expect(await balance()).toBe(before + 74_950_00);
    await expect.poll(async () => (await get(agent.balance())).balance.minor).toBe(before + 74_950_00);
    expect(await entriesOf(depositId)).toEqual([{ kind: 'deposit', amount: '7495000' }]);
    expect(await refusal(operator.decideDeposit({ ...decision, approvedAmount: rupees(1) }))).toBe('approved');
    expect(await refusal(operator.decideDeposit({ depositId, approve: false, remarks: 'No' }))).toBe('approved');

    const shown = await get(agent.deposit({ depositId }));
    expect(shown).toMatchObject({
      state: 'approved',
      approvedAmount: rupees(74_950),
      approvedOn: yesterday,
      remarks: 'Less the bank’s charge',
    });
    expect(shown.ledgerEntry).toMatch(/^LG-\d+$/);
    expect(shown.decidedBy).toBeUndefined();
    expect((await get(operator.deposit({ depositId }))).decidedBy).toMatch(/\S/);
    for (const language of languages) {
      const sheet = await get(agent.topUpSheet({ depositId, language }));
      expect(textsOf(sheet)).toEqual(expect.arrayContaining([depositId, 'KARBR52026112000418', shown.ledgerEntry]));
      expect(textsOf(sheet).join(' ')).not.toContain('document-');
    }
    const file = await get(agent.topUpReceipt({ depositId }));
    expect(file).toMatchObject({ filename: `${depositId}.pdf`, mediaType: 'application/pdf' });
    const receipt = await get(agent.topUpSheet({ depositId }));
    expect(faultsOf(Buffer.from(file.base64, 'base64'), receipt)).toEqual([]);
  });

  it('leaves nothing of a decision whose commit fails, and takes it when it is made again', async () => {
    const depositId = await ask({ referenceNumber: 'KARBR52026112000888' });
    const before = await balance();
    const decision = { depositId, approve: true, remarks: '' };
    await database.query(
      `alter table audit add constraint test_unwritable check (operation <> 'account.deposit-approved') not valid`,
    );
    try {
      expect(await refusal(operator.decideDeposit(decision))).toBe('Fault');
    } finally {
      await database.query('alter table audit drop constraint test_unwritable');
    }
    expect(await entriesOf(depositId)).toEqual([]);
    expect((await get(agent.deposit({ depositId }))).state).toBe('asked');
    expect(await balance()).toBe(before);
    await get(operator.decideDeposit(decision));
    expect(await balance()).toBe(before + 75_000_00);
  });

  it('of two decisions at once counts one', async () => {
    const depositId = await ask({ referenceNumber: 'KARBR52026112000777' });
    const before = await balance();
    const settled = await Promise.allSettled([
      get(operator.decideDeposit({ depositId, approve: true, remarks: '' })),
      get(operator.decideDeposit({ depositId, approve: false, remarks: 'Not ours' })),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await get(agent.deposit({ depositId }));
    const credited = state === 'approved' ? 75_000_00 : 0;
    expect(await balance()).toBe(before + credited);
    expect(await entriesOf(depositId)).toHaveLength(credited === 0 ? 0 : 1);
  });

  it('that a bank takes back is reversed to the last unit, and its receipt says so', async () => {
    const depositId = await ask({ paymentMode: 'cheque', referenceNumber: '204417' });
    const before = await balance();
    expect(await refusal(operator.reverseDeposit({ depositId, remarks: 'Unpaid' }))).toBe('asked');
    await get(operator.decideDeposit({ depositId, approve: true, remarks: '' }));
    expect(await balance()).toBe(before + 75_000_00);
    const back = { depositId, remarks: 'Cheque returned unpaid' };
    expect(await refusal(operator.reverseDeposit({ ...back, remarks: ' ' }))).toEqual(['remarks required']);
    expect(await Promise.all([1, 2].map(() => get(operator.reverseDeposit(back))))).toEqual([
      { state: 'reversed' },
      { state: 'reversed' },
    ]);
    expect(await balance()).toBe(before);
    expect((await entriesOf(depositId)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', '7500000'],
      ['reversal', '-7500000'],
    ]);
    expect((await get(agent.topUpSheet({ depositId, language: 'en' }))).stamp).toBe('Reversed');
    expect((await get(agent.verifyLedger({}))).ok).toBe(true);
  });

  it('notifies the agency by mail of each decision, once, in the language it was asked in', async () => {
    const french = (await portalDesk(office, 'agent@demo.test', { language: () => 'fr' })).desk.account;
    const deposit = { ...paid, paymentMode: 'cheque', referenceNumber: '204418' };
    const { depositId } = await get(french.addDeposit({ deposit, requestId: randomUUID() }));
    const mails = () =>
      database.query<{ mail_id: string; recipient: string; subject: string; body: string }>(
        `select mail_id, recipient, subject, body from mail_outbox where kind = 'deposit-decided' and subject like $1
         order by written_at`,
        [`%${depositId}%`],
      );
    const less = { depositId, approve: true, approvedAmount: rupees(74_950), remarks: 'Frais de la banque' };
    await Promise.all([1, 2].map(() => get(operator.decideDeposit(less))));
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    await Promise.all([1, 2].map(() => get(operator.reverseDeposit({ depositId, remarks: 'Impayé' }))));
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(2);
    const [approved, reversed] = await mails();
    expect(approved).toMatchObject({
      mail_id: `${depositId}-approved`,
      recipient: 'bookings@malabarholidays.example',
      subject: `Dépôt ${depositId} : INR 74950.00 crédités`,
    });
    expect(approved?.body).toContain('demandé : INR 75000.00, référence 204418');
    expect(approved?.body).toContain('Remarques : Frais de la banque');
    expect(reversed).toMatchObject({ mail_id: `${depositId}-reversed` });
    expect(reversed?.body).toContain('Impayé');
    const entries = await database.query(
      `select 1 from outbox where kind = 'deposit-decided' and payload ->> 'depositId' = $1`,
      [depositId],
    );
    expect(entries).toHaveLength(2);
  });

  it('flags a reference that was used before; of a declined one it is free again', async () => {
    const reference = { referenceNumber: 'KARBR52026112000999' };
    const [first, second] = [await ask(reference), await ask({ referenceNumber: 'karbr5202611200 0999' })];
    expect((await get(agent.deposit({ depositId: second }))).sameReference).toEqual([first]);
    expect((await get(operator.deposit({ depositId: first }))).sameReference).toEqual([second]);
    await get(operator.decideDeposit({ depositId: first, approve: false, remarks: 'Twice' }));
    expect((await get(operator.deposit({ depositId: second }))).sameReference).toEqual([]);
  });

  it('is listed by pages, states and beginnings: one’s own, or all for elevated users', async () => {
    const depositId = await ask({ referenceNumber: 'KARBR52026112555555' });
    const own = await get(agent.deposits({ scope: 'own', page: 1 }));
    expect(own.deposits[0]?.depositId).toBe(depositId);
    expect(own.total).toBe(own.deposits.length);
    expect(own.bankAccounts.map(houseAccountName)).toContain('HDFC Bank 4410');
    expect((await get(operator.deposits({ scope: 'all', page: 1 }))).bankAccounts).toEqual([]);
    const listed = async (text: string) =>
      (await get(operator.deposits({ scope: 'all', text, page: 1 }))).deposits.map((each) => each.depositId);
    expect(await listed('karbr52026112555')).toEqual([depositId]);
    expect(await listed(depositId.toLowerCase())).toEqual([depositId]);
    expect(await listed('malabar h')).toContain(depositId);
    expect(await listed('%')).toEqual([]);
    const waiting = await get(operator.deposits({ scope: 'all', state: 'asked', page: 1 }));
    expect(new Set(waiting.deposits.map(({ state }) => state))).toEqual(new Set(['asked']));
    expect(waiting.deposits.map(({ askedAt }) => askedAt)).toEqual(
      waiting.deposits.map(({ askedAt }) => askedAt).toSorted(),
    );
    expect((await get(agent.deposits({ scope: 'own', page: 2 }))).deposits).toEqual([]);
    expect(await refusal(agent.deposits({ scope: 'own', page: 0 }))).toEqual(['page not-a-number']);
  });

  it('is refused to those without the right', async () => {
    const depositId = await ask({ referenceNumber: 'KARBR52026112666666' });
    for (const refused of [
      staff.deposits({ scope: 'own', page: 1 }),
      staff.addDeposit({ deposit: paid, requestId: randomUUID() }),
      staff.addSlip({ filename: 'advice.pdf', base64: pdf }),
      agent.deposits({ scope: 'all', page: 1 }),
      agent.decideDeposit({ depositId, approve: true, remarks: '' }),
      agent.reverseDeposit({ depositId, remarks: 'Mine' }),
    ]) {
      expect(await refusal<unknown, unknown>(refused)).toBe('right-missing');
    }
    expect(await refusal(operator.deposit({ depositId: 'DP1' }))).toBe('NotFound');
  });

  it('is not decided by who asked for it, and another agency’s slip is none', async () => {
    const { depositId } = await get(operator.addDeposit({ deposit: paid, requestId: randomUUID() }));
    expect(await refusal(operator.decideDeposit({ depositId, approve: true, remarks: '' }))).toBe('own-deposit');
    expect(await entriesOf(depositId)).toEqual([]);
    expect(await get(second.decideDeposit({ depositId, approve: true, remarks: '' }))).toEqual({ state: 'approved' });
    expect(await refusal(operator.reverseDeposit({ depositId, remarks: 'Unpaid' }))).toBe('own-deposit');
    expect(await refusal(agent.deposit({ depositId }))).toBe('NotFound');
    expect(await refusal(agent.depositSlip({ depositId }))).toBe('NotFound');
    const { slipId } = await get(operator.addSlip({ filename: 'advice.pdf', base64: pdf }));
    const taken = agent.addDeposit({ deposit: paid, slipId, requestId: randomUUID() });
    expect(await refusal(taken)).toEqual(['slipId slip-missing']);
  });

  it('is refused at its fields, and so is a slip that is not what its name says', async () => {
    const wrong = { ...paid, amount: money(999_99, 'INR'), depositDate: addDays(yesterday, 3), branch: '' };
    expect(await refusal(agent.addDeposit({ deposit: wrong, requestId: randomUUID() }))).toEqual([
      'deposit.amount amount-least',
      'deposit.depositDate date-future',
      'deposit.branch required',
    ]);
    expect(await refusal(agent.addSlip({ filename: 'advice.png', base64: pdf }))).toEqual(['base64 upload-content']);
  });
});
