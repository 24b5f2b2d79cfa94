/**
 * The outbox's work after a forgotten password, or an invitation: make a secret, keep its digest, mail it. Done again, the
 * last mail counts.
 */
import { Effect } from 'effect';
import type { SecretMail } from '#domain/operations/records.ts';
import { languages } from '#domain/people/language.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { invitationAddress } from '#domain/session/invitation.ts';
import { isInstant, plusMinutes } from '#domain/time/instant.ts';
import type { Clock } from '../ports/machine.ts';
import type { Letters, Mailer, MailNotSent } from '../ports/mailer.ts';
import type { PasswordKeeper } from '../ports/session/password-keeper.ts';
import type { ClientSettingStore } from '../ports/agency/settings.ts';
import type { UserStore } from '../ports/session/user-store.ts';

/** The kind of the outbox's entries: `{ userId, mailId, language, askedAt }`, and `invited` of a person who was added. */
export const mailTemporarySecret = 'mail-temporary-secret';

/** How long a temporary secret can be used. */
export const temporaryHours = 24;

export interface MailTemporarySecretPorts {
  readonly users: UserStore;
  readonly passwords: PasswordKeeper;
  readonly settings: ClientSettingStore;
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'temporarySecret' | 'invitation'>;
  readonly clock: Clock;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

/** Handles one entry. Fails where the mail should be tried again; one that can never be delivered is let go. */
export class MailTemporarySecret {
  readonly #ports: MailTemporarySecretPorts;

  constructor(ports: MailTemporarySecretPorts) {
    this.#ports = ports;
  }

  readonly handle = (payload: Readonly<Record<string, unknown>>): Effect.Effect<void, MailNotSent> => {
    const { userId, mailId, askedAt } = payload;
    const invited = payload['invited'] === true;
    const language = languages.find((each) => each === payload['language']) ?? 'en';
    const { users, passwords, settings, mailer, letters, clock, portal } = this.#ports;
    if (typeof userId !== 'string' || typeof mailId !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const found = yield* users.byId(userId);
      if (found === undefined || !found.active) return;
      // Done before and used since: a second mail would only puzzle.
      if (typeof askedAt === 'string' && isInstant(askedAt) && found.credentialsChangedAt > askedAt) return;
      const { user } = found;
      const { projectName } = readClientConfiguration(yield* settings.all());
      const secret = passwords.temporarySecret();
      const expiresAt = plusMinutes(clock.now(), temporaryHours * 60);
      yield* users.setTemporarySecret(userId, passwords.digest(passwords.tidySecret(secret)), expiresAt, {
        agencyId: user.agencyId,
        operation: invited ? 'agency.invite-staff' : 'session.forgot-password',
        reference: userId,
      });
      const kind: SecretMail = invited ? 'invitation' : 'forgot-password';
      const write = invited ? letters.invitation : letters.temporarySecret;
      const letter = write(language, {
        projectName,
        name: user.firstName,
        userId: user.login,
        secret,
        hours: temporaryHours,
        ...(portal !== undefined && { link: invitationAddress(portal, { userId: user.login, secret }) }),
      });
      yield* mailer

        .send({ mailId, kind, to: user.email, language, ...letter })
        .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
    });
  };
}
