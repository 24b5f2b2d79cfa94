/** Mail about applications for visas, written. */
import type { VisaLetters } from '#application/backoffice/visa/visa-papers.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export const visaLetters: VisaLetters = {
  stepName: (language, step) => words(language, `document-visa-step-${step}`),
  paperName: (language, paper) => words(language, `document-visa-paper-${paper}`),
  visaRegistered: (language, facts) => {
    const { companyName: company, companyPhone: phone, transactionId: transaction, applicants, link, ...said } = facts;
    const { reference, destination, from, to, submitsOn: submits } = said;
    const given = {
      company,
      phone,
      transaction,
      reference,
      destination,
      from,
      to,
      submits,
      applicants: applicants.join('\n'),
    };
    const text = words(language, 'visa-registered-text', given);
    return {
      subject: oneLine(words(language, 'visa-registered-subject', given)),
      text: link === undefined ? text : `${text}\n\n${words(language, 'visa-registered-link', { link })}`,
    };
  },
};
