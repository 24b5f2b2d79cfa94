/**
 * The adapter's keys. A fare is Duffel's offer, named by its id and the party it was made for; an offer of ours is the
 * flights themselves, so that Duffel's offers of the same flights (one a fare brand) are the fares of one.
 *
 * `1:off_0000AbC:2.1.0`: version, Duffel's id, adults, children and infants.
 * `1:AI2927.DEL.202611240700_…~…:Y:2.1.0`: version, flights with place and local time of departure joined by '_' and
 * directions by '~', cabin, party; flights that need more room than a key has are named by their hash.
 */
import { createHash } from 'node:crypto';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { Party } from '#domain/flight/search/request.ts';

export interface FareName {
  readonly offerId: string;
  readonly party: Party;
}

const mostCharacters = 320;

export function fareKeyOf({ offerId, party }: FareName): string {
  return `1:${offerId}:${partyText(party)}`;
}

/** Undefined where the text is no key of a fare. */
export function readFareKey(text: string): FareName | undefined {
  const parts = /^1:(off_[A-Za-z0-9]{1,200}):([1-9])\.(\d)\.(\d)$/.exec(text);
  return parts === null
    ? undefined
    : {
        offerId: parts[1] ?? '',
        party: { adults: Number(parts[2]), children: Number(parts[3]), infants: Number(parts[4]) },
      };
}

export function offerKeyOf(itineraries: readonly Itinerary[], cabin: Cabin, party: Party): string {
  const flights = itineraries
    .map(({ segments }) =>
      segments
        .map(
          ({ carrier, flightNumber, origin, departure }) =>
            `${carrier}${flightNumber}.${origin}.${departure.local.replace(/[^0-9]/g, '')}`,
        )
        .join('_'),
    )
    .join('~');
  const key = `1:${flights}:${cabin}:${partyText(party)}`;
  return key.length <= mostCharacters
    ? key
    : `1:${createHash('sha256').update(flights).digest('hex')}:${cabin}:${partyText(party)}`;
}

function partyText({ adults, children, infants }: Party): string {
  return `${adults}.${children}.${infants}`;
}
