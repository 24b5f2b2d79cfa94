/**
 * Colour arithmetic: sRGB to OKLab and back (Björn Ottosson, 2020, the space CSS `color-mix(in oklab)` uses), and the
 * contrast ratio of WCAG 2.2. Colours are `#rrggbb`.
 */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

type Lab = readonly [lightness: number, a: number, b: number];

/** Reads `#rgb` or `#rrggbb`, whatever its case; null for anything else. Channels run from 0 to 1. */
export const parseColour = (text: string): Rgb | null => {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { red: channel(0), green: channel(2), blue: channel(4) };
};

export const formatColour = ({ red, green, blue }: Rgb): string => {
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const toLab = (colour: Rgb): Lab => {
  const red = toLinear(colour.red);
  const green = toLinear(colour.green);
  const blue = toLinear(colour.blue);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromLab = ([lightness, a, b]: Lab): Rgb => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
};

const wellFormed = (text: string): Rgb => {
  const colour = parseColour(text);
  if (colour === null) throw new RangeError(`Not a colour of the form #rrggbb: ${text}`);
  return colour;
};

/** `share` (0 to 1) of the first colour and the rest of the second, as `color-mix(in oklab, …)` mixes them. */
export const mixColours = (first: string, share: number, second: string): string => {
  const [l1, a1, b1] = toLab(wellFormed(first));
  const [l2, a2, b2] = toLab(wellFormed(second));
  const between = (one: number, other: number) => one * share + other * (1 - share);
  return formatColour(fromLab([between(l1, l2), between(a1, a2), between(b1, b2)]));
};

/** `share` (0 to 1) of a colour and the rest black, as `color-mix(in srgb, …, black)` mixes them. */
export const shadeColour = (colour: string, share: number): string => {
  const { red, green, blue } = wellFormed(colour);
  return formatColour({ red: red * share, green: green * share, blue: blue * share });
};

const luminance = (colour: Rgb): number =>
  0.2126 * toLinear(colour.red) + 0.7152 * toLinear(colour.green) + 0.0722 * toLinear(colour.blue);

/** Contrast of two colours, 1 to 21, whichever is the lighter (WCAG 2.2, "contrast ratio"). */
export const contrastRatio = (one: string, other: string): number => {
  const first = luminance(wellFormed(one));
  const second = luminance(wellFormed(other));
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
