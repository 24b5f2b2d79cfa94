/** Electronic mail going out. */
import { Data } from 'effect';
import type { Effect } from 'effect';

export interface Mail {
  /** The same for every attempt to send the same mail, so that a receiver can tell a repeat: [A-Za-z0-9-]. */
  readonly mailId: string;
  /** What it is about: 'forgot-password', 'ticket-issued' … */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs with an empty line between. */
  readonly text: string;
  readonly language: 'en' | 'fr' | 'ar';
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

export interface TicketIssuedFacts {
  readonly projectName: string;
  readonly companyName: string;
  readonly companyPhone: string;
  readonly transactionId: string;
  readonly pnr: string;
  /** One line a segment, written in the receiver's language or in codes: 'AI 2988, DEL 18:00 – BOM 20:15, 27 Nov 2026'. */
  readonly flights: readonly string[];
  /** Names with ticket numbers. */
  readonly travellers: readonly string[];
  /** Opens the ticket. */
  readonly link?: string;
}

/** Mail in the words of each language. */
export interface Letters {
  readonly temporarySecret: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly invitation: (language: Mail['language'], facts: TemporarySecretFacts) => Letter;
  readonly ticketIssued: (language: Mail['language'], facts: TicketIssuedFacts) => Letter;
}
