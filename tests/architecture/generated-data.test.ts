/** Compares committed data files with fresh output of their generators. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { airportFiles } from '#infrastructure/backoffice/reference/build-airports.mjs';
import { citiesFile } from '#infrastructure/backoffice/reference/build-cities.mjs';

const committed = (file: string) => readFileSync(new URL(`../../domain/${file}`, import.meta.url), 'utf8');

describe('the domain has what its generators make', () => {
  // Compared as a whole: a difference of megabytes says nothing.
  it('of airports, all and large ones', async () => {
    const { all, large } = await airportFiles();
    const command = 'run node infrastructure/backoffice/reference/build-airports.mjs';
    expect(committed('flight/reference/airports.json') === all, command).toBe(true);
    expect(committed('flight/reference/airports-large.json') === large, command).toBe(true);
  });

  it('of cities', () => {
    const command = 'run node infrastructure/backoffice/reference/build-cities.mjs';
    expect(committed('places/cities.json') === citiesFile(), command).toBe(true);
  });
});
