import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkEmail,
  checkEmailList,
  checkMobile,
  checkPhone,
  checkRequiredEmail,
  checkRequiredMobile,
  checkRequiredPhone,
  contactGiven,
  emailsOf,
  isEmail,
} from '#domain/people/contact.ts';
import { hasOnlyLetters } from '#domain/people/names.ts';
import { checkTitle, parseTitle, titles, titlesFor } from '#domain/people/titles.ts';

describe('mobile numbers', () => {
  test('are ten digits that begin with 5 to 9', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.stringMatching(/^[0-9]{8,12}$/), fc.stringMatching(/^[0-9+ -]{9,12}$/), fc.string()),
        (text) => {
          const good =
            text.length === 10 &&
            [...text].every((each) => '0123456789'.includes(each)) &&
            '56789'.includes(text.charAt(0));
          expect(checkMobile(text).length === 0).toBe(good || text === '');
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['', []],
    ['5000000000', []],
    ['4999999999', [{ code: 'mobile-start', path: 'mobile' }]],
    ['98470 3126', [{ code: 'mobile-digits', path: 'mobile', params: { digits: 10, entered: 9 } }]],
    ['98470 31264', [{ code: 'mobile-digits', path: 'mobile', params: { digits: 10, entered: 10 } }]],
    ['+919847031264', [{ code: 'mobile-digits', path: 'mobile', params: { digits: 10, entered: 12 } }]],
    ['٩٨٤٧٠٣١٢٦٤', [{ code: 'mobile-digits', path: 'mobile', params: { digits: 10, entered: 0 } }]],
  ])('%j', (text, expected) => {
    expect(checkMobile(text)).toStrictEqual(expected);
  });

  test('may have to be given', () => {
    expect(checkRequiredMobile(undefined)).toStrictEqual([{ code: 'required', path: 'mobile' }]);
    expect(checkRequiredMobile('1', 'contact.mobile')).toStrictEqual([
      { code: 'mobile-digits', path: 'contact.mobile', params: { digits: 10, entered: 1 } },
    ]);
  });
});

describe('telephone numbers of any country', () => {
  test('are 8 to 15 digits after a plus, whatever is strewn between', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 5, maxLength: 18 });
    const noise = fc.constantFrom('', ' ', '-', '.', '(', ')');
    fc.assert(
      fc.property(
        fc.constantFrom('', '+', '+ '),
        digits,
        fc.array(noise, { minLength: 18, maxLength: 18 }),
        (plus, list, between) => {
          const text = plus + list.map((digit, index) => digit + (between[index] ?? '')).join('');
          expect(checkPhone(text).length === 0).toBe(list.length >= 8 && list.length <= 15);
        },
      ),
    );
  });

  test.each(['12345678a', '++12345678', '12345678+', '1234 5678/9', '1234567', 'phone'])('%j is none', (text) => {
    expect(checkPhone(text)).toStrictEqual([{ code: 'phone-digits', path: 'phone' }]);
  });

  test('may be missing, or have to be given', () => {
    expect(checkPhone('')).toStrictEqual([]);
    expect(checkRequiredPhone(' ', 'gstPhone')).toStrictEqual([{ code: 'required', path: 'gstPhone' }]);
  });
});

describe('mail addresses', () => {
  test('made of standard parts are good', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/);
    const label = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9-]{0,10}[A-Za-z0-9])?$/);
    const local = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join('.'));
    const domain = fc.tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.stringMatching(/^[a-z]{2,6}$/));
    fc.assert(
      fc.property(local, domain, (name, [labels, top]) => {
        expect(isEmail(`${name}@${[...labels, top].join('.')}`)).toBe(true);
      }),
    );
  });

  test.each([
    'asha',
    '@b.example',
    'a@',
    'a@b',
    'a@localhost',
    'a@@b.example',
    'a b@c.example',
    'a@b c.example',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@-b.example',
    'a@b-.example',
    'a@b..example',
    'a@.example',
    'a@b.example.',
    'a@b.e',
    'a@b.1',
    '"a b"@c.example',
    'a@[127.0.0.1]',
    'a@b.example\n',
    ' a@b.example',
    'á@b.example',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
    'a@b.example,c@d.example',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false);
    expect(checkEmail(text)).toStrictEqual([{ code: 'email-form', path: 'email' }]);
  });

  test('are judged soon, however they are made', () => {
    const hostile = [
      'a.'.repeat(1e5),
      `a@${'a-'.repeat(1e5)}`,
      `${'a'.repeat(64)}@${'a.'.repeat(90)}`,
      'a'.repeat(1e6),
      '@'.repeat(1e5),
    ];
    expect(hostile.map(isEmail)).toStrictEqual(hostile.map(() => false));
  });

  test('may be missing, or have to be given', () => {
    expect(checkEmail('')).toStrictEqual([]);
    expect(checkRequiredEmail('')).toStrictEqual([{ code: 'required', path: 'email' }]);
  });
});

