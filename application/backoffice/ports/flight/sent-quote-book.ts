/** Quotes that were sent to customers, as kept. */
import type { Effect } from 'effect';
import type { QuotedOffer, SentQuote } from '#domain/flight/quote/customer-quote.ts';
import type { Party } from '#domain/flight/search/request.ts';
import type { Instant } from '#domain/time/instant.ts';

/** An offer with what its supplier is asked by. */
export interface KeptOffer extends QuotedOffer {
  readonly supplier: string;
  /** One for the whole journey, or one a direction. */
  readonly fareKeys: readonly [string, ...string[]];
  /** The promo code that it was shown with. */
  readonly promo?: string | undefined;
}

export interface KeptSentQuote extends Omit<SentQuote, 'state' | 'offers' | 'openedAt' | 'transactionId'> {
  readonly party: Party;
  readonly offers: readonly [KeptOffer, ...KeptOffer[]];
}

/** A kept one with what has happened to it since. */
export interface FoundSentQuote {
  readonly kept: KeptSentQuote;
  /** Who sent it. */
  readonly actorUserId: string;
  readonly openedAt?: Instant;
  /** The first booking that was made from it and not refused. */
  readonly transactionId?: string;
}

export interface NewSentQuote {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly onBehalfOf?: string;
  /** Scoped to the agency. */
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly kept: KeptSentQuote;
  /** Customers to whom one user may mail within 24 hours. */
  readonly mostADay: number;
}

export interface QuoteOpening {
  readonly agencyId: string;
  readonly sentQuoteId: string;
  readonly at: Instant;
}

export type ClaimedQuote = { readonly kind: 'repeated'; readonly sentQuoteId: string } | { readonly kind: 'reused' };

export interface SentQuoteBook {
  /** What a request id was used for; undefined where it was not. */
  readonly claimed: (agencyId: string, requestId: string, content: string) => Effect.Effect<ClaimedQuote | undefined>;
  /** Keeps it with its audit row and, where it is mailed, its entry of the outbox, in one commit. Undefined where it is kept now. */
  readonly keep: (quote: NewSentQuote) => Effect.Effect<ClaimedQuote | { readonly kind: 'too-many' } | undefined>;
  /** By its id or its reference. */
  readonly find: (agencyId: string, sentQuoteId: string) => Effect.Effect<FoundSentQuote | undefined>;
  /** The customer's first time counts, and is written down with its audit row. */
  readonly opened: (opening: QuoteOpening) => Effect.Effect<void>;
  /** Newest first. */
  readonly list: (
    agencyId: string,
    page: number,
    pageSize: number,
  ) => Effect.Effect<{ readonly quotes: readonly FoundSentQuote[]; readonly total: number }>;
}
