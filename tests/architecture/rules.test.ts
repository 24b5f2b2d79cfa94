/**
 * Every rule of the house, on the real tree and on a planted violation: a rule that never fires proves nothing.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shown } from './rule.ts';
import { arrowsRule } from './rules/arrows.ts';
import { circlesRule } from './rules/circles.ts';
import { librariesRule } from './rules/libraries.ts';
import { marksRule } from './rules/marks.ts';
import { fullFoldersRule } from './rules/full-folders.ts';
import { fileNamesRule } from './rules/names-of-files.ts';
import { htmlRule, opidsRule, sqlRule } from './rules/places-of-texts.ts';
import { plainWordsRule } from './rules/plain-words.ts';
import { productsRule } from './rules/products.ts';
import { purityRule } from './rules/purity.ts';
import { screensApartRule, wordsRule } from './rules/screens.ts';
import { importSpellingRule } from './rules/spelling-of-imports.ts';
import { plantedTree, realTree, root } from './source-tree.ts';

const rules = [
  arrowsRule,
  librariesRule,
  importSpellingRule,
  circlesRule,
  fileNamesRule,
  fullFoldersRule,
  productsRule,
  purityRule,
  sqlRule,
  opidsRule,
  htmlRule,
  screensApartRule,
  wordsRule,
  marksRule,
  plainWordsRule,
];

const real = realTree();

describe('the tree that is judged', () => {
  it.each(['domain', 'application', 'infrastructure', 'ui', 'tests'])('holds every file of %s', (layer) => {
    const onDisk = readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(ts|tsx|mjs)$/.test(path),
    );
    const judged = real.files.filter(({ path }) => path.startsWith(`${layer}/`) && /\.(ts|tsx|mjs)$/.test(path));
    expect(onDisk.length).toBeGreaterThan(0);
    expect(judged).toHaveLength(onDisk.length);
  });

  it('has imports of every kind, strings and names', () => {
    const facts = real.code.map((file) => file.facts);
    const kinds = new Set(facts.flatMap(({ imports }) => imports.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['value', 'type', 'dynamic']));
    expect(facts.flatMap(({ strings }) => strings).length).toBeGreaterThan(0);
    expect(facts.flatMap(({ reads }) => reads).length).toBeGreaterThan(0);
  });
});

describe.each(rules)('$name', ({ check, planted }) => {
  it('in this house', () => {
    expect(check(real).map(shown)).toEqual([]);
  });

  it.each(planted)('fires on $what', ({ files, at }) => {
    const breaches = check(plantedTree(files));
    expect(breaches.length).toBeGreaterThan(0);
    expect([...new Set(breaches.map(({ path }) => path))]).toEqual([at]);
    for (const { says } of breaches) expect(says.length).toBeGreaterThan(20);
  });
});
