/** A start that fails says why in one sentence: each trouble is a real one of the system or the database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#infrastructure/backoffice/database/engine/open-database.ts';
import { requireFreePort } from '#infrastructure/backoffice/machine/free-port.ts';
import { type StartSettings, startTrouble } from '#infrastructure/backoffice/machine/start-trouble.ts';
import { openServerDatabase, ServerUnusable } from '#infrastructure/backoffice/database/engine/server-database.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'farelane-trouble-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings: StartSettings = { host: '0.0.0.0', port: 8080, dataDir: folder, database: { url: undefined } };

async function whyNot(attempt: Promise<unknown>, changed: Partial<StartSettings> = {}): Promise<string | undefined> {
  try {
    await attempt;
  } catch (error) {
    const at = { ...settings, ...changed };
    return startTrouble(error, at) ?? startTrouble(error instanceof Error ? error.cause : undefined, at);
  }
  throw new Error('It did not fail');
}

function listen(host: string, port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      afterAll(() => server.close());
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

describe('the port', () => {
  test('is taken', async () => {
    const port = await listen('127.0.0.1', 0);
    expect(await whyNot(requireFreePort({ host: '127.0.0.1', port }), { port })).toBe(
      `Port ${port} is in use by another program; set PORT to a free one.`,
    );
  });

  test('is to be at an address of another machine, or of none', async () => {
    expect(await whyNot(listen('192.0.2.1', 0), { host: '192.0.2.1' })).toContain('no address of this machine');
    expect(await whyNot(listen('nowhere.invalid', 0), { host: 'nowhere.invalid' })).toMatch(
      /^HOST names nowhere\.invalid, which cannot be found/,
    );
  });
});

describe('the database', () => {
  const open = (databaseUrl: string | undefined, dataDir = folder) =>
    openDatabase({ databaseUrl, connections: 2, dataDir, onTrouble: () => undefined });

  test('does not answer, or cannot be found', async () => {
    expect(await whyNot(open('postgres://somebody@127.0.0.1:1/farelane'))).toBe(
      'The PostgreSQL server that DATABASE_URL names does not answer (ECONNREFUSED); start it, or correct its address.',
    );
    expect(await whyNot(open('postgres://somebody@nowhere.invalid/farelane'))).toMatch(
      /^DATABASE_URL names nowhere\.invalid, which cannot be found/,
    );
  });

  test('refuses the name of the database', async () => {
    const address = new URL(await postgresUrl());
    address.pathname = '/nowhere';
    expect(await whyNot(open(address.href), { database: { url: address.href } })).toBe(
      'The PostgreSQL server that DATABASE_URL names refuses: database "nowhere" does not exist; ' +
        'put that right there, or correct DATABASE_URL.',
    );
  });

  test.each([
    [
      'a server without a socket there',
      'postgres://somebody@localhost/farelane?host=/nowhere',
      'does not answer (ENOENT)',
    ],
    [
      'named with a certificate that is not there',
      'postgres://somebody@127.0.0.1/farelane?sslrootcert=/nowhere',
      'cannot be used (ENOENT: no such file',
    ],
  ])('is %s', async (_what, url, words) => {
    const why = await open(url).catch((error: unknown) => error);
    expect(startTrouble((why as Error).cause, settings) ?? (why as Error).message).toContain(words);
  });

  test('is no PostgreSQL at all, or one without the encryption that is asked for', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(open(`postgres://somebody@127.0.0.1:${port}/farelane`)).rejects.toThrow(ServerUnusable);
    other.close();
    await expect(open(`${await postgresUrl()}?sslmode=require`)).rejects.toThrow(
      'cannot be used (The server does not support SSL connections); correct DATABASE_URL, or what it names.',
    );
  });

  test('holds the tables of another program', async () => {
    const url = await postgresUrl();
    const theirs = await openServerDatabase(url);
    await theirs.query('create table agency (theirs int)');
    await theirs.close();
    await expect(open(url)).rejects.toThrow(/already exists; nothing was changed\. .* name an empty one\.$/);
  });

  test('has no folder to be in', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    expect(await whyNot(mkdir(dataDir, { recursive: true }), { dataDir })).toMatch(
      new RegExp(`^DATA_DIR is ${dataDir}, and .* cannot be used \\(ENOTDIR\\); put that right`),
    );
    expect(await whyNot(open(undefined, dataDir), { dataDir })).toMatch(/^DATA_DIR is /);
    // A folder of the system's that takes no others: Node's own way of making folders would try for ever.
    expect(await whyNot(open(undefined, '/proc/nowhere/data'), { dataDir: '/proc/nowhere/data' })).toBe(
      'DATA_DIR is /proc/nowhere/data, and /proc/nowhere in it cannot be used (ENOENT); put that right, or set DATA_DIR to another folder.',
    );
  });
});

test('anything else is not explained away', () => {
  expect(startTrouble(new TypeError('x is not a function'), settings)).toBeUndefined();
  expect(startTrouble('broken', settings)).toBeUndefined();
  expect(startTrouble(Object.assign(new Error('duplicate key'), { code: '23505' }), settings)).toBeUndefined();
});
