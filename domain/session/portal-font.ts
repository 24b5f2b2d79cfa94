/** A font that a house uploaded for its portal: its family is the configuration's, its files one a weight. */
import { firstOf, type Violation, violation } from '../rules/violation.ts';
import { brandFileAt } from './brand-address.ts';

/** The weights of the type scale, and the bold one of papers. */
export const fontWeights = [300, 400, 500, 600, 700] as const;
export type FontWeight = (typeof fontWeights)[number];

export interface FontFace {
  readonly weight: FontWeight;
  /** Where the file is served: `/brand/….woff2`. */
  readonly address: string;
}

/** What a font's file says of itself. */
export interface FontFacts {
  readonly family: string;
  readonly weight: FontWeight;
  readonly isItalic: boolean;
}

/**
 * The weight of the scale that a file's own is nearest to; the lighter of two.
 *
 * @example nearestWeight(450) // => 400
 * @example nearestWeight(950) // => 700
 */
export function nearestWeight(said: number): FontWeight {
  return fontWeights.reduce((best, each) => (Math.abs(each - said) < Math.abs(best - said) ? each : best));
}

/** One file a weight, each served here. Codes: `address-form`, `font-weight-twice`. */
export function checkFontFaces(faces: readonly FontFace[], path: string): readonly Violation[] {
  return faces.flatMap(({ weight, address }, at) =>
    firstOf(
      isFontAddress(address) ? [] : [violation('address-form', `${path}[${at}]`)],
      faces.findIndex((each) => each.weight === weight) === at
        ? []
        : [violation('font-weight-twice', `${path}[${at}]`, { weight })],
    ),
  );
}

/** The list as the settings keep it; none where it is malformed. */
export function readFontFaces(json: string): readonly FontFace[] {
  let list: unknown;
  try {
    list = JSON.parse(json === '' ? '[]' : json);
  } catch {
    return [];
  }
  const faces = Array.isArray(list) ? list.flatMap((each: unknown) => faceOf(each) ?? []) : [];
  return Array.isArray(list) && faces.length === list.length && checkFontFaces(faces, '').length === 0 ? faces : [];
}

/** {@link readFontFaces} undone. */
export function writeFontFaces(faces: readonly FontFace[]): string {
  return faces.length === 0 ? '' : JSON.stringify(faces.map(({ weight, address }) => ({ weight, address })));
}

function faceOf(given: unknown): FontFace | undefined {
  if (typeof given !== 'object' || given === null || !('weight' in given) || !('address' in given)) return undefined;
  const weight = fontWeights.find((each) => each === given.weight);
  return weight === undefined || typeof given.address !== 'string' ? undefined : { weight, address: given.address };
}

function isFontAddress(address: string): boolean {
  return brandFileAt(address)?.ending === 'woff2';
}
