/** Texts of pages: whatever is typed is text, and what looks like an address is a link of a page or of mail, never of a script. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPageTexts, noNames, pageBlocks, pageTextIn } from '#domain/session/page-text.ts';

const piecesIn = (text: string) =>
  pageBlocks(text, noNames).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.pieces));

test('a page has paragraphs, headings, lists and links', () => {
  const names = {
    portal: 'Saffron',
    business: 'Saffron Routes',
    email: 'help@saffron.example',
    phone: '+91 484 2345678',
  };
  const text =
    '# About {portal}\nWe are\r\n{business}.\n\n- Flights\n* Stays\nWrite to {email}, see https://a.example/x?y=1.\n\n\nEnd';
  expect(pageBlocks(text, names)).toEqual([
    { kind: 'heading', pieces: [{ kind: 'text', text: 'About Saffron' }] },
    { kind: 'paragraph', pieces: [{ kind: 'text', text: 'We are\nSaffron Routes.' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'Flights' }], [{ kind: 'text', text: 'Stays' }]] },
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'text', text: 'Write to ' },
        { kind: 'link', text: 'help@saffron.example', address: 'mailto:help@saffron.example' },
        { kind: 'text', text: ', see ' },
        { kind: 'link', text: 'https://a.example/x?y=1', address: 'https://a.example/x?y=1' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'paragraph', pieces: [{ kind: 'text', text: 'End' }] },
  ]);
});

test('nothing typed is lost or becomes anything but text and plain addresses', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'ab <>"&:/.@-#{}()\n', 'https://', 'javascript:', '<script>') });
  fc.assert(
    fc.property(typed, (text) => {
      const pieces = piecesIn(text);
      for (const piece of pieces) {
        if (piece.kind === 'link') expect(piece.address).toMatch(/^(https?:\/\/[^\s<>"']+|mailto:[^\s<>"']+)$/);
      }
      const kept = (of: string) => of.replaceAll(/[\s#*•-]/g, '');
      expect(kept(pieces.map((each) => each.text).join(''))).toBe(kept(text));
    }),
  );
});

test('a reader gets the own language, else one that is there, else the words of the product', () => {
  const texts = { en: '', fr: 'Nous', ar: 'نحن' };
  expect(['en', 'fr', 'ar'].map((each) => pageTextIn(texts, each as 'en')?.language)).toEqual(['fr', 'fr', 'ar']);
  expect(pageTextIn({ en: ' \n', fr: '', ar: '' }, 'en')).toBeUndefined();
  expect(checkPageTexts({ en: 'a'.repeat(20_001), fr: 'a'.repeat(20_000), ar: '' }, 'texts')).toMatchObject([
    { code: 'too-long', path: 'texts.en', params: { most: 20_000 } },
  ]);
});
