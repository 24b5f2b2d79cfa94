/**
 * `npm run check`: everything that can be said of the code without running it. Every step runs, so that one run says all.
 */
import '#infrastructure/launcher/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, runMain } from '#infrastructure/launcher/house.mjs';
import { installLibraries } from '#infrastructure/launcher/libraries.mjs';

const steps = [
  { name: 'types', tool: 'typescript/bin/tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  {
    name: 'types of the launcher and the test runner',
    tool: 'typescript/bin/tsc',
    args: ['--noEmit', '-p', 'tests/run/tsconfig.json'],
  },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', tool: '@biomejs/biome/bin/biome', args: ['format', '.'] },
  { name: 'dead code', tool: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'architecture and locales',
    tool: 'vitest/vitest.mjs',
    args: ['run', '--config', 'tests/vitest.config.ts', '--project', 'architecture'],
  },
];

await runMain(async () => {
  await installLibraries();
  const failed = steps.filter(({ name, tool, args }) => {
    console.log(`\n── ${name}`);
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    return status !== 0;
  });
  if (failed.length > 0) process.exitCode = 1;
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
});
