import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flownTogether, minutesFlown } from '#domain/flight/offer/flown-together.ts';
import { savedTogether } from '#domain/flight/offer/return-pairs.ts';
import { money } from '#domain/money/money.ts';

const inr = (minor: number) => money(minor, 'INR');
const price = fc.integer({ min: 0, max: 1e9 });

describe('savedTogether', () => {
  it.each([
    ['cheaper together', 900, 1000, 100],
    ['the same', 1000, 1000, undefined],
    ['dearer together', 1100, 1000, undefined],
    ['not sold apart', 900, undefined, undefined],
  ])('%s', (_, total, apart, saved) => {
    const pair = { total: inr(total), ...(apart !== undefined && { apart: inr(apart) }) };
    expect(savedTogether(pair)).toEqual(saved === undefined ? undefined : inr(saved));
  });
});

describe('flownTogether', () => {
  it('adds up prices and times, in any order', () => {
    const flown = fc.array(fc.record({ minor: price, minutes: fc.integer({ min: 1, max: 3000 }) }));
    fc.assert(
      fc.property(flown, (all) => {
        const given = all.map(({ minor, minutes }) => ({ price: inr(minor), minutes }));
        const expected = {
          price: inr(all.reduce((sum, { minor }) => sum + minor, 0)),
          minutes: minutesFlown(all.map(({ minutes }) => ({ durationMinutes: minutes }))),
        };
        expect(flownTogether(given)).toEqual(all.length === 0 ? undefined : expected);
        expect(flownTogether(given.toReversed())).toEqual(flownTogether(given));
      }),
    );
  });
});
