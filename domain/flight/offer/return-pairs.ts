/**
 * Special return fares as they are bought: two of one airline, one each way. Which goes best with one that is chosen, and
 * the best pair of each airline.
 */
import { add, isPositive, type Money, subtract } from '../../money/money.ts';
import { checkChoices, pairs } from './choice.ts';
import type { AirlineCode } from './itinerary.ts';
import type { FareOption, FlightOffer } from './offer.ts';

/** An offer of one direction with the fare to buy. */
export interface FareOfOffer {
  readonly offer: FlightOffer;
  readonly fare: FareOption;
}

export interface ReturnPair {
  /** Of the airline of the first flight of either direction. */
  readonly carrier: AirlineCode;
  readonly onward: FareOfOffer;
  readonly back: FareOfOffer;
  /** Customer price of the whole party, both ways. */
  readonly total: Money;
  /**
   * What both directions would cost at the cheapest fares of the same flights that are sold alone; absent where one of them
   * has none.
   */
  readonly apart?: Money;
}

/**
 * The cheapest special return fare among the offers of the other direction that can be bought with one that is chosen.
 * `direction` is that of the chosen: 0 onward, 1 return. Undefined where there is none, or the chosen fare is no special one.
 */
export function cheapestPartner(
  chosen: FareOfOffer,
  direction: 0 | 1,
  others: readonly FlightOffer[],
): FareOfOffer | undefined {
  if (chosen.fare.special !== 'return') return undefined;
  return specialsOf(others).find(
    (other) => pairs(chosen, other) && checkChoices(direction === 0 ? [chosen, other] : [other, chosen]).length === 0,
  );
}

/** The cheapest pair of each airline that sells special return fares both ways, cheapest first. */
export function cheapestPairs(onward: readonly FlightOffer[], back: readonly FlightOffer[]): readonly ReturnPair[] {
  const found = new Map<AirlineCode, ReturnPair>();
  const returns = specialsOf(back);
  for (const there of specialsOf(onward)) {
    const carrier = carrierOf(there);
    const best = found.get(carrier);
    for (const home of returns) {
      const total = add(there.fare.total, home.fare.total);
      if (best !== undefined && total.minor >= best.total.minor) break;
      if (checkChoices([there, home]).length > 0) continue;
      const apart = priceApart(there, home);
      found.set(carrier, { carrier, onward: there, back: home, total, ...(apart && { apart }) });
      break;
    }
  }
  return [...found.values()].toSorted((one, other) => one.total.minor - other.total.minor);
}

/**
 * The cheapest fare of an offer that is sold without another direction's.
 *
 * @example cheapestAlone([{ special: 'return', family: 'Return' }, { family: 'Saver' }])?.family // => 'Saver'
 */
export function cheapestAlone<Fare extends Pick<FareOption, 'special'>>(fares: readonly Fare[]): Fare | undefined {
  return fares.find(({ special }) => special === undefined);
}

/** What a pair costs less than both directions apart; undefined where that is nothing, or one of them is not sold apart. */
export function savedTogether({ apart, total }: Pick<ReturnPair, 'apart' | 'total'>): Money | undefined {
  const saved = apart && subtract(apart, total);
  return saved && isPositive(saved) ? saved : undefined;
}

/** All special return fares of offers, cheapest first. */
function specialsOf(offers: readonly FlightOffer[]): readonly FareOfOffer[] {
  return offers
    .flatMap((offer) =>
      offer.fares.filter(({ special }) => special === 'return').map((fare): FareOfOffer => ({ offer, fare })),
    )
    .toSorted((one, other) => one.fare.total.minor - other.fare.total.minor);
}

function priceApart(onward: FareOfOffer, back: FareOfOffer): Money | undefined {
  const [there, home] = [cheapestAlone(onward.offer.fares), cheapestAlone(back.offer.fares)];
  return there && home && add(there.total, home.total);
}

function carrierOf({ offer }: FareOfOffer): AirlineCode {
  return offer.itineraries[0].segments[0].carrier;
}
