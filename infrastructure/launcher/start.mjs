/**
 * `npm start`: installs what is missing, builds what is stale, runs the server until it is asked to stop.
 */
import './node-version.mjs';
import { endChildren } from './child.mjs';
import { runMain } from './house.mjs';
import { installLibraries } from './libraries.mjs';
import { buildPrograms, serverFile } from './programs.mjs';
import { keepRunning, onStopSignals } from './server.mjs';

/** @type {() => void} */
let stop = () => {
  endChildren();
  process.exit(1);
};
onStopSignals(() => stop());

await runMain(async () => {
  await installLibraries();
  await buildPrograms();
  process.env['DEMO_PAST'] ??= '1';
  const server = keepRunning(serverFile);
  stop = server.stop;
  process.exitCode = await server.ended;
});