describe('lists of mail addresses', () => {
  test('are good exactly when each item is, and name the first that is bad', () => {
    const item = fc.constantFrom('a@b.example', 'c.d@e.example', 'bad', 'a@b', '');
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(';', '; ', ' ;'),
        (items, between) => {
          const list = items.join(between);
          const asked = items.at(-1) === '' ? items.slice(0, -1) : items;
          const bad = asked.find((each) => each !== 'a@b.example' && each !== 'c.d@e.example');
          expect(emailsOf(list)).toStrictEqual(asked);
          expect(checkEmailList(list)).toStrictEqual(
            bad === undefined ? [] : [{ code: 'email-list-form', path: 'email', params: { item: bad } }],
          );
        },
      ),
    );
  });

  test('ten addresses are the most, however often one of them is named', () => {
    const list = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@b.example`).join(';');
    expect(checkEmailList(`${list(10)};A1@b.example`)).toStrictEqual([]);
    expect(checkEmailList(list(11))).toStrictEqual([{ code: 'receivers-count', path: 'email', params: { most: 10 } }]);
  });

  test('an empty list is good', () => {
    expect(checkEmailList('')).toStrictEqual([]);
    expect(checkEmailList('a@b.example,c@d.example')).toHaveLength(1);
  });
});

describe('names and titles', () => {
  test('a name is letters and spaces', () => {
    const letter = fc.constantFrom(' ', 'a', 'Z', 'é', 'ß', 'ñ', 'e\u0301', 'आ', 'शा', 'ع', 'Ж', '李');
    const other = fc.constantFrom('2', '٣', '-', "'", '.', '_', '/', '@', '\t', '\n', '\u00a0', '\u200b', '😀', '₹');
    fc.assert(
      fc.property(fc.array(letter), fc.array(letter), fc.option(other, { nil: '' }), (before, after, between) => {
        expect(hasOnlyLetters(before.join('') + between + after.join(''))).toBe(between === '');
      }),
    );
  });

  test('which titles fit whom', () => {
    const fitting = (type: 'adult' | 'child' | 'infant') =>
      titles.filter((title) => checkTitle(title, type).length === 0);
    expect(fitting('adult')).toStrictEqual(['Mr', 'Ms', 'Mrs']);
    expect(fitting('child')).toStrictEqual(['Ms', 'Mstr']);
    expect(fitting('infant')).toStrictEqual(['Ms', 'Mstr']);
    expect([...titlesFor('child')].sort()).toStrictEqual(['Ms', 'Mstr']);
    expect(titlesFor('adult')).toStrictEqual(['Mr', 'Ms', 'Mrs']);
    expect(titlesFor('adult', 'female')).toStrictEqual(['Ms', 'Mrs']);
    expect(titlesFor('child', 'male')).toStrictEqual(['Mstr']);
    expect(titlesFor('adult', 'others')).toStrictEqual(['Mr', 'Ms', 'Mrs']);
  });

  test('titles are read in any spelling', () => {
    expect(['MR', 'mrs.', ' Ms ', 'Master', 'MSTR', 'Dr', ''].map(parseTitle)).toStrictEqual([
      'Mr',
      'Mrs',
      'Ms',
      'Mstr',
      'Mstr',
      undefined,
      undefined,
    ]);
  });
});

test('a contact is sent tidied, without what was left empty', () => {
  expect(contactGiven({ email: ' a@b.example ', alternateEmail: ' ', mobile: ' 9847031264' })).toEqual({
    email: 'a@b.example',
    mobile: '9847031264',
  });
  expect(contactGiven({ alternateEmail: ' c@d.example; ', language: 'ar' })).toEqual({
    email: '',
    alternateEmail: 'c@d.example;',
    mobile: '',
    language: 'ar',
  });
});
