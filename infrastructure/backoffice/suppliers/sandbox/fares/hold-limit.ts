/**
 * Which fares the sandbox's airlines hold without paying, and until when: not the cheapest within a country, not those
 * sold in pairs or to companies; for a day, abroad for two, and never into the last day before departure.
 */
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { HoldPractice } from '#domain/flight/quote/quote.ts';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { fromMilliseconds, type Instant, toMilliseconds } from '#domain/time/instant.ts';
import { toInstant } from '#domain/time/place-time.ts';
import type { FareFamily } from './fare-families.ts';
import type { PricedJourney } from './priced-journey.ts';

const minuteMs = 60_000;
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
  if (!fares.every(isHeld)) return undefined;
  const abroad = fares.some(({ priced }) => priced.international);
  return limitFor(abroad, toMilliseconds(toInstant(segments[0].departure)) / minuteMs, toMilliseconds(now) / minuteMs);
}

/** The same of one fare in a list, to the minute in which it is asked for. Worked out once for a journey. */
export function listedHoldLimit(priced: PricedJourney, family: FareFamily): Instant | undefined {
  if (!isHeld({ priced, family })) return undefined;
  const { known, international, legs, moment } = priced;
  known.holdUntil ??= limitFor(international, legs[0]?.departure ?? moment.minute, moment.minute) ?? 'none';
  return known.holdUntil === 'none' ? undefined : known.holdUntil;
}

function isHeld({ priced, family }: Holdable): boolean {
  return priced.inPair !== true && !family.corporate && (priced.international || family.fees !== 'saver');
}

/** Minutes of UTC. */
function limitFor(abroad: boolean, departure: number, now: number): Instant | undefined {
  const at = Math.min(now + (abroad ? 2 * day : day), departure - day);
  return at > now + least ? fromMilliseconds(at * minuteMs) : undefined;
}

/** Passports come later with all of them. Low-cost carriers sell services with tickets only; the others keep them with the seats. */
export function holdPractice(fares: readonly { readonly priced: Pick<PricedJourney, 'carrier'> }[]): HoldPractice {
  const sellsLater = fares.some(({ priced }) => airlineByCode(priced.carrier)?.lowCost === true);
  return { passportsLater: true, ...(!sellsLater && { services: true as const }) };
}
