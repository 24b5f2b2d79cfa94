/** A supplier's fares as an agency sells them: its terms applied, its own signed ids put on. */
import type { AirportDirectory } from '#domain/flight/airports.ts';
import type { AgencyTerms, Fare } from '#domain/flight/fare.ts';
import type { Itinerary } from '#domain/flight/itinerary.ts';
import type { FareOption } from '#domain/flight/offer.ts';
import type { Party } from '#domain/flight/search-request.ts';
import {
  applyTerms,
  applyTermsInShort,
  customerPerAdult,
  type FareContext,
  type FlightTerms,
} from '#domain/flight/terms.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SupplierFare } from '../ports/flight-supplier.ts';
import type { Seal } from '../ports/machine.ts';
import { fareIdOf } from './sealed-ids.ts';

/** For whom fares are priced, and when. */
export interface Selling {
  readonly agencyId: string;
  readonly terms: FlightTerms;
  readonly party: Party;
  readonly now: Instant;
  /** The business day, by which dated rules are chosen. */
  readonly on: IsoDate;
}

/** The flights that a fare is for. */
export interface Journey {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
  readonly international: boolean;
}

/** A journey is international when any flight of it crosses a border. */
export function journeyOf(itineraries: Journey['itineraries'], { isDomestic }: AirportDirectory): Journey {
  const crosses = ({ segments }: Itinerary) => segments.some(({ origin, destination }) => !isDomestic(origin, destination));
  return { itineraries, international: itineraries.some(crosses) };
}

/** The whole fare with its trees and the agency's terms. */
export function fareFor(option: SupplierFare, journey: Journey, { terms, party, on }: Selling): Fare {
  return applyTerms(option.fare, contextOf(option, journey, party), terms, on);
}

/** What the customer would pay for the party, in minor units: for ranking, without making anything else of the fare. */
export function customerTotalFor(
  option: Pick<SupplierFare, 'fare' | 'cabin' | 'fareType'>,
  journey: Journey, { terms, party, on }: Selling): number {
  return applyTermsInShort(option.fare, contextOf(option, journey, party), terms, on).total.minor;
}

/** The fare as a search lists it, with the agency's terms. */
export function optionFor(
  { fareKey, fare, perAdult, ...option }: SupplierFare,
  supplier: string,
  journey: Journey,
  { agencyId, terms, party, now, on }: Selling,
  seal: Seal,
): FareOption & { readonly terms: AgencyTerms } {
  const context = contextOf(option, journey, party);
  const short = applyTermsInShort(fare, context, terms, on);
  return {
    ...option,
    fareId: fareIdOf(seal, { supplier, fareKey, agencyId, at: now, shown: short.total }),
    total: short.total,
    perAdult: customerPerAdult(perAdult, context, terms, on),
    breakdown: short.breakdown,
    terms: short.terms,
  };
}

/** A listed fare for someone who may not see net fares. */
export function optionWithoutTerms({ terms: _hidden, ...option }: FareOption): FareOption {
  return option;
}

function contextOf(
  { cabin, fareType }: Pick<SupplierFare, 'cabin' | 'fareType'>,
  { itineraries, international }: Journey,
  party: Party,
): FareContext {
  return { carrier: itineraries[0].segments[0].carrier, cabin, fareType, international, party };
}
