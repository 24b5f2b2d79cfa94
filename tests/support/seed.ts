/**
 * Run before every test file: one seed for all properties of a run. `npm test` draws it and prints it; `TEST_SEED=…` repeats
 * a run. Without either, fast-check draws one a property and prints it with a failure.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check';

const given = process.env['TEST_SEED'];
if (given !== undefined && given !== '') configureGlobal({ ...readConfigureGlobal(), seed: Number(given) });
// In another time zone the first half of the same examples.
if (process.env['TEST_DATES_ONLY'] === '1') configureGlobal({ ...readConfigureGlobal(), numRuns: 50 });
