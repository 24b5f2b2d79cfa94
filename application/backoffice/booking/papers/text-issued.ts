/** The outbox's work after a booking was issued: what of it is wanted on the way, as a text message to the customer. */
import { Effect } from 'effect';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { TextMessages, TextNotSent } from '#application/backoffice/ports/text-messages.ts';
import type { MailIssuedPorts } from './mail-issued.ts';
import { issuedOf } from './paper-facts.ts';
import { papersOf } from './product-papers.ts';

export interface TextIssuedPorts extends Omit<MailIssuedPorts, 'mailer' | 'portal'> {
  readonly texts: TextMessages;
}

/** Fails where it should be tried again; one that can never be delivered is let go, as is one of a booking that is no more. */
export function textIssued(
  { bookings, agencies, settings, texts, products }: TextIssuedPorts,
  { agencyId, transactionId }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, TextNotSent> {
  if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const [found, agency] = yield* Effect.all([bookings.find(agencyId, transactionId), agencies.byId(agencyId)]);
    const booking = found && issuedOf(products, found);
    if (booking === undefined || agency === undefined) return;
    const { issuedText } = papersOf(products, booking.product);
    if (issuedText === undefined) return;
    const { projectName } = readClientConfiguration(yield* settings.all());
    const { mobile, language = 'en' } = booking.contact;
    const { companyName, phone: companyPhone } = agency;
    const text = issuedText.write(booking, { projectName, companyName, companyPhone }, language);
    yield* texts
      .send({ messageId: `${issuedText.kind}-${transactionId}`, to: mobile, language, text })
      .pipe(Effect.catchTag('TextNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
  });
}
