/** A claim of payers that was made before: it stands for the same rooms of the same payers while it is fresh, and for no others. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { claimPayers } from '#application/backoffice/holiday/payer-tax.ts';
import type { ClaimDecision, PayerYears } from '#application/backoffice/ports/holiday/payer-years.ts';
import { tcsLine, type YearClaim } from '#domain/holiday/price/payer-year.ts';
import { tcsOnPackages } from '#domain/holiday/price/tax-rows.ts';
import { money, sum } from '#domain/money/money.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant, plusSeconds } from '#domain/time/instant.ts';

const now = instant('2026-11-20T06:00:00Z');
const on = isoDate('2026-11-20');
const row = rowOn(tcsOnPackages, on);
if (row === undefined) throw new Error('A row is in force');
const amounts = [100_000_00, 250_000_00].map((minor) => money(minor, 'INR'));
const lines = amounts.map((amount, item) => {
  const line = tcsLine(amount, row, { on, before: money(0, 'INR') });
  return { ...line, params: { ...line.params, item } };
});
const total = sum('INR', [...amounts, ...lines.map(({ amount }) => amount)]);
const fare = { name: 'fare', amount: total, parts: lines } as const;
const price = { total, breakdown: { name: 'customer-price', amount: total, parts: [fare] } } as const;
const [meera, vikram] = ['ABCPP1234E', 'BCDPP2345F'] as const;

const claimOf = (pan: string, item: number, change: Partial<YearClaim> = {}): YearClaim => ({
  quoteId: 'q1',
  pan,
  claimedAt: plusSeconds(now, -10),
  rooms: amounts.flatMap((amount, at) => (at === item ? [{ item, amount }] : [])),
  ...change,
});

async function decided(claims: readonly YearClaim[]): Promise<readonly ClaimDecision[]> {
  const decisions: ClaimDecision[] = [];
  const payerYears: PayerYears = {
    find: () => Effect.succeed([]),
    claim: (_claim, decide) =>
      Effect.sync(() => {
        const decision = decide(claims);
        decisions.push(decision);
        return decision;
      }),
    release: () => Effect.void,
  };
  const ports = { payerYears, clock: { now: () => now }, businessZone: 'Asia/Kolkata' };
  await Effect.runPromise(claimPayers(ports, { agencyId: 'a', quoteId: 'q1', price, pans: [meera, vikram] }));
  return decisions;
}

const old = { claimedAt: plusSeconds(now, -300) };

it.each([
  ['none', [], 'claim'],
  ['the same', [claimOf(meera, 0), claimOf(vikram, 1)], 'stands'],
  ['the same, too long ago', [claimOf(meera, 0, old), claimOf(vikram, 1, old)], 'claim'],
  ['the payers the other way round', [claimOf(meera, 1), claimOf(vikram, 0)], 'claim'],
  ['one payer alone', [claimOf(meera, 0)], 'claim'],
  ['of a booking, whatever its payers', [claimOf(vikram, 0, { ...old, status: 'in-doubt' })], 'stands'],
] as const)('claimed before: %s', async (_name, claims, decision) => {
  expect(await decided(claims)).toEqual([decision]);
});
