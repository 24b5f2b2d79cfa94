/**
 * To which other places and airlines a ticket may be reissued.
 *
 * Sources. Changing at all, and at what fee, is the fare's own rule (see `change.ts`); no supplier says separately whether it
 * lets a ticket be rerouted, so where it may be changed it may be rerouted, within what follows. That low-cost airlines change
 * to their own flights only, that a ticket is exchanged by the airline that issued it, and that a ticket whose travel has begun
 * goes on from where the traveller is, is general practice of airlines (category 31 of fare rules, voluntary changes). That the
 * ends stay in their countries, and that special fares keep their route, is this product's default. Agreements between
 * airlines are not known here: a ticket of a full-service airline goes to another one by request only.
 */
import type { Airport, AirportDirectory } from '../reference/airports.ts';
import { airlineByCode } from '../reference/airlines.ts';
import type { FareType } from '../reference/cabin.ts';
import type { AirlineCode, AirportCode, Itinerary } from '../offer/itinerary.ts';
import type { Instant } from '../../time/instant.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { hasLeft } from './flown-part.ts';

/** What a direction of a booking is to be flown with instead; what is absent stays. */
export interface Reroute {
  /** By position in the booking. */
  readonly itinerary: number;
  readonly origin?: AirportCode;
  readonly destination?: AirportCode;
  readonly airline?: AirlineCode;
}

/** What of a booking decides it; options are one for all directions, or one each. A fare type that is not known is regular. */
export interface Reroutable {
  readonly itineraries: readonly Itinerary[];
  readonly options: readonly { readonly fareType?: FareType; readonly special?: 'return' }[];
}

export interface Ends {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
}

/** From where to where an itinerary goes. */
export function endsOf({ segments }: Itinerary): Ends {
  return { origin: segments[0].origin, destination: (segments.at(-1) ?? segments[0]).destination };
}

/** The airline that sells what a direction is flown with: a ticket is exchanged with the one that issued it. */
export function sellerOf({ segments }: Itinerary): AirlineCode {
  return segments[0].carrier;
}

/**
 * What forbids it, at `directions[n].origin`, `.destination` or `.airline`: `reroute-special` (fares for some people only, or of
 * a special return), `reroute-flown` (the next flight of a journey that has begun leaves from where it did), `reroute-border`
 * (another country, or a place that is not known), `reroute-own-flights` (a low-cost airline) and `reroute-issuer` (any other),
 * the last two with `airline`, the one of the ticket. A direction that is not there has nothing against it.
 */
export function checkReroute(
  booking: Reroutable,
  directions: readonly Reroute[],
  { airports, now }: { readonly airports: Pick<AirportDirectory, 'byCode'>; readonly now: Instant },
): readonly Violation[] {
  const { itineraries, options } = booking;
  const next = itineraries.findIndex((itinerary) => !hasLeft(itinerary, now));
  return directions.flatMap(({ itinerary, airline, ...places }, at) => {
    const old = itineraries[itinerary];
    if (old === undefined) return [];
    const ends = endsOf(old);
    const option = options[itinerary] ?? options[0];
    const isSpecial = option?.special === 'return' || (option?.fareType ?? 'regular') !== 'regular';
    const against = (['origin', 'destination'] as const).flatMap((end) => {
      const place = places[end] ?? ends[end];
      if (place === ends[end]) return [];
      const path = `directions[${at}].${end}`;
      if (isSpecial) return [violation('reroute-special', path)];
      if (end === 'origin' && next > 0 && itinerary === next) {
        return [violation('reroute-flown', path, { place: ends.origin })];
      }
      return isSameCountry(airports.byCode(place), airports.byCode(ends[end]))
        ? []
        : [violation('reroute-border', path)];
    });
    return [...against, ...againstAirline(old, airline, `directions[${at}].airline`)];
  });
}

/** Why a direction stays with the airline that it was sold by, at `airline`. */
export function airlineStays(itinerary: Itinerary): Violation {
  return stays(sellerOf(itinerary), 'airline');
}

function againstAirline(old: Itinerary, airline: AirlineCode | undefined, path: string): readonly Violation[] {
  const seller = sellerOf(old);
  return airline === undefined || airline === seller ? [] : [stays(seller, path)];
}

function stays(seller: AirlineCode, path: string): Violation {
  const isLowCost = airlineByCode(seller)?.lowCost === true;
  return violation(isLowCost ? 'reroute-own-flights' : 'reroute-issuer', path, { airline: seller });
}

function isSameCountry(one: Airport | undefined, other: Airport | undefined): boolean {
  return one !== undefined && one.country === other?.country;
}
