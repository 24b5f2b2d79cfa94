/** A text that is sent on arrives as it was, whatever stands in it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedPaperLink } from '#application/desk/addresses.ts';
import { sharedToken, whatsAppLink } from '#application/portal/share-link.ts';

it('the address carries the whole text and nothing else, and leads to WhatsApp alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const link = new URL(whatsAppLink(text));
      expect([link.origin, link.pathname, link.hash]).toEqual(['https://wa.me', '/', '']);
      expect(link.search).not.toContain('+');
      expect([...link.searchParams]).toEqual([['text', text]]);
    }),
  );
});

it.each([
  ['+91 98765 43210', '/919876543210'],
  ['+971-50-123-4567', '/971501234567'],
  ['9876543210', '/'],
  ['0091 9876543210', '/'],
  ['+0 12345678', '/'],
  ['', '/'],
])('a message goes to %s where that is a number anywhere in the world', (mobile, path) => {
  expect(new URL(whatsAppLink('hello', mobile)).pathname).toBe(path);
});

it('a token stands after the #, which no server is sent', () => {
  const link = new URL(sharedPaperLink('https://portal.example', 'Xy3kP9aQ0zLm7RtV5bNcW2eD'));
  expect(link.pathname + link.search).toBe('/shared-paper');
  expect(sharedToken(link.hash)).toBe('Xy3kP9aQ0zLm7RtV5bNcW2eD');
  for (const other of ['', '#', '#a b', `#${'a'.repeat(101)}`, 'abc']) expect(sharedToken(other)).toBe('');
});
