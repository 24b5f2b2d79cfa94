/** The watchdog's thread: while the process's own thread is stuck, this one still can end it. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const { state, tickMilliseconds }: Watched = workerData;
const nothing = new Int32Array(new SharedArrayBuffer(4));
let last = 0;
let missed = 0;
for (;;) {
  Atomics.wait(nothing, 0, 0, tickMilliseconds);
  const beats = Atomics.load(state, 0);
  // Ticks are counted, not the clock: a machine that slept was not stuck.
  missed = beats === last ? missed + 1 : 0;
  last = beats;
  if (missed <= Atomics.load(state, 1)) continue;
  try {
    const seconds = Math.round((missed * tickMilliseconds) / 1000);
    writeSync(
      2,
      `This process has answered nothing for ${seconds} seconds and is ended; what was answered before is kept.\n`,
    );
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
