/** The sale summary as it is asked for: what is asked again, what stays, and which answer counts. */
import { Effect } from 'effect';
import { expect, test, vi } from 'vitest';
import type { SalesWanted } from '#application/desk/account/account.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { SalesOverview } from '#application/portal/account/sale-summary.ts';
import { type SaleSummary, totalOfSales } from '#domain/account/sales/sale-summary.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const of = (bookings: number): SaleSummary => ({ rows: [], total: { ...totalOfSales([], 'INR'), bookings } });

function opened() {
  const asked: SalesWanted[] = [];
  const waiting: ((answer: Effect.Effect<SaleSummary, Unreachable>) => void)[] = [];
  const overview = new SalesOverview(
    {
      saleSummary: (wanted) => {
        asked.push(wanted);
        return Effect.flatten(
          Effect.promise(() => new Promise<Effect.Effect<SaleSummary, Unreachable>>((answer) => waiting.push(answer))),
        );
      },
    },
    signedInSession(),
    { save: () => undefined, saveFile: () => undefined, openFile: () => undefined },
  );
  return { overview, asked, waiting, state: () => overview.state$.value };
}

const november = { from: '2026-11-01', to: '2026-11-20', on: 'booked', by: 'product' } as const;

test('asks for the days and for the table, and for the table alone when it is counted otherwise', async () => {
  const { overview, asked, waiting, state } = opened();
  const first = overview.open(november);
  expect(asked.map(({ by }) => by)).toEqual(['day', 'product']);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting.splice(0).forEach((answer, at) => answer(Effect.succeed(of(at + 1))));
  await first;
  expect(state()).toMatchObject({
    curve: { kind: 'ready', value: of(1) },
    table: { kind: 'ready', value: of(2) },
    curveBy: 'day',
  });
  const second = overview.open({ ...november, by: 'staff' });
  expect(asked.slice(2).map(({ by }) => by)).toEqual(['staff']);
  expect(state().curve.kind).toBe('ready');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.splice(0).forEach((answer) => answer(Effect.succeed(of(3))));
  await second;
  expect(state().table).toEqual({ kind: 'ready', value: of(3) });
});

test('months take the place of more than 62 days', () => {
  const { overview, asked, state } = opened();
  void overview.open({ ...november, from: '2026-09-20' });
  void overview.open({ ...november, from: '2026-09-19' });
  expect(asked.map(({ by }) => by)).toEqual(['day', 'product', 'month', 'product']);
  expect(state().curveBy).toBe('month');
});

test('a range that breaks the rules asks nothing, and an answer that comes late is passed over', async () => {
  const { overview, asked, waiting, state } = opened();
  await overview.open({ ...november, to: '2026-10-01' });
  expect(asked).toEqual([]);
  expect(state().violations).toMatchObject([{ code: 'range-order', path: 'to' }]);
  const late = overview.open(november);
  const present = overview.open({ ...november, on: 'travel' });
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  waiting.forEach((answer, at) => answer(Effect.succeed(of(at))));
  await Promise.all([late, present]);
  expect(state()).toMatchObject({ violations: [], curve: { value: of(2) }, table: { value: of(3) } });
});

test('what failed is asked for again as a whole', async () => {
  const { overview, asked, waiting, state } = opened();
  const lost = overview.open(november);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting.splice(0).forEach((answer) => answer(Effect.fail(new Unreachable({ detail: 'cut off' }))));
  await lost;
  expect([state().curve.kind, state().table.kind]).toEqual(['failed', 'failed']);
  void overview.open(november);
  expect(asked).toHaveLength(4);
});
