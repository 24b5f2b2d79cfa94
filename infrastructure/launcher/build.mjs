/**
 * `npm run build`: installs what is missing and builds what is stale, without starting anything.
 */
import './node-version.mjs';
import { runMain } from './house.mjs';
import { installLibraries } from './libraries.mjs';
import { buildPrograms } from './programs.mjs';

await runMain(async () => {
  await installLibraries();
  await buildPrograms();
});
