import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { seen } from '#tests/arbitraries/wire.ts';
import { type FormValue, formLimits, readForm, writeForm } from '#infrastructure/wire/form/form.ts';

function groupOf(text: string) {
  const read = readForm(text);
  if (!('group' in read)) throw new Error(`refused: ${read.refusal.code} at "${read.refusal.path}"`);
  return read.group;
}

function refusalOf(text: string) {
  const read = readForm(text);
  return 'refusal' in read ? read.refusal : undefined;
}

/** Names that are no place in a list: a group of those alone is a list. */
const name = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((any) => `n${seen(any).replaceAll(/[[\]]/g, '')}`);
const leaf = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((any) => seen(any) || 'x');

const { group } = fc.letrec<{ value: FormValue; group: Record<string, FormValue> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    leaf,
    tie('group'),
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
  ),
  group: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4 }),
}));

describe('forms', () => {
  test('what is written is read, nested and listed', () => {
    fc.assert(
      fc.property(group, (given) => {
        expect(groupOf(writeForm(given))).toEqual(given);
      }),
    );
  });

  test('a reader by URLSearchParams finds the same pairs', () => {
    fc.assert(
      fc.property(fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 6 }), (given) => {
        expect(Object.fromEntries(new URLSearchParams(writeForm(given)))).toEqual(
          // URLSearchParams reads lone surrogates as U+FFFD; forms of binary texts have none.
          given,
        );
      }),
    );
  });

  test('any text is read or refused, and never throws', () => {
    const pieces = fc.constantFrom(
      'a',
      '[',
      ']',
      '=',
      '&',
      '%',
      '%2',
      '%5B',
      '%00',
      '+',
      '0',
      '9',
      '__proto__',
      'é',
      '%ff',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const read = readForm(parts.join(''));
        expect('group' in read || 'refusal' in read).toBe(true);
      }),
    );
  });

  it.each([
    [
      'travellers[0][first_name]=Asha&travellers[1][first_name]=Ravi',
      { travellers: [{ first_name: 'Asha' }, { first_name: 'Ravi' }] },
    ],
    ['contact[email]=a%40b.in&contact[mobile]=9876543210', { contact: { email: 'a@b.in', mobile: '9876543210' } }],
    ['a=&b', {}],
    ['a=x+y%20z', { a: 'x y z' }],
    ['list[2]=c&list[0]=a', { list: ['a', 'c'] }],
    ['a[b=1', { 'a[b': '1' }],
    ['a=%zz', { a: '%zz' }],
    ['a=%E2%80%AEgnp.exe&b=A%E2%80%8Bsha&c=%C2%AD%E2%81%A6x', { a: 'gnp.exe', b: 'Asha', c: 'x' }],
    ['a=x%09y%0D%0Az', { a: 'x\ty\r\nz' }],
    // A joiner within a word of Persian or Hindi is spelling; elsewhere it hides.
    ['a=%D9%85%DB%8C%E2%80%8C%D8%AE&b=a%E2%80%8Cb', { a: 'می\u200Cخ', b: 'ab' }],
    ['a=x%00y', { a: 'xy' }],
  ])('%s', (text, expected) => {
    expect(groupOf(text)).toEqual(expected);
  });

  it('reaches no prototype by any name', () => {
    const read = groupOf('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('refuses more fields, brackets or places than the limits', () => {
    const many = Array.from({ length: formLimits.fields + 1 }, (_, index) => `f${index}=1`).join('&');
    expect(refusalOf(many)).toEqual({ code: 'fields-count', path: '', params: { most: formLimits.fields } });
    expect(refusalOf(`a${'[b]'.repeat(formLimits.depth)}=1`)).toBeUndefined();
    expect(refusalOf(`a${'[b]'.repeat(formLimits.depth + 1)}=1`)?.code).toBe('fields-depth');
    expect(refusalOf(`a[${formLimits.places}][b]=1`)?.code).toBe('list-count');
    expect(refusalOf(`a${'[b]'.repeat(100_000)}=1`)?.code).toBe('fields-depth');
  });

  it('refuses a name that is both a text and a group', () => {
    expect(refusalOf('a=1&a[b]=2')?.code).toBe('not-a-choice');
    expect(refusalOf('a[b]=2&a=1')?.code).toBe('not-a-choice');
  });

  it.each([
    ['a=1&a=2', 'a'],
    ['a=&a=2', 'a'],
    ['a[b]=1&a%5Bb%5D=2', 'a[b]'],
    ['list[]=1&list[]=2', 'list[]'],
    ['opid=X&sessiontoken=mine&sessiontoken=yours', 'sessiontoken'],
  ])('%s is refused: one name twice', (text, path) => {
    expect(refusalOf(text)).toEqual({ code: 'sent-twice', path });
  });

  it.each(['a=%ff', 'a=caf%E9', 'a=\uFFFD', 'a=%EF%BF%BD', '%E9=1'])('%s is refused: it is no UTF-8', (text) => {
    expect(refusalOf(text)?.code).toBe('not-unicode');
  });

  it('stops to take a form apart where it is beyond the limits', () => {
    const [split, slice] = [vi.spyOn(String.prototype, 'split'), vi.spyOn(String.prototype, 'slice')];
    const read = readForm(
      'a&'.repeat(1_000_000).replaceAll('a', () => 'b'),
      { ...formLimits, fields: 10 },
    );
    const pieces = split.mock.results.reduce((sum, { value }) => sum + value.length, 0);
    const slices = slice.mock.calls.length;
    vi.restoreAllMocks();
    expect(read).toHaveProperty('refusal');
    expect(pieces + slices).toBeLessThan(100);
  });

  it('reads eight megabytes of anything without getting lost', () => {
    expect(groupOf(`a=${'%zz+'.repeat(2_000_000)}`)).toHaveProperty('a');
    expect(groupOf('&='.repeat(formLimits.fields))).toEqual({});
    expect(refusalOf('&='.repeat(4_000_000))?.code).toBe('fields-count');
    expect(groupOf('&'.repeat(8_000_000))).toEqual({});
    expect(refusalOf(`${'[]'.repeat(4_000_000)}=1`)?.code).toBe('fields-depth');
  });
});
