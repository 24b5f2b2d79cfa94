/** A sheet as the bytes of a PDF file. Heavy, in time and in what it loads: see `press.ts` for who runs it. */
import { renderToBuffer } from '@react-pdf/renderer';
import { match } from 'ts-pattern';
import type { Sheet } from '#application/backoffice/ports/document-press.ts';
import { registerFonts } from './fonts.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { speechOf } from './speech.ts';
import { TicketSheet } from './ticket-sheet.tsx';

registerFonts();

export async function renderSheet({ document, serial = '', issuedOn, issuedAt, language }: Sheet): Promise<Uint8Array> {
  const speech = speechOf(language);
  const page = match(document)
    .with({ kind: 'ticket' }, (ticket) => TicketSheet({ ticket, speech, issuedAt }))
    .otherwise((invoice) => InvoiceSheet({ invoice, speech, serial, issuedOn, issuedAt }));
  return renderToBuffer(page);
}
