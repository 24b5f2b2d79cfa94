/** Support requests as cases: one's own, or those of all agencies for elevated users. */
import { checkMessage, type TicketState } from '#domain/agency/ticket.ts';
import type { SupportDesk, TicketShown, TicketsPage, TicketsWanted } from '#application/desk/agency/support.ts';
import type { CaseDesk, CaseTypes } from '../operations/decision-queue.ts';
import type { Attachment } from './attachment.ts';

export interface TypedMessage {
  readonly text: string;
  readonly files: readonly Attachment[];
  /** Under which it is written once. */
  readonly requestId: string;
}

export interface TicketCases extends CaseTypes {
  readonly page: TicketsPage;
  readonly found: TicketShown;
  readonly state: TicketState;
  readonly draft: TypedMessage;
  readonly act: 'reply' | 'close';
  /** A document by its id. */
  readonly paper: string;
}

type Desk = Pick<SupportDesk, 'tickets' | 'ticket' | 'ticketFile' | 'replyTicket'>;

export function ticketCases(desk: Desk, scope: TicketsWanted['scope'], requestId: () => string): CaseDesk<TicketCases> {
  return {
    list: (filter) => desk.tickets({ ...filter, scope }),
    show: (ticketId) => desk.ticket({ ticketId }),
    paper: (ticketId, fileId) => desk.ticketFile({ ticketId, fileId }),
    draft: () => ({ text: '', files: [], requestId: requestId() }),
    decision: (ticketId, act, { text, files, requestId: once }) => {
      const violations = checkMessage({ text, sizes: files.map(({ size }) => size) });
      if (violations.length > 0) return { violations };
      const sent = files.map(({ filename, base64 }) => ({ filename, base64 }));
      return { send: desk.replyTicket({ ticketId, text, files: sent, requestId: once, close: act === 'close' }) };
    },
  };
}
