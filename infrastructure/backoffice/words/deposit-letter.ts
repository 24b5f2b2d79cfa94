/** Mail about a deposit that was decided, written. */
import type { DepositDecidedFacts } from '#application/backoffice/account/deposit/mail-deposit.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export function depositLetter(language: Language, facts: DepositDecidedFacts): Letter {
  const { state, depositId: deposit, reference, companyName: company, amount, approvedAmount, remarks, link } = facts;
  const given = {
    deposit,
    reference,
    company,
    amount: written(amount),
    credited: written(approvedAmount ?? amount),
  };
  const parts = [
    words(language, `deposit-${state}-text`, given),
    remarks === '' ? undefined : words(language, 'deposit-remarks', { remarks: inert(remarks) }),
    link && words(language, 'deposit-link', { link }),
  ];
  return {
    subject: oneLine(words(language, `deposit-${state}-subject`, given)),
    text: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

function written(amount: Money): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}
