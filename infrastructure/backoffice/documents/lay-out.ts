/** A document laid out as a paper: its words, in the order in which they stand. What draws it decides nothing more. */
import type { FlightDocument } from '#domain/booking/papers/documents.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { layOutInvoice } from './invoice-layout.ts';
import { partyOf } from './layout-parts.ts';
import { speechOf } from './speech.ts';
import { layOutTicket } from './ticket-layout.ts';

export function layOut({ document, serial = '', issuedOn, language }: Sheet): PaperSheet {
  const speech = speechOf(language);
  const own =
    document.kind === 'ticket' ? layOutTicket(document, speech) : layOutInvoice(document, speech, serial, issuedOn);
  return {
    language,
    brand: document.brand,
    issuer: partyOf(document.issuer),
    foot: { words: speech.say('document-for-changes'), reach: reachOf(document) },
    ...own,
  };
}

function reachOf({ issuer: { name, phone, email } }: FlightDocument): string {
  return [name, phone, email].filter((each) => each !== undefined && each !== '').join(', ');
}
