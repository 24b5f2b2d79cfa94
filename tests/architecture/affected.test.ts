/** Finds the test files affected by a change, for the inner loop and the mutation check. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedTests, distancesFrom, readImportGraph, textDistance } from '#tests/run/affected.mjs';
import { root } from './source-tree.ts';

const graph = readImportGraph();
const suitesOf = (changed: string) => new Set(affectedTests([changed], graph).map((file) => file.split('/')[1]));

describe('the tests that a change affects', () => {
  it.each([
    ['a rule', 'domain/account/postings.ts', 'tests/domain/account/chain.test.ts'],
    [
      'a use case',
      'application/backoffice/account/account-desk.ts',
      'tests/application/backoffice/account/account-desk.test.ts',
    ],
    [
      'a routine of the database',
      'infrastructure/backoffice/database/routines/account/post_entries.sql',
      'tests/ports/ledger/ledger-book.test.ts',
    ],
    ['a codec', 'infrastructure/wire/account.ts', 'tests/wire/recorded.test.ts'],
    ['a screen, in its states', 'ui/screens/account/ledger.tsx', 'tests/ui/screens/screens.test.ts'],
    ['a screen, through the built portal', 'ui/screens/account/ledger.tsx', 'tests/browser/account/books.test.ts'],
    ['a part of the frame that is loaded later', 'ui/shell/frame/header.tsx', 'tests/browser/shell/session.test.ts'],
    [
      'a use case, through a program that a test builds',
      'application/backoffice/booking/saga/booking-saga.ts',
      'tests/faults/booking-kills.test.ts',
    ],
    ['words that are loaded by their language', 'ui/locales/en/account.ftl', 'tests/browser/account/books.test.ts'],
    ['a page that a test reads', 'infrastructure/wire/README.md', 'tests/wire/readme.test.ts'],
    ['a text picture', 'tests/fixtures/pnr/galileo-hold.txt', 'tests/domain/flight/pnr/parser.test.ts'],
    ['a test itself', 'tests/domain/account/chain.test.ts', 'tests/domain/account/chain.test.ts'],
  ])('include those of %s', (_, changed, test) => {
    expect(affectedTests([changed], graph)).toContain(test);
  });

  it('begin with the nearest', () => {
    const changed = 'domain/account/postings.ts';
    const distances = distancesFrom([changed], graph);
    const found = affectedTests([changed], graph).map((file) => distances.get(file) ?? 0);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBe(1);
  });

  it('are all of them where the settings change', () => {
    expect(affectedTests(['tests/support/seed.ts'], graph)).toEqual(graph.tests);
    expect(affectedTests(['package.json'], graph)).toEqual(graph.tests);
  });

  it('leave out what imports types alone', () => {
    expect(suitesOf('domain/account/ledger.ts')).not.toContain('browser');
  });

  it('leave out screens where the back office changes, and the other way round', () => {
    expect(affectedTests(['application/backoffice/account/account-desk.ts'], graph)).not.toContain(
      'tests/ui/screens/screens.test.ts',
    );
    expect(suitesOf('ui/screens/account/ledger.tsx')).not.toContain('journeys');
  });

  it('include one in a browser for nearly every module that runs', () => {
    const runs = /^(export )?(async )?(const|function|class) /m;
    const inPrograms = /^(ui|application|infrastructure\/(portal|wire|backoffice))\/.*\.tsx?$/;
    const modules = [...graph.files].filter(
      (path) => inPrograms.test(path) && runs.test(readFileSync(join(root, path), 'utf8')),
    );
    const unreached = modules.filter((path) => !suitesOf(path).has('browser'));
    expect(modules.length).toBeGreaterThan(1000);
    // A few have nothing but types for the programs, and values for tests.
    expect(unreached.length / modules.length, unreached.join('\n')).toBeLessThan(0.01);
  });

  it('say whether a file runs the change, or only reads its text', () => {
    const distances = distancesFrom(['domain/account/postings.ts'], graph);
    expect(distances.get('tests/domain/account/chain.test.ts')).toBe(1);
    expect(distances.get('tests/architecture/rules.test.ts')).toBeGreaterThanOrEqual(textDistance);
  });
});
