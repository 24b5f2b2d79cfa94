/** The embedded database's promises about its folder: one process at a time, and acknowledged means kept, kill or no kill. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/engine/embedded-database.ts';
import { FolderInUse, lockFolder, NoFolderLock } from '#infrastructure/backoffice/database/engine/folder-lock.ts';
import { CannotOpen } from '#infrastructure/backoffice/database/engine/mortal-postgres.ts';
import { buildProgram, runProgram } from '#tests/support/built-program.ts';
import { freshFolder } from '#tests/support/databases.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farelane-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('is one holder’s until released', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
  });

  it.each(['flock', 'perl'])('can be taken by %s', (program) => {
    const takers = {
      flock: ['flock', '-xn', '3'],
      perl: [
        'perl',
        '-e',
        'use Fcntl ":flock"; open(my $f, ">>&=", 3) or exit 2; exit(flock($f, LOCK_EX | LOCK_NB) ? 0 : 1)',
      ],
    } as const;
    const lock = lockFolder(folder, [takers[program === 'perl' ? 'perl' : 'flock']]);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
  });

  it('is refused clearly where no program can take it', () => {
    expect(() => lockFolder(folder, [['no-such-program']])).toThrow(NoFolderLock);
    lockFolder(folder).release();
  });
});

describe('the embedded database in a folder', () => {
  let keeper: string;
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    folder = await freshFolder();
  });
  beforeAll(async () => {
    keeper = await buildProgram('keeper', './tests/ports/database/keeper.ts');
  });

  it('belongs to one process, and to the next as soon as that one is killed', async () => {
    const first = runProgram(keeper, { FOLDER: folder, MOST: '0', STAY: '1' });
    await first.says('open');
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(FolderInUse);
    const second = runProgram(keeper, { FOLDER: folder, MOST: '0' });
    expect(await second.says('refused')).toMatch(/^refused FolderInUse /);
    first.process.kill('SIGKILL');
    await first.ended;
    const database = await openEmbeddedDatabase(folder);
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(FolderInUse);
    await database.close();
  });

  it('keeps every acknowledged row through kills at random instants', async () => {
    let acknowledged = 0;
    for (let round = 0; round < 3; round += 1) {
      const running = runProgram(keeper, { FOLDER: folder, MOST: '1000000' });
      const opened = Number((await running.says('open')).split(' ')[1]);
      expect(opened).toBeGreaterThanOrEqual(acknowledged);
      await running.says('kept');
      await new Promise((resolve) => setTimeout(resolve, 50 + round * 120));
      running.process.kill('SIGKILL');
      await running.ended;
      acknowledged = Math.max(
        acknowledged,
        ...running.said.filter((line) => line.startsWith('kept ')).map((line) => Number(line.split(' ')[1])),
      );
    }
    expect(acknowledged).toBeGreaterThan(0);
    const database = await openEmbeddedDatabase(folder);
    const [row] = await database.query<{ rows: string; last: number }>(
      'select count(*) as rows, max(n) as last from kept',
      [],
    );
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(Number(row?.rows)).toBe(row?.last);
    await database.close();
  });

  it('starts over where its first creation was cut short, and over an empty pid file left behind', async () => {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'lock'), '');
    writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '');
    const made = await openEmbeddedDatabase(folder);
    await made.query('create table kept (n int)');
    await made.close();
    expect(existsSync(join(folder, 'postgres.new'))).toBe(false);
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), '');
    // Killed before the file was written: the row inside says who it is.
    const identity = readFileSync(join(folder, 'identity'), 'utf8');
    rmSync(join(folder, 'identity'));
    const again = await openEmbeddedDatabase(folder);
    expect(await again.query('select n from kept', [])).toEqual([]);
    expect(readFileSync(join(folder, 'identity'), 'utf8')).toBe(identity);
    await again.close();
  });

  describe('that was lost is not made again', () => {
    const home = () => join(folder, 'postgres');
    /** Refused in words, twice the same, and what is in the folder stays as it is. */
    async function expectRefused(words: string | RegExp, signs: readonly string[] = []): Promise<void> {
      const before = new Set<unknown>(readdirSync(folder, { recursive: true }));
      for (const _again of [1, 2]) await expect(openEmbeddedDatabase(folder, { signs })).rejects.toThrow(words);
      expect(new Set<unknown>(readdirSync(folder, { recursive: true }))).toEqual(before);
    }

    it('where PG_VERSION is missing', async () => {
      rmSync(join(home(), 'PG_VERSION'));
      await expectRefused(
        /holds no database \(its PG_VERSION is missing\), and no new one is made over it: put it back/,
      );
    });

    it('where its folder is empty, or gone', async () => {
      rmSync(home(), { recursive: true });
      mkdirSync(home());
      await expectRefused('holds no database');
      rmSync(home(), { recursive: true });
      await expectRefused('identity is still there');
      rmSync(join(folder, 'identity'));
      writeFileSync(join(folder, 'PG_VERSION'), '17');
      await expectRefused('PG_VERSION is still there');
      rmSync(join(folder, 'PG_VERSION'));
      const password = join(folder, '..', `${basename(folder)}-password`);
      writeFileSync(password, 'secret');
      await expectRefused('password is still there', [password]);
      rmSync(password);
    });

    it('where another one lies in its place', async () => {
      const other = await freshFolder();
      writeFileSync(join(other, 'identity'), readFileSync(join(folder, 'identity')));
      const database = await openEmbeddedDatabase(other);
      await database.query('update folder_identity set identity = gen_random_uuid()');
      await database.close();
      rmSync(home(), { recursive: true });
      renameSync(join(other, 'postgres'), home());
      rmSync(other, { recursive: true });
      await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
        /holds another database .* than the one that .* names/,
      );
      rmSync(join(folder, 'identity'));
      await (await openEmbeddedDatabase(folder)).close();
      await (await openEmbeddedDatabase(folder)).close();
    });

    it('where a file of it is missing or broken', async () => {
      const control = join(home(), 'global', 'pg_control');
      const whole = readFileSync(control);
      rmSync(control);
      await expect(openEmbeddedDatabase(folder)).rejects.toThrow(CannotOpen);
      writeFileSync(control, whole.subarray(0, 100));
      await expect(openEmbeddedDatabase(folder)).rejects.toThrow(/cannot be opened \(.+\): put the folder back/);
      writeFileSync(control, whole);
      await (await openEmbeddedDatabase(folder)).close();
    });
  });
});
