/** A start that fails says why in one sentence: each trouble is a real one of the system or the database. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#infrastructure/backoffice/database/open-database.ts';
import { startTrouble } from '#infrastructure/backoffice/machine/start-trouble.ts';
import { postgresUrl } from '#tests/support/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'farelane-trouble-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = { host: '0.0.0.0', port: 8080, dataDir: folder };

async function whyNot(attempt: Promise<unknown>, changed: Partial<typeof settings> = {}): Promise<string | undefined> {
  try {
    await attempt;
  } catch (error) {
    return startTrouble(error, { ...settings, ...changed });
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
    expect(await whyNot(listen('127.0.0.1', port), { port })).toBe(
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
      'The PostgreSQL server that DATABASE_URL names does not answer (ECONNREFUSED).',
    );
    expect(await whyNot(open('postgres://somebody@nowhere.invalid/farelane'))).toMatch(
      /^DATABASE_URL names nowhere\.invalid, which cannot be found/,
    );
  });

  test('refuses the name of the database', async () => {
    const address = new URL(await postgresUrl());
    address.pathname = '/nowhere';
    expect(await whyNot(open(address.href))).toBe(
      'The PostgreSQL server that DATABASE_URL names refuses: database "nowhere" does not exist.',
    );
  });

  test('has no folder to be in', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    expect(await whyNot(mkdir(dataDir, { recursive: true }), { dataDir })).toMatch(
      new RegExp(`^DATA_DIR is ${dataDir}, and .* cannot be written \\(ENOTDIR\\)\\.$`),
    );
    expect(await whyNot(open(undefined, dataDir), { dataDir })).toMatch(/^DATA_DIR is /);
    // A folder of the system's that takes no others: Node's own way of making folders would try for ever.
    expect(await whyNot(open(undefined, '/proc/nowhere/data'), { dataDir: '/proc/nowhere/data' })).toBe(
      'DATA_DIR is /proc/nowhere/data, and /proc/nowhere in it cannot be written (ENOENT).',
    );
  });
});

test('anything else is not explained away', () => {
  expect(startTrouble(new TypeError('x is not a function'), settings)).toBeUndefined();
  expect(startTrouble('broken', settings)).toBeUndefined();
  expect(startTrouble(Object.assign(new Error('duplicate key'), { code: '23505' }), settings)).toBeUndefined();
});
