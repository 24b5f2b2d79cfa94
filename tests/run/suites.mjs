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
  { name: 'products', needs: [] },
  { name: 'application', needs: [] },
  { name: 'wire', needs: [] },
  { name: 'ports', needs: ['postgres'] },
  { name: 'ui', needs: ['chromium'] },
  { name: 'journeys', needs: ['postgres'] },
  { name: 'faults', needs: ['postgres', 'built'] },
  { name: 'browser', needs: ['postgres', 'chromium', 'built'] },
];

/** Which run in one vitest; every other has one to itself. */
export const together = ['architecture', 'domain', 'products', 'application', 'wire', 'ports', 'ui', 'journeys'];

/** The inner loop: `npm run test:quick`. */
export const quickSuites = ['domain', 'application'];

/**
 * Those that touch dates run again in these zones: one half an hour off the hour, one that has daylight saving as well. What
 * reads dates out of a database reads them with the driver of one kind in the one zone, of the other in the other.
 */
export const dateSuites = ['domain', 'application', 'wire', 'ports', 'journeys'];
export const zones = /** @type {const} */ ([
  { zone: 'Asia/Kolkata', database: 'server' },
  { zone: 'America/St_Johns', database: 'embedded' },
]);
