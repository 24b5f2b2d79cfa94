/** Quotes as kept: bound to the identity and actor they were made for. */
import type { Effect } from 'effect';
import type { AgencyTerms } from '#domain/price/price.ts';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { BoughtPart } from '#domain/booking/trip-facts.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { Money } from '#domain/money/money.ts';
import type { Ask } from '#domain/price/ask.ts';

interface Kept {
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly supplier: string;
  /** One for the whole journey, or one a direction. */
  readonly fareKeys: readonly [string, ...string[]];
  /** The airline's total, agreed with the supplier. */
  readonly supplierTotal: Money;
  /** The quote for a customer that it was made from: what is booked from the one is booked from the other. */
  readonly sentQuoteId?: string;
}

export interface StoredQuote extends Kept {
  readonly quote: FlightQuote;
}

/** What a booking is made from: a tenth of the quote, whose explained fare nobody needs for it. */
export interface BookableQuote
  extends Kept,
    Pick<FlightQuote, 'quoteId' | 'itineraries' | 'party' | 'required' | 'hold' | 'expiresAt' | 'asking' | 'rounding'> {
  /** What the customer pays; without what is asked beside it. */
  readonly total: Money;
  /** How many fares it is made of. */
  readonly fares: number;
  readonly ask?: Ask;
  /** What a company's travel policy judges of its fares. */
  readonly sold?: {
    readonly cabins: readonly Cabin[];
    readonly isRefundable: boolean;
    readonly parts?: readonly BoughtPart[];
  };
  /** Absent where the quote was made without the agency's terms, which nothing is booked from. */
  readonly terms?: Pick<AgencyTerms, 'net' | 'commission' | 'tds' | 'earn'>;
}

/** Minor units in the quote's currency, by the supplier's id of a service. */
export type AgreedPrices = Readonly<Record<string, number>>;

export interface QuoteStore {
  /** Nothing where there is one of that id. */
  readonly keep: (quote: StoredQuote) => Effect.Effect<void>;
  /** Undefined where there is none of that id for that agency and actor; an expired one is answered as it is. */
  readonly find: (quoteId: string, agencyId: string, actorUserId: string) => Effect.Effect<BookableQuote | undefined>;
  /** The same, whole. */
  readonly whole: (quoteId: string, agencyId: string, actorUserId: string) => Effect.Effect<StoredQuote | undefined>;
  /** What services cost with a kept quote: the first to say it says it for good. Answers what is agreed. */
  readonly agree: (agencyId: string, quoteId: string, prices: AgreedPrices) => Effect.Effect<AgreedPrices>;
}

/** What a booking needs of a quote. */
export function bookableOf({ quote, ...kept }: StoredQuote): BookableQuote {
  const { quoteId, itineraries, party, required, hold, expiresAt, fare, options, asking, asked, rounding, parts } =
    quote;
  const { total, terms } = fare;
  return {
    ...kept,
    quoteId,
    itineraries,
    party,
    required,
    expiresAt,
    total,
    fares: options.length,
    sold: {
      cabins: [...new Set(options.map(({ cabin }) => cabin))],
      isRefundable: options.every(({ refundable }) => refundable),
      ...(parts && { parts }),
    },
    ...(asking && { asking }),
    ...(asked && { ask: asked.ask }),
    ...(rounding && { rounding }),
    ...(hold && { hold }),
    ...(terms && { terms: { net: terms.net, commission: terms.commission, tds: terms.tds, earn: terms.earn } }),
  };
}
