/**
 * Runs the built server and ends with it.
 *
 * The server is put in a process group of its own, so that Ctrl+C in a terminal reaches it once, through us, and not also
 * directly. Between us and it there is Node's message channel (an inherited pipe): when this process ends in whatever way,
 * `kill -9` included, the kernel closes the channel and the server sees it. The server's side of the bargain:
 *
 *     if (process.send !== undefined) process.on('disconnect', () => stop());
 *
 * where `stop` is what SIGTERM also calls: refuse new work, finish the work at hand, close the database, `process.exit(0)`.
 * A server that was started by hand has no channel and is not bound to anybody's life.
 */
import { spawn } from 'node:child_process';
import { root } from './house.mjs';

/** A further signal this soon after the first is the same wish sent twice (npm passes on what the terminal sent). */
const sameWishMilliseconds = 1000;
/** How long a clean stop may take before it is cut short. Cutting it short loses nothing that was acknowledged. */
const patienceMilliseconds = 30_000;

/** What a server ends with that may be started again: a moment's trouble cost it its database. */
const startAgainCode = 75;
/** A server that lasted so long had started well; one that did not would only end again. */
const lastedMilliseconds = 60_000;

/**
 * Runs the built server, and starts it again where it had to give up or was killed after it had lasted a while.
 *
 * @param {string} file
 * @param {{ lasted?: number }} [options] `lasted`: milliseconds after which it is started again
 * @returns {{ ended: Promise<number>, stop: () => void }} `ended` is the exit code to end with
 */
export function keepRunning(file, { lasted = lastedMilliseconds } = {}) {
  let isStopping = false;
  let server = runServer(file);
  const ended = (async () => {
    for (;;) {
      const began = Date.now();
      const code = await server.ended;
      if (isStopping || code !== startAgainCode || Date.now() - began < lasted) return code;
      console.error('The server is started again.');
      server = runServer(file);
    }
  })();
  return {
    ended,
    stop: () => {
      isStopping = true;
      server.stop();
    },
  };
}

/**
 * @param {string} file
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ ended: Promise<number>, stop: () => void }} `ended` is the exit code to end with
 */
export function runServer(file, options = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production', ...options.env },
  });
  let askedAt = 0;
  const stop = () => {
    if (askedAt === 0) {
      askedAt = Date.now();
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds).unref();
    } else if (Date.now() - askedAt > sameWishMilliseconds) {
      child.kill('SIGKILL');
    }
  };
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      if (signal !== null && askedAt === 0) console.error(`The server was ended by ${signal}.`);
      resolve(code ?? (signal === 'SIGKILL' && askedAt === 0 ? startAgainCode : 1));
    });
  });
  return { ended, stop };
}

/** @param {() => void} stop */
export function onStopSignals(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
}
