/** A sent quote as a customer opens it by a link: the very text that was sent, set as a paper. */
import { Effect } from 'effect';
import type { PaperBlock, PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { LinkedQuotes } from '#application/backoffice/ports/booking/linked-quotes.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import type { KeptAgency } from '#application/backoffice/ports/agency/agency-store.ts';
import type { CustomerQuotePorts } from './customer-quote-ports.ts';
import { factsOfQuote } from './mail-quote.ts';

export type LinkedQuotePorts = Pick<
  CustomerQuotePorts,
  'sentQuotes' | 'agencies' | 'letters' | 'airports' | 'businessZone'
>;

export function linkedQuotes(ports: LinkedQuotePorts): LinkedQuotes {
  return {
    find: (agencyId, sentQuoteId) =>
      Effect.gen(function* () {
        const [found, agency] = yield* Effect.all([
          ports.sentQuotes.find(agencyId, sentQuoteId),
          ports.agencies.byId(agencyId),
        ]);
        if (found === undefined || agency === undefined) return undefined;
        const { kept } = found;
        const { reference, sentAt, until } = kept;
        return {
          reference,
          sentAt,
          until,
          sheetIn: (language) => ({
            language,
            ...sheetOf(ports.letters.customerQuote(language, factsOfQuote(kept, agency, ports)), agency),
          }),
        };
      }),
    opened: (agencyId, sentQuoteId, at) => ports.sentQuotes.opened({ agencyId, sentQuoteId, at }),
  };
}

/** A paragraph of one line is a note; one of several a list under its first line. */
function sheetOf(
  { subject, text }: Letter,
  { companyName, phone, email }: Pick<KeptAgency, 'companyName' | 'phone' | 'email'>,
): Omit<PaperSheet, 'language'> {
  return {
    title: subject,
    brand: companyName,
    issuer: { name: companyName, lines: [phone, email] },
    facts: [],
    blocks: text.split('\n\n').map(blockOf),
    foot: { words: companyName, reach: [phone, email].join(', ') },
  };
}

function blockOf(paragraph: string): PaperBlock {
  const [first = '', ...others] = paragraph.split('\n');
  return others.length === 0
    ? { kind: 'notes', lines: [[{ text: first }]] }
    : { kind: 'list', heading: first, items: others.map((text) => [{ text }]) };
}
