/** Samples with consecutive seeds reach every test file, every row of a matrix, every database and every time zone. */
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '#domain/booking/booking.ts';
import {
  drawIndex,
  inSample,
  rowsWithinReach,
  sampledSuites,
  samplesThatReachAll,
  sampleZones,
  testFilesOf,
} from '#tests/run/rings.mjs';
import { suites } from '#tests/run/suites.mjs';
import { root } from './source-tree.ts';

const all = suites.flatMap(({ name }) => testFilesOf(name));
const databaseSuites = ['tests/ports/', 'tests/journeys/', 'tests/products/'];

const anyStart = fc.integer({ min: 0, max: 2 ** 31 });
const seedsFrom = (start: number) => Array.from({ length: samplesThatReachAll }, (_, at) => start + at);
const holdsFrom = (holds: (seeds: readonly number[]) => void) =>
  fc.assert(
    fc.property(anyStart, (start) => holds(seedsFrom(start))),
    { numRuns: 10 },
  );

describe('twenty samples in a row', () => {
  test('run every test file', () => {
    expect(all.length).toBeGreaterThan(600);
    holdsFrom((seeds) => {
      expect(all.filter((path) => !seeds.some((seed) => inSample(path, seed)))).toEqual([]);
    });
  });

  test('go through every row of the longest matrix that a file may have', () => {
    holdsFrom((seeds) => {
      for (const path of all) {
        const rows = rowsWithinReach(path);
        const met = new Set(
          seeds.filter((seed) => inSample(path, seed)).map((seed) => drawIndex(seed, 'rows', rows, path)),
        );
        expect(met.size, path).toBe(rows);
      }
    });
  });

  test('run each file that stands on a database on both', () => {
    const stored = all.filter((path) => databaseSuites.some((folder) => path.startsWith(folder)));
    expect(stored.length).toBeGreaterThan(150);
    holdsFrom((seeds) => {
      for (const path of stored)
        expect(new Set(seeds.filter((seed) => inSample(path, seed)).map((seed) => drawIndex(seed, path, 2))).size).toBe(
          2,
        );
    });
  });

  test('live in every time zone', () => {
    holdsFrom((seeds) => {
      const zones = seeds.map((seed) => sampleZones[drawIndex(seed, 'zone', sampleZones.length)]);
      expect(new Set(zones).size).toBe(sampleZones.length);
    });
  });
});

describe('every sample', () => {
  test.each(products)('buys in a browser: %s', (product) => {
    const sale = `tests/browser/${product}/sale.test.ts`;
    expect(all).toContain(sale);
    for (const seed of [1, 2, 3]) expect(inSample(sale, seed)).toBe(true);
  });

  test('leaves out no file of the suites that it runs whole', () => {
    const whole = all.filter((path) => !sampledSuites.includes(path.split('/')[1] ?? ''));
    expect(whole.filter((path) => !inSample(path, 7))).toEqual([]);
  });

  test('runs about a third of the sampled suites', () => {
    const sampled = all.filter((path) => sampledSuites.includes(path.split('/')[1] ?? ''));
    for (const seed of [1, 2, 3]) {
      const drawn = sampled.filter((path) => inSample(path, seed));
      expect(drawn.length).toBeLessThan(sampled.length / 2);
      expect(drawn.length).toBeGreaterThan(sampled.length / 4);
    }
  });
});

test('every folder with tests is a suite', () => {
  const folders = readdirSync(`${root}tests`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && testFilesOf(entry.name).length > 0 ? [entry.name] : [],
  );
  expect(folders.toSorted()).toEqual(suites.map(({ name }) => name).toSorted());
});
