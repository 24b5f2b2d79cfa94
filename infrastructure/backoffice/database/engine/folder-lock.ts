/**
 * A folder that belongs to one process at a time. The lock is the kernel's (`flock`) on a file in the folder, held on
 * this process's own descriptor: it ends when the process does, however it ends, and it holds between containers that
 * share the folder, where process ids say nothing. The file stays; its presence means nothing.
 *
 * Node has no call for it, so a short-lived child takes the lock on the descriptor it inherits. An flock belongs to the
 * open file, not to the process that asked for it, so it stays when the child is gone.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Another process works with the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** This machine has no program that can take the lock. */
export class NoFolderLock extends Error {
  override readonly name = 'NoFolderLock';
}

export interface FolderLock {
  release(): void;
}

/** Each takes an exclusive lock on descriptor 3 without waiting: 0 is held, 1 is somebody else's. */
const takers: readonly (readonly [program: string, ...rest: string[]])[] = [
  ['flock', '-xn', '3'],
  ['perl', '-e', 'use Fcntl ":flock"; open(my $f, ">>&=", 3) or exit 2; exit(flock($f, LOCK_EX | LOCK_NB) ? 0 : 1)'],
];

/** Takes the folder for the life of this process. Throws `FolderInUse` or `NoFolderLock`. The folder exists. */
export function lockFolder(folder: string, programs = takers): FolderLock {
  const file = join(folder, 'lock');
  const descriptor = openSync(file, 'a');
  const refused: string[] = [];
  for (const [program, ...rest] of programs) {
    const taken = spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'pipe', descriptor], encoding: 'utf8' });
    if (taken.status === 0) return { release: once(() => closeSync(descriptor)) };
    if (taken.status === 1) {
      closeSync(descriptor);
      throw new FolderInUse(
        `${folder} is in use by another process, and an embedded database belongs to one at a time: ` +
          'stop that one first, or set DATA_DIR to another folder.',
      );
    }
    refused.push(`${program}: ${taken.error?.message ?? taken.stderr.trim()}`);
  }
  closeSync(descriptor);
  throw new NoFolderLock(
    `${folder} cannot be locked, and an unlocked embedded database loses records: install "flock" (util-linux) or ` +
      `"perl", or name a PostgreSQL server in DATABASE_URL. (${refused.join('; ')})`,
  );
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
