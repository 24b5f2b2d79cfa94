import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrequentFlyer, flyerNumberAt, flyerNumbersOf, withFlyerNumber } from '#domain/people/frequent-flyer.ts';

describe('frequent-flyer numbers', () => {
  it('are those of a list by direction, whatever was entered and taken out in whichever order', () => {
    const edit = fc.tuple(fc.nat(5), fc.constantFrom('', ' ', '6E1', 'AI2', 'UK3'));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const list: (string | undefined)[] = Array.from({ length: 6 });
        let flyer: FrequentFlyer | undefined;
        for (const [direction, number] of edits) {
          list[direction] = number.trim() === '' ? undefined : number;
          flyer = withFlyerNumber(flyer, direction, number);
        }
        expect(list.map((_, direction) => flyerNumberAt(flyer, direction))).toEqual(list);
        expect(flyerNumbersOf(flyer)).toEqual([...new Set(list.filter((each) => each !== undefined))]);
        expect(flyer === undefined).toBe(list.every((each) => each === undefined));
        expect(flyer?.further?.at(-1)).not.toBe('');
      }),
    );
  });
});
