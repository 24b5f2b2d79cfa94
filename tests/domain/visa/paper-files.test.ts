/** Files of papers, judged by their bytes: kind, wholeness, password, size and shape of a picture. */
import { describe, expect, it } from 'vitest';
import { pictureSize } from '#domain/rules/picture-size.ts';
import { uploadEndings } from '#domain/rules/limits.ts';
import { checkPaperFile, endingsOf, paperFileRule } from '#domain/visa/paper-files.ts';
import { type VisaPaper, visaPapers } from '#domain/visa/visa.ts';
import { jpegOf, pngOf } from '#tests/fixtures/operations/pictures.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const locked = latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<< /Encrypt 5 0 R >>\n%%EOF\n');
const codes = (paper: VisaPaper, filename: string, bytes: Uint8Array) =>
  checkPaperFile(paper, { filename, bytes }, 'base64').map(({ code, params }) => [code, params]);
const least = { width: 1000, height: 700 };

describe('the page of a passport', () => {
  it.each([
    ['a whole PDF', 'p.pdf', pdf, []],
    ['a PDF that was cut off', 'p.pdf', pdf.subarray(0, -6), [['upload-cut-off', undefined]]],
    ['a PDF under a password', 'p.pdf', locked, [['upload-locked', undefined]]],
    [
      'a PDF under a password that its trailer holds itself',
      'p.pdf',
      latin('%PDF-1.7\ntrailer\n<</Encrypt<</Filter/Standard>>>>\n%%EOF\n'),
      [['upload-locked', undefined]],
    ],
    ['a picture that lies', 'p.png', pngOf({ width: 1000, height: 700 }), []],
    ['a picture that stands', 'p.jpg', jpegOf({ width: 700, height: 1000 }), []],
    ['one pixel too few', 'p.png', pngOf({ width: 999, height: 700 }), [['picture-least', least]]],
    ['a strip', 'p.jpg', jpegOf({ width: 2000, height: 699 }), [['picture-least', least]]],
    [
      'a picture without its end',
      'p.jpg',
      jpegOf({ width: 1000, height: 700 }).subarray(0, -2),
      [['upload-cut-off', undefined]],
    ],
    ['a PNG under a name of a PDF', 'p.pdf', pngOf({ width: 1000, height: 700 }), [['upload-content', undefined]]],
  ] as const)('%s', (_name, filename, bytes, found) => {
    expect(codes('passport', filename, bytes)).toEqual(found);
  });
});

describe('the photo', () => {
  it.each([
    ['413 × 531', 'f.jpg', jpegOf({ width: 413, height: 531 }), []],
    ['as a camera lies that says so', 'f.jpg', jpegOf({ width: 1800, height: 1400 }, 6), []],
    [
      'as a camera lies, upside down',
      'f.jpg',
      jpegOf({ width: 1800, height: 1400 }, 3),
      [['picture-shape', { width: 35, height: 45 }]],
    ],
    ['too few pixels', 'f.png', pngOf({ width: 350, height: 450 }), [['picture-least', { width: 413, height: 531 }]]],
    ['a square', 'f.png', pngOf({ width: 600, height: 600 }), [['picture-shape', { width: 35, height: 45 }]]],
    ['a strip', 'f.png', pngOf({ width: 413, height: 900 }), [['picture-shape', { width: 35, height: 45 }]]],
    ['a PDF', 'f.pdf', pdf, [['upload-type', { allowed: 'jpeg, jpg, png' }]]],
  ] as const)('%s', (_name, filename, bytes, found) => {
    expect(codes('photo', filename, bytes)).toEqual(found);
  });
});

it('takes every kind of file that may be uploaded, and for the photo pictures alone', () => {
  const narrower = visaPapers.filter(
    (paper) => endingsOf(paperFileRule(paper)).toSorted().join() !== uploadEndings.toSorted().join(),
  );
  expect(narrower).toEqual(['photo']);
});

it('reads the size of a JPEG past whatever stands before its frame', () => {
  expect(pictureSize('jpeg', jpegOf({ width: 640, height: 480 }))).toEqual({ width: 640, height: 480 });
  expect(pictureSize('jpeg', jpegOf({ width: 640, height: 480 }, 8))).toEqual({ width: 480, height: 640 });
  expect(pictureSize('jpeg', latin('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'))).toBeUndefined();
});
