/**
 * `npm run dev`: the portal on DEV_PORT (default 5173), reloading as it is edited, and behind it the back office on PORT
 * (default 8080), rebuilt and started again whenever its sources change. The portal's server passes on what the back office
 * answers.
 */
import './node-version.mjs';
import { runMain } from './house.mjs';
import { installLibraries } from './libraries.mjs';
import { forgetBuilds, serverFile } from './programs.mjs';
import { onStopSignals, runServer } from './server.mjs';

/** Addresses that the back office answers; everything else is the portal's. */
const answeredByBackOffice = [
  '/v2dispatch.jsp',
  '/appv2.jsp',
  '/docs',
  '/health',
  '/metrics',
  '/documents',
  '/payments',
];

await runMain(async () => {
  await installLibraries();
  forgetBuilds();
  process.env['NODE_ENV'] = 'development';
  const { createRsbuild, loadConfig } = await import('@rsbuild/core');
  const backOfficePort = process.env['PORT'] ?? '8080';
  const portalPort = Number(process.env['DEV_PORT'] ?? '5173');
  const { content } = await loadConfig();

  const backOffice = await createRsbuild({ config: { ...content, mode: 'development' }, environment: ['backoffice'] });
  /** @type {{ ended: Promise<number>, stop: () => void } | undefined} */
  let server;
  /** @type {Promise<void>} */
  let turn = Promise.resolve();
  backOffice.onAfterBuild(({ stats }) => {
    if (stats?.hasErrors()) return;
    turn = turn.then(async () => {
      server?.stop();
      await server?.ended;
      server = runServer(serverFile, { env: { PORT: backOfficePort, NODE_ENV: 'development' } });
    });
  });
  const watching = await backOffice.build({ watch: true });

  const portal = await createRsbuild({
    config: {
      ...content,
      mode: 'development',
      server: {
        port: portalPort,
        proxy: Object.fromEntries(answeredByBackOffice.map((path) => [path, `http://127.0.0.1:${backOfficePort}`])),
        historyApiFallback: true,
      },
    },
    environment: ['portal'],
  });
  const { server: portalServer, urls } = await portal.startDevServer();
  console.log(`Portal: ${urls[0] ?? ''}  Back office: http://127.0.0.1:${backOfficePort}/`);

  onStopSignals(() => {
    void (async () => {
      await Promise.all([portalServer.close(), watching.close()]);
      await turn;
      server?.stop();
      process.exit((await server?.ended) ?? 0);
    })();
  });
});
