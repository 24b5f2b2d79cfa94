import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGst, checkRequiredGst, isGstEntered, withGst } from '#domain/agency/gst-rules.ts';
import {
  adviseOnGstin,
  checkGstin,
  checkGstinForm,
  gstinCheckCharacter,
  gstinPan,
  gstinStateCode,
} from '#domain/agency/gstin.ts';
import { checkPan } from '#domain/agency/pan.ts';

const pan = fc.stringMatching(/^[A-Z]{5}[0-9]{4}[A-Z]$/);
const stem = fc
  .tuple(fc.stringMatching(/^[0-9]{2}$/), pan, fc.constantFrom(...'123456789ABCXYZ'))
  .map(([state, holder, entity]) => `${state}${holder}${entity}Z`);
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Each place of a GSTIN and what may stand there. */
const places = [
  ...Array.from({ length: 2 }, () => '0123456789'),
  ...Array.from({ length: 5 }, () => alphabet.slice(10)),
  ...Array.from({ length: 4 }, () => '0123456789'),
  alphabet.slice(10),
  alphabet.slice(1),
  'Z',
  alphabet,
];

describe('GST numbers', () => {
  test('have the form when every place holds what it may, in either case', () => {
    fc.assert(
      fc.property(
        stem,
        fc.constantFrom(...alphabet),
        fc.nat(14),
        fc.constantFrom(...alphabet, '-', ' ', 'é'),
        (first, last, at, character) => {
          const changed = [...(first + last)].map((each, index) => (index === at ? character : each)).join('');
          const good = [...changed].every((each, index) => (places[index] ?? '').includes(each));
          expect(checkGstin(changed, 'number').length === 0).toBe(good);
          expect(checkGstinForm(changed.toLowerCase(), 'number').length === 0).toBe(good);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('are written in capitals', () => {
    expect(checkGstin('32AABCM4821k1Z5', 'number')).toStrictEqual([{ code: 'gstin-upper-case', path: 'number' }]);
    expect(checkGstin('', 'number')).toStrictEqual([]);
  });

  test.each([
    '32AABCM4821K1Z',
    '32AABCM4821K1Z55',
    '32AABCM4821K0Z5',
    '32AABCM4821K1Y5',
    'AAAABCM4821K1Z5',
    '32AABCM4821K1Z5\n',
  ])('%j is none', (text) => {
    expect(checkGstin(text, 'number')).toStrictEqual([{ code: 'gstin-form', path: 'number' }]);
    expect(adviseOnGstin(text, 'number')).toStrictEqual([]);
  });

  test('name a state and hold a PAN', () => {
    fc.assert(
      fc.property(stem, (first) => {
        expect(checkPan(gstinPan(`${first}5`), 'pan')).toStrictEqual([]);
        expect(gstinStateCode(first)).toMatch(/^\d\d$/);
      }),
    );
  });
});

describe('the check character', () => {
  // Numbers that manuals print as samples.
  test.each(['27AAPFU0939F1ZV', '27AASCS2460H1Z0', '29AAGCB7383J1Z4'])('of %s is its last', (gstin) => {
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin.slice(14));
    expect(adviseOnGstin(gstin.toLowerCase(), 'number')).toStrictEqual([]);
  });

  test('notices every single wrong character', () => {
    fc.assert(
      fc.property(stem, fc.nat(13), fc.constantFrom(...alphabet), (first, at, character) => {
        fc.pre(first[at] !== character);
        const changed = first.slice(0, at) + character + first.slice(at + 1);
        expect(gstinCheckCharacter(changed)).not.toBe(gstinCheckCharacter(first));
      }),
    );
  });

  test('is advised about, never demanded', () => {
    expect(checkGstin('27AAPFU0939F1ZW', 'number')).toStrictEqual([]);
    expect(adviseOnGstin('27AAPFU0939F1ZW', 'number')).toStrictEqual([
      { code: 'gstin-check-character', path: 'number', params: { expected: 'V' } },
    ]);
  });
});

describe('permanent account numbers', () => {
  test('have five capitals, four digits and a capital', () => {
    fc.assert(
      fc.property(pan, (number) => {
        expect(checkPan(number, 'panNumber')).toStrictEqual([]);
      }),
    );
    for (const text of [
      'ABCPD1234',
      'ABCPD12345',
      'abcpd1234e',
      'ABCP11234E',
      'ABCPD1234EE',
      ' ABCPD1234E',
      'ABCPD1234E\n',
    ]) {
      expect(checkPan(text, 'panNumber')).toStrictEqual([{ code: 'pan-form', path: 'panNumber' }]);
    }
    expect(checkPan('', 'panNumber')).toStrictEqual([]);
  });
});

describe('GST details', () => {
  const whole = {
    holder: 'Malabar Holidays Pvt Ltd',
    number: '32AABCM4821K1Z5',
    email: 'gst@malabar.example',
    address: '1 Beach Road, Kochi',
    phone: '+91 484 2345678',
  };
  const fields = ['holder', 'number', 'email', 'address', 'phone'] as const;

  test('are all needed as soon as one is entered, and none before', () => {
    fc.assert(
      fc.property(fc.subarray([...fields]), (given) => {
        const entry = Object.fromEntries(given.map((field) => [field, whole[field]]));
        const missing = fields.filter((field) => !given.includes(field));
        expect(isGstEntered(entry)).toBe(given.length > 0);
        expect(checkGst(entry).map((each) => each.path)).toStrictEqual(given.length === 0 ? [] : missing);
        expect(checkRequiredGst(entry).map((each) => each.path)).toStrictEqual(missing);
      }),
    );
  });

  test('have their forms', () => {
    const bad = { ...whole, number: 'x', email: 'x', phone: 'x' };
    expect(checkGst(bad).map((each) => each.code)).toStrictEqual(['gstin-form', 'email-form', 'phone-digits']);
  });
});

test('a GST number stands in capitals as it is typed, all else as it was typed', () => {
  expect(withGst({ holder: 'Malabar Travels' }, 'number', '32aabcm48')).toEqual({
    holder: 'Malabar Travels',
    number: '32AABCM48',
  });
  expect(withGst({}, 'holder', 'malabar travels')).toEqual({ holder: 'malabar travels' });
});
