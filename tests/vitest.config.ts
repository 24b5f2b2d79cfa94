/**
 * One project a suite, named as its folder: `npx vitest run --config tests/vitest.config.ts --project domain`.
 * `npm test` runs them all, with what they need around them (see tests/README.md).
 */
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

interface Suite {
  readonly name: string;
  /** One file after another: kills and lost connections need the machine for themselves. */
  readonly alone?: boolean;
  readonly timeoutSeconds: number;
}

/** How often the fault suite kills: 40 times a database in the run, more by `npm run test:faults`. */
const faultRounds = Number(process.env['FAULT_ROUNDS'] ?? '40');

const suites: readonly Suite[] = [
  { name: 'domain', timeoutSeconds: 20 },
  { name: 'application', timeoutSeconds: 20 },
  { name: 'ports', timeoutSeconds: 60 },
  { name: 'wire', timeoutSeconds: 20 },
  { name: 'ui', timeoutSeconds: 60 },
  { name: 'architecture', timeoutSeconds: 60 },
  { name: 'journeys', timeoutSeconds: 120 },
  { name: 'browser', timeoutSeconds: 180 },
  { name: 'faults', alone: true, timeoutSeconds: 900 * Math.max(1, faultRounds / 40) },
];

export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    pool: 'forks',
    maxWorkers: 2,
    allowOnly: false,
    passWithNoTests: false,
    projects: suites.map(({ name, alone = false, timeoutSeconds }) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        exclude: [...configDefaults.exclude, 'dist/**', 'data/**'],
        environment: 'node',
        setupFiles: ['tests/support/seed.ts'],
        fileParallelism: !alone,
        testTimeout: timeoutSeconds * 1000,
        hookTimeout: Math.max(60, timeoutSeconds) * 1000,
      },
    })),
  },
});
