import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInstant } from '#domain/time/instant.ts';
import { KeyedSeal, SystemChance, SystemClock } from '#infrastructure/backoffice/machine/machine.ts';

const seal = new KeyedSeal('k'.repeat(32));

test('what was sealed is opened, by every replica with the key', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(seal.open(seal.sign(text))).toBe(text);
      expect(new KeyedSeal('k'.repeat(32)).open(seal.sign(text))).toBe(text);
    }),
  );
});

test('another key, another text or another seal is not opened', () => {
  const other = new KeyedSeal('o'.repeat(32));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 0xffff }), (text, place, shift) => {
      const sealed = seal.sign(text);
      expect(other.open(sealed)).toBeUndefined();
      const at = place % sealed.length;
      const changed =
        sealed.slice(0, at) + String.fromCharCode((sealed.charCodeAt(at) + shift) % 0x10000) + sealed.slice(at + 1);
      // Letters of base64url that differ in bits which nine bytes do not use do not exist: 12 letters are 72 bits.
      if (changed !== sealed) expect(seal.open(changed)).toBeUndefined();
    }),
  );
});

test.each(['', '.', 'text', 'text.', 'text.short', `text.${'A'.repeat(13)}`, `text.${'*'.repeat(12)}`])(
  '"%s" is no seal',
  (sealed) => {
    expect(seal.open(sealed)).toBeUndefined();
  },
);

test('a seal is twelve letters after a dot', () => {
  expect(seal.sign('F1')).toMatch(/^F1\.[A-Za-z0-9_-]{12}$/);
});

test('a seal is the beginning of an HMAC-SHA256, for texts of any length and script', () => {
  const key = createHmac('sha256', 'k'.repeat(32)).update('seal').digest();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(1, 40, 400), (text, times) => {
      const long = text.repeat(times);
      const whole = createHmac('sha256', key).update(long).digest('base64url');
      expect(seal.sign(long)).toBe(`${long}.${whole.slice(0, 12)}`);
    }),
  );
});

test('a short key is refused', () => {
  expect(() => new KeyedSeal('k'.repeat(31))).toThrow(/32 characters/);
});

test('the clock says instants, chance never the same', () => {
  expect(isInstant(new SystemClock().now())).toBe(true);
  const chance = new SystemChance();
  expect(chance.token(32)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(Array.from({ length: 500 }, () => chance.token(32))).size).toBe(500);
  expect(chance.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
