/** Tests the breaks of the mutation check and finds their places in a changed tree. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { applyBreak, type Break } from '#tests/run/mutants/breaks/break.mjs';
import { codeBreaks } from '#tests/run/mutants/breaks/code-breaks.mjs';
import { findPlace, placeOf } from '#tests/run/mutants/places.mjs';
import { sqlBreaks } from '#tests/run/mutants/breaks/sql-breaks.mjs';

const brokenBy = (text: string, breaks: readonly Break[]) => breaks.map((each) => applyBreak(text, each));
const code = (text: string, path = 'domain/x.ts') => brokenBy(text, codeBreaks(path, text));

describe('breaks of code', () => {
  it.each([
    [
      'a boundary',
      'export const late = (days: number) => days > 3;',
      'export const late = (days: number) => days >= 3;',
    ],
    ['a condition', 'const f = (a: X) => (isHeld(a) ? 1 : 2);', 'const f = (a: X) => (!(isHeld(a)) ? 1 : 2);'],
    ['logic', 'const f = isHeld(a) && isPaid(a);', 'const f = isHeld(a) || isPaid(a);'],
    ['an amount', 'const f = add(fare, tax);', 'const f = fare;'],
    ['an early return', 'function f() { if (isHeld(a)) return [b]; g(); }', 'function f() { ; g(); }'],
    ['a list', "const kinds = ['a', 'b', 'c'];", "const kinds = ['a', 'c'];"],
    ['a quantifier', 'const f = all.some(isHeld);', 'const f = all.every(isHeld);'],
  ])('change %s', (_, text, broken) => {
    expect(code(text)).toContain(broken);
  });

  it.each([
    ['types and imports', "import { a } from './a.ts'; type B = 1 | 2; interface C { readonly d: 'x' | true }"],
    ['log lines', "log.warn('late', { attempt: attempt + 1, again: true });"],
    ['the boundary between two moments, but their order', 'const f = (now: number, until: number) => now < until;'],
    ['an invariant', "if (row === undefined) throw new Error('no row');"],
  ])('leave out %s', (_, text) => {
    expect(code(text).filter((broken) => !broken.includes('now >= until'))).toEqual([]);
  });

  it('leave out the looks of a screen', () => {
    const text = 'const a = <Card className={on ? styles.on : styles.off} size={3} onPress={() => act()} />;';
    expect(code(text, 'ui/screens/x.tsx')).toEqual([
      'const a = <Card className={on ? styles.on : styles.off} size={3} />;',
    ]);
  });
});

describe('breaks of SQL', () => {
  it.each([
    ['a condition', 'select 1 from a where b = 1 and c = 2 order by d', 'select 1 from a where b = 1  order by d'],
    ['a comparison', 'select 1 from a where left_seats >= 2', 'select 1 from a where left_seats > 2'],
    ['an order', 'select 1 from a order by d desc limit 1', 'select 1 from a order by d asc limit 1'],
    ['a lock', 'select 1 from a where b = 1 for update', 'select 1 from a where b = 1 '],
    ['a default', 'select coalesce(sum(a), 0) from b', 'select coalesce(sum(a), 1) from b'],
  ])('change %s', (_, text, broken) => {
    expect(brokenBy(text, sqlBreaks(text))).toContain(broken);
  });

  it.each([
    ['what is set', 'update a set b = 1'],
    ['remarks and texts', "-- where a > b and c\nselect 'a > b or c'"],
    ['indexes that only make it fast', 'create index a_b on a (b desc) where c > 0'],
    ['the order of locks', 'select 1 from a order by b for update'],
  ])('leave out %s', (_, text) => {
    expect(brokenBy(text, sqlBreaks(text)).filter((broken) => broken !== 'select 1 from a order by b ')).toEqual([]);
  });
});

describe('a place in another tree', () => {
  const root = mkdtempSync(join(tmpdir(), 'farelane-places-'));
  mkdirSync(join(root, 'domain/money'), { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));
  const text = 'const a = b > 1;\nconst c = b > 1;\n';
  const found = codeBreaks('domain/x.ts', text);
  const second = placeOf(
    'rule',
    'domain/x.ts',
    text,
    found.filter(({ operator }) => operator === 'comparison')[1] as Break,
  );

  it('is found by what stands around it, in a file that grew and moved', () => {
    writeFileSync(join(root, 'domain/money/x.ts'), `// A line more.\n${text}const d = 1;\n`);
    expect(findPlace(root, second)).toMatchObject({ file: 'domain/money/x.ts', line: 3 });
  });

  it('is lost where its code has gone', () => {
    writeFileSync(join(root, 'domain/x.ts'), 'const a = b > 1;\n');
    expect(findPlace(root, second)).toBeUndefined();
  });
});
