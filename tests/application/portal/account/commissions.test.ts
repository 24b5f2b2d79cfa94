/** Commissions as they are asked for: what is asked again, which answer counts, and the statement page by page. */
import { Effect } from 'effect';
import { expect, test, vi } from 'vitest';
import type { CommissionsWanted } from '#application/desk/account/account.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { CommissionAccount, periodShown } from '#application/portal/account/commissions.ts';
import { type Commissions, totalOfCommissions } from '#domain/account/commissions.ts';
import { taxPeriodOf } from '#domain/account/tax-year.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const nothing = totalOfCommissions([], 'INR');
const of = (entries: number, keys: readonly string[] = []): Commissions => ({
  rows: keys.map((key) => ({ ...nothing, key })),
  total: nothing,
  entries,
  pageSize: 2,
});
const today = isoDate('2026-11-20');
const november = periodShown('month', today, today, 'IN');

function opened() {
  const asked: CommissionsWanted[] = [];
  const waiting: ((answer: Effect.Effect<Commissions, Unreachable>) => void)[] = [];
  const saved: string[] = [];
  const account = new CommissionAccount(
    {
      commissions: (wanted) => {
        asked.push(wanted);
        return Effect.flatten(
          Effect.promise(() => new Promise<Effect.Effect<Commissions, Unreachable>>((answer) => waiting.push(answer))),
        );
      },
    },
    signedInSession(),
    { save: (...file) => saved.push(file.join('|')), saveFile: () => undefined, openFile: () => undefined },
  );
  const answer = async (...answers: readonly Effect.Effect<Commissions, Unreachable>[]) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(answers.length));
    waiting.splice(0).forEach((given, at) => given(answers[at] ?? Effect.succeed(of(0))));
  };
  return { account, asked, waiting, answer, saved, state: () => account.state$.value };
}

test('has the periods beside the one that is shown, and none that has not begun', () => {
  expect(november).toEqual({
    ...taxPeriodOf('month', today, 'IN'),
    year: taxPeriodOf('year', today, 'IN'),
    before: '2026-10-01',
  });
  expect(periodShown('quarter', isoDate('2026-03-31'), today, 'IN')).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
    year: { from: '2025-04-01', to: '2026-03-31' },
    before: '2025-10-01',
    after: '2026-04-01',
  });
  expect(periodShown('year', isoDate('2030-01-01'), today, 'IN').from).toBe('2026-04-01');
});

test('asks for the period by supplier and its year by month, and the year once', async () => {
  const { account, asked, answer, state } = opened();
  const first = account.open(november);
  await answer(Effect.succeed(of(1)), Effect.succeed(of(2)));
  await first;
  expect(asked.map(({ by, from, to }) => [by, from, to])).toEqual([
    ['seller', '2026-11-01', '2026-11-30'],
    ['month', '2026-04-01', '2027-03-31'],
  ]);
  expect(state()).toMatchObject({ period: { value: of(1) }, year: { value: of(2) } });
  const second = account.open(periodShown('month', isoDate('2026-10-01'), today, 'IN'));
  expect(state().year.kind).toBe('ready');
  await answer(Effect.succeed(of(3)));
  await second;
  expect(state()).toMatchObject({ period: { value: of(3) }, year: { value: of(2) } });
});

test('shows what was opened last, whichever answer comes first', async () => {
  const { account, waiting, state } = opened();
  const first = account.open(november);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  const second = account.open(periodShown('month', isoDate('2026-10-01'), today, 'IN'));
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  waiting.slice(2).forEach((given, at) => given(Effect.succeed(of(30 + at))));
  await second;
  waiting.slice(0, 2).forEach((given) => given(Effect.fail(new Unreachable({ detail: 'late' }))));
  await first;
  expect(state()).toMatchObject({ period: { value: of(30) }, year: { value: of(31) } });
});

test('fetches every page of a statement, and says which failure left it without one', async () => {
  const { account, asked, answer, state, saved } = opened();
  const entries = account.entries(november);
  expect(state().statement).toBe('fetching');
  expect(await account.entries(november)).toBeUndefined();
  await answer(Effect.succeed(of(3, ['LG-1', 'LG-2'])));
  await answer(Effect.succeed(of(3, ['LG-3'])));
  expect((await entries)?.map(({ key }) => key)).toEqual(['LG-1', 'LG-2', 'LG-3']);
  expect(asked.map(({ by, page }) => [by, page])).toEqual([
    ['entry', 1],
    ['entry', 2],
  ]);
  expect(state().statement).toBe('none');
  account.save(november, 'x');
  expect(saved).toEqual(['commissions-2026-11-01-2026-11-30.csv|text/csv;charset=utf-8|x']);
  const failed = account.entries(november);
  await answer(Effect.fail(new Unreachable({ detail: 'cut' })));
  expect(await failed).toBeUndefined();
  expect(state().statement).toMatchObject({ _tag: 'Unreachable' });
});
