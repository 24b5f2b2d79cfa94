/** How large a picture is, read from its bytes: PNG, JPEG, WebP in its three forms, and the size or view box of an SVG drawing. */
import { latin1 } from './latin1.ts';
import { textFromUtf8 } from './utf8.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Undefined where the bytes are no such picture. */
export function pictureSize(form: string, bytes: Uint8Array): PictureSize | undefined {
  switch (form) {
    case 'png':
      return pngSize(bytes);
    case 'jpeg':
      return jpegSize(bytes);
    case 'webp':
      return webpSize(bytes);
    case 'svg':
      return svgSize(textFromUtf8(bytes) ?? '');
    default:
      return undefined;
  }
}

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 33 || !pngMark.every((byte, at) => bytes[at] === byte)) return undefined;
  if (latin1(bytes, 12, 4) !== 'IHDR' || latin1(bytes, bytes.length - 8, 4) !== 'IEND') return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * The size that its frame says (ITU-T T.81, annex B), as it is to be shown: cameras that lie on their side say so in the Exif segment
 * before. Undefined where the mark of its end is missing.
 */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const view = viewOf(bytes);
  let size: PictureSize | undefined;
  let isTurned = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === 0xda)
      return jpegEndsAfter(bytes, at) && size !== undefined ? (isTurned ? turned(size) : size) : undefined;
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Other segments of this marker, such as XMP, may follow the one of Exif.
    if (marker === 0xe1) isTurned ||= liesOnItsSide(bytes.subarray(at + 4, at + 2 + length));
    at += 2 + length;
  }
  return undefined;
}

/** Start of frame; three markers of that range are something else. */
export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether the mark of its end follows somewhere. */
export function jpegEndsAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at > from; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

const turned = ({ width, height }: PictureSize): PictureSize => ({ width: height, height: width });

/** The orientations 5 to 8 of an Exif segment exchange width and height. */
function liesOnItsSide(exif: Uint8Array): boolean {
  if (exif.length < 16 || latin1(exif, 0, 4) !== 'Exif') return false;
  const view = viewOf(exif.subarray(6));
  const little = exif[6] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return false;
  const entries = view.getUint16(first, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 10 > view.byteLength) return false;
    if (view.getUint16(at, little) === 0x0112) return view.getUint16(at + 8, little) >= 5;
  }
  return false;
}

/** RIFF with WEBP in it; VP8X, VP8L and VP8 say their size each in their own way (RFC 9649). */
function webpSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30 || latin1(bytes, 0, 4) !== 'RIFF' || latin1(bytes, 8, 4) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const said = view.getUint32(4, true) + 8;
  if (said !== bytes.length && said !== bytes.length + 1) return undefined;
  const form = latin1(bytes, 12, 4);
  if (form === 'VP8X') return { width: 1 + threeBytes(bytes, 24), height: 1 + threeBytes(bytes, 27) };
  if (form === 'VP8L') {
    if (bytes[20] !== 0x2f) return undefined;
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (form !== 'VP8 ' || threeBytes(bytes, 23) !== 0x2a019d) return undefined;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** Its width and height, or those of its view box; a drawing that says neither is as large as browsers take one to be. */
function svgSize(text: string): PictureSize | undefined {
  // Searched for in steps, none of which goes over the text twice, whatever it holds.
  const start = text.search(/<svg\b/i);
  const end = text.indexOf('>', start);
  if (start < 0 || end < 0) return undefined;
  const attributes = text.slice(start + '<svg'.length, end);
  const box = /\bviewBox\s*=\s*["']([^"']*)["']/
    .exec(attributes)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 300, boxHeight = 150] = box ?? [];
  const size = {
    width: pixels(attributes, 'width') ?? boxWidth,
    height: pixels(attributes, 'height') ?? boxHeight,
  };
  return Number.isFinite(size.width) && Number.isFinite(size.height) ? size : undefined;
}

function pixels(attributes: string, name: 'width' | 'height'): number | undefined {
  const said = new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']\\s*(\\d+(?:\\.\\d+)?)(?:px)?\\s*["']`).exec(attributes)?.[1];
  return said === undefined ? undefined : Number(said);
}

function threeBytes(bytes: Uint8Array, from: number): number {
  return (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8) | ((bytes[from + 2] ?? 0) << 16);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
