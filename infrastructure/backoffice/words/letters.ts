/** Mail, written. */
import type { Letter, Letters, TemporarySecretFacts, TicketIssuedFacts } from '#application/backoffice/ports/mailer.ts';
import type { Language } from '#application/backoffice/caller.ts';
import { words } from './words.ts';

export const fluentLetters: Letters = {
  temporarySecret: (language, facts) =>
    secretLetter({ subject: 'temporary-secret-subject', text: 'temporary-secret-text' }, language, facts),
  invitation: (language, facts) =>
    secretLetter({ subject: 'invitation-subject', text: 'invitation-text' }, language, facts),
  ticketIssued,
};

function secretLetter(ids: Letter, language: Language, facts: TemporarySecretFacts): Letter {
  const { projectName: project, name, userId: user, secret, hours, link } = facts;
  const text = words(language, ids.text, { project, name, user, secret, hours });
  return {
    subject: oneLine(words(language, ids.subject, { project })),
    text: link === undefined ? text : `${text}\n\n${words(language, 'temporary-secret-link', { link })}`,
  };
}

function ticketIssued(language: Language, facts: TicketIssuedFacts): Letter {
  const {
    companyName: company,
    companyPhone: phone,
    transactionId: transaction,
    pnr,
    flights,
    travellers,
    link,
  } = facts;
  const text = words(language, 'ticket-issued-text', {
    company,
    phone,
    transaction,
    pnr,
    flights: flights.join('\n'),
    travellers: travellers.join('\n'),
  });
  return {
    subject: oneLine(words(language, 'ticket-issued-subject', { transaction, pnr })),
    text: link === undefined ? text : `${text}\n\n${words(language, 'ticket-issued-link', { link })}`,
  };
}

/** A subject is a header: one line, without the isolates that some mail readers show as boxes. */
function oneLine(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
