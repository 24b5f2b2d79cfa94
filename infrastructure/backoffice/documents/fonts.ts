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
