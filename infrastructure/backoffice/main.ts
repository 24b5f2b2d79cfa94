/** The server's start: settings, database, demonstration, recovery, listening; and its clean end. */
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { openBackOffice } from './composition/back-office.ts';
import { loggedError, troubleOf } from './machine/logged-error.ts';
import { startTrouble } from './machine/start-trouble.ts';
import { watchEventLoop } from './machine/watchdog.ts';
import { DatabaseMissing } from './database/engine/embedded-home.ts';
import { FolderInUse, NoFolderLock } from './database/engine/folder-lock.ts';
import { HistoryChanged, MigrationFailed } from './database/engine/migrate.ts';
import { CannotOpen } from './database/engine/mortal-postgres.ts';
import { openDatabase } from './database/engine/open-database.ts';
import { ServerUnusable } from './database/engine/server-database.ts';
import { requireFreePort } from './machine/free-port.ts';
import { readSettings, type Settings, SettingsWrong } from './settings/settings.ts';
import { InvalidFaults } from './suppliers/sandbox/faults.ts';

/** Beside the built server lies the built portal. */
const portalFolder = fileURLToPath(new URL('../portal/', import.meta.url));

/** How long nothing may happen in this process: while the database replays what it wrote last, and afterwards. */
const startSeconds = 300;
const stuckSeconds = 30;

async function start(settings: Settings): Promise<void> {
  const watchdog = watchEventLoop(startSeconds);
  const logFile = pino.destination({ fd: 2, sync: false, minLength: 4096 });
  const log = pino(
    {
      level: settings.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
    },
    logFile,
  );
  const flushing = setInterval(() => logFile.flush(), 1000).unref();
  await requireFreePort(settings);
  const database = await openDatabase({
    databaseUrl: settings.database.url,
    connections: settings.database.connections,
    dataDir: settings.dataDir,
    secretKey: settings.secretKey,
    onTrouble: (error) => log.error(troubleOf(error), 'the database server'),
  });
  const backOffice = await openBackOffice({ settings, database, log, portalFolder }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void backOffice
      .stop()
      .then(() => 0)
      .catch((error: unknown) => {
        log.error({ err: error }, 'stopping');
        return 1;
      })
      .then((code) => {
        clearInterval(flushing);
        logFile.flushSync();
        process.exit(code);
      });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by the launcher: end when it is gone, however it went.
  if (process.send !== undefined) process.on('disconnect', stop);

  const address = await backOffice.app
    .listen({ port: settings.port, host: settings.host })
    .catch(async (error: unknown) => {
      await backOffice.stop();
      throw error;
    });
  watchdog.allow(stuckSeconds);
  say(address, backOffice);
  await backOffice.makePast();
}

function say(address: string, { demonstration, invited }: Awaited<ReturnType<typeof openBackOffice>>): void {
  console.log(`Farelane listens on ${address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')}`);
  if (demonstration.kind === 'there') {
    const { logins, password } = demonstration;
    console.log(`Demonstration logins: ${logins.join(', ')}`);
    console.log(password === undefined ? 'Their password has been changed.' : `Their password: ${password}`);
  }
  if (invited.kind === 'shown') console.log(`The first operator comes in once at ${invited.address}`);
  if (invited.kind === 'mailed') console.log(`The first operator's invitation is mailed to ${invited.to}`);
}

/** What the person who starts the server can put right is said in one sentence; anything else with where it happened. */
const sayable = [
  SettingsWrong,
  FolderInUse,
  NoFolderLock,
  DatabaseMissing,
  CannotOpen,
  ServerUnusable,
  MigrationFailed,
  HistoryChanged,
  InvalidFaults,
];

function whyNotStarted(error: unknown, settings?: Settings): unknown {
  // What the system or the database said is more to the point than what was made of it.
  const known = settings && (startTrouble(error, settings) ?? startTrouble(causeOf(error), settings));
  if (known !== undefined) return known;
  return error instanceof Error && sayable.some((kind) => error instanceof kind) ? error.message : error;
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    await start(settings);
  } catch (error) {
    console.error(whyNotStarted(error, settings));
    process.exit(1);
  }
}

void main();
