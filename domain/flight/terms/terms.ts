/**
 * The rows of an agency's commercial terms: its markup and fees on the customer's side, its commission and the tax withheld
 * from it on the other. They are dated, so that a fare of an earlier day is explained by the rule of that day. What they
 * make of a fare is in `apply-terms.ts`.
 */
import type { ChargeRow } from '../../booking/sale/selling-terms.ts';
import type { BuyerMatch } from '../../price/buyer.ts';
import type { Money } from '../../money/money.ts';
import type { DatedRow, TaxRateRow } from '../../rules/dated-row.ts';
import type { AskBounds } from '../../price/ask.ts';
import type { MarkupShare } from '../../price/markup-share.ts';
import type { Cabin, FareType } from '../reference/cabin.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { AirlineCode } from '../offer/itinerary.ts';
import type { Party } from '../search/request.ts';

/** What a row asks of a fare; what is left out matches every fare. */
export interface FareMatch extends BuyerMatch {
  readonly journey?: 'domestic' | 'international';
  readonly carriers?: readonly AirlineCode[];
  readonly cabins?: readonly Cabin[];
  readonly fareTypes?: readonly FareType[];
  /** How the fare is sold; each direction that is chosen by itself is sold one way. */
  readonly trips?: readonly FareTrip[];
  /** Airports of the first departure, and of where the first direction leads. */
  readonly origins?: readonly string[];
  readonly destinations?: readonly string[];
  /** Days of the first departure, where it is; both inclusive. */
  readonly travelFrom?: IsoDate;
  readonly travelTo?: IsoDate;
}

export const fareTrips = ['one-way', 'round-trip', 'multi-city'] as const;
export type FareTrip = (typeof fareTrips)[number];

/** What the agency adds for itself: so much a seated traveller, or a share of the airline fare, capped or not. */
export interface MarkupRow extends DatedRow, OwnRule {
  readonly match: FareMatch;
  readonly amount: { readonly perTraveller: Money } | MarkupShare;
}

/** A row that the agency writes itself: what it calls it, and whether it counts. */
export interface OwnRule {
  readonly name?: string;
  readonly isOff?: true;
}

/** What the airline gives the agency: a share of the base fare, or of base fare and YQ. */
export interface CommissionRow extends DatedRow {
  readonly match: FareMatch;
  readonly basisPoints: number;
  readonly on: 'base' | 'base-and-yq';
}

/** What the portal charges for its service: so much a seated traveller, with its own GST on top. */
export interface ConvenienceFeeRow extends DatedRow {
  readonly match: FareMatch;
  readonly perTraveller: Money;
}

/** What an agent may ask for one booking beside the agency's usual price, so much a traveller with a seat. */
export interface AskRow extends DatedRow, AskBounds {
  readonly match: FareMatch;
  /** Whether a discount may take the customer's price below what the agency is charged. */
  readonly belowNet: boolean;
}

/** What a customer's price is a multiple of: whole units, fives, tens. */
export interface RoundingRow extends DatedRow {
  readonly unit: Money;
}

/** How long at most the agency may hold such a fare; 0 for not at all. */
export interface HoldRow extends DatedRow {
  readonly match: FareMatch;
  readonly minutes: number;
}

/** What a promo code takes off the base fare of a traveller with a seat, never more than that base fare. */
export interface PromoRow extends DatedRow {
  /** In capitals. */
  readonly code: string;
  readonly match: FareMatch;
  readonly takes: { readonly perTraveller: Money } | { readonly basisPoints: number; readonly most?: Money };
  /** At whose cost: the agency's own earnings, or the supplier's, who then also charges the agency less. */
  readonly borneBy: 'agency' | 'supplier';
}

/** In each list the first row that is in force and matches applies; special rows stand before general ones. */
export interface FlightTerms {
  readonly markups: readonly MarkupRow[];
  readonly commissions: readonly CommissionRow[];
  readonly convenienceFees: readonly ConvenienceFeeRow[];
  /** Of the house, for handling and for what paying costs. */
  readonly charges: readonly ChargeRow[];
  readonly gstOnFees: readonly TaxRateRow[];
  readonly tdsOnCommission: readonly TaxRateRow[];
  /** Without a row nothing is asked beside the usual price. */
  readonly asks: readonly AskRow[];
  /** Without a row nothing is rounded. */
  readonly roundings: readonly RoundingRow[];
  /** Without a row a hold is as long as the airline gives. */
  readonly holds: readonly HoldRow[];
}

/** What the rows are matched against. */
export interface FareContext {
  /** The airline on whose document the fare is sold. */
  readonly carrier: AirlineCode;
  readonly cabin: Cabin;
  readonly fareType: FareType;
  readonly international: boolean;
  readonly party: Party;
  readonly trip: FareTrip;
  readonly origin: string;
  readonly destination: string;
  /** The day of its first departure, where it is. */
  readonly departs: IsoDate;
}

/** Terms under which nothing is added and nothing withheld. */
export const noTerms: FlightTerms = {
  markups: [],
  commissions: [],
  convenienceFees: [],
  charges: [],
  gstOnFees: [],
  tdsOnCommission: [],
  asks: [],
  roundings: [],
  holds: [],
};

/** Whether a row's conditions hold for a fare. */
export function fits(match: FareMatch, context: FareContext): boolean {
  const { journey, carriers, cabins, fareTypes, trips, origins, destinations, travelFrom, travelTo } = match;
  return (
    (journey === undefined || (journey === 'international') === context.international) &&
    (carriers === undefined || carriers.includes(context.carrier)) &&
    (cabins === undefined || cabins.includes(context.cabin)) &&
    (fareTypes === undefined || fareTypes.includes(context.fareType)) &&
    (trips === undefined || trips.includes(context.trip)) &&
    (origins === undefined || origins.includes(context.origin)) &&
    (destinations === undefined || destinations.includes(context.destination)) &&
    (travelFrom === undefined || travelFrom <= context.departs) &&
    (travelTo === undefined || context.departs <= travelTo)
  );
}
