/**
 * Which fares the sandbox's airlines hold without paying, and until when: not the cheapest within a country, not those
 * sold in pairs or to companies; for a day, abroad for two, and never into the last day before departure.
 */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { HoldPractice } from '#domain/flight/quote/quote.ts';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { FareFamily } from './fare-families.ts';
import type { PricedJourney } from './priced-journey.ts';

const day = 24 * 60;
/** A hold shorter than this is not worth offering, minutes. */
const least = 30;

export interface Holdable {
  readonly priced: Pick<PricedJourney, 'international' | 'inPair'>;
  readonly family: Pick<FareFamily, 'fees' | 'corporate'>;
}

/** Undefined where one of the fares is not held, or the flight is too near. */
export function holdLimit(
  fares: readonly Holdable[],
  [{ segments }]: readonly [Itinerary, ...Itinerary[]],
  now: Instant,
): Instant | undefined {
  const held = fares.every(
    ({ priced, family }) =>
      priced.inPair !== true && !family.corporate && (priced.international || family.fees !== 'saver'),
  );
  if (!held) return undefined;
  const abroad = fares.some(({ priced }) => priced.international);
  const given = plusMinutes(now, abroad ? 2 * day : day);
  const beforeDeparture = plusMinutes(toInstant(segments[0].departure), -day);
  const at = beforeDeparture < given ? beforeDeparture : given;
  return at > plusMinutes(now, least) ? at : undefined;
}

/** Passports come later with all of them. Low-cost carriers sell services with tickets only; the others keep them with the seats. */
export function holdPractice(fares: readonly { readonly priced: Pick<PricedJourney, 'carrier'> }[]): HoldPractice {
  const sellsLater = fares.some(({ priced }) => airlineByCode(priced.carrier)?.lowCost === true);
  return { passportsLater: true, ...(!sellsLater && { services: true as const }) };
}
