/** A bank's statement beside deposits that wait: what is asked for, what is approved, and what stops nothing. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { NotPermitted, Unreachable } from '#application/desk/failures.ts';
import { type BankStatementState, StatementMatch, toApprove } from '#application/portal/operations/bank-statement.ts';
import { settle } from '#application/portal/settle.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const { deposit } = catalogueReference.account;
const waiting = ['429912345671', '429912345672', '429912345673'].map((referenceNumber, at) => ({
  ...deposit.answer,
  depositId: `DP30000${at + 1}`,
  state: 'asked' as const,
  referenceNumber,
  amount: rupees(5_000),
  depositDate: isoDate('2026-11-24'),
  sameReference: [] as readonly string[],
}));
const titles = ['Date', 'Narration', 'Credit'];
const lineOf = (reference: string, amount = '5,000.00') => ['24/11/2026', `IMPS ${reference}`, amount];
const all = [titles, ...waiting.map(({ referenceNumber }) => lineOf(referenceNumber))];

function opened(
  table: readonly (readonly string[])[],
  { deposits = waiting, refused = [] as readonly string[], lost = false } = {},
) {
  const sent: unknown[] = [];
  const match = new StatementMatch(
    {
      deposits: ({ page }) => {
        if (lost) return Effect.fail(new Unreachable({ detail: 'ECONNREFUSED' }));
        // Two pages, of which the second repeats what the first one ended with.
        const from = page === 1 ? 0 : 1;
        const shown = deposits.slice(from, from + 2);
        return Effect.succeed({ deposits: shown, bankAccounts: [], total: deposits.length, page, pageSize: 2 });
      },
      decideDeposit: (decision) => {
        sent.push(decision);
        return refused.includes(decision.depositId)
          ? Effect.fail(new NotPermitted({ reason: 'own-deposit' }))
          : Effect.succeed({ state: 'approved' as const });
      },
    },
    { ask: settle },
    { read: async () => table.map((cells, at) => ({ line: at + 1, cells })) },
    () => 'INR',
  );
  const read = () => match.read({ name: 'november.csv', text: async () => '' });
  return { match, sent, read };
}

const approvals = (state: BankStatementState) =>
  state.kind === 'ready' ? state.rows.map(({ approval }) => (typeof approval === 'object' ? 'failed' : approval)) : [];

describe('a statement', () => {
  test('is held against every deposit that waits, on all pages, each once', async () => {
    const { match, read } = opened(all);
    await read();
    expect(match.state$.value).toMatchObject({
      kind: 'ready',
      filename: 'november.csv',
      credits: 3,
      unread: [],
      rows: waiting.map(({ depositId }) => ({ deposit: { depositId }, finding: { kind: 'agrees' } })),
    });
  });

  test('approves what agrees with the amount and the day of the bank, and goes on where one is refused', async () => {
    const { match, sent, read } = opened(all, { refused: ['DP300002'] });
    await read();
    await match.approve();
    expect(sent).toEqual(
      waiting.map(({ depositId }) => ({
        depositId,
        approve: true,
        approvedAmount: rupees(5_000),
        approvedOn: '2026-11-24',
        remarks: '',
      })),
    );
    expect(approvals(match.state$.value)).toEqual(['done', 'failed', 'done']);
    // What was read stays for the cases that are opened after it.
    match.hide();
    expect(match.state$.value).toMatchObject({ kind: 'ready', hidden: true });
    // Only what failed is sent again.
    await match.approve();
    expect(sent).toHaveLength(4);
  });

  test('approves nothing twice where it is pressed twice', async () => {
    const { match, sent, read } = opened(all);
    await read();
    await Promise.all([match.approve(), match.approve()]);
    expect(sent).toHaveLength(3);
  });

  test('approves neither another amount, nor what has no line, nor a reference of before', async () => {
    const [first, second, third] = waiting.map(({ referenceNumber }) => referenceNumber);
    const deposits = waiting.map((each) =>
      each.referenceNumber === third ? { ...each, sameReference: ['DP299999'] } : each,
    );
    const { match, sent, read } = opened([titles, lineOf(first ?? '', '4,999.00'), lineOf(third ?? '')], { deposits });
    await read();
    expect(second).toBeDefined();
    expect(toApprove(match.state$.value)).toEqual([]);
    await match.approve();
    expect(sent).toEqual([]);
  });

  test('of another kind is refused, and a desk that is out of reach is said', async () => {
    const other = opened([['Name', 'Born']]);
    await other.read();
    expect(other.match.state$.value).toMatchObject({ kind: 'refused', violations: [{ code: 'statement-columns' }] });
    other.match.hide();
    expect(other.match.state$.value.kind).toBe('none');
    const lost = opened(all, { lost: true });
    await lost.read();
    expect(lost.match.state$.value).toMatchObject({ kind: 'failed', failure: { _tag: 'Unreachable' } });
  });
});
