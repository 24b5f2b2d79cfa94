/** What an agent may ask of the customer of a booking that is taken over, by the agency's rules of the day. */
import { Effect } from 'effect';
import type { AirportDirectory } from '#domain/flight/reference/airports.ts';
import { importedFare } from '#domain/flight/pnr/price.ts';
import { roundingOn } from '#domain/flight/terms/apply-terms.ts';
import type { Money } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyTermsStore } from '#application/backoffice/ports/flight/agency-terms-store.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { type AskedOn, askingFor } from '../quote/asking.ts';
import { type Journey, journeyOf } from '#domain/flight/terms/journey.ts';

export interface ImportPricePorts {
  readonly terms: Pick<AgencyTermsStore, 'termsOf'>;
  readonly airports: AirportDirectory;
  readonly clock: Clock;
  readonly businessZone: string;
}

export interface ImportPriced {
  readonly itineraries: Journey['itineraries'];
  readonly travellers: Parameters<typeof countByType>[0];
  /** What it costs the agency. */
  readonly total: Money;
}

/** Neither displays nor records say the cabin: rules for a cabin are those of economy. */
export function askedOnImport(
  { terms, airports, clock, businessZone }: ImportPricePorts,
  { agencyId, rights }: Pick<SignedInCaller, 'agencyId' | 'rights'>,
  { itineraries, travellers, total }: ImportPriced,
): Effect.Effect<AskedOn> {
  return Effect.map(terms.termsOf(agencyId), (agencyTerms) => {
    const now = clock.now();
    const on = dateIn(now, businessZone);
    const selling = { agencyId, terms: agencyTerms, party: countByType(travellers), now, on };
    const rounding = roundingOn(agencyTerms, on);
    const fare = importedFare(total, rounding);
    const option = {
      fare: { name: 'fare' as const, amount: total },
      cabin: 'Y' as const,
      fareType: 'regular' as const,
    };
    const quoted = { option, journey: journeyOf(itineraries, airports) };
    return { asking: askingFor(selling, [quoted], fare, rights.has('see-net-fares')), rounding, price: fare.total };
  });
}
