/** Electronic mail going out. */
import { Data } from 'effect';
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';

export interface Mail {
  /** The same for every attempt to send the same mail, so that a receiver can tell a repeat: [A-Za-z0-9-]. */
  readonly mailId: string;
  /** What it is about: 'forgot-password', 'hold-ending' … */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs with an empty line between. */
  readonly text: string;
  readonly language: 'en' | 'fr' | 'ar';
  readonly attachment?: { readonly filename: string; readonly mimeType: string; readonly base64: string };
}

/** No mail server took it. `detail` names neither the receiver nor the text. */
export class MailNotSent extends Data.TaggedError('MailNotSent')<{
  readonly detail: string;
  /** It will be refused again: there is no such mailbox. */
  readonly forGood: boolean;
}> {}

export interface Mailer {
  readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>;
}

/** A mail's words. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface TemporarySecretFacts {
  readonly projectName: string;
  /** First name. */
  readonly name: string;
  readonly userId: string;
  readonly secret: string;
  /** How long it can be used. */
  readonly hours: number;
  /** Opens the login with both filled in. */
  readonly link?: string;
}

export interface BookingNoticeFacts {
  /** What there is to say, with words in Fluent under `notice-<notice>`. */
  readonly notice: string;
  readonly product: Product;
  readonly transactionId: string;
  /** The supplier's. */
  readonly reference: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly leadTraveller: string;
  /** Whom it concerns. */
  readonly travellers: readonly string[];
  /** What it is about, in lines. */
  readonly lines: readonly string[];
  /** Until when it is held, or an answer is wanted, in the business zone: '21 Nov 2026 18:30'. */
  readonly until?: string;
  /** Of what the supplier changed, in lines: as it was, and as it is now; none where nothing is there instead. */
  readonly changed?: { readonly was: readonly string[]; readonly now: readonly string[] };
  /** Opens the booking. */
  readonly link?: string;
}

export interface PaperMailedFacts {
  /** 'E-ticket', 'Tax invoice'. */
  readonly title: string;
  /** Its number, or the booking's. */
  readonly reference: string;
  readonly companyName: string;
  /** All that the paper says. */
  readonly text: string;
}

/** Mail in the words of each language. */
export interface Letters {
  readonly temporarySecret: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly invitation: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly bookingNotice: (language: Mail['language'], facts: BookingNoticeFacts) => Letter;
  /** The same as a text message, in one line. */
  readonly bookingText: (language: Mail['language'], facts: BookingNoticeFacts) => string;
  readonly paper: (language: Mail['language'], facts: PaperMailedFacts) => Letter;
}
