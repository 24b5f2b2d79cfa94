/** Whether a PNG (ISO/IEC 15948) is whole: papers are drawn from it, and one broken picture would break them all. */
import { crc32, inflateSync } from 'node:zlib';

const signatureLength = 8;
/** Samples of a pixel, by the type of colour. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Its chunks follow one another, each with its sum, and its pixels are as many as it says. Interlaced ones are refused. */
export function isWholePng(given: Uint8Array): boolean {
  const file = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const parts: Buffer[] = [];
  let at = signatureLength;
  let name = '';
  while (at + 12 <= file.length && name !== 'IEND') {
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length || crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) return false;
    name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') parts.push(file.subarray(at + 8, end));
    at = end + 4;
  }
  if (name !== 'IEND' || at !== file.length || file.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height, depth, colour] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24] ?? 0, file[25] ?? 0];
  const bits = depth * (samples[colour] ?? 0);
  const isPlain = file[26] === 0 && file[27] === 0 && file[28] === 0;
  const wanted = (1 + Math.ceil((width * bits) / 8)) * height;
  return bits > 0 && isPlain && inflated(Buffer.concat(parts), wanted) === wanted;
}

function inflated(packed: Buffer, most: number): number | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch {
    return undefined;
  }
}
