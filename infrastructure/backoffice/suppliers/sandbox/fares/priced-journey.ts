/** A journey for which a party asks what it costs: its flights with where the party stands on their ladders, and its moment. */
import type { FeesNow } from '#domain/flight/fare/fee-rules.ts';
import type { Cabin } from '#domain/flight/reference/cabin.ts';
import type { FareGst, FareSums, Levy } from '#domain/flight/fare/pricing.ts';
import type { Party } from '#domain/flight/search/request.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Rate, rateOf } from '#domain/price/exchange.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, toMilliseconds } from '#domain/time/instant.ts';
import type { FareFamily } from './fare-families.ts';
import type { Flight } from '../timetable/flight-patterns.ts';
import type { SeatStock, Standing } from '../seats/seat-stock.ts';

/** When a price is asked for: the UTC minute, the day by which rules are chosen, and what its currency is worth then. */
export interface Moment {
  readonly minute: number;
  readonly issued: IsoDate;
  readonly rate: Rate;
}

/** `zone`: whose calendar day chooses the rules. */
export function momentOf(now: Instant, zone: string, currency: Currency): Moment {
  const issued = dateIn(now, zone);
  return { minute: Math.floor(toMilliseconds(now) / 60_000), issued, rate: rateOf(currency, issued) };
}

/** How many seats the sandbox has sold on a flight, local day and cabin. */
export type SoldOf = (flight: Flight, day: number, cabin: Cabin) => number;

/** A flight of a journey with where the party stands on its ladder. */
export interface PricedLeg {
  readonly flight: Flight;
  readonly day: number;
  readonly departure: number;
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  readonly stock: SeatStock;
  readonly standing: Standing;
  /** Rupees of the lowest class, and the percents on it. */
  readonly lowest: number;
  readonly daysPercent: number;
  readonly demandPercent: number;
}

export interface PricedJourney {
  readonly legs: readonly PricedLeg[];
  /** Flies the longest leg: its families and fee rules hold. */
  readonly carrier: string;
  readonly families: readonly FareFamily[];
  readonly cabin: Cabin;
  readonly party: Party;
  readonly international: boolean;
  readonly touchesIndia: boolean;
  readonly levies: readonly Levy[];
  readonly gst: FareGst | undefined;
  readonly legsText: string;
  /** Of several directions sold as one: each by itself. */
  readonly directions?: readonly PricedJourney[];
  /** Sold only together with another such fare of the carrier in the other direction. */
  readonly inPair?: boolean;
  readonly moment: Moment;
  readonly known: Known;
}

/** What is worked out of a journey once and asked for often. A journey that is changed in any way has its own. */
export interface Known {
  /** By the letter of a family. */
  readonly sums: Map<string, FareSums>;
  /** By family and concession: what cancelling and changing this direction costs one traveller now. */
  readonly fees: Map<string, FeesNow | undefined>;
  /** This journey as a direction of a longer one, by how it is sold there. */
  readonly inTrips: Map<string, PricedJourney>;
  bookingClasses?: readonly string[];
  /** Until when fares that are held are. */
  holdUntil?: Instant | 'none';
}

export function nothingKnown(): Known {
  return { sums: new Map(), fees: new Map(), inTrips: new Map() };
}
