/** What the plugs of products share that are sold from kept quotes: a sample a number, a quote of each, the desk that books it. */
import { Effect } from 'effect';
import fc from 'fast-check';
import type { Product } from '#domain/booking/booking.ts';
import { sum } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import type { QuotedTypes } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import type { KeptSaleQuote, ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { BookFromQuote } from '#application/desk/sale.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { now } from '#tests/fixtures/flight.ts';
import type { SellingDesk, SellingParts, SellingPlug } from './selling-plug.ts';

/** Some of what can be bought, the same in each run. */
export function sampled<Sample>(arbitrary: fc.Arbitrary<Sample>, seed: number): (n: number) => Sample {
  const samples = fc.sample(arbitrary, { numRuns: 8, seed });
  return (n) => {
    const sample = samples[n % samples.length];
    if (sample === undefined) throw new Error('No sample');
    return sample;
  };
}

/** Quote `n`, as it was kept for somebody. */
export function keptQuoteOf<Offer>(
  product: Product,
  n: number,
  { agencyId, actor }: SignedInCaller,
  { price, offer }: { readonly price: Price; readonly offer: Offer },
): KeptSaleQuote<Offer> {
  const paid = (price.breakdown.parts ?? []).filter(({ name }) => name === 'fare').map(({ amount }) => amount);
  return {
    product,
    agencyId,
    actorUserId: actor.userId,
    offer,
    required: [],
    parameters: [],
    price,
    total: price.total,
    quoteId: `quote-${n}`,
    supplier: 'sandbox',
    supplierTotal: sum(price.total.currency, paid),
    expiresAt: plusMinutes(now, 15),
  };
}

interface QuotedPorts<P extends QuotedTypes<Offer>, Offer> extends SellingParts<P> {
  readonly quotes: Pick<ProductQuotes<Offer>, 'find'>;
  readonly businessZone: string;
}

/** A desk over quotes; `book` adds to what is asked for any product what is asked for this one. */
export function quotedDesk<P extends QuotedTypes<Offer>, Offer>(
  quoteOf: (n: number, who: SignedInCaller) => KeptSaleQuote<Offer>,
  book: (
    ports: QuotedPorts<P, Offer>,
    caller: Caller,
    asked: BookFromQuote & { readonly acceptTerms: true },
    n: number,
  ) => ReturnType<SellingDesk['book']>,
): SellingPlug<P>['desk'] {
  return (parts) => {
    const quotes = new Map<string, KeptSaleQuote<Offer>>();
    const find = (quoteId: string) => Effect.sync(() => quotes.get(quoteId));
    const ports = { ...parts, quotes: { find }, businessZone: 'Asia/Kolkata' };
    return {
      quote: (n, who) =>
        Effect.suspend(() => {
          const quote = quoteOf(n, who);
          quotes.set(quote.quoteId, quote);
          return parts.keep({ ...quote, bookable: quote, document: quote, expiresAt: instant('2100-01-01T00:00:00Z') });
        }),
      book: (caller, n, requestId, otherwise = false) => {
        const contact = makeContact(otherwise ? { email: 'other@agency.test' } : {});
        const asked = { quoteId: `quote-${n}`, requestId, contact, parameters: [], acceptTerms: true } as const;
        return book(ports, caller, asked, n);
      },
    };
  };
}
