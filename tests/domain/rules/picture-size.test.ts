/** Sizes of pictures whose bytes nobody vouches for: cut off, changed, or made to keep a reader busy. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSize } from '#domain/rules/picture-size.ts';
import { jpegOf, pngOf, webpOf } from '#tests/fixtures/operations/pictures.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const size = { width: 30, height: 20 };
const svg = ascii('<svg viewBox="0 0 30 20" width="30px"><path/></svg>');
const pictures = [
  ['png', pngOf(size)],
  ['jpeg', jpegOf(size, 6)],
  ['webp', webpOf('VP8X', size)],
  ['webp', webpOf('VP8L', size)],
  ['webp', webpOf('VP8 ', size)],
  ['svg', svg],
] as const;

/** Answers a size in numbers, or none; throws nothing. */
function isRead(form: string, bytes: Uint8Array): boolean {
  const read = pictureSize(form, bytes);
  return read === undefined || (read.width >= 0 && read.height >= 0);
}

describe.each(pictures)('a %s', (form, whole) => {
  it('is read whatever its bytes are', () => {
    const atMost = whole.length - 1;
    const changes = fc.array(fc.tuple(fc.nat(atMost), fc.nat(255)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(changes, fc.nat(whole.length), (changed, kept) => {
        const bytes = whole.slice(0, kept);
        for (const [at, byte] of changed) bytes[at] = byte;
        expect(isRead(form, bytes)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.nat(20), fc.uint8Array({ maxLength: 200 }), (kept, more) => {
        expect(isRead(form, Uint8Array.from([...whole.subarray(0, kept), ...more]))).toBe(true);
      }),
    );
  });

  it('has no size where its end is missing', () => {
    // A drawing is read up to the end of its first tag; a WebP may lack a byte that fills up to an even length.
    const least = form === 'svg' ? whole.indexOf(62) : form === 'webp' ? whole.length - 1 : whole.length;
    for (let kept = 0; kept < least; kept += 1)
      expect(pictureSize(form, whole.subarray(0, kept)), `${kept}`).toBeUndefined();
    expect(pictureSize(form, whole)).toBeDefined();
  });

  it('is read where it stands within a larger buffer', () => {
    const around = Uint8Array.from([...whole.toReversed(), ...whole, ...whole]);
    expect(pictureSize(form, around.subarray(whole.length, 2 * whole.length))).toEqual(pictureSize(form, whole));
  });
});

it.each([
  ['tags that never end', 'svg', ascii('<svg '.repeat(60_000))],
  ['a view box that never ends', 'svg', ascii(`<svg viewBox="${' '.repeat(300_000)}>`)],
  ['a view box of blanks', 'svg', ascii(`<svg viewBox="0${' '.repeat(300_000)}x${' '.repeat(300_000)}">`)],
  ['a width that never ends', 'svg', ascii(`<svg width="${'1'.repeat(300_000)}>`)],
  [
    'segments of no length',
    'jpeg',
    Uint8Array.from(
      { length: 300_000 },
      (_, at) => [0xff, 0xd8, 0xff, 0xe1, 0, 0][at < 2 ? at : 2 + ((at - 2) % 4)] ?? 0,
    ),
  ],
  ['marks alone', 'jpeg', Uint8Array.from({ length: 300_000 }, (_, at) => (at === 1 ? 0xd8 : 0xff))],
] as const)('is not kept busy by %s', (_name, form, bytes) => {
  const before = process.cpuUsage();
  expect(isRead(form, bytes)).toBe(true);
  // Processor time: a busy machine may take its time.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

it('takes a photo as its camera lay, where other segments of that mark follow', () => {
  const lying = jpegOf(size, 6);
  const exifEnds = 4 + ((lying[4] ?? 0) << 8) + (lying[5] ?? 0);
  const xmp = [0xff, 0xe1, 0, 31, ...ascii('http://ns.adobe.com/xap/1.0/\0')];
  const both = Uint8Array.from([...lying.subarray(0, exifEnds), ...xmp, ...lying.subarray(exifEnds)]);
  expect(pictureSize('jpeg', both)).toEqual({ width: 20, height: 30 });
});
