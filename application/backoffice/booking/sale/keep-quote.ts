/** Pricing what a supplier asks by the agency's terms, and keeping the quote to be booked from. */
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import { parametersFor } from '#domain/booking/parameter-values.ts';
import { orUsual, type UsualTerms } from '#domain/booking/sale/selling-terms.ts';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import { equals, type Money } from '#domain/money/money.ts';
import type { Buyer } from '#domain/price/buyer.ts';
import type { Price } from '#domain/price/price.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { dateIn, type Instant, plusSeconds, secondsBetween } from '#domain/time/instant.ts';
import type { ProductQuote } from '#application/desk/sale.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { ProductQuotes, SellingTermsStore } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { Chance, Clock } from '#application/backoffice/ports/machine.ts';

/** How long a quote can be booked from, where its supplier does not end it sooner. */
export const quoteGoodForSeconds = 15 * 60;

export interface PricingPorts {
  readonly terms: SellingTermsStore;
  readonly clock: Clock;
  /** IANA zone of the business day, by which dated rules are chosen. */
  readonly businessZone: string;
}

export interface KeepQuotePorts<Offer> extends PricingPorts {
  readonly quotes: ProductQuotes<Offer>;
  readonly settings: ClientSettingStore;
  readonly chance: Chance;
}

/** Prices one offer after another, by the terms that an agency sells a product under today. */
export type Pricer = (units: readonly [UnitCost, ...UnitCost[]]) => Price;

export function pricerFor(
  { terms, clock, businessZone }: PricingPorts,
  agencyId: string,
  { product, usual }: { readonly product: Product; readonly usual: UsualTerms },
  buyer: Buyer | undefined,
): Effect.Effect<Pricer> {
  return Effect.map(terms.sellingTermsOf(agencyId, buyer), (own) => {
    const on = dateIn(clock.now(), businessZone);
    const selling = orUsual(own, usual, product, on);
    return (units) => sellingPrice(units, { product, terms: selling, on });
  });
}

/** What is to be quoted, as its supplier sells it now. */
export interface ToQuote<Offer> {
  readonly product: Product;
  readonly supplier: string;
  readonly supplierTotal: Money;
  readonly price: Price;
  /** What the customer was shown. */
  readonly shown: Money;
  readonly offer: Offer;
  readonly required?: readonly string[];
  /** Whether what is bought crosses a border: which booking-page parameters are asked for. */
  readonly international: boolean;
  /** Where the supplier ends it sooner than usual. */
  readonly goodUntil?: Instant;
}

export function keepSaleQuote<Offer>(
  { quotes, settings, clock, chance }: KeepQuotePorts<Offer>,
  { agencyId, actor }: SignedInCaller,
  { shown, international, goodUntil, required = [], ...quoted }: ToQuote<Offer>,
): Effect.Effect<ProductQuote> {
  return Effect.gen(function* () {
    const now = clock.now();
    const usual = plusSeconds(now, quoteGoodForSeconds);
    const expiresAt = goodUntil !== undefined && goodUntil < usual ? goodUntil : usual;
    const { price } = quoted;
    const configuration = readClientConfiguration(yield* settings.all());
    const parameters = parametersFor(configuration.parameters, { international });
    const quoteId = chance.uuid();
    const kept = { ...quoted, quoteId, agencyId, actorUserId: actor.userId, total: price.total, expiresAt };
    yield* quotes.keep({ ...kept, required, parameters });
    return {
      quoteId,
      price,
      changed: !equals(price.total, shown),
      previousTotal: shown,
      expiresAt,
      expiresInSeconds: secondsBetween(now, expiresAt),
      required,
      parameters,
    };
  });
}
