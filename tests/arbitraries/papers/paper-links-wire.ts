/** What the wire carries of links to papers for customers. */
import fc from 'fast-check';
import { documentParts } from '#domain/booking/papers/documents.ts';
import { linkedKinds, linkWays } from '#domain/booking/papers/paper-link.ts';
import { languages } from '#domain/people/language.ts';
import { anyPaperSheet } from './paper-sheet.ts';
import { anyInstant } from '../time.ts';

export function anyPaperLinks(text: fc.Arbitrary<string>) {
  const kind = fc.constantFrom(...linkedKinds);
  const way = fc.constantFrom(...linkWays);
  const paperLanguage = fc.constantFrom(...languages);
  const token = fc.base64String({ minLength: 24, maxLength: 24 });
  return {
    makeLink: {
      request: fc.record(
        {
          requestId: fc.uuid(),
          kind,
          about: text,
          way,
          paperLanguage,
          ledgerEntry: text,
          hide: fc.subarray([...documentParts], { minLength: 1 }),
        },
        { requiredKeys: ['requestId', 'kind', 'about', 'way', 'paperLanguage'] },
      ),
      answer: fc.record({ token, until: anyInstant, message: text }),
    },
    withdrawLinks: {
      request: fc.record({ kind, about: text, ledgerEntry: text }, { requiredKeys: ['kind', 'about'] }),
      answer: fc.record({ withdrawn: fc.nat() }),
    },
    openLink: {
      request: fc.record({ token, paperLanguage, quietly: fc.boolean() }, { requiredKeys: ['token'] }),
      answer: fc.record({ sheet: anyPaperSheet(text), until: anyInstant }),
    },
    linkFile: {
      request: fc.record({ token, paperLanguage }, { requiredKeys: ['token'] }),
      answer: fc.record({
        filename: text,
        mimeType: fc.constant('application/pdf' as const),
        base64: fc.base64String(),
      }),
    },
  };
}
