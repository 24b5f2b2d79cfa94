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
