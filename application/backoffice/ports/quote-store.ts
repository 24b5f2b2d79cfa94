/** Quotes as kept: bound to the identity and actor they were made for. */
import type { Effect } from 'effect';
import type { FlightQuote } from '#domain/flight/quote.ts';
import type { Money } from '#domain/money/money.ts';

export interface StoredQuote {
  readonly quote: FlightQuote;
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly supplier: string;
  readonly fareKey: string;
  /** The airline's total, agreed with the supplier. */
  readonly supplierTotal: Money;
}

export interface QuoteStore {
  readonly keep: (quote: StoredQuote) => Effect.Effect<void>;
  /** Undefined where there is none of that id for that agency and actor; an expired one is answered as it is. */
  readonly find: (quoteId: string, agencyId: string, actorUserId: string) => Effect.Effect<StoredQuote | undefined>;
}
