/** The outbox's work after a message of a support request: the other side is notified by mail. */
import { Effect } from 'effect';
import type { TicketSide } from '#domain/agency/ticket.ts';
import type { Language } from '#domain/people/language.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { TicketBook } from '#application/backoffice/ports/agency/ticket-book.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

/** The kind of the outbox's entries, written in the commit of the message. */
export const ticketWritten = 'ticket-written';

export interface TicketFacts {
  readonly ticketId: string;
  readonly subject: string;
  readonly companyName: string;
  /** Who wrote. */
  readonly side: TicketSide;
  readonly by: string;
  readonly text: string;
  /** Opens the ticket. */
  readonly link?: string;
}

export interface MailTicketPorts {
  readonly ticketBook: Pick<TicketBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly write: (language: Language, facts: TicketFacts) => Letter;
  /** The agency of those who run the deployment. */
  readonly houseId: string;
  readonly portal: string | undefined;
}

/** Handles an entry. Fails where the mail should be tried again; one that can never be delivered is let go. */
export function mailTicket(
  { ticketBook, agencies, mailer, write, houseId, portal }: MailTicketPorts,
  { ticketId, message }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  if (typeof ticketId !== 'string' || typeof message !== 'number') return Effect.void;
  return Effect.gen(function* () {
    const ticket = yield* ticketBook.find({ side: 'house' }, ticketId);
    const written = ticket?.messages[message - 1];
    if (ticket === undefined || written === undefined) return;
    const { side, by, text } = written;
    const receiver = yield* agencies.byId(side === 'agency' ? houseId : ticket.agencyId);
    if (receiver === undefined || receiver.email === '') return;
    const { subject, companyName } = ticket;
    const path = side === 'agency' ? `/operations?section=tickets&case=${ticketId}` : `/support?ticket=${ticketId}`;
    const language = side === 'agency' ? 'en' : ticket.language;
    const letter = write(language, {
      ticketId,
      subject,
      companyName,
      side,
      by,
      text,
      ...(portal !== undefined && { link: `${portal}${path}` }),
    });
    const mailId = `${ticketId}-${message}`;
    yield* mailEach(mailer, [{ mailId, kind: ticketWritten, to: receiver.email, language, ...letter }]);
  });
}
