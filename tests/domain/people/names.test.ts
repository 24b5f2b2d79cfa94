/** Names as airlines spell them, and titles that say a gender. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { airlineSpelling, checkLastName, filledUpName, hasOnlyLetters } from '#domain/people/names.ts';
import { genderOfTitle, isTitleClash, titles, withTitle } from '#domain/people/titles.ts';

describe('an airline’s spelling', () => {
  test.each([
    ["O'Brien", 'OBRIEN'],
    ['D’Souza', 'DSOUZA'],
    ['Anne-Marie', 'ANNE MARIE'],
    ['Md. Salim', 'MD SALIM'],
    ['St.John', 'ST JOHN'],
    ['Jean–Zoë', 'JEAN ZOE'],
    [' -Rao- ', 'RAO'],
  ])('of %s, which is flagged, is %s', (name, spelled) => {
    expect(checkLastName(name).map(({ code }) => code)).toEqual(['name-letters']);
    expect(airlineSpelling(name)).toBe(spelled);
  });

  test.each(['Asha Rao', 'Zoë', '', 'Rahul2', '---', 'Rao/Iyer', 'आशा-राव', 'नेहा'])('is not there for %j', (name) => {
    expect(airlineSpelling(name)).toBeUndefined();
  });

  test('keeps the rule that the name broke', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."aZé’'-. "), maxLength: 12 });
    fc.assert(
      fc.property(typed, (name) => {
        const spelled = airlineSpelling(name) ?? 'RAO';
        expect(hasOnlyLetters(spelled)).toBe(true);
        expect(checkLastName(spelled)).toEqual([]);
        expect(airlineSpelling(spelled)).toBeUndefined();
      }),
    );
  });
});

describe('a single name', () => {
  test.each([
    [{ firstName: 'Lakshmi' }, 'repeat', 'LAKSHMI LAKSHMI'],
    [{ lastName: 'Lakshmi' }, 'repeat', 'LAKSHMI LAKSHMI'],
    [{ lastName: 'Lakshmi', title: 'Ms' }, 'fnu', 'FNU LAKSHMI'],
    [{ firstName: 'Lakshmi', title: 'Ms' }, 'title', 'MS LAKSHMI'],
    [{ firstName: 'LAKSHMI', lastName: 'LAKSHMI', title: 'Mrs' }, 'title', 'MRS LAKSHMI'],
    [{ firstName: 'Fnu', lastName: 'Lakshmi' }, 'repeat', 'LAKSHMI LAKSHMI'],
    [{ firstName: 'Lakshmi', lastName: 'Lnu' }, 'fnu', 'FNU LAKSHMI'],
    [{ firstName: "O'Neil" }, 'repeat', 'ONEIL ONEIL'],
  ] as const)('%j for a carrier that wants %s is %s', (draft, ask, expected) => {
    const { firstName, lastName } = filledUpName(draft, ask) ?? {};
    expect(`${firstName} ${lastName}`).toBe(expected);
  });

  test.each([
    [{ firstName: 'Asha', lastName: 'Rao' }, 'repeat'],
    [{ firstName: 'Lakshmi', lastName: 'Lakshmi' }, 'repeat'],
    [{ firstName: 'FNU', lastName: 'Lakshmi' }, 'fnu'],
    [{ firstName: 'MS', lastName: 'Lakshmi', title: 'Ms' }, 'title'],
    [{ firstName: 'Lakshmi' }, 'title'],
    [{}, 'repeat'],
    [{ firstName: 'FNU', lastName: 'LNU' }, 'repeat'],
  ] as const)('%j has nothing to fill up for %s', (draft, ask) => {
    expect(filledUpName(draft, ask)).toBeUndefined();
  });
});

describe('a title', () => {
  test('sets the gender that is open, and the one that the title before had set', () => {
    expect(withTitle({}, 'Mrs')).toEqual({ title: 'Mrs', gender: 'female' });
    expect(withTitle({ title: 'Ms', gender: 'female' }, 'Mr')).toEqual({ title: 'Mr', gender: 'male' });
    expect(withTitle({ title: 'Mr', gender: 'female' }, 'Mstr')).toEqual({ title: 'Mstr', gender: 'female' });
    expect(withTitle({ title: 'Mr', gender: 'others' }, 'Ms')).toEqual({ title: 'Ms', gender: 'others' });
  });

  test('clashes with the other gender alone', () => {
    for (const title of titles) {
      expect(isTitleClash({ title, gender: genderOfTitle(title) })).toBe(false);
      expect(isTitleClash({ title, gender: genderOfTitle(title) === 'male' ? 'female' : 'male' })).toBe(true);
      expect(isTitleClash({ title, gender: 'others' })).toBe(false);
      expect(isTitleClash({ title })).toBe(false);
    }
    expect(isTitleClash({ title: 'Dr', gender: 'male' })).toBe(false);
  });
});
