/** The flights that a fare is for, with what the rows of terms ask of them. */
import type { AirportDirectory } from '../reference/airports.ts';
import { crossesBorder, type Itinerary } from '../offer/itinerary.ts';
import type { FareOption } from '../offer/offer.ts';
import type { Party } from '../search/request.ts';
import { dateOfLocal } from '../../time/place-time.ts';
import type { FareContext } from './terms.ts';

export interface Journey extends Pick<FareContext, 'international' | 'trip' | 'origin' | 'destination' | 'departs'> {
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
}

export function journeyOf(
  itineraries: Journey['itineraries'],
  { isDomestic }: Pick<AirportDirectory, 'isDomestic'>,
): Journey {
  return { itineraries, international: crossesBorder(itineraries, isDomestic), ...soldRoute(itineraries) };
}

/** How a fare for these flights is sold, and when and from where to where its first direction leads. */
function soldRoute([{ segments }, second, ...further]: Journey['itineraries']): Pick<
  Journey,
  'trip' | 'origin' | 'destination' | 'departs'
> {
  const { origin, departure } = segments[0];
  const { destination } = segments.at(-1) ?? segments[0];
  const isBack =
    second !== undefined && second.segments[0].origin === destination && second.segments.at(-1)?.destination === origin;
  const trip = second === undefined ? 'one-way' : further.length === 0 && isBack ? 'round-trip' : 'multi-city';
  return { trip, origin, destination, departs: dateOfLocal(departure.local) };
}

/** What the rows are matched against, of a fare for these flights. */
export function fareContext(
  { cabin, fareType }: Pick<FareOption, 'cabin' | 'fareType'>,
  { itineraries, international, trip, origin, destination, departs }: Journey,
  party: Party,
): FareContext {
  const { carrier } = itineraries[0].segments[0];
  return { carrier, cabin, fareType, international, party, trip, origin, destination, departs };
}
