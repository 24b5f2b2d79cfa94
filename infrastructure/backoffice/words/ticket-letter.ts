/** Mail about a message of a support request, written. */
import type { TicketFacts } from '#application/backoffice/agency/support/mail-ticket.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import type { Language } from '#domain/people/language.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export function ticketLetter(language: Language, facts: TicketFacts): Letter {
  const { ticketId: ticket, subject, companyName, side, by, text, link } = facts;
  const given = { ticket, subject: inert(subject), company: inert(companyName), by: inert(by) };
  const parts = [
    words(language, `ticket-${side}-text`, given),
    inert(text),
    link && words(language, 'ticket-link', { link }),
  ];
  return {
    subject: oneLine(words(language, 'ticket-subject', given)),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}
