/** What an agency that registers is sent: its code, that its form came, and what was decided. */
import type { Language } from '#domain/people/language.ts';
import type { RegistrationLetterFacts } from '#application/backoffice/agency/registration/open-agency.ts';
import type { OtpFacts } from '#application/backoffice/agency/registration/send-otp.ts';
import type { Letter } from '#application/backoffice/ports/mailer.ts';
import { transactionFeeDay } from '#domain/agency/registration.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';
import { dateWriter, shortDate } from './written-dates.ts';

/** The subject is the whole of a text message. */
export function otpLetter(language: Language, { projectName: project, code, minutes }: OtpFacts): Letter {
  return {
    subject: oneLine(words(language, 'otp-subject', { project, code, minutes })),
    text: words(language, 'otp-text', { project, code, minutes }),
  };
}

export function registrationLetter(businessZone: string) {
  return (language: Language, facts: RegistrationLetterFacts): Letter => {
    const { state, projectName: project, registrationId: registration, name, companyName: company, agentId } = facts;
    const { remarks, link, entry, transactionFeeFrom } = facts;
    const paragraphs = [
      words(language, `registration-${state}-text`, { project, registration, name, company, agent: agentId }),
      remarks === '' ? undefined : words(language, 'registration-remarks', { remarks }),
      entry && words(language, 'registration-entry', { user: entry.userId, secret: entry.secret, hours: entry.hours }),
      transactionFeeFrom &&
        words(language, 'registration-fee', {
          on: dateWriter(language, shortDate)(transactionFeeDay(transactionFeeFrom, businessZone)),
        }),
      link && words(language, entry === undefined ? 'registration-follow' : 'temporary-secret-link', { link }),
    ];
    return {
      subject: oneLine(words(language, `registration-${state}-subject`, { project, registration, company })),
      text: paragraphs.filter((part) => part !== undefined).join('\n\n'),
    };
  };
}
