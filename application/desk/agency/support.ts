/** Support requests. Part of the agency's desk. */
import type { Ticket, TicketMessage, TicketState } from '#domain/agency/ticket.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, RequestIdReused } from '../failures.ts';
import type { PaperFile } from './registration.ts';

export interface NewTicketFile {
  readonly filename: string;
  readonly base64: string;
}

export interface NewMessage {
  readonly text: string;
  /** Each judged by its content: jpeg, png, pdf or docx; three at most, 4 MB together. */
  readonly files: readonly NewTicketFile[];
  /** Made by the caller: the same message is written once. */
  readonly requestId: string;
}

export interface AddTicket extends NewMessage {
  readonly subject: string;
  readonly about: string;
}

export interface TicketAsked {
  readonly ticketId: string;
}

export interface ReplyTicket extends TicketAsked, NewMessage {
  readonly close: boolean;
}

export interface TicketRow extends Ticket {
  readonly agentId: string;
  readonly companyName: string;
}

export interface TicketShown extends TicketRow {
  /** In the order in which they were written. */
  readonly messages: readonly TicketMessage[];
}

export const ticketScopes = ['own', 'all'] as const;

export interface TicketsWanted {
  /** The caller's own, of the whole agency for those who manage its people; or every agency's for elevated users. */
  readonly scope: (typeof ticketScopes)[number];
  readonly state?: TicketState;
  /** The beginning of a ticket's id, of a subject, of what it is about, of an agency's name or agent id. */
  readonly text?: string;
  /** 1-based. */
  readonly page: number;
}

export interface TicketsPage extends Paged {
  /** Of one's own the last written first; of all agencies those that wait first, the longest wait before the others. */
  readonly tickets: readonly TicketRow[];
}

export interface SupportDesk {
  readonly addTicket: (asked: AddTicket) => Answer<TicketAsked, RequestIdReused>;
  /** Opens it again where it was closed. NotFound 'ticket' where the caller may not see it, as of what follows. */
  readonly replyTicket: (asked: ReplyTicket) => Answer<TicketShown, NotFound | RequestIdReused>;
  readonly tickets: (wanted: TicketsWanted) => Answer<TicketsPage>;
  /** It counts as read by the caller's side from then on. */
  readonly ticket: (asked: TicketAsked) => Answer<TicketShown, NotFound>;
  readonly ticketFile: (asked: TicketAsked & { readonly fileId: string }) => Answer<PaperFile, NotFound>;
}
