/**
 * Given to a program by `--import`: while the file that BAD_DISK names is there, no file is synced any more; each attempt
 * ends in the error whose code the file holds.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync } = fs;
const file = process.env['BAD_DISK'] ?? '';

fs.fsyncSync = (descriptor) => {
  if (!fs.existsSync(file)) return fsyncSync(descriptor);
  const code = fs.readFileSync(file, 'utf8').trim();
  throw Object.assign(new Error(`${code}: the disk says so, fsync`), { code, syscall: 'fsync' });
};
syncBuiltinESMExports();
