/** Mail about policies, written. */
import type { InsuranceLetters } from '#application/backoffice/insurance/insurance-papers.ts';
import { oneLine } from './one-line.ts';
import { words } from './words.ts';

export const insuranceLetters: InsuranceLetters = {
  policyIssued: (language, facts) => {
    const { companyName: company, companyPhone: phone, transactionId: transaction, insured, link, ...said } = facts;
    const { reference, plan, insurer, from, to, claimsPhone: claims } = said;
    const given = {
      company,
      phone,
      transaction,
      reference,
      plan,
      insurer,
      from,
      to,
      claims,
      insured: insured.join('\n'),
    };
    const text = words(language, 'policy-issued-text', given);
    return {
      subject: oneLine(words(language, 'policy-issued-subject', given)),
      text: link === undefined ? text : `${text}\n\n${words(language, 'policy-issued-link', { link })}`,
    };
  },
};
