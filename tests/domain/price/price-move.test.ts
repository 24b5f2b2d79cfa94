import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedParts, priceMove } from '#domain/price/price-move.ts';
import { money } from '#domain/money/money.ts';

const inr = (minor: number) => money(minor, 'INR');
const price = fc.integer({ min: 0, max: 1e9 });

describe('priceMove', () => {
  it.each([
    [400_000, 450_000, 'raised', 50_000, 12.5],
    [450_000, 400_000, 'lowered', -50_000, 11.1],
    [400_000, 400_000, 'same', 0, 0],
    [0, 500, 'raised', 500, 0],
    [300_000, 300_100, 'raised', 100, 0],
  ] as const)('from %i to %i', (from, to, way, by, percent) => {
    expect(priceMove(inr(from), inr(to))).toEqual({ way, by: inr(by), size: inr(Math.abs(by)), percent });
  });

  it('is the other way round when looked at backwards', () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [there, back] = [priceMove(inr(one), inr(other)), priceMove(inr(other), inr(one))];
        expect(there.by.minor).toBe(0 - back.by.minor);
        expect(there.size).toEqual(back.size);
        expect(new Set([there.way, back.way])).toEqual(new Set(one === other ? ['same'] : ['raised', 'lowered']));
        expect(there.percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('movedParts', () => {
  const fare = (base: number, yq: number, gst: number) => ({
    name: 'fare' as const,
    amount: inr(base + yq + gst),
    parts: [
      { name: 'base-fare' as const, amount: inr(base) },
      { name: 'yq' as const, amount: inr(yq) },
      { name: 'k3' as const, amount: inr(gst) },
    ],
  });

  it('names those that moved, in the order asked for', () => {
    expect(movedParts(fare(300, 50, 15), fare(340, 50, 17), ['k3', 'yq', 'base-fare', 'markup'])).toEqual([
      { name: 'k3', by: inr(2) },
      { name: 'base-fare', by: inr(40) },
    ]);
  });

  it('together they are what the whole moved by', () => {
    const parts = fc.tuple(price, price, price);
    fc.assert(
      fc.property(parts, parts, (before, now) => {
        const moved = movedParts(fare(...before), fare(...now), ['base-fare', 'yq', 'k3']);
        const whole = fare(...now).amount.minor - fare(...before).amount.minor;
        expect(moved.reduce((sum, { by }) => sum + by.minor, 0)).toBe(whole);
        expect(moved.every(({ by }) => by.minor !== 0)).toBe(true);
      }),
    );
  });
});
