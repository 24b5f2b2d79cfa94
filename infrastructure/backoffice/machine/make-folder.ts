/**
 * Making a folder with those above it, one after another. The system's own way of making them all at once tries for ever
 * where a parent is there and takes no folders, as `/proc` is.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws the system's error for the first folder that cannot be made. Where another makes it meanwhile, it is there. */
export function makeFolder(folder: string, mode = 0o777): void {
  const path = resolve(folder);
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
