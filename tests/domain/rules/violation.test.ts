import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChoice } from '#domain/rules/choice.ts';
import { violationCodes } from '#domain/rules/codes.ts';
import { checkTerms } from '#domain/rules/terms.ts';
import {
  combine,
  firstOf,
  isMissing,
  required,
  requiredFields,
  type Violation,
  violation,
  within,
} from '#domain/rules/violation.ts';

describe('violations', () => {
  const part = fc.stringMatching(/^[a-z]{1,6}(\[[0-9]\])?$/);
  const listOf = (path: string): readonly Violation[] => [violation('required', path)];

  test('paths nest as fields do', () => {
    fc.assert(
      fc.property(part, part, part, (outer, middle, inner) => {
        const nested = within(outer, within(middle, listOf(inner)));
        expect(nested).toStrictEqual(listOf(`${outer}.${middle}.${inner}`));
        expect(within(`${outer}.${middle}`, listOf(inner))).toStrictEqual(nested);
        expect(within('', listOf(inner))).toStrictEqual(listOf(inner));
        expect(within(outer, listOf(''))).toStrictEqual(listOf(outer));
        expect(within(outer, listOf(`[2].${inner}`))).toStrictEqual(listOf(`${outer}[2].${inner}`));
      }),
    );
  });

  test('keep code and parameters where they are moved', () => {
    expect(within('range', [violation('range-days', 'to', { most: 7 })])).toStrictEqual([
      { code: 'range-days', path: 'range.to', params: { most: 7 } },
    ]);
  });

  test('combine in order; the first of several is the first that is not empty', () => {
    const list = fc.array(part, { maxLength: 3 }).map((paths) => paths.flatMap(listOf));
    fc.assert(
      fc.property(fc.array(list), (lists) => {
        const all = combine(...lists);
        expect(all).toStrictEqual(lists.reduce<readonly Violation[]>((before, each) => [...before, ...each], []));
        const first = firstOf(...lists);
        expect(all.slice(0, first.length)).toStrictEqual(first);
        expect(first.length === 0).toBe(all.length === 0);
      }),
    );
  });

  test('what counts as missing', () => {
    expect([undefined, null, '', ' ', '\t\n'].every(isMissing)).toBe(true);
    expect([0, false, 'x', ' x ', [], {}].some(isMissing)).toBe(false);
    expect(required('', 'a')).toStrictEqual(listOf('a'));
    expect(requiredFields({ a: '', b: 'x', c: undefined }, ['c', 'b', 'a'])).toStrictEqual([
      ...listOf('c'),
      ...listOf('a'),
    ]);
  });

  test('choices and terms', () => {
    expect(checkChoice('', ['a'], 'kind')).toStrictEqual(listOf('kind'));
    expect(checkChoice('A', ['a'], 'kind')).toStrictEqual([{ code: 'not-a-choice', path: 'kind' }]);
    expect(checkChoice('a', ['a'], 'kind')).toStrictEqual([]);
    expect([true, false, undefined].map((accepted) => checkTerms(accepted).length)).toStrictEqual([0, 1, 1]);
  });
});

describe('the list of codes', () => {
  const root = join(import.meta.dirname, '../../..');
  const rules = ['domain', 'application', 'infrastructure']
    .flatMap((layer) =>
      readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((name) => join(layer, name)),
    )
    .filter((name) => name.endsWith('.ts') && name !== join('domain', 'rules', 'codes.ts'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .map((text) => text.replace(/\/\*\*[\s\S]*?\*\//g, ''))
    .join('\n');

  test('has each once, in kebab case', () => {
    expect(new Set(violationCodes).size).toBe(violationCodes.length);
    expect(violationCodes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toStrictEqual([]);
  });

  test('has none that no rule answers with', () => {
    expect(violationCodes.length).toBeGreaterThan(40);
    expect(violationCodes.filter((code) => !rules.includes(`'${code}'`))).toStrictEqual([]);
  });
});
