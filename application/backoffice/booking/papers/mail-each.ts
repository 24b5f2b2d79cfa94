import { Effect } from 'effect';
import { emailsOf } from '#domain/people/contact.ts';
import type { BookingContact } from '#domain/booking/booking.ts';
import type { Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

/**
 * Sends mails side by side: each gets its try, whatever becomes of the others. Fails where one should be tried again; one
 * that can never be delivered is let go.
 */
export function mailEach(mailer: Mailer, mails: readonly Mail[]): Effect.Effect<void, MailNotSent> {
  return Effect.gen(function* () {
    const tries = yield* Effect.forEach(
      mails,
      (mail) =>
        Effect.exit(
          mailer
            .send(mail)
            .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure)))),
        ),
      { concurrency: 'unbounded' },
    );
    yield* Effect.all(tries, { discard: true });
  });
}

/** The contact's address first, then the alternate ones; each once. */
export function addressesOf({ email, alternateEmail }: BookingContact): readonly string[] {
  return [...new Set([email.trim(), ...emailsOf(alternateEmail ?? '')])];
}
