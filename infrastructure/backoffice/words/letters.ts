/** Mail, written. */
import type { Language } from '#domain/people/language.ts';
import type {
  BookingNoticeFacts,
  Letter,
  Letters,
  PaperMailedFacts,
  TemporarySecretFacts,
} from '#application/backoffice/ports/mailer.ts';
import type { FlightLetters, TicketIssuedFacts } from '#application/backoffice/ports/flight/flight-letters.ts';
import { oneLine } from './one-line.ts';
import { bagsLine, customerQuote, flightLine, linkedQuote, quoteCopy } from './quote-letter.ts';
import { words } from './words.ts';

export const fluentLetters: Letters & FlightLetters = {
  temporarySecret: (language, facts) =>
    secretLetter({ subject: 'temporary-secret-subject', text: 'temporary-secret-text' }, language, facts),
  invitation: (language, facts) =>
    secretLetter({ subject: 'invitation-subject', text: 'invitation-text' }, language, facts),
  ticketIssued,
  bookingNotice,
  bookingText,
  customerQuote,
  linkedQuote,
  quoteCopy,
  paper,
  flightLine,
  bagsLine,
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
    services,
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
  const more = [
    services.length === 0
      ? undefined
      : [
          words(language, 'ticket-issued-services', {}),
          ...services.map(({ kind, name, flight, traveller }) =>
            words(language, 'ticket-issued-service', { kind, name, flight, traveller }),
          ),
        ].join('\n'),
    link === undefined ? undefined : words(language, 'ticket-issued-link', { link }),
  ];
  return {
    subject: oneLine(words(language, 'ticket-issued-subject', { transaction, pnr })),
    text: [text, ...more.filter((part) => part !== undefined)].join('\n\n'),
  };
}

function paper(language: Language, { title, reference, companyName: company, text }: PaperMailedFacts): Letter {
  return {
    subject: oneLine(words(language, 'paper-subject', { title, reference, company })),
    text: [words(language, 'paper-text', { title, company }), text].join('\n\n'),
  };
}

function bookingText(language: Language, facts: BookingNoticeFacts): string {
  const { notice, transactionId: transaction, reference, companyName: company, companyPhone: phone } = facts;
  return oneLine(
    words(language, `text-${notice}`, {
      transaction,
      reference,
      company,
      phone,
      travellers: facts.travellers.join(', '),
      lines: facts.lines.join('; '),
    }),
  );
}

function bookingNotice(language: Language, facts: BookingNoticeFacts): Letter {
  const {
    notice,
    product,
    transactionId: transaction,
    reference,
    companyName,
    companyPhone,
    leadTraveller,
    travellers,
    lines,
    until,
    changed,
    link,
  } = facts;
  const given = {
    product,
    transaction,
    pnr: reference,
    was: changed?.was.join('\n') ?? '',
    now: changed?.now.join('\n') ?? '',
    flies: (changed?.now.length ?? 0) > 0 ? 'yes' : 'no',
    company: companyName,
    phone: companyPhone,
    lead: leadTraveller,
    travellers: travellers.join(', '),
    flights: lines.join('\n'),
    until: until ?? '',
  };
  const text = words(language, `notice-${notice}-text`, given);
  return {
    subject: oneLine(words(language, `notice-${notice}-subject`, given)),
    text: link === undefined ? text : `${text}\n\n${words(language, 'notice-link', { link })}`,
  };
}
