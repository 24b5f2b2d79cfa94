/**
 * A web font (WOFF 1.0, as font packages hold it) as the plain TrueType or OpenType file that it wraps. The PDF library
 * would inflate its tables again for every page, in JavaScript; unwrapped once, they are just read.
 */
import { inflateSync } from 'node:zlib';

/** A file is no WOFF 1.0 font. */
export class NotAWebFont extends Error {
  override readonly name = 'NotAWebFont';
}

const headerLength = 44;
const wrappedEntry = 20;
const plainEntry = 16;

export function unwrapFont(woff: Buffer): Buffer {
  if (woff.length < headerLength || woff.toString('latin1', 0, 4) !== 'wOFF')
    throw new NotAWebFont('No WOFF signature');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * plainEntry);
  woff.copy(head, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** selector, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(16 * (count - 2 ** selector), 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = headerLength + index * wrappedEntry;
    const to = 12 + index * plainEntry;
    const [start, packed, length] = [
      woff.readUInt32BE(from + 4),
      woff.readUInt32BE(from + 8),
      woff.readUInt32BE(from + 12),
    ];
    const data = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(data) : data;
    if (table.length !== length) throw new NotAWebFont('A table of another length than it says');
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables begin at multiples of four.
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    offset += length + padding;
  }
  return Buffer.concat(parts, offset);
}
