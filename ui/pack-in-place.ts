/** Stands in for the packing of workbooks in the portal's build: in the page itself, never in a worker. */
import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

export function zip(files: Zippable, done: (failed: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}
