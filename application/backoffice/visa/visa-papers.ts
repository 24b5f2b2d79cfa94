/** What papers and mail ask of visas. */
import { partsOf, unitsShown } from '#domain/booking/units.ts';
import { submitsAt, titleOfVisa, unitsOfVisa, visaInShort, visaRules } from '#domain/visa/booking.ts';
import { fullName } from '#domain/booking/papers/facts.ts';
import { visaSubject, visaVoucher } from '#domain/visa/papers.ts';
import type { PapersMissing } from '#domain/visa/reminders.ts';
import type { StepTaken, VisaStep } from '#domain/visa/steps.ts';
import type { VisaPaper } from '#domain/visa/visa.ts';
import type { Language } from '#domain/people/language.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import {
  type MailSender,
  type NoticeAsked,
  type NoticeBody,
  type ProductPapers,
  unitsIn,
} from '../booking/papers/product-papers.ts';
import type { KeptBooking } from '../ports/booking/booking-book.ts';
import type { Letter } from '../ports/mailer.ts';
import type { VisaTypes } from './visa-types.ts';

/** Kinds of the outbox's entries. */
export const visaIssued = 'visa-issued';
export const visaCancelled = 'visa-cancelled';
export const visaMoved = 'visa-moved';
export const visaPapersDue = 'visa-papers-due';

type VisaKept = KeptBooking<VisaTypes> & { readonly reference: string };

export interface VisaRegisteredFacts extends MailSender {
  readonly transactionId: string;
  readonly reference: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string;
  /** The day on which papers go to the mission at the earliest. */
  readonly submitsOn: string;
  /** A line each: name and application. */
  readonly applicants: readonly string[];
}

export interface VisaLetters {
  visaRegistered(language: Language, facts: VisaRegisteredFacts): Letter;
  stepName(language: Language, step: VisaStep): string;
  paperName(language: Language, paper: VisaPaper): string;
}

export function visaPapers(letters: VisaLetters): ProductPapers {
  return {
    invoiceSeries: visaRules.prefix,
    isIssued: ({ reference, applications }: KeptBooking<VisaTypes>) =>
      reference !== undefined && applications.length > 0,
    subject: (booking: VisaKept) => visaSubject(booking),
    ownPaper: (booking: VisaKept, facts) => visaVoucher(facts, booking),
    path: (transactionId) => `/visa/voucher/${transactionId}`,
    issuedNotice: visaIssued,
    issuedLetter: (booking: VisaKept, from, language) => {
      const { transactionId, reference, travellers, applications } = booking;
      return letters.visaRegistered(language, {
        ...from,
        transactionId,
        reference,
        destination: titleOfVisa(booking),
        from: formatDate(booking.from, 'DD/MM/YYYY'),
        to: formatDate(booking.to, 'DD/MM/YYYY'),
        submitsOn: formatDate(booking.submitsOn, 'DD/MM/YYYY'),
        applicants: travellers.map((each, at) => [fullName(each), applications[at] ?? ''].filter(Boolean).join(', ')),
      });
    },
    notice: ({ notice, booking, payload, language }: NoticeAsked<VisaKept>) => {
      if (notice === visaMoved) return movedNotice(letters, booking, payload, language);
      if (notice === visaPapersDue) return papersNotice(letters, booking, payload, language);
      const places = unitsIn(payload) ?? unitsShown(booking, unitsOfVisa(booking));
      const { travellers } = partsOf(places);
      return {
        leadTraveller: visaInShort(booking).leadTraveller,
        travellers: booking.travellers.filter((_, at) => travellers.includes(at)).map(fullName),
        lines: [titleOfVisa(booking)],
      };
    },
    notices: { [visaCancelled]: ['customer'], [visaMoved]: ['agency', 'customer'], [visaPapersDue]: ['agency'] },
  };
}

type Written = NoticeAsked['payload'];

/** Whose application it is, the step with its day, and what the mission said. */
function movedNotice(letters: VisaLetters, booking: VisaKept, payload: Written, language: Language): NoticeBody {
  const { applicant, step, on, remarks } = payload as unknown as StepTaken & { readonly applicant: number };
  const names = booking.travellers.filter((_, at) => at === applicant).map(fullName);
  const said = `${letters.stepName(language, step)}, ${formatDate(on, 'DD MMM YYYY')}`;
  return {
    leadTraveller: visaInShort(booking).leadTraveller,
    travellers: names,
    lines: [titleOfVisa(booking)],
    changed: { was: [], now: [said, ...(remarks === undefined ? [] : [remarks])] },
  };
}

/** The papers of each that are missing, and until when they are taken at the latest. */
function papersNotice(letters: VisaLetters, booking: VisaKept, payload: Written, language: Language): NoticeBody {
  const { missing } = payload as unknown as { readonly missing: readonly PapersMissing[] };
  return {
    leadTraveller: visaInShort(booking).leadTraveller,
    travellers: booking.travellers.filter((_, at) => missing.some(({ applicant }) => applicant === at)).map(fullName),
    lines: [titleOfVisa(booking)],
    changed: {
      was: [],
      now: missing.flatMap(({ applicant, papers }) => {
        const who = booking.travellers[applicant];
        const wanted = papers.map((paper) => letters.paperName(language, paper)).join('; ');
        return who === undefined ? [] : [`${fullName(who)}: ${wanted}`];
      }),
    },
    answerBy: submitsAt(booking),
  };
}
