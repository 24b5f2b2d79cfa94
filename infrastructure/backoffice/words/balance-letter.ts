/** Mail of a low balance, written. */
import type { BalanceLowFacts } from '#application/backoffice/account/notice/mail-balance.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export function balanceLetter(
  language: Language,
  { companyName: company, below, left, link }: BalanceLowFacts,
): Letter {
  const given = { company, below: written(below), left: written(left) };
  const parts = [words(language, 'balance-low-text', given), link && words(language, 'balance-low-link', { link })];
  return {
    subject: oneLine(words(language, 'balance-low-subject', given)),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

function written(amount: Money): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}
