/** Quotes of what is sold by the unit, as they are kept: each is one person's, of one product, for its short life. */
import type { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import type { Price } from '#domain/price/price.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Buyer } from '#domain/price/buyer.ts';
import type { AgencySellingTerms } from '#domain/booking/sale/selling-terms.ts';
import type { SoldQuote } from './product-types.ts';

/** `Offer`: what of it is its product's own, as plain data. */
export interface KeptSaleQuote<Offer = unknown> extends SoldQuote {
  readonly product: Product;
  readonly agencyId: string;
  readonly actorUserId: string;
  readonly price: Price;
  readonly expiresAt: Instant;
  readonly required: readonly string[];
  readonly parameters: readonly BookingParameter[];
  readonly offer: Offer;
}

export interface ProductQuotes<Offer = unknown> {
  readonly keep: (quote: KeptSaleQuote<Offer>) => Effect.Effect<void>;
  /** Undefined where there is none, it is another product's, another agency's or another person's. */
  readonly find: (
    quoteId: string,
    agencyId: string,
    actorUserId: string,
  ) => Effect.Effect<KeptSaleQuote<Offer> | undefined>;
}

/** The rows that each agency sells by the unit under, and the house's; empty lists where it has none. Markups are a buyer's. */
export interface SellingTermsStore {
  readonly sellingTermsOf: (agencyId: string, buyer?: Buyer) => Effect.Effect<AgencySellingTerms>;
}
