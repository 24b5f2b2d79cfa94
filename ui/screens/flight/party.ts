/**
 * What every form of a flight's travellers has: those that the agency saved, and what the airlines ask for, numbers of their
 * programmes and what somebody with one name writes.
 */
import { useEffect } from 'react';
import { nameRulesOf } from '#domain/flight/checks/carrier-names.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useWords, type Words } from '#ui/design/words/words.ts';
import type { PartyForm } from '#ui/people/party-form.ts';
import { usePlaces } from './places.ts';

export function useFlightParty(
  itineraries: readonly [Itinerary, ...Itinerary[]],
): Pick<PartyForm, 'savedTravellers' | 'programmes' | 'oneName'> {
  const words = useWords();
  const { country } = usePlaces();
  const savedTravellers = usePart(flightParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const countries = itineraries
    .flatMap(({ segments }) => segments)
    .flatMap(({ origin, destination }) => [country(origin) ?? '', country(destination) ?? '']);
  const [{ carrier }] = itineraries[0].segments;
  return {
    savedTravellers,
    programmes: itineraries.map(({ segments: [first] }, direction) => ({
      issuer: first.carrier,
      label: flyerLabel(words, itineraries, direction),
      example: words('booking-flyer-number', { carrier: first.carrier }),
    })),
    oneName: { ask: nameRulesOf(carrier, countries).singleName, by: carrier },
  };
}

/** There and back by their names; of more directions each by its places. */
function flyerLabel(words: Words, itineraries: readonly Itinerary[], direction: number): string {
  const segments = itineraries[direction]?.segments;
  if (itineraries.length <= 2 || segments === undefined) {
    return words(direction === 0 ? 'booking-field-frequentFlyer' : 'booking-field-frequentFlyer-return');
  }
  const to = segments.at(-1)?.destination ?? segments[0].destination;
  return words('booking-field-frequentFlyer-of', { from: segments[0].origin, to });
}
