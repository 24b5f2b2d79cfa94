import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { bareJpeg } from '#domain/rules/bare-jpeg.ts';
import { pictureSize } from '#domain/rules/picture-size.ts';
import { jpegOf, pngOf } from '#tests/fixtures/operations/pictures.ts';

const size = { width: 300, height: 90 };
const plain = jpegOf(size);
/** Where the first segment begins. */
const first = 2;

/** The picture with a segment more before all others. */
function noted(marker: number, data: readonly number[]): Uint8Array {
  const segment = [0xff, marker, 0, data.length + 2, ...data];
  return Uint8Array.from([...plain.subarray(0, first), ...segment, ...plain.subarray(first)]);
}

function changed(at: number, byte: number): Uint8Array {
  const copy = Uint8Array.from(plain);
  copy[at] = byte;
  return copy;
}

/** Where the data of the frame begins. */
const frame = plain.findIndex((byte, at) => byte === 0xff && plain[at + 1] === 0xc0) + 4;

test.each([
  ['Exif and XMP', 0xe1],
  ['Photoshop’s notes', 0xed],
  ['a comment', 0xfe],
  ['another program’s notes', 0xe5],
])('%s are left out', (_what, marker) => {
  expect(bareJpeg(noted(marker, [1, 2, 3]))).toEqual(plain);
});

test.each([
  ['JFIF', 0xe0],
  ['a colour profile', 0xe2],
  ['what Adobe says of the colours', 0xee],
])('%s stays', (_what, marker) => {
  const whole = noted(marker, [1, 2, 3]);
  expect(bareJpeg(whole)).toEqual(whole);
});

it('is drawn as its frame says, whichever way its camera lay', () => {
  const turned = jpegOf(size, 6);
  expect(pictureSize('jpeg', turned)).toEqual({ width: 90, height: 300 });
  expect(pictureSize('jpeg', bareJpeg(turned) ?? new Uint8Array())).toEqual(size);
});

test.each([
  ['a PNG', pngOf(size)],
  ['one without its end', plain.subarray(0, -2)],
  ['one of twelve bits', changed(frame, 12)],
  ['one of two colours', changed(frame + 5, 2)],
  ['one that is coded by arithmetic', changed(frame - 3, 0xc9)],
  ['one without loss', changed(frame - 3, 0xc3)],
  ['a segment that goes beyond the file', changed(first + 2, 0xff)],
  ['one without a frame', Uint8Array.from([0xff, 0xd8, ...plain.subarray(plain.length - 12)])],
])('%s is none', (_what, bytes) => {
  expect(bareJpeg(bytes)).toBeUndefined();
});

test('whatever is sent, what is kept is bare and has a size, or is refused', () => {
  const damaged = fc
    .tuple(fc.nat({ max: plain.length - 1 }), fc.nat({ max: 255 }))
    .map(([at, byte]) => changed(at, byte));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged), (bytes) => {
      const bare = bareJpeg(bytes);
      if (bare === undefined) return;
      expect(bareJpeg(bare)).toEqual(bare);
      expect(pictureSize('jpeg', bare)).toBeDefined();
    }),
  );
});
