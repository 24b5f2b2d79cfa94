/** Money that operators move by hand, over HTTP on both databases: proposed by one, decided once by another, with its receipt. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdjustmentDraft } from '#domain/account/adjustment.ts';
import { textsOf } from '#domain/booking/papers/paper-sheet.ts';
import { money } from '#domain/money/money.ts';
import { languages } from '#domain/people/language.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { accountDesks, agentsBalance, refusal } from '#tests/support/account-desks.ts';
import { type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);

const agencyId = 'malabar';
const twice: AdjustmentDraft = {
  kind: 'correction',
  way: 'credit',
  amount: rupees(350),
  reason: 'Fee charged twice',
};

describe.each(databases())('adjustments on the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agent: Desk['account'];
  let operator: Desk['account'];
  let second: Desk['account'];
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    ({ agent, operator, second } = await accountDesks(office));
  });
  afterAll(() => office.stop());

  const balance = () => agentsBalance(database);
  const propose = async (change: AdjustmentDraft = {}) =>
    (await get(operator.adjust({ agencyId, adjustment: { ...twice, ...change }, requestId: randomUUID() })))
      .adjustmentId;
  const entriesOf = (adjustmentId: string) =>
    database.query<{ kind: string; amount: string }>(
      'select kind, amount from journal_entry where reference = $1 order by sequence',
      [adjustmentId],
    );
  const approval = (adjustmentId: string) => ({ adjustmentId, approve: true, remarks: '' });

  it('is proposed once, posts nothing, and is posted once by another', async () => {
    const before = await balance();
    const asked = { agencyId, adjustment: twice, requestId: randomUUID() };
    const [one, other] = await Promise.all([get(operator.adjust(asked)), get(operator.adjust(asked))]);
    expect(other).toEqual(one);
    const { adjustmentId } = one;
    expect(adjustmentId).toMatch(/^AJ\d{6}$/);
    const changed = { ...asked, adjustment: { ...twice, amount: rupees(351) } };
    expect(await refusal(operator.adjust(changed))).toBe('RequestIdReused');
    expect(await balance()).toBe(before);
    expect(await refusal(agent.adjustmentReceipt({ adjustmentId }))).toBe('NotFound');

    expect(await refusal(operator.decideAdjustment(approval(adjustmentId)))).toBe('own-adjustment');
    expect(await refusal(agent.decideAdjustment(approval(adjustmentId)))).toBe('right-missing');
    expect(await entriesOf(adjustmentId)).toEqual([]);

    const answers = await Promise.all([1, 2, 3].map(() => get(second.decideAdjustment(approval(adjustmentId)))));
    expect(answers).toEqual([1, 2, 3].map(() => ({ state: 'approved' })));
    expect(await balance()).toBe(before + 350_00);
    expect(await entriesOf(adjustmentId)).toEqual([{ kind: 'adjustment', amount: '35000' }]);
    expect(await refusal(second.decideAdjustment({ adjustmentId, approve: false, remarks: 'No' }))).toBe('approved');
    const shown = await get(operator.adjustment({ adjustmentId }));
    expect(shown).toMatchObject({ ...twice, state: 'approved', agentId: 'AGT10482' });
    expect(shown.proposedBy).not.toBe(shown.decidedBy);
    for (const language of languages) {
      const said = textsOf(await get(agent.adjustmentSheet({ adjustmentId, language })));
      expect(said).toEqual(expect.arrayContaining([adjustmentId, 'Fee charged twice', shown.ledgerEntry]));
      expect(said.join(' ')).not.toContain('document-');
    }
    const file = await get(agent.adjustmentReceipt({ adjustmentId }));
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('as a debit may leave the account owing, and reversed restores it to the last unit', async () => {
    const before = await balance();
    const adjustmentId = await propose({ kind: 'debit-memo', way: 'debit', amount: money(before + 1_00, 'INR') });
    const back = { adjustmentId, remarks: 'Posted to the wrong agency' };
    expect(await refusal(second.reverseAdjustment(back))).toBe('proposed');
    await get(second.decideAdjustment(approval(adjustmentId)));
    expect(await balance()).toBe(-1_00);
    expect(await refusal(second.reverseAdjustment({ ...back, remarks: ' ' }))).toEqual(['remarks required']);
    expect(await refusal(operator.reverseAdjustment(back))).toBe('own-adjustment');
    expect(await Promise.all([1, 2].map(() => get(second.reverseAdjustment(back))))).toEqual([
      { state: 'reversed' },
      { state: 'reversed' },
    ]);
    expect(await balance()).toBe(before);
    expect((await entriesOf(adjustmentId)).map(({ kind }) => kind)).toEqual(['adjustment', 'reversal']);
    const accounts = await database.query(
      `select ledger_account from posting p join journal_entry e using (agency_id, sequence)
       where e.reference = $1 group by ledger_account having sum(p.amount) <> 0`,
      [adjustmentId],
    );
    expect(accounts).toEqual([]);
    expect((await get(agent.adjustmentSheet({ adjustmentId, language: 'en' }))).stamp).toBe('Reversed');
    expect((await get(agent.verifyLedger({}))).ok).toBe(true);
  });

  it('of two decisions at once counts one, and nothing stays of one whose commit fails', async () => {
    const [adjustmentId, failing] = [await propose(), await propose()];
    const before = await balance();
    const settled = await Promise.allSettled([
      get(second.decideAdjustment(approval(adjustmentId))),
      get(second.decideAdjustment({ adjustmentId, approve: false, remarks: 'Not ours' })),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await get(operator.adjustment({ adjustmentId }));
    expect(await balance()).toBe(before + (state === 'approved' ? 350_00 : 0));

    const then = await balance();
    await database.query(
      `alter table audit add constraint test_unwritable check (operation <> 'account.adjustment-approved') not valid`,
    );
    try {
      expect(await refusal(second.decideAdjustment(approval(failing)))).toBe('Fault');
    } finally {
      await database.query('alter table audit drop constraint test_unwritable');
    }
    expect([await balance(), await entriesOf(failing)]).toEqual([then, []]);
    expect((await get(operator.adjustment({ adjustmentId: failing }))).state).toBe('proposed');
  });

  it('is listed for operators alone, those that wait first, and refused at its fields', async () => {
    const adjustmentId = await propose({ kind: 'goodwill' });
    const { adjustments } = await get(second.adjustments({ state: 'proposed', page: 1 }));
    const times = adjustments.map(({ proposedAt }) => proposedAt);
    expect(times).toEqual(times.toSorted());
    const found = async (text: string) =>
      (await get(second.adjustments({ text, page: 1 }))).adjustments.map((each) => each.adjustmentId);
    expect(await found(adjustmentId.toLowerCase())).toEqual([adjustmentId]);
    expect(await found('malabar h')).toContain(adjustmentId);
    expect(await found('%')).toEqual([]);
    const all = [
      agent.adjustments({ page: 1 }),
      agent.adjustment({ adjustmentId }),
      agent.adjust({ agencyId, adjustment: twice, requestId: randomUUID() }),
    ];
    for (const refused of all) expect(await refusal<unknown, unknown>(refused)).toBe('right-missing');
    const asked = { requestId: randomUUID(), adjustment: { kind: 'goodwill', way: 'debit', reason: '' } };
    expect(await refusal(operator.adjust({ agencyId, ...asked }))).toEqual([
      'adjustment.way not-a-choice',
      'adjustment.amount required',
      'adjustment.reason required',
    ]);
    for (const nobody of ['nobody', 'house']) {
      const unknown = operator.adjust({ agencyId: nobody, adjustment: twice, requestId: randomUUID() });
      expect(await refusal(unknown)).toBe('NotFound');
    }
  });
});
