/** Typed letters found in a name. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLetters, matchedParts } from '#ui/design/choice/match-letters.ts';
import { weeksOf } from '#ui/design/date/month-grid.tsx';
import { daysInMonth, isoMonth, weekday } from '#domain/time/calendar-date.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'É', 'ß', 'ü', ' ', '-', 'ع', '😀'), maxLength: 12 });

describe('matched letters', () => {
  test.each([
    ['Kochi', 'ko', 0],
    ['New Delhi', 'del', 4],
    ['Adelaide', 'del', 1],
    ['Zürich', 'zur', 0],
    ['Zurich', 'zür', 0],
    ['Saint-Denis', 'den', 6],
    ['Kochi', '', -1],
    ['Kochi', 'mumbai', -1],
  ])('of "%s" by "%s" stand at %i', (text, typed, at) => {
    expect(findLetters(text, typed)).toBe(at);
  });

  test('prefer the start of a word', () => {
    expect(findLetters('Adel Del', 'del')).toBe(5);
  });

  test('cut the name into parts that are the name', () => {
    fc.assert(
      fc.property(name, name, (text, typed) => {
        const parts = matchedParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        expect(parts.filter((part) => part.hit).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('find every piece of a name', () => {
    fc.assert(
      fc.property(name, fc.nat(12), fc.nat(12), (text, from, length) => {
        const piece = [...text].slice(from, from + length).join('');
        fc.pre(piece.trim() !== '');
        expect(findLetters(text, piece)).not.toBe(-1);
      }),
    );
  });
});

describe('the weeks of a month', () => {
  test('hold every day once, in its column', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1990, max: 2100 }),
        fc.integer({ min: 1, max: 7 }),
        (month, year, first) => {
          const named = isoMonth(`${year}-${String(month).padStart(2, '0')}`);
          const weeks = weeksOf(named, first);
          const days = weeks.flat().filter((day) => day !== null);
          expect(days.length).toBe(daysInMonth(named));
          expect(days).toEqual([...new Set(days)].sort());
          for (const week of weeks) {
            expect(week.length).toBe(7);
            week.forEach((day, column) => {
              if (day !== null) expect((weekday(day) - first + 7) % 7).toBe(column);
            });
          }
        },
      ),
    );
  });
});
