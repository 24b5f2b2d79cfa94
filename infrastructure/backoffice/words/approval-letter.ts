/** Mail about a trip that waits for approval, written. */
import type { ApprovalMailFacts } from '#application/backoffice/corporate/approvals/mail-approval.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export function approvalLetter(language: Language, facts: ApprovalMailFacts): Letter {
  const {
    notice,
    approvalId,
    requester,
    company,
    traveller,
    title,
    startsOn,
    total,
    most = total,
    until,
    price,
    link,
  } = facts;
  const given = {
    approval: approvalId,
    requester: inert(requester),
    company: inert(company),
    traveller: inert(traveller),
    title: inert(title),
    date: startsOn,
    total: written(total),
    until,
    most: written(most),
  };
  const parts = [
    words(language, `approval-${notice}-text`, given),
    words(language, 'approval-trip', given),
    ...(facts.with ?? []).map(({ product, total: amount }) =>
      words(language, 'approval-with', { product, amount: written(amount) }),
    ),
    facts.reason === '' ? undefined : words(language, 'approval-reason', { reason: inert(facts.reason) }),
    facts.note === '' ? undefined : words(language, 'approval-note', { note: inert(facts.note) }),
    price && words(language, 'approval-price', { from: written(price.from), to: written(price.to) }),
    link && words(language, 'approval-link', { link }),
  ];
  return {
    subject: oneLine(words(language, `approval-${notice}-subject`, given)),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

function written(amount: Money): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}
