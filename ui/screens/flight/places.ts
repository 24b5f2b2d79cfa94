/** Names of airports and their cities, for the screens of flights. */
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useAirportNames } from '#ui/places/airport-names.ts';
import type { Places } from '#ui/places/airport-names.ts';

export function usePlaces(): Places {
  return useAirportNames(usePart(flightParts.airports));
}
