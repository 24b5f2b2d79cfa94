/** The outbox's work after a payment link was sent by mail: its payer gets it, while it can be paid. */
import { Effect } from 'effect';
import { linkState } from '#domain/account/payment/payment-link.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import { paymentLinkAddress } from '#application/desk/addresses.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { PaymentBook } from '#application/backoffice/ports/account/payment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

/** The kind of the outbox's entries, written in the commit that records the act. */
export const paymentLinkMailed = 'payment-link-mailed';

export interface PaymentLinkFacts {
  readonly companyName: string;
  readonly payerName: string;
  readonly total: Money;
  readonly transactionId?: string | undefined;
  /** May be empty. */
  readonly note: string;
  readonly endsAt: Instant;
  readonly link: string;
}

export interface MailPaymentLinkPorts {
  readonly payments: Pick<PaymentBook, 'find'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly write: (language: Language, facts: PaymentLinkFacts) => Letter;
  /** Where people open the portal: the public address, or the one listened on. */
  readonly address: string;
}

/** Fails where the mail should be tried again; one that can never be delivered, or can be paid no more, is let go. */
export function mailPaymentLink(
  { payments, mailer, clock, write, address }: MailPaymentLinkPorts,
  { agencyId, paymentId, to, at }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  if (typeof agencyId !== 'string' || typeof paymentId !== 'string' || typeof to !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const payment = yield* payments.find(agencyId, paymentId);
    if (payment?.link === undefined) return;
    const { companyName, total, endsAt, state, link } = payment;
    if (linkState(state, endsAt, clock.now()) !== 'open') return;
    const { payerLanguage: language, payer, note, transactionId, token } = link;
    const letter = write(language, {
      companyName,
      payerName: payer.name,
      total,
      transactionId,
      note,
      endsAt,
      link: paymentLinkAddress(address, token),
    });
    yield* mailEach(mailer, [
      { mailId: `${paymentId}-${String(at)}`, kind: paymentLinkMailed, to, language, ...letter },
    ]);
  });
}
