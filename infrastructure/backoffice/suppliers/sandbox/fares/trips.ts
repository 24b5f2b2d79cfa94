/**
 * Several directions sold as one fare, and one direction sold cheaper in a pair: what a priced journey becomes then. The
 * lowest level of each flight is lowered, all that is built on it follows.
 */
import { nothingKnown, type PricedJourney } from './priced-journey.ts';

/** Percent of the one-way levels that a journey there and back, or over several cities, is sold at. */
const returnPercent = 88;
const severalCitiesPercent = 94;
/** Percent of the one-way level of a special return fare, each way. */
const pairPercent = 93;

/** Airlines that sell special return fares within a country (section 9: domestic round trip, low-cost special). */
export const pairCarriers: ReadonlySet<string> = new Set(['6E', 'SG']);

/**
 * The directions of a journey as one: flights in the order of travel under the families and fee rules of the first
 * direction's carrier, the levies of all. One direction is answered as it is.
 */
export function wholeTrip([first, ...others]: readonly [PricedJourney, ...PricedJourney[]]): PricedJourney {
  if (others.length === 0) {
    return first;
  }
  const directions = inOneTrip([first, ...others]);
  return {
    ...directions[0],
    legs: directions.flatMap(({ legs }) => legs),
    levies: directions.flatMap(({ levies }) => levies),
    legsText: legsOfTrip(directions),
    directions,
    known: nothingKnown(),
  };
}

/** The directions of a journey as they are sold in it; a single one as it is. */
export function inOneTrip(
  all: readonly [PricedJourney, ...PricedJourney[]],
): readonly [PricedJourney, ...PricedJourney[]] {
  const [first, ...others] = all;
  if (others.length === 0) return all;
  const percent = isReturn(all) ? returnPercent : severalCitiesPercent;
  const international = all.some((each) => each.international);
  const touchesIndia = all.some((each) => each.touchesIndia);
  const sold = (each: PricedJourney) => inTrip(each, first, percent, international, touchesIndia);
  return [sold(first), ...others.map(sold)];
}

/** All flights of a journey in a key. */
export function legsOfTrip(directions: readonly PricedJourney[]): string {
  return directions.map(({ legsText }) => legsText).join('~');
}

/** A direction under the families and fee rules of the first; the same for every journey that it is so sold in. */
function inTrip(
  direction: PricedJourney,
  { carrier, families, cabin }: PricedJourney,
  percent: number,
  international: boolean,
  touchesIndia: boolean,
): PricedJourney {
  const key = `${percent} ${carrier} ${cabin} ${international} ${touchesIndia}`;
  const known = direction.known.inTrips.get(key);
  if (known !== undefined) return known;
  const made = {
    ...atPercent(direction, percent),
    carrier,
    families,
    international,
    touchesIndia,
    known: nothingKnown(),
  };
  direction.known.inTrips.set(key, made);
  return made;
}

/** A direction at the level of a special return fare. */
export function asPair(priced: PricedJourney): PricedJourney {
  return { ...atPercent(priced, pairPercent), inPair: true, known: nothingKnown() };
}

function atPercent(priced: PricedJourney, percent: number): PricedJourney {
  return {
    ...priced,
    legs: priced.legs.map((leg) => ({ ...leg, lowest: Math.round((leg.lowest * percent) / 100) })),
  };
}

function isReturn([there, back, ...more]: readonly PricedJourney[]): boolean {
  return (
    more.length === 0 &&
    there?.legs[0]?.from === back?.legs.at(-1)?.to &&
    there?.legs.at(-1)?.to === back?.legs[0]?.from
  );
}
