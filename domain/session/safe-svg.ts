/**
 * Whether an SVG file is a drawing and nothing else. It is refused rather than mended: a house sees what it uploaded, or a
 * reason. What is allowed is a list of elements that draw; links, scripts, styles from elsewhere, embedded pages and entities
 * are not on it. Where a reference is needed, as to a gradient, it stays within the file.
 */
import { textFromUtf8 } from '../rules/utf8.ts';

/** Why a file is refused: it is no drawing, or one that could do more than be looked at. */
export type SvgTrouble = 'not-svg' | 'unsafe';

const drawing = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textpath ' +
    'lineargradient radialgradient stop clippath mask pattern marker filter feblend fecolormatrix fecomponenttransfer ' +
    'fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedropshadow feflood fefunca fefuncb fefuncg fefuncr ' +
    'fegaussianblur femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fedistantlight ' +
    'fetile feturbulence style switch'
  ).split(' '),
);

/** What editors leave in a file: names of their own, which draw nothing. */
const ofEditors = /^(sodipodi|inkscape|rdf|cc|dc|sketch|figma|serif|xodm|bx|vectornator):/;

/**
 * What is wrong with a file; undefined where it is a drawing.
 *
 * @example svgTrouble(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')) // => undefined
 * @example svgTrouble(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')) // => 'unsafe'
 * @example svgTrouble(new TextEncoder().encode('<html></html>')) // => 'not-svg'
 */
export function svgTrouble(bytes: Uint8Array): SvgTrouble | undefined {
  const text = textOf(bytes);
  if (text === undefined) return 'not-svg';
  const stripped = withoutComments(text.replace(/^\uFEFF/, '')).trim();
  // A document type can declare entities that become anything; nobody needs one in a logo but the plain one of old editors.
  const [, , body = ''] =
    /^(<\?xml[^?]*\?>\s*)?(?:<!DOCTYPE\s+svg\s+PUBLIC\s+"[^"<>[\]]*"\s+"[^"<>[\]]*"\s*>\s*)?([\s\S]*)$/i.exec(
      stripped,
    ) ?? [];
  if (!/^<svg[\s>/]/i.test(body))
    return /<!DOCTYPE|<!ENTITY/i.test(stripped) && /<svg/i.test(stripped) ? 'unsafe' : 'not-svg';
  if (!/(<\/svg\s*>|\/>)$/i.test(body)) return 'not-svg';
  if (/<[!?]/.test(body)) return 'unsafe';
  return isSafe(body) ? undefined : 'unsafe';
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--');
  return (
    first +
    others
      .map((each) => {
        const end = each.indexOf('-->');
        return end === -1 ? `<!--${each}` : each.slice(end + 3);
      })
      .join('')
  );
}

function textOf(bytes: Uint8Array): string | undefined {
  const text = textFromUtf8(bytes);
  return text?.includes('\0') === true ? undefined : text;
}

/** Every `<` begins a tag whose name is on the list and whose attributes are plain; what stands between may be a style. */
function isSafe(body: string): boolean {
  const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
  let at = body.indexOf('<');
  while (at !== -1) {
    tag.lastIndex = at;
    const found = tag.exec(body);
    if (found === null) return false;
    const [all, , name = '', attributes = ''] = found;
    const plain = name.toLowerCase().replace(/^svg:/, '');
    if (!drawing.has(plain) && !ofEditors.test(plain)) return false;
    if (!attributesAreSafe(attributes)) return false;
    const next = body.indexOf('<', at + all.length);
    if (!valueIsSafe(unescaped(body.slice(at + all.length, next === -1 ? undefined : next)))) return false;
    at = next;
  }
  return true;
}

function attributesAreSafe(attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = unescaped(double ?? single ?? '');
    const called = name.toLowerCase();
    if (called.startsWith('on')) return false;
    if (/^(xlink:)?href$/.test(called) && !/^\s*#[\w.:-]+\s*$/.test(value)) return false;
    if (called === 'xml:base' || called === 'src' || called === 'data') return false;
    if (!called.startsWith('xmlns') && !valueIsSafe(value)) return false;
  }
  return true;
}

/** References stay within the file; nothing is a script, however it is written. */
function valueIsSafe(value: string): boolean {
  const dense = [...value]
    .filter((letter) => letter > ' ')
    .join('')
    .toLowerCase();
  if (/(java|vb)script:|data:text|expression\(|@import|\\/.test(dense)) return false;
  return [...dense.matchAll(/url\(["']?([^"')]*)/g)].every(([, target = '']) => target.startsWith('#'));
}

/** Character references as the letters they stand for; named ones beside the five of XML stand for nothing here. */
function unescaped(value: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return value.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_all, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? '\\';
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\\';
  });
}
