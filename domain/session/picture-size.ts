/** How large a picture is, read from its first bytes: PNG, WebP in its three forms, and the size or view box of an SVG drawing. */
import { textFromUtf8 } from '../rules/utf8.ts';

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
  if (letters(bytes, 12) !== 'IHDR' || letters(bytes, bytes.length - 8) !== 'IEND') return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** RIFF with WEBP in it; VP8X, VP8L and VP8 say their size each in their own way (RFC 9649). */
function webpSize(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30 || letters(bytes, 0) !== 'RIFF' || letters(bytes, 8) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const said = view.getUint32(4, true) + 8;
  if (said !== bytes.length && said !== bytes.length + 1) return undefined;
  const form = letters(bytes, 12);
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
  const [, attributes] = /<svg\b([^>]*)>/i.exec(text) ?? [];
  if (attributes === undefined) return undefined;
  const box = /\bviewBox\s*=\s*["']\s*([^"']+?)\s*["']/
    .exec(attributes)?.[1]
    ?.split(/[\s,]+/)
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

function letters(bytes: Uint8Array, from: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + 4));
}

function threeBytes(bytes: Uint8Array, from: number): number {
  return (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8) | ((bytes[from + 2] ?? 0) << 16);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
