/**
 * One run of vitest over some suites, and what came of it: figures from its JSON report, never from its words.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '#infrastructure/launcher/house.mjs';

/**
 * @typedef {{ path: string, seconds: number, tests: number }} Timed
 * @typedef {{ passed: number, failed: number, reasons: string[], timed: Timed[] }} Outcome
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: Assertion[] }} FileResult
 */

/** Lines of a failed test's message that stand under its name at the end of a run. */
const longestCause = 12;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/** Ends the run in progress. */
export function endVitest() {
  running?.kill('SIGTERM');
}

/**
 * `modules` is a folder in which the runs of one command keep what they made of source files for the next.
 *
 * @param {{
 *   suites: readonly string[], filters: readonly string[], report: string, modules: string,
 *   env: NodeJS.ProcessEnv, label: string,
 * }} run
 * @returns {Promise<Outcome>}
 */
export async function vitestRun({ suites, filters, report, modules, env, label }) {
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...suites.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${modules}`,
    ...filters,
  ];
  console.log(`\n── ${label}`);
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    running = child;
    child.on('error', () => resolve(1));
    child.on('close', (status, signal) => resolve(signal === null ? status : signal));
  });
  running = undefined;
  return judge({ suites, code, label, report: readReport(report) });
}

/**
 * @param {string} file
 * @returns {{ testResults: FileResult[] } | undefined}
 */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A test that passed counts as passed; everything else that ought to have passed counts as failed: a failed test, a skipped
 * one, a file that could not be loaded, a suite without a test, a run that crashed or ended badly without naming a test.
 *
 * @param {{ suites: readonly string[], code: number | string, label: string, report: { testResults: FileResult[] } | undefined }} run
 * @returns {Outcome}
 */
export function judge({ suites, code, label, report }) {
  if (report === undefined)
    return { passed: 0, failed: 1, reasons: [`${label}: vitest ended (${code}) without a report`], timed: [] };
  /** @type {string[]} */
  const reasons = [];
  /** @type {Timed[]} */
  const timed = [];
  let passed = 0;
  /** @type {Set<string>} */
  const withTests = new Set();
  for (const file of report.testResults) {
    const path = relative(root, file.name).split(sep).join('/');
    timed.push({ path, seconds: (file.endTime - file.startTime) / 1000, tests: file.assertionResults.length });
    if (file.assertionResults.length > 0) withTests.add(path.split('/')[1] ?? '');
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else {
        const how = test.status === 'failed' ? '' : ` (${test.status})`;
        reasons.push([`${label}: ${path}: ${test.fullName}${how}`, ...cause(test)].join('\n      '));
      }
    }
    const unexplained = file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed');
    if (unexplained || (file.status !== 'failed' && file.assertionResults.length === 0)) {
      withTests.add(path.split('/')[1] ?? '');
      reasons.push(`${label}: ${path}: ${firstLine(file.message) || 'no test in this file'}`);
    }
  }
  for (const name of suites) {
    if (!withTests.has(name)) reasons.push(`${label}: the suite ${name} collected no test`);
  }
  if (code !== 0 && reasons.length === 0)
    reasons.push(`${label}: vitest ended with ${code} although every test passed`);
  return { passed, failed: reasons.length, reasons, timed };
}

/**
 * What a failed test said, without the stack beyond its own line.
 *
 * @param {Assertion} test
 */
function cause({ failureMessages = [] }) {
  const lines = (failureMessages[0] ?? '').split('\n').filter((line) => line.trim() !== '');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return (stack === -1 ? lines : lines.slice(0, stack + 1)).slice(0, longestCause);
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').split('\n')[0] ?? '';
}
