/** Texts of any characters. */
import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };
const lastCharacter = 0x10_ff_ff;

/** Any Unicode character except surrogates. Unlike `binary` of fast-check it does not list them first, a second a process. */
const anyOfAll: fc.Arbitrary<string> = fc.nat(lastCharacter - surrogates.count).map(
  (place) => String.fromCodePoint(place < surrogates.first ? place : place + surrogates.count),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== character) throw new Error('One character');
    return point < surrogates.first ? point : point - surrogates.count;
  },
);

/** Half of them of a keyboard, so that marks which mean something are often among them. */
const anyCharacter: fc.Arbitrary<string> = fc.oneof(
  anyOfAll,
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
);

/** A text of any characters. */
export function anyText(length: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...length, unit: anyCharacter });
}
