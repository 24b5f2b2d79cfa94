/** One word for one thing: what screens, papers and letters say keeps to the glossary. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forbidden, glossaryOf, saidUnder, unsaid } from './glossary.ts';
import { languages, wordsOfPortal, wordsOfServer } from './locales.ts';
import { plantedTree, realTree } from './source-tree.ts';

const entries = glossaryOf(readFileSync(new URL('../../ui/locales/glossary.md', import.meta.url), 'utf8'));
const real = realTree();
const said = [...saidUnder(real, wordsOfPortal), ...saidUnder(real, wordsOfServer)];

describe('the glossary', () => {
  it.each(languages)('has words in %s', (language) => {
    expect(entries.filter((entry) => entry.language === language).length).toBeGreaterThan(15);
  });

  it('forbids nothing that any language says', () => {
    expect(forbidden(entries, said)).toEqual([]);
  });

  it('has no word that nothing says any more', () => {
    expect(unsaid(entries, said)).toEqual([]);
  });

  it('never wants and forbids one word', () => {
    const both = entries.flatMap(({ language, words }) =>
      words.filter((word) => entries.some((other) => other.language === language && other.not.includes(word))),
    );
    expect(both).toEqual([]);
  });
});

describe('the check itself', () => {
  const planted = (language: string, text: string) =>
    saidUnder(plantedTree({ [`ui/locales/${language}/x.ftl`]: text }), 'ui/locales');
  const rules = glossaryOf(
    '## English\n| thing | word | not |\n| --- | --- | --- |\n| hold | on hold | mail · good until |\n' +
      '## Arabic\n| thing | word | not |\n| --- | --- | --- |\n| filter | تصفية | مرشح |\n',
  );

  it.each([
    ['en', 'x-a = Good until tomorrow'],
    ['en', 'x-a = { $count ->\n    [one] One mail\n   *[other] Many\n}'],
    ['en', 'x-a = By mail.'],
    ['ar', 'x-a = امسح المرشحات'],
  ])('sees a forbidden word in %s', (language, text) => {
    expect(forbidden(rules, planted(language, text))).toHaveLength(1);
  });

  it.each([
    ['en', 'x-a = e-mail'],
    ['en', 'x-a = mailbox, { $mail }'],
    ['fr', 'x-a = mail'],
    ['en', 'shell-find-also-x = mail'],
  ])('passes over what is another word, in %s', (language, text) => {
    expect(forbidden(rules, planted(language, text))).toEqual([]);
  });

  it('sees a word that nothing says', () => {
    expect(unsaid(rules, planted('en', 'x-a = Seats on hold'))).toEqual(['تصفية']);
  });
});
