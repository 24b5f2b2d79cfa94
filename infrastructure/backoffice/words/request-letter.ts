/** Mail about requests that a person must answer, written. */
import type { Language } from '#application/backoffice/caller.ts';
import type { RequestNoticeFacts } from '#application/backoffice/booking/mail-request.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export function requestLetter(language: Language, facts: RequestNoticeFacts): Letter {
  const { code, number, kind, companyName: company, agentId: agent, transactionId, note, link, ...travels } = facts;
  const parts = [
    words(language, 'request-mail-said', { code, number, company }),
    words(language, 'request-mail-about', {
      ...travels,
      kind,
      company,
      agent,
      transaction: transactionId ?? '',
      named: transactionId === undefined ? 'no' : 'yes',
    }),
    note,
    link === undefined ? undefined : words(language, 'request-mail-link', { link }),
  ];
  return {
    subject: oneLine(words(language, 'request-mail-subject', { code, number })),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}
