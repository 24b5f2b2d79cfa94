/** What a PDF file of ours says: the letters that its pages draw, by its fonts' own maps from glyphs, in drawing order. */
import { inflateSync } from 'node:zlib';

export function pdfText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const maps = new Map<string, ReadonlyMap<string, string>>();
  for (const [, resources = ''] of file.matchAll(/\/Font <<([\s\S]*?)>>/g))
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      maps.set(name, lettersOf(streamOf(objects.get(map) ?? '')));
    }
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes(' Tf'))
    .map((content) => drawnBy(content, maps))
    .join('');
}

function drawnBy(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, font, drawn] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = maps.get(font);
    for (const [, hex = ''] of (drawn ?? '').matchAll(/<([0-9a-f]+)>/gi))
      for (const glyph of hex.match(/.{4}/g) ?? []) text += letters?.get(glyph.toLowerCase()) ?? '';
  }
  return text;
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
