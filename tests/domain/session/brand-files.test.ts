/** Logos and fonts by their content: drawings draw and do nothing else, pictures are as large as they say. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBrandFile, checkLogo } from '#domain/session/brand-files.ts';
import { brandAddress, brandFileAt } from '#domain/session/brand-address.ts';
import { pictureSize } from '#domain/rules/picture-size.ts';
import { checkFontFaces, nearestWeight, readFontFaces, writeFontFaces } from '#domain/session/portal-font.ts';
import { svgTrouble } from '#domain/session/safe-svg.ts';
import { pngOf, webpOf } from '#tests/fixtures/operations/pictures.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 200 60"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

describe('a drawing', () => {
  test.each([
    '<path d="M0 0h9v9z" fill="url(#a)"/><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>',
    '<style>.a{fill:#e39a12}</style><g class="a"><text x="4">Saffron &amp; Sons</text></g>',
    '<!-- drawn by hand --><title>Saffron</title><use href="#b" xlink:href="#b"/>',
    '<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><sodipodi:namedview id="base"/><path d="M0 0"/>',
  ])('is taken as it is: %s', (inside) => {
    expect(svgTrouble(svg(inside))).toBeUndefined();
    expect(checkLogo('svg', svg(inside), 'base64')).toEqual([]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT xlink:href="https://evil.example/x.js"/>',
    '<path d="M0 0" onclick="alert(1)"/>',
    '<path d="M0 0" ONLOAD = \'alert(1)\'/>',
    '<a href="#x"><path d="M0 0"/></a>',
    '<image href="https://evil.example/pixel.png"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="x"/></body></foreignObject>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>',
    '<style>@import url(https://evil.example/x.css);</style>',
    '<style>path{background:url(https://evil.example/p)}</style>',
    '<style>path{fill:u\\72l(https://evil.example/p)}</style>',
    '<path fill="url(&#104;ttps://evil.example/p)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<path d="M0 0" onclick=alert(1) />',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<path d="M0 0" style="fill:url(  \'https://evil.example/p\')"/>',
    '<handler type="application/ecmascript">alert(1)</handler>',
  ])('that could do more is refused: %s', (inside) => {
    expect(checkLogo('svg', svg(inside), 'base64')).toMatchObject([{ code: 'picture-unsafe', path: 'base64' }]);
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY x "&lt;script&gt;">]><svg>&x;</svg>', 'unsafe'],
    ['<html><svg/></html>', 'not-svg'],
    ['plain text', 'not-svg'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'not-svg'],
    ['<svg onload="alert(1)"></svg>', 'unsafe'],
    ['<svg></svg><script>alert(1)</script>', 'not-svg'],
  ])('is one whole element: %s', (text, trouble) => {
    expect(svgTrouble(new TextEncoder().encode(text))).toBe(trouble);
  });

  test('whatever stands in a script is refused, and so is what is no text', () => {
    fc.assert(
      fc.property(fc.string(), (inside) => {
        expect(svgTrouble(svg(`<script>${inside}</script>`))).not.toBeUndefined();
      }),
    );
    expect(svgTrouble(Uint8Array.from([0xff, 0xfe, 0x3c, 0x00]))).toBe('not-svg');
  });
});

test('pictures say how large they are, in each of their forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16_000 }), fc.integer({ min: 1, max: 16_000 }), (width, height) => {
      for (const form of ['VP8X', 'VP8L', 'VP8 '] as const)
        expect(pictureSize('webp', webpOf(form, { width, height }))).toEqual({ width, height });
    }),
  );
  expect(pictureSize('png', pngOf({ width: 300, height: 90 }))).toEqual({ width: 300, height: 90 });
  expect(pictureSize('svg', svg(''))).toEqual({ width: 200, height: 60 });
  expect(pictureSize('svg', svg('', 'width="148px" height="75.5"'))).toEqual({ width: 148, height: 75.5 });
});

test('a logo is what its name says, and no poster', () => {
  const png = pngOf({ width: 200, height: 60 });
  expect(checkLogo('png', png, 'base64')).toEqual([]);
  expect(checkLogo('webp', png, 'base64')).toMatchObject([{ code: 'upload-content' }]);
  expect(checkLogo('png', png.subarray(0, 20), 'base64')).toMatchObject([{ code: 'upload-content' }]);
  expect(checkLogo('png', pngOf({ width: 2401, height: 10 }), 'base64')).toMatchObject([
    { code: 'picture-size', params: { most: 2400 } },
  ]);
  expect(checkBrandFile('logo', { filename: 'logo.gif', bytes: 9 }, 'base64')).toMatchObject([
    { code: 'upload-type', params: { allowed: 'svg, png, jpeg, jpg, webp' } },
  ]);
  expect(checkBrandFile('font', { filename: 'a.WOFF2', bytes: 0 }, 'base64')).toMatchObject([{ code: 'upload-empty' }]);
  expect(checkBrandFile('logo', { filename: 'a.png', bytes: 256 * 1024 + 1 }, 'base64')).toMatchObject([
    { code: 'upload-kilobytes', params: { most: 256 } },
  ]);
});

test('an address says content and form, and no other address does', () => {
  const digest = '0123456789abcdef'.repeat(4);
  for (const ending of ['svg', 'png', 'jpeg', 'webp', 'woff2'] as const)
    expect(brandFileAt(brandAddress(digest, ending))).toEqual({ name: digest.slice(0, 32), ending });
  for (const other of [
    '/brand/x.svg',
    `/brand/${digest.slice(0, 32)}.js`,
    `https://a.example/brand/${digest.slice(0, 32)}.svg`,
  ])
    expect(brandFileAt(other)).toBeUndefined();
});

test('a font has one file a weight, each served here', () => {
  const address = brandAddress('ab'.repeat(32), 'woff2');
  const faces = [{ weight: 400, address } as const, { weight: 600, address } as const];
  expect(checkFontFaces(faces, 'fontFaces')).toEqual([]);
  expect(readFontFaces(writeFontFaces(faces))).toEqual(faces);
  expect(
    checkFontFaces([...faces, { weight: 400, address: 'https://fonts.example/a.woff2' }], 'fontFaces'),
  ).toMatchObject([{ code: 'address-form', path: 'fontFaces[2]' }]);
  expect(checkFontFaces([...faces, { weight: 600, address }], 'fontFaces')).toMatchObject([
    { code: 'font-weight-twice', path: 'fontFaces[2]', params: { weight: 600 } },
  ]);
  for (const malformed of ['{', '{}', '[{"weight":450,"address":"/x"}]', '[null]'])
    expect(readFontFaces(malformed)).toEqual([]);
  expect([100, 350, 450, 500, 900].map(nearestWeight)).toEqual([300, 300, 400, 500, 700]);
});
