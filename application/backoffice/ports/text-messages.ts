/** Text messages to mobile numbers. */
import { Data } from 'effect';
import type { Effect } from 'effect';

export interface TextMessage {
  /** The same for every attempt to send the same message. */
  readonly messageId: string;
  /** 10 digits of the deployment's country. */
  readonly to: string;
  readonly text: string;
  readonly language: 'en' | 'fr' | 'ar';
}

/** No gateway took it. `detail` names neither the receiver nor the text. */
export class TextNotSent extends Data.TaggedError('TextNotSent')<{
  readonly detail: string;
  /** It will be refused again: there is no such number. */
  readonly forGood: boolean;
}> {}

export interface TextMessages {
  readonly send: (message: TextMessage) => Effect.Effect<void, TextNotSent>;
}
