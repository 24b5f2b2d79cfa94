/** Quotes that were sent to customers, of whichever product, as a link shows them. */
import type { Effect } from 'effect';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface LinkedQuote {
  /** What the customer names it by. */
  readonly reference: string;
  readonly sentAt: Instant;
  readonly until: Instant;
  /** What the customer was sent. */
  readonly sheetIn: (language: Language) => PaperSheet;
}

export interface LinkedQuotes {
  readonly find: (agencyId: string, sentQuoteId: string) => Effect.Effect<LinkedQuote | undefined>;
  /** The customer's first opening is written down. */
  readonly opened: (agencyId: string, sentQuoteId: string, at: Instant) => Effect.Effect<void>;
}
