/**
 * Runs the examples in the domain's doc comments. An example is `expression // => value`, or
 * `expression // throws Name`; an expression may take several lines. In an example every export of the
 * domain can be named; where two modules export one name, the example's own module goes first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const domain = join(import.meta.dirname, '../../../domain');

interface Example {
  readonly file: string;
  readonly expression: string;
  readonly expected: { readonly value: string } | { readonly throws: string };
}

const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(domain, name))
  .sort();

function examplesIn(file: string): readonly Example[] {
  const comments = readFileSync(file, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const lines = comment
      .replace(/^\/\*\*|\*\/$/g, '')
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n');
    const blocks = lines.split(/^\s*@example\b/m).slice(1);
    return blocks.flatMap((block) => parseBlock(file, block.split(/^\s*@\w+/m)[0] ?? ''));
  });
}

function parseBlock(file: string, block: string): readonly Example[] {
  const found: Example[] = [];
  let expression = '';
  for (const line of block.split('\n')) {
    const parts = /^(.*?)\/\/ (=>|throws) (.+)$/.exec(line);
    expression += `${parts?.[1] ?? line} `;
    if (parts) {
      const [, , mark, right = ''] = parts;
      const expected = mark === '=>' ? { value: right } : { throws: right.trim() };
      found.push({ file, expression: expression.trim(), expected });
      expression = '';
    }
  }
  if (found.length === 0 || expression.trim() !== '') {
    throw new Error(`${relative(domain, file)}: an example without a value: ${(expression || block).trim()}`);
  }
  return found;
}

type Exports = Readonly<Record<string, unknown>>;

const modules = new Map<string, Exports>();
for (const file of files) {
  const loaded: Exports = await import(/* @vite-ignore */ file);
  modules.set(file, loaded);
}
const everything: Exports = Object.assign({}, ...modules.values());

function evaluate(code: string, file: string): unknown {
  const scope = { ...modules.get(file) };
  const names = [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].filter((name) => name in scope || name in everything);
  const values = names.map((name) => scope[name] ?? everything[name]);
  return new Function(...names, `"use strict"; return (${code});`)(...values);
}

describe('examples in doc comments', () => {
  const examples = files.flatMap(examplesIn);

  test('are found', () => {
    expect(examples.length).toBeGreaterThan(100);
  });

  test.each(examples.map((example) => ({ ...example, name: relative(domain, example.file) })))(
    '$name: $expression',
    ({ file, expression, expected }) => {
      if ('throws' in expected) {
        expect(() => evaluate(expression, file)).toThrow(expect.objectContaining({ name: expected.throws }));
      } else {
        expect(evaluate(expression, file)).toStrictEqual(evaluate(expected.value, file));
      }
    },
  );
});
