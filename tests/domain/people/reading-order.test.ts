/** Arabic sentences inside others read from the right, whatever they begin with; codes and names stay as they are. */
import { describe, expect, it } from 'vitest';
import { inOrder } from '#domain/people/reading-order.ts';

const mark = '\u200f';

describe('a piece of text in a message', () => {
  it.each([
    ['a list of isolated codes', '\u2068DEL\u2069، \u2068BOM\u2069'],
    ['a list of bare codes', 'AI 101، AI 102'],
    ['a clause after a code', '\u2068AI 101\u2069؛ مباشر'],
  ])('is marked in Arabic: %s', (_what, text) => {
    expect(inOrder('ar', text)).toBe(`${mark}${text}`);
  });

  it.each([
    ['ar', 'DEL'],
    ['ar', 'Asha Nair'],
    ['ar', 'https://example.com/a?b=1,2'],
    ['en', '\u2068DEL\u2069, \u2068BOM\u2069'],
    ['fr', 'AI 101, AI 102'],
  ] as const)('stays as it is in %s: %s', (language, text) => {
    expect(inOrder(language, text)).toBe(text);
  });
});
