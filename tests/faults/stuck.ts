/** A program that gets stuck: watched by the watchdog's thread in WATCHER, it comes round no more. */
import { pathToFileURL } from 'node:url';
import { watchEventLoop } from '#infrastructure/backoffice/machine/watchdog.ts';

watchEventLoop(1, pathToFileURL(process.env['WATCHER'] ?? ''), 100);
process.stdout.write('watched\n');
// Long enough away and back again several times; then for ever.
let rests = 3;
const work = (): void => {
  const until = performance.now() + 300;
  while (performance.now() < until);
  rests -= 1;
  if (rests > 0) setTimeout(work, 200);
  else {
    process.stdout.write('stuck\n', () => {
      for (;;);
    });
  }
};
setTimeout(work, 200);
