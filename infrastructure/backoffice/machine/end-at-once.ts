/** The end of a process that must not go on, not even to finish its work. */
import { writeSync } from 'node:fs';

/** What a process ends with that may be started again: the trouble was of the moment, and nothing of it is kept. */
export const startAgainCode = 75;

/** Says why and ends this process before anything else happens in it; no answer that waits is given. */
export function endAtOnce(sentence: string): never {
  try {
    writeSync(2, `${sentence}\n`);
  } catch {
    // Nobody reads it; that is no reason to go on.
  }
  process.exit(startAgainCode);
}
