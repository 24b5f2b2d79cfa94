/**
 * The suites, what each needs, and in which company it runs.
 */

/**
 * @typedef {'postgres' | 'chromium' | 'built'} Need
 * @typedef {{ name: string, needs: readonly Need[] }} Suite
 */

/** @type {readonly Suite[]} */
export const suites = [
  { name: 'architecture', needs: [] },
  { name: 'domain', needs: [] },
  { name: 'application', needs: [] },
  { name: 'wire', needs: [] },
  { name: 'ports', needs: ['postgres'] },
  { name: 'ui', needs: ['chromium'] },
  { name: 'journeys', needs: ['postgres'] },
  { name: 'faults', needs: ['postgres', 'built'] },
  { name: 'browser', needs: ['postgres', 'chromium', 'built'] },
];

/** Which run in one vitest; every other has one to itself. All but the faults run two files at a time. */
export const together = ['architecture', 'domain', 'application', 'wire', 'ports', 'ui', 'journeys'];

/** Those that touch dates run again in these zones: one half an hour off the hour, one that has daylight saving as well. */
export const dateSuites = ['domain', 'application', 'wire', 'ports', 'journeys'];
export const zones = ['Asia/Kolkata', 'America/St_Johns'];
