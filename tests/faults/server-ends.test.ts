/** When a server must not go on it ends at once, says why in one sentence, and has acknowledged nothing that it did not keep. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireDesk } from '#infrastructure/portal/wire-desk.ts';
import { agent, password, startServer } from '#tests/browser/harness/server.ts';
import { bookByWire } from '#tests/browser/pages/by-wire.ts';
import { buildProgram, runProgram } from '#tests/support/built-program.ts';
import { frozenAfter } from '#tests/support/frozen-server.ts';
import { freshFolder, freshServerUrl } from '#tests/support/databases.ts';

const scratch = mkdtempSync(join(tmpdir(), 'farelane-ends-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the built server', () => {
  it('answers no booking whose sync failed, ends with one sentence, and works when it is started again', async () => {
    const badDisk = join(scratch, 'bad-disk');
    const server = await startServer({
      BAD_DISK: badDisk,
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${fileURLToPath(new URL('./bad-disk.mjs', import.meta.url))}`,
    });
    const deskOf = (token?: string) => wireDesk({ base: server.base, token: () => token, language: () => 'en' });
    const { token } = await Effect.runPromise(deskOf().session.logIn({ userId: agent, password }));
    const desk = deskOf(token);
    await bookByWire(desk, { day: 40 });
    expect(await healthOf(server.base)).toEqual({ live: true, ready: true });
    writeFileSync(badDisk, 'EIO');
    await expect(bookByWire(desk, { day: 41 })).rejects.toMatchObject({ _tag: 'Unreachable' });
    expect(await server.ended()).toBe(75);
    expect(server.errors()).toMatch(/^The embedded database cannot go on \(EIO: [^\n]*\): [^\n]*\n$/);
    rmSync(badDisk);
    await server.startAgain();
    expect(await healthOf(server.base)).toEqual({ live: true, ready: true });
    const again = await bookByWire(desk, { day: 42 });
    expect(again.pnr).not.toBe('');
    // Not a booking, only whether one can be made: that is found out by writing.
    writeFileSync(badDisk, 'ENOSPC');
    const asking = setInterval(() => void healthOf(server.base).catch(() => undefined), 200);
    expect(await server.ended()).toBe(75);
    clearInterval(asking);
    await server.stop();
  });
});

async function healthOf(base: string): Promise<unknown> {
  return (await fetch(`${base}/health`)).json();
}

it('a server whose database stands still is ended by SIGTERM all the same', async () => {
  const frozen = await frozenAfter(await freshServerUrl());
  const program = fileURLToPath(new URL('../../dist/backoffice/main.mjs', import.meta.url));
  const running = runProgram(program, {
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: frozen.url,
    DATA_DIR: join(scratch, 'none'),
    LOG_LEVEL: 'error',
  });
  const base = (await running.says('Farelane listens on ')).replace('Farelane listens on ', '');
  expect(await healthOf(base)).toEqual({ live: true, ready: true });
  frozen.freeze();
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  frozen.close();
});

describe('a server that cannot start', () => {
  const program = fileURLToPath(new URL('../../dist/backoffice/main.mjs', import.meta.url));
  const started = (environment: Readonly<Record<string, string>>) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '', ...environment },
      encoding: 'utf8',
      timeout: 300_000,
    });
    return { status, stdout, stderr };
  };

  it('says so in one sentence, before anything is made or filled', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const nowhere = join(scratch, 'never-made');
    expect(started({ PORT: String(port), DATA_DIR: nowhere })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} is in use by another program; set PORT to a free one.\n`,
    });
    expect(existsSync(nowhere)).toBe(false);
    taken.close();
    expect(
      started({ DATA_DIR: nowhere, DATABASE_URL: 'postgres://nobody@127.0.0.1/farelane?sslrootcert=/nowhere' }),
    ).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The PostgreSQL server that DATABASE_URL names cannot be used[^\n]*\n$/),
    });
    const lost = join(scratch, 'lost');
    mkdirSync(join(lost, 'database', 'postgres'), { recursive: true });
    expect(started({ DATA_DIR: lost })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/holds no database [^\n]* put it back from a backup[^\n]*\n$/),
    });
  });
});

describe('the launcher', () => {
  it('starts a server again that had to give up, not one that could not start or was stopped', () => {
    const server = join(scratch, 'server.mjs');
    const runs = join(scratch, 'runs');
    writeFileSync(
      server,
      `import { appendFileSync, readFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(runs)}, 'x');
       const run = readFileSync(${JSON.stringify(runs)}, 'utf8').length;
       if (run === 1) process.exit(75);
       if (run === 2) process.kill(process.pid, 'SIGKILL');
       process.exit(1);`,
    );
    const launcher = fileURLToPath(new URL('../../infrastructure/launcher/server.mjs', import.meta.url));
    const run = (options: string) =>
      spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import { keepRunning } from ${JSON.stringify(launcher)};
           process.exitCode = await keepRunning(${JSON.stringify(server)}, ${options}).ended;`,
        ],
        { encoding: 'utf8' },
      ).status;
    expect(run('{ lasted: 0 }')).toBe(1);
    expect(readFileSync(runs, 'utf8')).toBe('xxx');
    rmSync(runs);
    // One that did not last would only end again.
    expect(run('{}')).toBe(75);
    expect(readFileSync(runs, 'utf8')).toBe('x');
  });
});

describe('a program', () => {
  let keeper: string;
  let stuck: string;
  beforeAll(async () => {
    keeper = await buildProgram('keeper', './tests/ports/database/keeper.ts');
    stuck = await buildProgram('stuck', './tests/faults/stuck.ts');
  });

  it('that is stuck is ended from a thread beside it, one that is only busy is not', async () => {
    const watcher = fileURLToPath(new URL('../../dist/backoffice/watchdog-worker.mjs', import.meta.url));
    const running = runProgram(stuck, { WATCHER: watcher });
    await running.says('stuck');
    expect(await running.ended).toBeNull();
    expect(running.errors()).toMatch(/^This process has answered nothing for \d+ seconds and is ended;[^\n]*\n$/);
  });

  it('that fills its disk keeps what it acknowledged, and goes on when there is room', async () => {
    const folder = await freshFolder();
    const place = join(scratch, 'small-disk');
    // A mount of its own, gone with the shell; who is not root is so in there.
    const script = `set -e
      mkdir "$PLACE"
      mount -t tmpfs -o size=$(( $(du -sk "$FROM" | cut -f1) + 6000 ))k tmpfs "$PLACE"
      cp -r "$FROM/." "$PLACE"
      FOLDER="$PLACE" MOST=1000000 BYTES=60000 "$NODE" "$KEEPER" || echo "ended $?"
      FOLDER="$PLACE" MOST=0 "$NODE" "$KEEPER" || echo "ended $?"
      mount -o remount,size=1g "$PLACE"
      FOLDER="$PLACE" MOST=0 "$NODE" "$KEEPER"`;
    const { stdout, stderr, error } = spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', script], {
      env: { ...process.env, FROM: folder, PLACE: place, KEEPER: keeper, NODE: process.execPath },
      encoding: 'utf8',
      timeout: 600_000,
    });
    rmSync(folder, { recursive: true, force: true });
    expect(error).toBeUndefined();
    const said = stdout.trim().split('\n');
    const kept = said.filter((line) => line.startsWith('kept '));
    expect(kept.length, stdout + stderr).toBeGreaterThan(10);
    expect(stderr).toMatch(/^The embedded database cannot go on \([^\n]*No space left[^\n]*\n$/);
    expect(said.slice(said.indexOf(kept.at(-1) ?? '') + 1)).toEqual([
      'ended 75',
      expect.stringMatching(/^refused CannotOpen .*No space left.*: make room on its disk and start again\.$/),
      'ended 1',
      kept.at(-1)?.replace('kept', 'open'),
    ]);
  });
});
