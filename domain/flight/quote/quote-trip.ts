/** A quoted fare as a company's travel policy sees it. */
import type { TripFacts } from '../../booking/trip-facts.ts';
import type { Money } from '../../money/money.ts';
import { type ChosenFlights, flightTrip } from '../booking/trip-facts.ts';
import type { FlightQuote } from './quote.ts';

/** `total`: what the customer pays for all travellers, with all that is chosen beside the fare. */
export function tripOfQuote(
  {
    itineraries,
    options,
    party,
    required,
    parts,
  }: Pick<FlightQuote, 'itineraries' | 'options' | 'party' | 'required' | 'parts'>,
  total: Money,
  countryOf: ChosenFlights['countryOf'],
): TripFacts {
  return flightTrip({
    itineraries,
    total,
    travellers: party.adults + party.children + party.infants,
    cabins: options.map(({ cabin }) => cabin),
    isAbroad: required.international,
    countryOf,
    parts,
    isRefundable: options.every(({ refundable }) => refundable),
  });
}
