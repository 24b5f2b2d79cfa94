/** What papers and mail ask of insurance. */
import { partsOf, unitsShown } from '#domain/booking/units.ts';
import { insuranceInShort, insuranceRules, unitsOfCover } from '#domain/insurance/booking.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { insuranceSubject, policyPaper } from '#domain/insurance/papers.ts';
import type { Language } from '#domain/people/language.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import { type MailSender, type NoticeAsked, type ProductPapers, unitsIn } from '../booking/papers/product-papers.ts';
import type { KeptBooking } from '../ports/booking/booking-book.ts';
import type { Letter } from '../ports/mailer.ts';
import type { InsuranceTypes } from './insurance-types.ts';

/** Kinds of the outbox's entries. */
export const insuranceIssued = 'insurance-issued';
export const insuranceCancelled = 'insurance-cancelled';

type PolicyKept = KeptBooking<InsuranceTypes> & { readonly reference: string };

export interface PolicyIssuedFacts extends MailSender {
  readonly transactionId: string;
  readonly reference: string;
  readonly plan: string;
  readonly insurer: string;
  readonly from: string;
  readonly to: string;
  /** A line each: name and certificate. */
  readonly insured: readonly string[];
  readonly claimsPhone: string;
}

export interface InsuranceLetters {
  policyIssued(language: Language, facts: PolicyIssuedFacts): Letter;
}

export function insurancePapers(letters: InsuranceLetters): ProductPapers {
  return {
    invoiceSeries: insuranceRules.prefix,
    isIssued: ({ reference, policies }: KeptBooking<InsuranceTypes>) => reference !== undefined && policies.length > 0,
    subject: (booking: PolicyKept) => insuranceSubject(booking),
    ownPaper: (booking: PolicyKept, facts) => policyPaper(facts, booking),
    path: (transactionId) => `/insurance/voucher/${transactionId}`,
    issuedNotice: insuranceIssued,
    issuedLetter: (booking: PolicyKept, from, language) => {
      const { transactionId, reference, plan, travellers, policies } = booking;
      return letters.policyIssued(language, {
        ...from,
        transactionId,
        reference,
        plan: plan.name,
        insurer: plan.insurer,
        from: formatDate(booking.from, 'DD/MM/YYYY'),
        to: formatDate(booking.to, 'DD/MM/YYYY'),
        insured: travellers.map((each, at) => [fullName(each), policies[at] ?? ''].filter(Boolean).join(', ')),
        claimsPhone: plan.claimsPhone,
      });
    },
    notice: ({ booking, payload }: NoticeAsked<PolicyKept>) => {
      const places = unitsIn(payload) ?? unitsShown(booking, unitsOfCover(booking));
      const { travellers } = partsOf(places);
      return {
        leadTraveller: insuranceInShort(booking).leadTraveller,
        travellers: booking.travellers.filter((_, at) => travellers.includes(at)).map(fullName),
        lines: [`${booking.plan.name}, ${booking.plan.insurer}`],
      };
    },
    notices: { [insuranceCancelled]: ['customer'] },
  };
}
