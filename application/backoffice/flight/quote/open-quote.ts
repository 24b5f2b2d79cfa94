/** Opening a quote that was sent: each offer is priced by its supplier as it is now, and can be booked from there. */
import { Effect } from 'effect';
import { quotedAmounts, repricedState, type SentQuote, sentQuoteState } from '#domain/flight/quote/customer-quote.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { OpenedQuote, RepricedOffer } from '#application/desk/customer-quotes.ts';
import { type Fault, NotFound, NotPermitted, type Unavailable } from '#application/desk/failures.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FoundSentQuote, KeptOffer } from '#application/backoffice/ports/flight/sent-quote-book.ts';
import { askedPrice } from './asking.ts';
import type { CustomerQuotePorts } from './customer-quote-ports.ts';
import { factsOfQuote } from './mail-quote.ts';
import { priceOffer } from './priced-offer.ts';

/**
 * NotFound where there is none of that id, or it is another agency's; NotPermitted where its prices are without markup and the
 * caller may not see net fares; Fault where a supplier is silent.
 */
export function openQuote(
  ports: CustomerQuotePorts,
  caller: Caller,
  { sentQuoteId }: { readonly sentQuoteId: string },
): Answer<OpenedQuote, NotFound> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'send-quotes');
    const { agencyId, rights } = who;
    const found = yield* ports.sentQuotes.find(agencyId, sentQuoteId);
    const agency = yield* ports.agencies.byId(agencyId);
    if (found === undefined || agency === undefined) return yield* new NotFound({ what: 'quote' });
    const now = ports.clock.now();
    const { kept } = found;
    if (!kept.withMarkup && !rights.has('see-net-fares')) return yield* new NotPermitted({ reason: 'right-missing' });
    const offers = yield* Effect.forEach(kept.offers, (offer) => repriced(ports, who, kept, offer), {
      concurrency: 'unbounded',
    });
    return {
      quote: sentQuoteOf(found, now),
      party: kept.party,
      offers,
      text: ports.letters.customerQuote(kept.language, factsOfQuote(kept, agency, ports)).text,
    };
  });
}

function repriced(
  ports: CustomerQuotePorts,
  who: SignedInCaller,
  { sentQuoteId, withMarkup, ask }: Pick<SentQuote, 'sentQuoteId' | 'withMarkup' | 'ask'>,
  { supplier, fareKeys, promo, total: was }: KeptOffer,
): Effect.Effect<RepricedOffer, Fault | Unavailable> {
  const gone: RepricedOffer = { state: 'gone', choices: [] };
  return priceOffer(ports, who, { supplier, fareKeys, promo }, { sentQuote: sentQuoteId, ask }).pipe(
    Effect.map(({ options, total: price, choices, asking, rounding }): RepricedOffer => {
      const { total: now } = quotedAmounts(options, { withMarkup, ask, asking, rounding });
      const bookingTotal = askedPrice(ask, { asking, rounding, price })?.total ?? price;
      return { state: repricedState(was, now), now, bookingTotal, choices };
    }),
    // A promo code that holds no longer: at that price it is gone as well.
    Effect.catchTag(['SoldOut', 'NotFound', 'Invalid'], () => Effect.succeed(gone)),
  );
}

export function sentQuoteOf({ kept, openedAt, transactionId }: FoundSentQuote, now: Instant): SentQuote {
  const { party: _party, offers, ...quote } = kept;
  const [first, ...others] = offers;
  return {
    ...quote,
    offers: [shown(first), ...others.map(shown)],
    state: sentQuoteState({ until: kept.until, openedAt, transactionId }, now),
    ...(openedAt !== undefined && { openedAt }),
    ...(transactionId !== undefined && { transactionId }),
  };
}

function shown({ itineraries, fares, baggage, prices, besides, total }: KeptOffer): SentQuote['offers'][number] {
  return { itineraries, fares, baggage, prices, ...(besides && { besides }), total };
}
