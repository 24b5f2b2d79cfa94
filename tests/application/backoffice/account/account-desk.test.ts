/** The account desk: rights first, then forms, then the book of the caller's own agency. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { spellPoint, chainStart } from '#domain/account/chain.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeAccountDesk } from '#application/backoffice/account/account-desk.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { LedgerBook, LedgerRangeAsked } from '#application/backoffice/ports/account/ledger-book.ts';
import { makeCaller } from '../booking/fakes.ts';

const zero = money(0, 'INR');
const unused = () => Effect.die(new Error('not asked here'));

function desk(caller: Caller = makeCaller(), businessZone = 'Asia/Kolkata') {
  const asked: unknown[] = [];
  const ledger: LedgerBook = {
    openAccount: unused,
    setCreditLimit: unused,
    post: unused,
    about: unused,
    balance: (agencyId) =>
      Effect.sync(() => (asked.push(agencyId), { balance: money(5, 'INR'), creditLimit: zero, reserved: zero })),
    page: (range: LedgerRangeAsked) =>
      Effect.sync(() => {
        asked.push(range);
        const { page, pageSize } = range;
        return {
          opening: zero,
          entries: [],
          closing: zero,
          totalDebit: zero,
          totalCredit: zero,
          total: 0,
          page,
          pageSize,
          liveBalance: zero,
        };
      }),
    verify: (...given) => Effect.sync(() => (asked.push(given), { entries: 0, ok: true })),
  };
  const made = makeAccountDesk({ ledger, rewards: { points: () => Effect.succeed(70) }, businessZone })(caller);
  return { desk: made, asked };
}

async function tagOf<A, E extends { readonly _tag: string }>(answer: Effect.Effect<A, E>) {
  const result = await Effect.runPromise(Effect.result(answer));
  return result._tag === 'Success' ? 'answered' : result.failure;
}

it('reads the caller’s own balance and points', async () => {
  const { desk: made, asked } = desk(makeCaller({ agencyId: 'b' }));
  expect(await Effect.runPromise(made.balance())).toMatchObject({ balance: money(5, 'INR') });
  expect(asked).toEqual(['b']);
  expect(await Effect.runPromise(made.rewardPoints())).toBe(70);
});

it('asks for the days of the business zone, the last one whole', async () => {
  const { desk: made, asked } = desk();
  await Effect.runPromise(made.ledger({ from: isoDate('2026-11-14'), to: isoDate('2026-11-20'), page: 2 }));
  expect(asked).toEqual([
    {
      agencyId: 'agency-1',
      from: '2026-11-13T18:30:00.000Z',
      until: '2026-11-20T18:30:00.000Z',
      page: 2,
      pageSize: 100,
    },
  ]);
  const newfoundland = desk(makeCaller(), 'America/St_Johns');
  await Effect.runPromise(
    newfoundland.desk.ledger({ from: isoDate('2026-10-31'), to: isoDate('2026-11-01'), page: 1 }),
  );
  expect(newfoundland.asked).toMatchObject([{ from: '2026-10-31T02:30:00.000Z', until: '2026-11-02T03:30:00.000Z' }]);
});

it('refuses eight days, days in the wrong order, and pages that are none', async () => {
  const { desk: made, asked } = desk();
  const refusedWith = async (request: Parameters<typeof made.ledger>[0]) => tagOf(made.ledger(request));
  const [from, to] = [isoDate('2026-11-13'), isoDate('2026-11-20')];
  expect(await refusedWith({ from, to, page: 1 })).toMatchObject({
    _tag: 'Invalid',
    violations: [{ code: 'range-days', path: 'to' }],
  });
  expect(await refusedWith({ from: to, to: from, page: 1 })).toMatchObject({ violations: [{ code: 'range-order' }] });
  for (const page of [0, -1, 1.5, Number.NaN, 1e9]) {
    expect(await refusedWith({ from: to, to, page })).toMatchObject({
      _tag: 'Invalid',
      violations: [{ path: 'page' }],
    });
  }
  expect(asked).toEqual([]);
});

it('walks the chain from the start or from a point given before', async () => {
  const { desk: made, asked } = desk();
  await Effect.runPromise(made.verifyLedger({}));
  const point = { sequence: 7, balance: -3, digest: 'ab'.repeat(32) };
  await Effect.runPromise(made.verifyLedger({ after: spellPoint(point) }));
  expect(asked).toEqual([
    ['agency-1', chainStart, 1000],
    ['agency-1', point, 1000],
  ]);
  expect(await tagOf(made.verifyLedger({ after: 'LG-7' }))).toMatchObject({
    _tag: 'Invalid',
    violations: [{ path: 'after' }],
  });
});

it('is closed to strangers and to those without the right', async () => {
  const days = { from: isoDate('2026-11-20'), to: isoDate('2026-11-20'), page: 1 };
  const stranger = desk({ kind: 'anonymous', language: 'en', reference: 'r', address: 'a' }).desk;
  const without = desk(makeCaller({ rights: new Set(['search']) })).desk;
  for (const [made, tag] of [
    [stranger, 'SessionInvalid'],
    [without, 'NotPermitted'],
  ] as const) {
    expect(await tagOf(made.balance())).toMatchObject({ _tag: tag });
    expect(await tagOf(made.rewardPoints())).toMatchObject({ _tag: tag });
    expect(await tagOf(made.ledger(days))).toMatchObject({ _tag: tag });
    expect(await tagOf(made.verifyLedger({}))).toMatchObject({ _tag: tag });
  }
});
