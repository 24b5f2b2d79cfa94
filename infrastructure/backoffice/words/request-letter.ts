/** Mail about requests that a person must answer, written. */
import type { Language } from '#domain/people/language.ts';
import type { RequestNoticeFacts } from '#application/backoffice/booking/request/mail-request.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { routeText } from '#domain/flight/offer/route.ts';
import { formatDecimal } from '#domain/money/money.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';
import { dateWriter, shortDate } from './written-dates.ts';

export function requestLetter(language: Language, facts: RequestNoticeFacts): Letter {
  const {
    code,
    number,
    kind,
    companyName: company,
    agentId: agent,
    transactionId,
    note,
    link,
    startsOn,
    refund,
    charged,
    title,
    travellerCount: count,
  } = facts;
  const parts = [
    words(language, 'request-mail-said', { code, number, company }),
    words(language, 'request-mail-about', {
      route: routeText(title),
      count,
      date: dateWriter(language, shortDate)(startsOn),
      kind,
      company,
      agent,
      transaction: transactionId ?? '',
      named: transactionId === undefined ? 'no' : 'yes',
    }),
    refund === undefined
      ? undefined
      : words(language, 'request-mail-refund', { amount: `${refund.currency} ${formatDecimal(refund)}` }),
    charged === undefined
      ? undefined
      : words(language, 'request-mail-charged', { amount: `${charged.currency} ${formatDecimal(charged)}` }),
    note === undefined ? undefined : inert(note),
    link === undefined ? undefined : words(language, 'request-mail-link', { link }),
  ];
  return {
    subject: oneLine(words(language, 'request-mail-subject', { code, number })),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}
