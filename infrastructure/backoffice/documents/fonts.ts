/**
 * The faces documents are set in: Roboto, its further Latin letters with the rupee sign, and IBM Plex Sans Arabic, each
 * tried in turn for every letter. (Cairo loses the space before some words here.) Read from the installed packages, so that nothing is fetched.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unwrapFont } from './unwrap-font.ts';

export const families = ['Roboto', 'Roboto further', 'IBM Plex Sans Arabic'];

const faces = [
  { family: 'Roboto', from: 'roboto', letters: 'latin' },
  { family: 'Roboto further', from: 'roboto', letters: 'latin-ext' },
  { family: 'IBM Plex Sans Arabic', from: 'ibm-plex-sans-arabic', letters: 'arabic' },
] as const;

const weights = [400, 500, 700] as const;

/** Once a thread, before the first page. */
export function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const { family, from, letters } of faces) {
    for (const fontWeight of weights) {
      const file = resolve(`@fontsource/${from}/files/${from}-${letters}-${fontWeight}-normal.woff`);
      const font = unwrapFont(readFileSync(file)).toString('base64');
      Font.register({ family, src: `data:font/ttf;base64,${font}`, fontWeight });
    }
  }
  // Words stay whole: names, codes and Arabic are never broken.
  Font.registerHyphenationCallback((word) => [word]);
}

let named: Promise<void> | undefined;

/**
 * Gives every glyph its character, once a thread, before the first page.
 *
 * The library remembers each glyph from its first use. A full stop first used as a part of a colon has no character.
 * It would be missing from the text of every later file.
 */
export async function nameGlyphs(): Promise<void> {
  named ??= Promise.all(
    faces.flatMap(({ family }) => weights.map((fontWeight) => nameGlyphsOf({ fontFamily: family, fontWeight }))),
  ).then(() => undefined);
  await named;
}

/** Forms of Arabic letters begin here: a drawn form keeps the letter that it was shaped from, by which a search finds it. */
const firstForm = 0xfb50;

async function nameGlyphsOf(face: { readonly fontFamily: string; readonly fontWeight: number }): Promise<void> {
  await Font.load(face);
  const font = Font.getFont(face)?.data;
  for (const letter of font?.characterSet ?? []) if (letter > 0 && letter < firstForm) font?.glyphForCodePoint(letter);
}
