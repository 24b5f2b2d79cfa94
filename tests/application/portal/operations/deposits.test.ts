/** Decisions on deposits as they are typed: what stops them, and what is sent. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import { depositCases, type DepositDecisionDraft } from '#application/portal/operations/deposits.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const { deposit } = catalogueReference.account;
const depositId = 'DP300001';
const found = { ...deposit.answer, amount: rupees(75_000) };

function cases() {
  const sent: unknown[] = [];
  const desk = depositCases(
    {
      deposits: (wanted) => {
        sent.push(wanted);
        return Effect.succeed(catalogueReference.account.deposits.answer);
      },
      deposit: () => Effect.succeed(found),
      depositSlip: () => Effect.succeed(catalogueReference.account.depositSlip.answer),
      decideDeposit: (decision) => {
        sent.push(decision);
        return Effect.succeed({ state: decision.approve ? 'approved' : 'declined' });
      },
      reverseDeposit: (asked) => {
        sent.push(['reverse', asked]);
        return Effect.succeed({ state: 'reversed' });
      },
    },
    () => isoDate('2026-11-20'),
  );
  const decide = async (act: 'approve' | 'decline' | 'reverse', typed: Partial<DepositDecisionDraft>) => {
    const decision = desk.decision(depositId, act, { ...desk.draft(found), ...typed }, found);
    if ('violations' in decision) return decision.violations.map(({ path, code }) => `${path} ${code}`);
    await Effect.runPromise(decision.send);
    return sent.at(-1);
  };
  return { desk, decide, sent };
}

describe('a decision on a deposit', () => {
  test('approves the amount asked today where nothing is typed', async () => {
    expect(await cases().decide('approve', {})).toEqual({
      depositId,
      approve: true,
      approvedAmount: rupees(75_000),
      approvedOn: '2026-11-20',
      remarks: '',
    });
  });

  test('approves another amount with remarks alone', async () => {
    const { decide, sent } = cases();
    expect(await decide('approve', { approvedAmount: '74,500' })).toEqual(['remarks required']);
    expect(sent).toEqual([]);
    expect(await decide('approve', { approvedAmount: '74,500', remarks: ' Bank charges ' })).toMatchObject({
      approvedAmount: rupees(74_500),
      remarks: 'Bank charges',
    });
  });

  test('names an amount and a day that are none, and a day to come', async () => {
    const { decide, sent } = cases();
    expect(await decide('approve', { approvedAmount: 'all', approvedOn: '' })).toEqual([
      'approvedAmount not-a-number',
      'approvedOn required',
    ]);
    expect(await decide('approve', { approvedAmount: ' ', approvedOn: 'soon' })).toEqual([
      'approvedAmount required',
      'approvedOn date-form',
    ]);
    expect(await decide('approve', { approvedOn: '2026-11-21' })).toEqual(['approvedOn date-future']);
    expect(sent).toEqual([]);
  });

  test('declines and takes back with remarks, whatever stands in the other fields', async () => {
    const { decide } = cases();
    expect(await decide('decline', { remarks: ' ' })).toEqual(['remarks required']);
    expect(await decide('decline', { approvedAmount: 'none', remarks: ' No such transfer ' })).toEqual({
      depositId,
      approve: false,
      remarks: 'No such transfer',
    });
    expect(await decide('reverse', { remarks: 'Bounced' })).toEqual(['reverse', { depositId, remarks: 'Bounced' }]);
  });

  test('lists those of every agency', async () => {
    const { desk, sent } = cases();
    await Effect.runPromise(Effect.result(desk.list({ state: 'asked', page: 2 })));
    expect(sent).toEqual([{ state: 'asked', page: 2, scope: 'all' }]);
  });
});
