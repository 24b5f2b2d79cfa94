/** A support request that is being written. */
import { checkMessage, checkTicket, type TicketDraft } from '#domain/agency/ticket.ts';
import type { SupportDesk } from '#application/desk/agency/support.ts';
import { NewRecord } from '../new-record.ts';
import type { Session } from '../session/session.ts';
import type { Attachment } from './attachment.ts';

export interface NewTicketDraft extends TicketDraft {
  readonly text: string;
  readonly files: readonly Attachment[];
}

const empty: NewTicketDraft = { subject: '', about: '', text: '', files: [] };

export type NewTicket = NewRecord<NewTicketDraft, Partial<NewTicketDraft>, { readonly ticketId: string }>;

export function newTicket(
  desk: Pick<SupportDesk, 'addTicket'>,
  session: Pick<Session, 'ask'>,
  requestId: () => string,
): NewTicket {
  return new NewRecord(
    {
      empty,
      typed: (before, change) => ({ ...before, ...change }),
      judge: ({ subject, about, text, files }) => [
        ...checkTicket({ subject, about }),
        ...checkMessage({ text, sizes: files.map(({ size }) => size) }),
      ],
      send: ({ files, ...draft }, sentAs) =>
        desk.addTicket({
          ...draft,
          files: files.map(({ filename, base64 }) => ({ filename, base64 })),
          requestId: sentAs,
        }),
    },
    session,
    requestId,
  );
}
