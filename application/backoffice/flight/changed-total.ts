/** What a customer would pay for a quote whose airline total has become another: the agency's terms on the new one. */
import { Effect } from 'effect';
import { type Money, money } from '#domain/money/money.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { StoredQuote } from '../ports/quote-store.ts';
import type { FlightPorts } from './flight-ports.ts';
import { journeyOf, Pricing } from './price-for-agency.ts';

export type ChangedTotalPorts = Pick<FlightPorts, 'terms' | 'airports' | 'clock' | 'businessZone'>;

export function changedTotal(
  { terms, airports, clock, businessZone }: ChangedTotalPorts,
  { agencyId, quote }: StoredQuote,
  airlineTotal: Money,
): Effect.Effect<Money> {
  return Effect.map(terms.termsOf(agencyId), (agencyTerms) => {
    const { cabin, fareType } = quote.option;
    const now = clock.now();
    const selling = { agencyId, terms: agencyTerms, party: quote.party, now, on: dateIn(now, businessZone) };
    const fare = { name: 'fare', amount: airlineTotal } as const;
    const journey = journeyOf(quote.offer.itineraries, airports);
    return money(new Pricing(selling).total({ fare, cabin, fareType }, journey), airlineTotal.currency);
  });
}
