/**
 * Every word in every language: the same messages with the same variables, none asked for that is missing, none that nobody
 * asks for, and words for every violation that the domain knows.
 */
import { describe, expect, it } from 'vitest';
import { violationCodes } from '#domain/rules/codes.ts';
import { differences, languages, wordsOfPortal, wordsOfServer, wordsUnder } from './locales.ts';
import { plantedTree, realTree } from './source-tree.ts';
import { unknownMessages, unusedMessages } from './words-in-use.ts';

const real = realTree();
const places = [
  { name: 'the portal', folder: wordsOfPortal, code: ['ui'] },
  { name: 'the back office', folder: wordsOfServer, code: ['infrastructure/backoffice', 'application/backoffice'] },
];

describe.each(places)('the words of $name', ({ folder, code }) => {
  const words = wordsUnder(real, folder);
  const ids = new Set(words.messages.map(({ id }) => id));
  const referred = new Set(words.messages.flatMap(({ refers }) => [...refers]));

  it('are there, in every language', () => {
    for (const language of languages) {
      expect(words.messages.filter((message) => message.language === language).length).toBeGreaterThan(0);
    }
  });

  it('parse to the last line', () => {
    expect(words.junk).toEqual([]);
  });

  it('are the same messages with the same variables in every language', () => {
    expect(differences(words)).toEqual([]);
  });

  it('hold every message that is asked for', () => {
    expect(unknownMessages(real, code, ids)).toEqual([]);
  });

  it('hold no message that nobody asks for', () => {
    expect(unusedMessages(real, code, ids, referred)).toEqual([]);
  });
});

describe('violations', () => {
  const inRules = wordsUnder(real, wordsOfPortal).messages.filter(({ file }) => file === 'rules.ftl');

  it.each(languages)('have words in %s for every code of the domain', (language) => {
    const said = new Set(inRules.filter((message) => message.language === language).map(({ id }) => id));
    expect(violationCodes.length).toBeGreaterThan(0);
    expect(violationCodes.filter((code) => !said.has(`violation-${code}`))).toEqual([]);
  });

  it('have no words for a code that the domain does not know', () => {
    const known = new Set(violationCodes.map((code) => `violation-${code}`));
    const said = [...new Set(inRules.map(({ id }) => id))].filter((id) => id.startsWith('violation-'));
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('what is missing', () => {
  /** Fields that no screen has: a program's own number of its request, products not yet on screen. */
  const unseen = ['requestId'];
  const named = real.files
    .filter(({ path }) => path.startsWith('domain/') && path.endsWith('.ts'))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/(?:required\([^\n]*?, |violation\('required', )['`]([^'`]+)['`]\)/g)].map(
        ([, path]) => path ?? '',
      ),
      ...[...text.matchAll(/requiredFields\([^[]*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'(\w+)'/g)].map(([, path]) => path ?? ''),
      ),
    ])
    .map((path) => path.split('.').at(-1) ?? '');
  const fields = [...new Set(named)].filter((field) => !unseen.includes(field));

  it.each(languages)('is asked for by its name in %s', (language) => {
    const { text = '' } = real.files.find(({ path }) => path === `${wordsOfPortal}/${language}/rules.ftl`) ?? {};
    const asked = /violation-required =([\s\S]*?)\n {4}\}/.exec(text)?.[1] ?? '';
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !asked.includes(`[${field}]`))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const spoken = (en: string, fr: string, ar: string) =>
    plantedTree({ 'ui/locales/en/x.ftl': en, 'ui/locales/fr/x.ftl': fr, 'ui/locales/ar/x.ftl': ar });
  const judge = (en: string, fr: string, ar: string) => differences(wordsUnder(spoken(en, fr, ar), 'ui/locales'));
  const plural = 'x-seats = { $count ->\n    [one] { $count } seat\n   *[other] { $count } seats for { $name }\n}\n';

  it('are content with three that agree', () => {
    expect(judge(plural, plural, plural)).toEqual([]);
    expect(wordsUnder(spoken(plural, plural, plural), 'ui/locales').junk).toEqual([]);
  });

  it.each([
    ['a missing message', 'x-a = A', 'x-b = B', 'x-a = A'],
    ['a missing variable in a variant', plural, plural, plural.replace('{ $name }', '')],
    ['another variable', 'x-a = { $from }', 'x-a = { $from }', 'x-a = { $form }'],
    ['a missing attribute', 'x-a = A\n    .title = T', 'x-a = A', 'x-a = A\n    .title = T'],
    ['a message said twice', 'x-a = A\nx-a = B', 'x-a = A', 'x-a = A'],
    ['a reference to nothing', 'x-a = { x-b }', 'x-a = { x-b }', 'x-a = { x-b }'],
  ])('see %s', (_what, en, fr, ar) => {
    expect(judge(en, fr, ar).length).toBeGreaterThan(0);
  });

  it('see a line that Fluent would pass over', () => {
    expect(wordsUnder(spoken('x-a = { $', 'x-a', '!! = x'), 'ui/locales').junk.length).toBeGreaterThanOrEqual(3);
  });

  it('see an id that no language has, asked for in any way', () => {
    const ids = new Set(['x-a', 'x-b-one']);
    const asked = (text: string) => unknownMessages(plantedTree({ 'ui/s.tsx': text }), ['ui'], ids);
    expect(
      asked("words('x-a'); l10n.getString('x-a'); const r = { title: 'x-a', id: 'other-thing' }; words(`x-b-${n}`);"),
    ).toEqual([]);
    for (const text of [
      "words('x-c')",
      "l10n.getString('y')",
      "const a = <Localized id='x-c' />;",
      "const r = { title: 'x-c' };",
      'words(`x-c-${n}`)',
      "words(a ? 'x-a' : 'x-c')",
    ]) {
      expect(asked(text), text).toHaveLength(1);
    }
  });

  it('see a message that nobody asks for', () => {
    const tree = plantedTree({ 'ui/s.tsx': "words('x-a'); words(`x-b-${n}`);" });
    expect(unusedMessages(tree, ['ui'], new Set(['x-a', 'x-b-one', 'x-c', 'x-d']), new Set(['x-d']))).toEqual(['x-c']);
  });
});
