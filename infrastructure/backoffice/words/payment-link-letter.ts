/** What is written with a payment link: before it in a message, and in a mail. */
import type { LinkMessage } from '#application/backoffice/account/payment/link.ts';
import type { PaymentLinkFacts } from '#application/backoffice/account/payment/mail-link.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { formatDecimal, type Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import { inert } from './inert.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';
import { momentParts } from './written-dates.ts';

/** 'Malabar Travels asks you to pay INR 18450.00 for booking FL26110000012.' */
export function paymentLinkMessage(language: Language, { company, total, transactionId }: LinkMessage): string {
  return words(language, transactionId === undefined ? 'payment-link-message' : 'payment-link-message-booking', {
    company,
    amount: written(total),
    transaction: transactionId ?? '',
  });
}

export function paymentLinkLetter(businessZone: string): (language: Language, facts: PaymentLinkFacts) => Letter {
  return (language, { companyName: company, payerName, total, transactionId, note, endsAt, link }) => {
    const { date, clock, zone } = momentParts(language, placeTimeAt(endsAt, businessZone));
    const until = `${date}, ${clock} ${zone}`;
    const amount = written(total);
    return {
      subject: oneLine(words(language, 'payment-link-subject', { company, amount })),
      text: [
        words(language, 'payment-link-greeting', { name: inert(payerName) }),
        paymentLinkMessage(language, { company, total, transactionId }),
        ...(note === '' ? [] : [inert(note)]),
        words(language, 'payment-link-open', { link }),
        words(language, 'payment-link-until', { until, company }),
      ].join('\n\n'),
    };
  };
}

function written(amount: Money): string {
  return `${amount.currency} ${formatDecimal(amount)}`;
}
