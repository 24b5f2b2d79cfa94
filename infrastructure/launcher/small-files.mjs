/**
 * Makes the files of the built portal small for the way once and for all: beside each a `.br` and a `.gz`, which the back
 * office sends as they are. It makes small by itself what it finds without them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.js', '.css', '.svg', '.json', '.txt']);
/** Below this nothing is gained. */
const leastBytes = 513;

const ways = [
  {
    extension: '.br',
    make: (/** @type {Buffer} */ body) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  { extension: '.gz', make: (/** @type {Buffer} */ body) => promisify(gzip)(body, { level: 9 }) },
];

/** @param {string} folder */
export async function makeFilesSmall(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      if (body.length < leastBytes) return;
      for (const { extension, make } of ways) writeFileSync(`${file}${extension}`, await make(body));
    }),
  );
}
