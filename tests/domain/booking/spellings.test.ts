/** However a number is written, it is found by whatever is meant by it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestNumberIn, spellingsOf } from '#domain/booking/spellings.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${count - 1}}$`));
const signs = fc.array(fc.constantFrom('', ' ', '-', '.', '/', '(', ')'), { minLength: 13, maxLength: 13 });
const written = (number: string, between: readonly string[]) =>
  [...number].map((digit, at) => `${digit}${between[at] ?? ''}`).join('');

it('a number is found by each spelling, by its beginning, and by its last ten digits', () => {
  fc.assert(
    fc.property(digits(13), signs, signs, fc.integer({ min: 5, max: 13 }), (number, kept, typed, length) => {
      const words = spellingsOf(written(number, kept));
      const found = (text: string) => spellingsOf(text).some((sought) => words.some((word) => word.startsWith(sought)));
      expect(found(written(number, typed))).toBe(true);
      for (const mark of ['TKT ', 'ticket: ', 'e-ticket '])
        expect(found(`${mark}${written(number, typed)}`)).toBe(true);
      expect(found(`${number}-01`)).toBe(true);
      expect(found(written(number.slice(0, length), typed))).toBe(true);
      expect(found(written(number.slice(3), typed))).toBe(true);
    }),
  );
});

it.each(['Asha Rao', 'PQRS12', 'FL26112300001', '1234', '12-34', 'a.rao@example.com'])(
  '%s is written one way',
  (word) => {
    expect(spellingsOf(word)).toEqual([word]);
  },
);

it.each([
  ['RQ2611000042', 'RQ2611000042'],
  [' rq2611000042 ', 'RQ2611000042'],
  ['RQ261100004', undefined],
  ['RQ2611000042X', undefined],
  ['XRQ2611000042', undefined],
  ['PQRS12', undefined],
])('%s is the number of a request: %s', (text, number) => {
  expect(requestNumberIn(text)).toBe(number);
});
