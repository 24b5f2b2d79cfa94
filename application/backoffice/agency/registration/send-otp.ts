/** The outbox's work after a code was asked for: it goes out by mail or text message, the same code at every try. */
import { Effect } from 'effect';
import type { SecretMail } from '#domain/operations/records.ts';
import type { Language } from '#domain/people/language.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { otpLimits } from '#domain/rules/limits.ts';
import { hasPassed } from '#domain/time/instant.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { OtpStore } from '#application/backoffice/ports/agency/otp-store.ts';
import type { Clock, Seal } from '#application/backoffice/ports/machine.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import type { TextMessages, TextNotSent } from '#application/backoffice/ports/text-messages.ts';
import { codeOf } from './otp.ts';

/** The kind of the outbox's entries; payload `{ otpId }`. */
export const otpAsked = 'otp-asked';

export interface OtpFacts {
  readonly projectName: string;
  readonly code: string;
  readonly minutes: number;
}

export interface SendOtpPorts {
  readonly otps: Pick<OtpStore, 'byId'>;
  readonly mailer: Mailer;
  readonly texts: TextMessages;
  readonly settings: ClientSettingStore;
  readonly passwords: Pick<PasswordKeeper, 'digest'>;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly write: (language: Language, facts: OtpFacts) => Letter;
}

/** Fails where it should be tried again; a code that is over, or can never be delivered, is let go. */
export function mailOtp(
  ports: SendOtpPorts,
  { otpId }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent | TextNotSent> {
  const { otps, mailer, texts, settings, clock, write } = ports;
  if (typeof otpId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const otp = yield* otps.byId(otpId);
    if (otp === undefined || hasPassed(otp.expiresAt, clock.now())) return;
    const { channel, address: to, language } = otp;
    const { projectName } = readClientConfiguration(yield* settings.all());
    const letter = write(language, { projectName, code: codeOf(ports, otpId), minutes: otpLimits.minutes });
    if (channel === 'email') {
      yield* mailer
        .send({ mailId: `otp-${otpId}`, kind: 'otp' satisfies SecretMail, to, language, ...letter })
        .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
    } else {
      yield* texts
        .send({ messageId: `otp-${otpId}`, to, language, text: letter.subject })
        .pipe(Effect.catchTag('TextNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
    }
  });
}
