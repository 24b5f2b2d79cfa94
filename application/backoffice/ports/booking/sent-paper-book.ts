/** Papers that were sent by mail, as kept: what, to whom, by whom. */
import type { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import type { HistoryEvent } from '#domain/booking/booking.ts';
import type { DocumentPart } from '#domain/booking/papers/documents.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DocumentKey } from './document-book.ts';

export interface SentPaper {
  readonly sentPaperId: string;
  /** The document as it was issued then. */
  readonly paper: DocumentKey;
  readonly language: Language;
  readonly hide: readonly DocumentPart[];
  readonly to: readonly string[];
  readonly sentAt: Instant;
}

export interface NewSentPaper {
  readonly agencyId: string;
  readonly actorUserId: string;
  /** As the history names anyone who sent it. */
  readonly actor: string;
  readonly onBehalfOf?: string;
  /** Scoped to the agency. */
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly sent: SentPaper;
  /** Addresses that the user may mail within 24 hours. */
  readonly mostADay: number;
}

export type ClaimedPaper = { readonly kind: 'repeated'; readonly to: readonly string[] } | { readonly kind: 'reused' };

export interface SentPaperBook {
  /** What a request id was used for; undefined where it was not. */
  readonly claimed: (agencyId: string, requestId: string, content: string) => Effect.Effect<ClaimedPaper | undefined>;
  /**
   * Keeps it with its audit row and its entry of the outbox, in one commit; two of one user at once are kept one after the
   * other, so that both are counted. `kept` where it is kept now, `too-many` where the day's are used up.
   */
  readonly keep: (
    paper: NewSentPaper,
  ) => Effect.Effect<ClaimedPaper | { readonly kind: 'kept' } | { readonly kind: 'too-many' }>;
  readonly find: (agencyId: string, sentPaperId: string) => Effect.Effect<SentPaper | undefined>;
  /** What was sent of a booking, oldest first. */
  readonly historyOf: (agencyId: string, transactionId: string) => Effect.Effect<readonly HistoryEvent[]>;
}
