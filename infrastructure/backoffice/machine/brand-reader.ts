/** What judges the files of the portal's look beyond their first bytes. */
import { createHash } from 'node:crypto';
import type { BrandFileReader } from '#application/backoffice/ports/operations/brand-files.ts';
import { readFont } from './read-font.ts';
import { isWholePng } from './whole-png.ts';

export const brandReader: BrandFileReader = {
  digest: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  readFont,
  isWholePng,
};
