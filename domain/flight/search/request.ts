/** What is asked of a flight search, in domain terms, with the defaults that the search form starts from. */
import type { IsoDate } from '../../time/calendar-date.ts';
import type { Cabin, FareType, RefundType } from '../reference/cabin.ts';
import type { AirlineCode, AirportCode } from '../offer/itinerary.ts';
import type { SortKey } from '../offer/sort.ts';

export interface Sector {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  readonly date: IsoDate;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** Minutes after local midnight; `to` is exclusive. 06:00 to 12:00 is {from: 360, to: 720}. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export const journeyTypes = ['one-way', 'round-trip', 'multi-city'] as const;
export type JourneyType = (typeof journeyTypes)[number];

/** To which part of a journey a direction belongs. */
export type JourneyPart = 'one-way' | 'onward' | 'return' | 'multi-city';

/** Of a direction by position from 0. */
export function journeyPart(type: JourneyType, itinerary: number): JourneyPart {
  if (type !== 'round-trip') return type;
  return itinerary === 0 ? 'onward' : 'return';
}

export interface FlightSearchRequest {
  readonly journeyType: JourneyType;
  /** One for one way, two for a round trip, two to six for multi city. */
  readonly sectors: readonly Sector[];
  readonly party: Party;
  readonly cabin: Cabin;
  readonly fareType: FareType;
  readonly refundType: RefundType;
  readonly nonStopOnly: boolean;
  readonly nearbyAirports: boolean;
  readonly departureWindow?: TimeWindow;
  readonly arrivalWindow?: TimeWindow;
  readonly preferredCarriers: readonly AirlineCode[];
  readonly excludedCarriers: readonly AirlineCode[];
  /** The longest layover accepted. */
  readonly layoverMinutes?: number;
  readonly promoCode?: string;
  /** How many offers to answer, the first in the order of `sortKey`: 1 to 5,000. */
  readonly numResults: number;
  /** Ascending; the best first where absent. */
  readonly sortKey?: SortKey;
}

/**
 * Whether each direction of a journey is chosen by itself: where there are several and none crosses a border, as domestic
 * fares are one way. Otherwise the whole journey is one offer.
 *
 * @example isSoldBySector({ sectors: [{ origin: 'DEL', destination: 'BOM' }, { origin: 'BOM', destination: 'DEL' }] }, () => true) // => true
 */
export function isSoldBySector(
  { sectors }: { readonly sectors: readonly Pick<Sector, 'origin' | 'destination'>[] },
  isDomestic: (from: AirportCode, to: AirportCode) => boolean,
): boolean {
  return sectors.length > 1 && sectors.every(({ origin, destination }) => isDomestic(origin, destination));
}
