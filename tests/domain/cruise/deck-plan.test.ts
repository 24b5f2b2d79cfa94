/** Where cabins lie on a ship. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cabinsOf, nearestMiddle, partOfShip } from '#domain/cruise/sailing/deck-plan.ts';
import { cabinKinds } from '#domain/cruise/sailing/sailing.ts';

const someDecks = fc.uniqueArray(
  fc.record({
    deck: fc.integer({ min: 4, max: 9 }),
    sides: fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })).map(([balconies, suites]) => [
      { kind: 'balcony' as const, count: balconies },
      { kind: 'suite' as const, count: suites + 1 },
    ]),
    insides: fc.nat({ max: 30 }),
  }),
  { selector: ({ deck }) => deck, minLength: 1, maxLength: 3 },
);

it('the cabin nearest to the middle is said to lie there where one of its kind does, inside ones by the same ship', () => {
  fc.assert(
    fc.property(someDecks, fc.constantFrom(...cabinKinds), (decks, kind) => {
      const plan = cabinsOf(decks);
      const some = plan.filter((cabin) => cabin.kind === kind);
      const chosen = nearestMiddle(some, plan);
      expect(chosen === undefined).toBe(some.length === 0);
      if (chosen === undefined) return;
      const isThere = some.some((cabin) => partOfShip(cabin, plan) === 'middle');
      expect(partOfShip(chosen, plan) === 'middle').toBe(isThere);
    }),
  );
});

it('a short row inside a long ship ends before its stern', () => {
  const plan = cabinsOf([{ deck: 8, sides: [{ kind: 'balcony', count: 21 }], insides: 9 }]);
  const inside = plan.filter(({ kind }) => kind === 'inside');
  expect(inside.map((cabin) => partOfShip(cabin, plan)).at(-1)).toBe('middle');
  expect(nearestMiddle(inside, plan)?.number).toBe('8209');
});
