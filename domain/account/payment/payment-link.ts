/**
 * Links by which somebody else pays into an agency's account: a friend of the house who tops it up, or a customer whose booking
 * the agency collects for. A link asks for one amount, is paid once, and ends by its time or when it is withdrawn.
 */
import type { Currency } from '../../money/currency.ts';
import { isPositive, type Money } from '../../money/money.ts';
import { checkEmail, checkPhone } from '../../people/contact.ts';
import { type Language, languages } from '../../people/language.ts';
import { checkChoice } from '../../rules/choice.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import { hasPassed, type Instant, plusMinutes } from '../../time/instant.ts';
import { checkPayment, type MethodTerms, type PaymentState } from '../online-payment.ts';

/** top-up: into the account, for nothing in particular. booking: what a customer owes for one. */
export const linkPurposes = ['top-up', 'booking'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** For how many days a link can be paid. */
export const linkDays = [1, 3, 7, 15, 30] as const;

/** Who is asked to pay. Email and phone may be empty. */
export interface LinkPayer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface LinkFacts {
  readonly purpose: LinkPurpose;
  /** Of purpose booking: which one. */
  readonly transactionId?: string;
  /** What the payer reads beside the amount; may be empty. */
  readonly note: string;
  readonly payer: LinkPayer;
  /** The payer's. */
  readonly payerLanguage: Language;
}

/** The form as typed: any field may be missing or wrong. */
export interface LinkDraft {
  readonly amount?: Money | undefined;
  readonly method?: string | undefined;
  readonly purpose?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly note?: string | undefined;
  readonly payerName?: string | undefined;
  readonly payerEmail?: string | undefined;
  readonly payerPhone?: string | undefined;
  readonly payerLanguage?: string | undefined;
  readonly days?: number | undefined;
}

const longestName = 80;
const longestNote = 140;

/**
 * Purpose, amount, method, payer and days are required, and the booking where it is paid for. A top-up is judged as a deposit is;
 * for a booking any amount above zero may be asked. Codes: `required`, `not-a-choice`, `too-long`, `email-form`, `phone-digits`
 * and those of a payment.
 */
export function checkLink(draft: LinkDraft, offered: readonly MethodTerms[], currency: Currency): readonly Violation[] {
  const { purpose, transactionId, note = '', payerName = '', payerEmail = '', payerPhone = '', days } = draft;
  return [
    ...checkChoice(purpose, linkPurposes, 'purpose'),
    ...(purpose === 'booking' ? required(transactionId, 'transactionId') : []),
    ...ofPurpose(checkPayment(draft, offered, currency), draft),
    ...firstOf(required(payerName, 'payerName'), atMost(payerName, longestName, 'payerName')),
    ...checkEmail(payerEmail.trim(), 'payerEmail'),
    ...checkPhone(payerPhone.trim(), 'payerPhone'),
    ...checkChoice(draft.payerLanguage, languages, 'payerLanguage'),
    ...atMost(note, longestNote, 'note'),
    ...firstOf(
      required(days, 'days'),
      linkDays.some((each) => each === days) ? [] : [violation('not-a-choice', 'days')],
    ),
  ];
}

/** The least deposit is no limit of what a customer owes. */
function ofPurpose(found: readonly Violation[], { purpose, amount }: LinkDraft): readonly Violation[] {
  const isOwed = purpose === 'booking' && amount !== undefined && isPositive(amount);
  return isOwed ? found.filter(({ code }) => code !== 'amount-least') : found;
}

function atMost(typed: string, most: number, path: string): readonly Violation[] {
  return typed.trim().length > most ? [violation('too-long', path, { most })] : [];
}

/** What a link asks for, as it is kept; undefined where something is missing. */
export function linkFactsOf(draft: LinkDraft): LinkFacts | undefined {
  const purpose = linkPurposes.find((each) => each === draft.purpose);
  const payerLanguage = languages.find((each) => each === draft.payerLanguage);
  if (purpose === undefined || payerLanguage === undefined) return undefined;
  const text = (typed = '') => typed.trim().replaceAll(/\s+/g, ' ');
  const transactionId = text(draft.transactionId).toUpperCase();
  return {
    purpose,
    ...(purpose === 'booking' && { transactionId }),
    note: text(draft.note),
    payer: { name: text(draft.payerName), email: text(draft.payerEmail), phone: text(draft.payerPhone) },
    payerLanguage,
  };
}

const dayMinutes = 24 * 60;

/** Until when a link made now can be paid. */
export function linkEnds(madeAt: Instant, days: number): Instant {
  return plusMinutes(madeAt, days * dayMinutes);
}

/**
 * How a link is shown: one whose time is over is expired, also where its end is not written down yet. A refused payment leaves it
 * open.
 *
 * @example linkState('open', instant('2026-11-25T11:00:00Z'), instant('2026-11-25T11:00:01Z')) // => 'expired'
 */
export function linkState(state: PaymentState, endsAt: Instant, now: Instant): PaymentState {
  return state === 'open' && hasPassed(endsAt, now) ? 'expired' : state;
}
