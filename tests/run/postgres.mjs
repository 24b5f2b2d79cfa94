/**
 * A throw-away PostgreSQL server: found or installed, started in a temporary folder on a free port, gone with its owner.
 *
 * Acknowledged means on disk, as in production, unless a run says that nobody will cut its power. The server is the child
 * of a small shell that waits for its standard input to close; the kernel closes it however the owner ends (`kill -9`
 * included), and the shell then stops the server and removes the folder. PostgreSQL refuses to run as root, so root hands
 * it to the user `postgres`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '#infrastructure/launcher/child.mjs';
import { Sayable } from '#infrastructure/launcher/house.mjs';
import { installDebianPackage } from './debian.mjs';

/** Settings of the server; every other is PostgreSQL's own default. */
const settings = {
  max_connections: 200,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_min_messages: 'warning',
};

const guard = `
"$1/postgres" -D "$2/data" >"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -INT $server 2>/dev/null
wait $server
rm -rf "$2"
`;

/**
 * The folder of the newest PostgreSQL server's programs on this machine.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env['POSTGRES_BIN'];
  if (named !== undefined) return named;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/bin',
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** Finds the server's programs, or installs them where that is possible; fails with the reason where it is not. */
export async function ensurePostgres() {
  if (findPostgres() === undefined) await installDebianPackage('postgresql', 'a PostgreSQL server');
  const bin = findPostgres();
  if (bin === undefined)
    throw new Sayable('No PostgreSQL server (initdb, postgres) was found, and installing it brought none.');
  return bin;
}

/**
 * Starts a server of its own. Without `synced` it does not wait for the disk: programs may be killed on it, the machine not.
 *
 * @param {{ synced?: boolean }} [how]
 * @returns {Promise<{ url: string, port: number, bin: string, folder: string, stop: () => Promise<void> }>}
 *   `url` names the database `postgres` with all rights.
 */
export async function startCluster({ synced = true } = {}) {
  const bin = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'farelane-pg-'));
  const owner = ownerOfServer();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  await runQuietly(
    join(bin, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'farelane',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    { cwd: folder, ...owner },
  );
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const cluster = await startOn(port, bin, folder, owner, synced);
    if (cluster !== undefined) return cluster;
    if (attempt === 3) {
      const log = readFileSync(join(folder, 'log'), 'utf8');
      rmSync(folder, { recursive: true, force: true });
      throw new Sayable(`The throw-away PostgreSQL server did not start:\n${log}`);
    }
  }
}

/**
 * @param {number} port
 * @param {string} bin
 * @param {string} folder
 * @param {{ uid?: number, gid?: number }} owner
 * @param {boolean} synced
 */
async function startOn(port, bin, folder, owner, synced) {
  const own = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const lines = Object.entries({ ...settings, ...(synced ? {} : { fsync: 'off' }), ...own });
  const conf = join(folder, 'data', 'postgresql.auto.conf');
  writeFileSync(conf, lines.map(([key, value]) => `${key} = '${value}'\n`).join(''));
  const shell = spawn('/bin/sh', ['-c', guard, 'farelane-postgres', bin, folder], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...owner,
  });
  const ended = new Promise((resolve) => shell.on('close', resolve));
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  const ready = await untilReady(join(folder, 'data', 'postmaster.pid'), join(folder, 'log'));
  if (!ready) {
    // Keeps the folder for the next attempt: only the server is ended, not the guard's clean-up run.
    shell.kill('SIGKILL');
    await ended;
    return undefined;
  }
  const stop = async () => {
    shell.ref();
    shell.stdin.end();
    await ended;
  };
  return { url: `postgresql://farelane@127.0.0.1:${port}/postgres`, port, bin, folder, stop };
}

/**
 * The server writes "ready" as the eighth line of its pid file.
 *
 * @param {string} pidFile
 * @param {string} log
 */
async function untilReady(pidFile, log) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return true;
    if (existsSync(log) && /FATAL|could not bind/.test(readFileSync(log, 'utf8'))) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** Whom the server runs as: us, or `postgres` where we are root. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  const number = (/** @type {string} */ flag) => {
    const asked = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    if (asked.status !== 0)
      throw new Sayable('PostgreSQL does not run as root, and there is no user "postgres" to run it as.');
    return Number(asked.stdout.trim());
  };
  return { uid: number('-u'), gid: number('-g') };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
