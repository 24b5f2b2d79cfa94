/** A text that is sent on arrives as it was, whatever stands in it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whatsAppLink } from '#application/portal/share-link.ts';

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
