import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
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
  .map((any) => `n${any.replaceAll(/[\0[\]]/g, '')}`);
const leaf = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((any) => any.replaceAll('\0', '') || 'x');

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
    ['a=1&a=2', { a: '2' }],
    ['a=&b', {}],
    ['a=x+y%20z', { a: 'x y z' }],
    ['list[2]=c&list[0]=a', { list: ['a', 'c'] }],
    ['a[b=1', { 'a[b': '1' }],
    ['a=%zz&b=%ff', { a: '%zz', b: '\uFFFD' }],
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
    expect(refusalOf(many)).toEqual({ code: 'too-long', path: '', params: { most: formLimits.fields } });
    expect(refusalOf(`a${'[b]'.repeat(formLimits.depth)}=1`)).toBeUndefined();
    expect(refusalOf(`a${'[b]'.repeat(formLimits.depth + 1)}=1`)?.code).toBe('too-long');
    expect(refusalOf(`a[${formLimits.places}][b]=1`)?.code).toBe('too-long');
    expect(refusalOf(`a${'[b]'.repeat(100_000)}=1`)?.code).toBe('too-long');
  });

  it('refuses a name that is both a text and a group', () => {
    expect(refusalOf('a=1&a[b]=2')?.code).toBe('not-a-choice');
    expect(refusalOf('a[b]=2&a=1')?.code).toBe('not-a-choice');
  });

  it('reads eight megabytes of anything without getting lost', () => {
    expect(groupOf(`a=${'%zz+'.repeat(2_000_000)}`)).toHaveProperty('a');
    expect(groupOf('&='.repeat(formLimits.fields))).toEqual({});
    expect(refusalOf('&='.repeat(4_000_000))?.code).toBe('too-long');
    expect(refusalOf(`${'[]'.repeat(4_000_000)}=1`)?.code).toBe('too-long');
  });
});
