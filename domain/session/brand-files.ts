/**
 * The pictures and fonts that a house uploads for its portal: how large they may be, and what their content must be. They are
 * served to everybody, at an address that says their content, so a picture that could do anything but be looked at is refused.
 */
import { type Violation, violation } from '../rules/violation.ts';
import { pictureSize, type PictureSize } from '../rules/picture-size.ts';
import { svgTrouble } from './safe-svg.ts';
import { type BrandEnding, brandEndings, type BrandKind } from './brand-address.ts';

export const brandMediaTypes: Readonly<Record<BrandEnding, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Most kilobytes of a file, a kilobyte having 1024 bytes. A font with many scripts is large; a logo has no reason to be. */
export const brandMostKilobytes: Readonly<Record<BrandKind, number>> = { logo: 256, font: 1024 };

/** Most pixels of a logo’s side: several times what any screen shows of it. */
export const logoMostPixels = 2400;

/**
 * The ending that a file’s name says, in small letters and in one spelling; undefined where it is none of its kind.
 *
 * @example brandEndingOf('logo', 'Saffron.SVG') // => 'svg'
 * @example brandEndingOf('logo', 'saffron.jpg') // => 'jpeg'
 * @example brandEndingOf('logo', 'saffron.gif') // => undefined
 */
export function brandEndingOf(kind: BrandKind, filename: string): BrandEnding | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(filename.trim())?.[1]?.toLowerCase();
  const spelt = ending === 'jpg' ? 'jpeg' : ending;
  return brandEndings[kind].find((each) => each === spelt);
}

/** What the names of files of a kind may end in. */
export function brandFileEndings(kind: BrandKind): readonly string[] {
  return brandEndings[kind].flatMap((ending) => (ending === 'jpeg' ? [ending, 'jpg'] : [ending]));
}

/** Judged before anything is decoded: `upload-type`, `upload-empty`, `upload-kilobytes`. */
export function checkBrandFile(
  kind: BrandKind,
  { filename, bytes }: { readonly filename: string; readonly bytes: number },
  path: string,
): readonly Violation[] {
  if (brandEndingOf(kind, filename) === undefined)
    return [violation('upload-type', path, { allowed: brandFileEndings(kind).join(', ') })];
  if (bytes === 0) return [violation('upload-empty', path)];
  const most = brandMostKilobytes[kind];
  return bytes > most * 1024 ? [violation('upload-kilobytes', path, { most })] : [];
}

/**
 * A logo by its content: it is what its name says, of a size that can be shown, and, where it is a drawing, nothing but a
 * drawing. Codes: `upload-content`, `picture-size`, `picture-unsafe`.
 */
export function checkLogo(ending: BrandEnding, bytes: Uint8Array, path: string): readonly Violation[] {
  if (ending === 'svg') {
    const trouble = svgTrouble(bytes);
    if (trouble === 'not-svg') return [violation('upload-content', path)];
    if (trouble !== undefined) return [violation('picture-unsafe', path)];
  }
  const size = pictureSize(ending, bytes);
  if (size === undefined) return [violation('upload-content', path)];
  return isShowable(size) ? [] : [violation('picture-size', path, { most: logoMostPixels })];
}

/** What a picture at an address is, by its first bytes: an address need not say it. Papers show these two alone. */
export function fetchedEndingOf(bytes: Uint8Array): 'png' | 'jpeg' | undefined {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'png';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpeg' : undefined;
}

function isShowable({ width, height }: PictureSize): boolean {
  return width >= 1 && height >= 1 && width <= logoMostPixels && height <= logoMostPixels;
}
