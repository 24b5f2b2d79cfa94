/**
 * Acknowledged means on disk. A model of a disk that loses its power stands beside the real folder: of every file it
 * has what the file held when it was last synced, nothing later. A database opened from it must have every row that was
 * acknowledged.
 */
import * as files from 'node:fs';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';

const synced = vi.hoisted(() => ({ file: (_descriptor: number): void => {} }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof files>();
  return {
    ...real,
    fsyncSync: (descriptor: number) => {
      real.fsyncSync(descriptor);
      synced.file(descriptor);
    },
  };
});

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'farelane-power-')));
const real = join(folder, 'real');
const disk = join(folder, 'disk');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every acknowledged row is there after the power is cut, before, between and after checkpoints', async () => {
  let syncs = 0;
  synced.file = (descriptor) => {
    const path = readlinkSync(`/proc/self/fd/${descriptor}`);
    const inside = relative(real, path).replace(/^postgres\.new/, 'postgres');
    if (inside.startsWith('..') || !existsSync(path)) return;
    const kept = join(disk, inside);
    if (statSync(path).isDirectory()) {
      mkdirSync(kept, { recursive: true });
      return;
    }
    syncs += 1;
    mkdirSync(dirname(kept), { recursive: true });
    copyFileSync(path, kept);
  };
  const database = await openEmbeddedDatabase(real);
  await database.query('create table kept (n int primary key, filler text)');
  const cuts: string[] = [];
  for (let n = 1; n <= 60; n += 1) {
    const before = syncs;
    await database.query(`insert into kept values ($1, repeat('x', 2000))`, [n]);
    expect(syncs).toBeGreaterThan(before);
    if (n % 15 === 0) await database.query('checkpoint');
    if (n % 20 === 0) {
      const cut = join(folder, `cut-${n}`);
      files.cpSync(disk, cut, { recursive: true });
      cuts.push(cut);
    }
  }
  synced.file = () => {};
  await database.close();
  expect(cuts).toHaveLength(3);
  for (const cut of cuts) {
    const survivor = await openEmbeddedDatabase(cut);
    const [row] = await survivor.query<{ rows: string; last: number }>(
      'select count(*) as rows, max(n) as last from kept',
      [],
    );
    expect(row).toEqual({ rows: cut.split('-').at(-1), last: Number(cut.split('-').at(-1)) });
    await survivor.close();
  }
});
