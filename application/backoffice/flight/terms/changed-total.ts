/** What a customer would pay for a quote whose airline total has become another: the agency's terms on the new one. */
import { Effect } from 'effect';
import { add, type Money, money, subtract } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { BookableQuote, QuoteStore, StoredQuote } from '#application/backoffice/ports/flight/quote-store.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { journeyOf } from '#domain/flight/terms/journey.ts';
import { Pricing } from './price-for-agency.ts';

export type ChangedTotalPorts = Pick<FlightPorts, 'terms' | 'airports' | 'clock' | 'businessZone'>;

/**
 * Exact where one fare covers the journey, but for the rounding of a markup by share for several travellers. Of several
 * fares it is not known which one moved, and of a promo code's discount not how the base fare did: the difference is then
 * reported as the airline's, and the next quote says it exactly.
 */
export function changedTotal(
  { terms, airports, clock, businessZone }: ChangedTotalPorts,
  { agencyId, quote, supplierTotal }: StoredQuote,
  current: Money,
): Effect.Effect<Money> {
  const [{ cabin, fareType }, ...others] = quote.options;
  const promo = quote.fare.breakdown.parts?.some(({ name }) => name === 'discount') === true;
  if (others.length > 0 || promo) return Effect.succeed(add(quote.fare.total, subtract(current, supplierTotal)));
  // A rule for a company stays the rule of what was quoted by it.
  const pricedBy = quote.fare.breakdown.parts?.find(({ name }) => name === 'markup')?.rule?.id;
  return Effect.map(terms.termsOf(agencyId, pricedBy === undefined ? {} : { pricedBy }), (agencyTerms) => {
    const now = clock.now();
    const selling = { agencyId, terms: agencyTerms, party: quote.party, now, on: dateIn(now, businessZone) };
    const fare = { name: 'fare', amount: current } as const;
    const journey = journeyOf(quote.itineraries, airports);
    return money(new Pricing(selling).total({ fare, cabin, fareType }, journey), current.currency);
  });
}

/** The same of a quote that a booking was made from; the difference as the airline's where the quote is gone. */
export function changedTotalOf(
  ports: ChangedTotalPorts & { readonly quotes: Pick<QuoteStore, 'whole'> },
  { quoteId, agencyId, actorUserId, total, supplierTotal }: BookableQuote,
  current: Money,
): Effect.Effect<Money> {
  return Effect.flatMap(ports.quotes.whole(quoteId, agencyId, actorUserId), (stored) =>
    stored === undefined
      ? Effect.succeed(add(total, subtract(current, supplierTotal)))
      : changedTotal(ports, stored, current),
  );
}
