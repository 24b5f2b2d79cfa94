/**
 * What a WOFF2 font (W3C, Web Open Font Format 2.0) says of itself: its family, its weight and whether it is italic. Its
 * directory is read and its tables are unpacked, so that a file which only begins like a font is found out.
 */
import { brotliDecompressSync } from 'node:zlib';
import { type FontFacts, nearestWeight } from '#domain/session/portal-font.ts';

/** What the tables of a font may come to, unpacked; more is no font of a portal. */
const mostUnpackedBytes = 32 * 1024 * 1024;

const headerLength = 48;
/** Place among the known tags (section 4.1) of those read here, and of the two that are transformed unless they say not. */
const knownTags: Readonly<Record<number, string>> = { 1: 'head', 5: 'name', 6: 'OS/2', 10: 'glyf', 11: 'loca' };

interface Table {
  readonly tag: string;
  readonly from: number;
  readonly length: number;
}

/** Undefined where it is no WOFF2 font, or one without a family. */
export function readFont(given: Uint8Array): FontFacts | undefined {
  const file = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  try {
    return factsOf(file);
  } catch (error) {
    // Reading over the end, and a stream that does not unpack, are both a file that is not what it says.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

function factsOf(file: Buffer): FontFacts | undefined {
  if (file.length < headerLength || file.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  if (file.readUInt32BE(8) !== file.length || !['\0\x01\0\0', 'OTTO', 'true'].includes(file.toString('latin1', 4, 8)))
    return undefined;
  const { tables, end, unpackedLength } = directoryOf(file);
  const packed = file.subarray(end, end + file.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: mostUnpackedBytes });
  if (data.length !== unpackedLength) return undefined;
  const table = (tag: string) => {
    const found = tables.find((each) => each.tag === tag);
    return found === undefined ? undefined : data.subarray(found.from, found.from + found.length);
  };
  const [name, style] = [table('name'), table('OS/2')];
  const family = name === undefined ? undefined : familyIn(name);
  if (family === undefined || style === undefined || !tables.some(({ tag }) => tag === 'head')) return undefined;
  return {
    family,
    weight: nearestWeight(style.readUInt16BE(4)),
    isItalic: (style.readUInt16BE(62) & 1) === 1,
  };
}

function directoryOf(file: Buffer): {
  readonly tables: readonly Table[];
  readonly end: number;
  readonly unpackedLength: number;
} {
  const tables: Table[] = [];
  let at = headerLength;
  let from = 0;
  const number = (): number => {
    let value = 0;
    for (let digits = 0; digits < 5; digits += 1) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new RangeError('A number that does not end');
  };
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const known = flags & 0x3f;
    let tag = knownTags[known] ?? `known ${known}`;
    if (known === 0x3f) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const original = number();
    const version = flags >> 6;
    // glyf and loca are transformed at version 0 and plain at 3; all others the other way round.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = isTransformed ? number() : original;
    tables.push({ tag, from, length });
    from += length;
  }
  return { tables, end: at, unpackedLength: from };
}

/** The typographic family before the plain one, in English where there are several. */
function familyIn(name: Buffer): string | undefined {
  const strings = name.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let at = 0; at < name.readUInt16BE(2); at += 1) {
    const record = 6 + at * 12;
    const [platform, language, id] = [0, 4, 6].map((offset) => name.readUInt16BE(record + offset));
    if (id === undefined || (id !== 1 && id !== 16)) continue;
    const from = strings + name.readUInt16BE(record + 10);
    const bytes = name.subarray(from, from + name.readUInt16BE(record + 8));
    const text = platform === 1 ? bytes.toString('latin1') : new TextDecoder('utf-16be').decode(bytes);
    if (platform === 3 && language === 0x0409) found.set(id, text);
    else if (!found.has(id)) found.set(id, text);
  }
  const family = (found.get(16) ?? found.get(1))?.trim().replace(weightWord, '');
  return family === undefined || family === '' ? undefined : family;
}

/** The plain family of a face that is neither regular nor bold names its weight. */
const weightWord = / (thin|(extra|ultra) ?light|light|medium|(semi|demi|extra|ultra) ?bold|bold|black|heavy)$/i;
