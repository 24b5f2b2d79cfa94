/**
 * One project a suite, named as its folder: `npx vitest run --config tests/vitest.config.ts --project domain`.
 * `npm test` runs them all, with what they need around them (see tests/README.md).
 */
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { leftOutOfSample, presentRing, presentSeed } from './run/rings.mjs';

interface Suite {
  readonly name: string;
  /** Each file in a process of its own; the others share one a worker, and with it what they import and the browser. */
  readonly apart?: boolean;
}

/** Kills a database in the fault suite. */
const faultRounds = Number(process.env['FAULT_ROUNDS'] ?? '40');

/** Pages may be made to run so many times slower; what is waited for then may take so many times as long. */
const slowdown = Math.max(1, Number(process.env['TEST_SLOWDOWN'] ?? '1'));

/** A test that has not ended by then hangs: a machine that is slow or busy is far from it. The fault suite's grow with its kills. */
const hangsAfterSeconds = 900 * Math.max(slowdown, faultRounds / 40);

/** In the order in which they run: what takes longest first, so that no worker waits for the other at the end. */
const suites: readonly Suite[] = [
  { name: 'ui' },
  { name: 'journeys' },
  { name: 'ports' },
  { name: 'application' },
  { name: 'domain' },
  { name: 'products' },
  { name: 'wire' },
  { name: 'architecture' },
  { name: 'browser' },
  { name: 'faults', apart: true },
];

/** Of the suites that touch dates the files in which no statement depends on one: a run in another time zone does without. */
const dateless = [
  'tests/journeys/agency/webhook-receiver.test.ts',
  'tests/journeys/booking/{replicas,rounds}.test.ts',
  'tests/journeys/operations/first-sale.test.ts',
  'tests/ports/agency/demonstration.test.ts',
  'tests/ports/database/{batch-writer,embedded-folder,migrate,plans,readiness,routines,server-database,tenancy}.test.ts',
  'tests/ports/documents/{press,table-file}.test.ts',
  'tests/ports/ledger/{book-check,known-balances,ledger-heads}.test.ts',
  'tests/ports/session/{passwords,settings}.test.ts',
  'tests/ports/texts/texts.test.ts',
  'tests/wire/{body-limits,closing,plain-answers,request-pace}.test.ts',
];
/** Of what begins with an empty PostgreSQL, and of no other database. */
const serverAlone = ['tests/journeys/operations/first-sale.test.ts'];
const leftOut = [
  ...(process.env['TEST_DATES_ONLY'] === '1' ? dateless : []),
  ...(process.env['TEST_DATABASE_KIND'] === 'embedded' ? serverAlone : []),
];

/** Files that the seed does not draw for a sample. */
function notDrawn(suite: string): readonly string[] {
  return presentRing() === 'sample' ? leftOutOfSample(suite, presentSeed()) : [];
}

/** Short texts that run for long: vitest, which on a fresh machine knows the sizes of files alone, would begin them late. */
const longest = ['faults/booking-kills.test.ts', 'ui/screens/screens.test.ts'];

class SuiteAfterSuite extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      suites.findIndex(({ name }) => name === project.name) -
      (longest.some((file) => moduleId.endsWith(`/tests/${file}`)) ? 0.5 : 0);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    pool: 'forks',
    // One more than the cores that are promised: pages and programs under test leave gaps.
    maxWorkers: 3,
    // For less processor time: WebAssembly, which is the embedded database, is compiled once over, because each lives for
    // seconds; what soon is garbage, such as the examples of a property, is looked through less often.
    execArgv: ['--liftoff-only', '--max-semi-space-size=64'],
    allowOnly: false,
    passWithNoTests: false,
    sequence: { sequencer: SuiteAfterSuite },
    projects: suites.map(({ name, apart = false }) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        exclude: [...configDefaults.exclude, 'dist/**', 'data/**', ...leftOut, ...notDrawn(name)],
        environment: 'node',
        setupFiles: ['tests/support/seed.ts'],
        isolate: apart,
        testTimeout: hangsAfterSeconds * 1000,
        hookTimeout: hangsAfterSeconds * 1000,
        // What is waited for comes or never does: a busy machine may take its time, and only a failure waits so long.
        expect: { poll: { timeout: 120_000 * slowdown } },
      },
    })),
  },
});
