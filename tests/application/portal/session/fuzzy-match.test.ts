/** Finding a name by some of its letters. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzzyMatch } from '#application/portal/session/fuzzy-match.ts';

const found = (name: string, typed: string) => {
  const match = fuzzyMatch(name, typed);
  return match && { letters: match.at.map((at) => [...name][at]).join(''), close: match.close };
};

describe('a name is found', () => {
  test.each([
    ['My bookings', 'my', 'My', true],
    ['My bookings', 'mb', 'Mb', true],
    ['My bookings', 'mybo', 'Mybo', true],
    ['My bookings', 'my bo', 'Mybo', true],
    ['My bookings', 'ings', 'ings', true],
    ['My bookings', 'in', 'in', false],
    ['My bookings', 'bgs', 'bgs', false],
    ['Réservations', 'reser', 'Réser', true],
    ['دفتر الحساب', 'دح', 'دح', false],
    ['دفتر الحساب', 'دا', 'دا', true],
    ['أحدث', 'احد', 'أحد', true],
  ])('%s by %s', (name, typed, letters, close) => {
    expect(found(name, typed)).toEqual({ letters, close });
  });

  test('not by letters in another order, nor by none, nor by strewn ones that begin inside a word', () => {
    for (const typed of ['gnikoob', '', '  ', 'oks', 'my bookings and more']) {
      expect(fuzzyMatch('My bookings', typed), typed).toBeUndefined();
    }
  });

  test('better by the beginning of a word than by its middle, and better whole than in pieces', () => {
    const score = (name: string, typed: string) => fuzzyMatch(name, typed)?.score ?? 0;
    expect(score('Ledger', 'le')).toBeGreaterThan(score('Bottle', 'le'));
    expect(score('My bookings', 'book')).toBeGreaterThan(score('Best old oak kitchen', 'book'));
    expect(score('Profile', 'pro')).toBeGreaterThan(score('Privacy rooms online', 'pro'));
  });
});

const name = fc.stringMatching(/^[a-zA-Z]{1,8}( [a-zA-Z]{1,8}){0,3}$/);

test('what is meant is always what was typed, in its order', () => {
  fc.assert(
    fc.property(name, fc.stringMatching(/^[a-zA-Z ]{0,6}$/), (whole, typed) => {
      const match = fuzzyMatch(whole, typed);
      if (match === undefined) return;
      expect(match.at.map((at) => whole[at]?.toLowerCase()).join('')).toBe(typed.replaceAll(' ', '').toLowerCase());
      expect([...match.at].sort((one, other) => one - other)).toEqual(match.at);
      expect(new Set(match.at).size).toBe(match.at.length);
    }),
  );
});

test('every piece of a name, every beginning and all initials find it, in either case', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (whole, from, length) => {
      const piece = whole.slice(from % whole.length).slice(0, 1 + (length % whole.length));
      fc.pre(piece.trim() !== '' && !piece.includes(' '));
      expect(fuzzyMatch(whole, piece.toUpperCase())).toBeDefined();
      expect(fuzzyMatch(whole, whole.slice(0, 1 + (length % whole.length)))?.close).toBe(true);
      expect(
        fuzzyMatch(
          whole,
          whole
            .split(' ')
            .map(([first = '']) => first)
            .join(''),
        )?.close,
      ).toBe(true);
    }),
  );
});
