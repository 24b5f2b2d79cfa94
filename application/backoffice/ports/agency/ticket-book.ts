/** Support requests with their messages and documents. */
import type { Effect } from 'effect';
import type { TicketSide, TicketState } from '#domain/agency/ticket.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import type { TicketShown, TicketsPage, TicketsWanted } from '#application/desk/agency/support.ts';
import type { AuditRow } from '../audit-log.ts';
import type { OutboxItem } from '../booking/outbox.ts';

export interface NewTicketMessage {
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly side: TicketSide;
  readonly by: { readonly userId: string; readonly name: string };
  readonly at: Instant;
  readonly text: string;
  readonly files: readonly PaperFile[];
  /** What the ticket is after it. */
  readonly state: TicketState;
  readonly record: AuditRow;
  /** The outbox's entry that notifies the other side. */
  readonly notice: Pick<OutboxItem, 'kind' | 'payload'>;
}

export interface NewTicket extends NewTicketMessage {
  readonly subject: string;
  readonly about: string;
  /** In which the agency is written to. */
  readonly language: Language;
}

export type TicketWritten =
  | { readonly kind: 'written' | 'repeated'; readonly ticketId: string }
  | { readonly kind: 'reused' };

/** Whose tickets are looked at: one person's, one agency's, or all. */
export interface TicketSight {
  readonly side: TicketSide;
  readonly agencyId?: string;
  readonly userId?: string;
}

export interface KeptTicket extends TicketShown {
  readonly agencyId: string;
  readonly language: Language;
}

export interface TicketBook {
  /** Ticket or message, documents, audit row and notice stand in one commit. */
  readonly add: (ticket: NewTicket) => Effect.Effect<TicketWritten>;
  readonly reply: (ticketId: string, message: NewTicketMessage) => Effect.Effect<TicketWritten>;
  readonly find: (sight: TicketSight, ticketId: string) => Effect.Effect<KeptTicket | undefined>;
  readonly file: (sight: TicketSight, ticketId: string, fileId: string) => Effect.Effect<PaperFile | undefined>;
  readonly list: (
    sight: TicketSight,
    wanted: Omit<TicketsWanted, 'scope'> & { readonly pageSize: number },
  ) => Effect.Effect<Pick<TicketsPage, 'tickets' | 'total'>>;
  /** All that is written by now is read by a side. */
  readonly markRead: (agencyId: string, ticketId: string, side: TicketSide, at: Instant) => Effect.Effect<void>;
}
