/** Text of a PDF file of ours: the letters of its pages in drawing order, by the fonts' own maps from glyphs. */
import { inflateSync } from 'node:zlib';

export interface PdfFont {
  /** Letters of an array of `TJ`, and their width in thousandths of the size. */
  readonly measure: (drawn: string) => { readonly text: string; readonly width: number };
}

/** Drawn as an empty box: the font has no such letter. */
export const noGlyph = '\ufffd';

export interface PdfPage {
  readonly content: string;
  readonly fonts: ReadonlyMap<string, PdfFont>;
}

export function pdfText(bytes: Uint8Array): string {
  return pdfPages(bytes).map(drawnBy).join('');
}

export function pdfPages(bytes: Uint8Array): readonly PdfPage[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, PdfFont>();
  for (const [, resources = ''] of file.matchAll(/\/Font <<([\s\S]*?)>>/g))
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name)) fonts.set(name, fontOf(objects.get(id) ?? '', objects));
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes(' Tf'))
    .map((content) => ({ content, fonts }));
}

function drawnBy({ content, fonts }: PdfPage): string {
  let font: PdfFont | undefined;
  let text = '';
  for (const [, name, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else text += font?.measure(drawn ?? '').text ?? '';
  }
  return text;
}

function fontOf(body: string, objects: ReadonlyMap<string, string>): PdfFont {
  const named = (key: string, from: string) =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from)?.[1] ?? '') ?? '';
  const letters = lettersOf(streamOf(named('ToUnicode', body)));
  const [, list = ''] = /\/W \[0 \[([\d. ]*)\]/.exec(named('DescendantFonts', body)) ?? [];
  const widths = list.split(' ').map(Number);
  return {
    measure: (drawn) => {
      let text = '';
      let width = 0;
      for (const [, hex = '', moved] of drawn.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/gi)) {
        if (moved !== undefined) width -= Number(moved);
        for (const glyph of hex.match(/.{4}/g) ?? []) {
          text += glyph === '0000' ? noGlyph : (letters.get(glyph.toLowerCase()) ?? '');
          width += widths[Number.parseInt(glyph, 16)] ?? 0;
        }
      }
      return { text, width };
    },
  };
}
/** Glyphs are numbered from the beginning of each range. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return letters;
}

function streamOf(body: string): string {
  const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (stream === undefined) return '';
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
