/** A JPEG as papers and pages can show it alike: its tables, its frame and its scans, without what cameras and editors note besides. */
import { isFrame, jpegEndsAfter } from './picture-size.ts';

/**
 * Without Exif, XMP, thumbnails and comments, so that it is drawn as its frame says, tells nobody where it was taken, and leaves its
 * readers nothing to stumble over. Undefined where it is not whole, or of a kind that PDF does not know: baseline and progressive,
 * of eight bits, in grey, three colours or four, are (ISO 32000-1, 7.4.8).
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const kept: number[] = [0xff, 0xd8];
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    if (marker === 0xda)
      return hasFrame && jpegEndsAfter(bytes, at) ? Uint8Array.from([...kept, ...bytes.subarray(at)]) : undefined;
    if (isFrame(marker)) {
      if (hasFrame || marker > 0xc2 || !isDrawable(bytes.subarray(at + 4, next))) return undefined;
      hasFrame = true;
    }
    if (!isNote(marker)) kept.push(...bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

/** Eight bits, and three bytes for each of one, three or four components. */
function isDrawable(frame: Uint8Array): boolean {
  const components = frame[5] ?? 0;
  return frame[0] === 8 && [1, 3, 4].includes(components) && frame.length === 6 + 3 * components;
}

/** Comments, and the segments of applications but JFIF, colour profiles and Adobe's, which say what the colours are. */
function isNote(marker: number): boolean {
  return marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);
}
