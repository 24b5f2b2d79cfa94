/**
 * Runs test files until the first failure, and ends a run that makes no progress.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * @typedef {import('./report-events.mjs').RunEvent} RunEvent
 * @typedef {{ kind: 'passed' } | { kind: 'failed' | 'hung' | 'crashed', file: string, test: string, message: string }} Outcome
 *   `crashed`: it ended by itself, and no test had failed
 */

/** Milliseconds that a run has to end by itself once a test has failed: its servers and browsers with it. */
const endsWithin = 60_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

let over = false;

/** Ends the runs in progress, with everything that they started; no other begins. */
export function endRuns() {
  over = true;
  for (const child of running) kill(child, 'SIGKILL');
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function kill({ pid }, signal) {
  if (pid === undefined) return;
  try {
    // The child leads a group of its own.
    process.kill(-pid, signal);
  } catch {
    // It has ended.
  }
}

/** How many programs share a core: on a busy machine everything takes so many times as long. */
function crowding() {
  return Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
}

/**
 * @param {import('./copies.mjs').Copy} copy
 * @param {readonly string[]} files in their order
 * @param {{ environment: NodeJS.ProcessEnv, idleSeconds: number, tell: (file: string) => void }} how `idleSeconds`: without
 *   any test ending, on an idle machine, after which a run hangs
 * @returns {Promise<Outcome>}
 */
export function runUntilFailure(copy, files, { environment, idleSeconds, tell }) {
  const suites = [...new Set(files.map((file) => file.split('/')[1] ?? ''))];
  const args = [
    join(copy.root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    copy.config,
    ...suites.flatMap((name) => ['--project', name]),
    '--bail=1',
    '--experimental.fsModuleCache',
    `--experimental.fsModuleCachePath=${join(copy.root, '..', 'modules', copy.root.split('/').at(-1) ?? '')}`,
    ...files,
  ];
  return new Promise((resolve) => {
    if (over) return;
    const child = spawn(process.execPath, args, {
      cwd: copy.root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...copy.environment, ...environment, MUTANTS_ORDER: JSON.stringify(files) },
    });
    running.add(child);
    /** @type {Outcome | undefined} */
    let outcome;
    let [lastProgress, current, written, ended] = [Date.now(), '', '', false];
    const hear = (/** @type {RunEvent} */ said) => {
      lastProgress = Date.now();
      if (said.event === 'started') {
        current = said.file;
        tell(current);
      }
      if (said.event === 'ended') ended = true;
      if (said.event !== 'failed' || outcome !== undefined) return;
      outcome = { kind: 'failed', file: said.file || current, test: said.test, message: said.message };
      setTimeout(() => kill(child, 'SIGKILL'), endsWithin).unref();
    };
    const events = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
    createInterface({ input: events }).on('line', (line) => hear(JSON.parse(line)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        written = `${written}${part}`.slice(-4000);
      });
    }
    const watch = setInterval(() => {
      const idle = (Date.now() - lastProgress) / 1000;
      if (outcome !== undefined || idle < idleSeconds * crowding()) return;
      outcome = { kind: 'hung', file: current, test: '', message: `no test ended in ${idle.toFixed(0)} s` };
      kill(child, 'SIGKILL');
    }, 1000);
    child.on('close', (code) => {
      clearInterval(watch);
      running.delete(child);
      // What a worker that was killed has left behind.
      kill(child, 'SIGKILL');
      if (over) return;
      const badly = code !== 0 || !ended;
      resolve(
        outcome ??
          (badly
            ? { kind: 'crashed', file: current, test: 'the run itself', message: written.trim() }
            : { kind: 'passed' }),
      );
    });
  });
}
