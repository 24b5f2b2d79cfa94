/**
 * A watchdog outside the event loop. A thread of its own looks whether this one still comes round; where it does not for
 * longer than its patience, the process is stuck (no signal reaches it, health does not answer) and is ended.
 */
import { existsSync } from 'node:fs';
import { url as debugger_ } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** What both threads see. */
export interface Watched {
  /** How often this thread came round, and how many ticks may pass without. */
  readonly state: Int32Array;
  readonly tickMilliseconds: number;
}

/** The worker's file as it lies beside the built server. */
const besideServer = new URL('./watchdog-worker.mjs', import.meta.url);

export interface Watchdog {
  /** How long this thread may be away from now on. */
  readonly allow: (seconds: number) => void;
}

/**
 * Watches this thread for as long as the process lasts. Nobody is watched while a debugger may hold the thread, or where
 * the program was not built and so has no worker's file.
 */
export function watchEventLoop(seconds: number, file = besideServer, tickMilliseconds = 1000): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const allow = (allowed: number): void => {
    Atomics.store(state, 1, Math.ceil((allowed * 1000) / tickMilliseconds));
  };
  allow(seconds);
  if (debugger_() !== undefined || !existsSync(file)) return { allow };
  setInterval(() => Atomics.add(state, 0, 1), tickMilliseconds / 2).unref();
  const watched: Watched = { state, tickMilliseconds };
  new Worker(file, { workerData: watched, stdin: false, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
  return { allow };
}
