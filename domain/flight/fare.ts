/**
 * A fare as a tree of named parts that adds up exactly: every inner node's amount is the sum of its parts', so any
 * total can be opened down to the rule that made it.
 */
import type { Money } from '../money/money.ts';
import type { TravellerType } from '../people/traveller-type.ts';
import type { IsoDate } from '../time/calendar-date.ts';

/**
 * The fare parts of a booking. `fare` is the airline's total, `customer-price` what the customer pays, `net-payable`
 * what the agency's account is charged. `ticket` and `traveller` group lines and carry params for their words. Then
 * come five of cancellations: what goes back to the agency's account, and what is kept; the last three are of changes.
 * `air-fare` stands for base fare, airline's surcharges and markup together, for those who may not see them apart.
 */
export const farePartNames = [
  'customer-price',
  'net-payable',
  'fare',
  'air-fare',
  'base-fare',
  'base-fare-line',
  'taxes',
  'yq',
  'k3',
  'fuel',
  'passenger-service-fee',
  'user-development-fee',
  'aviation-security-fee',
  'regional-connectivity',
  'other-tax',
  'tds',
  'service-tax',
  'gst',
  'discount',
  'markup',
  'handling-charges',
  'convenience-fee',
  'processing-fee',
  'payment-gateway-charges',
  'insurance',
  'seat',
  'meal',
  'baggage',
  'special-ssr',
  'commission',
  'refund',
  'cancellation-charges',
  'cancellation-fee',
  'no-show-fee',
  'cancellation-gst',
  'fare-difference',
  'change-fee',
  'change-gst',
] as const;
export type FarePartName = (typeof farePartNames)[number];

/** Which dated rule made an amount. `note` names the public source and never needs translating. */
export interface AppliedRule {
  readonly id: string;
  readonly from: IsoDate;
  readonly to?: IsoDate;
  readonly note: string;
}

export interface FarePart {
  readonly name: FarePartName;
  readonly amount: Money;
  /** What words need to describe the line: counts, unit amounts as decimal strings, airport or carrier codes, percents. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rule?: AppliedRule;
  readonly parts?: readonly FarePart[];
}

/** What the airline asks of one traveller of a type. */
export interface TravellerFare {
  readonly traveller: TravellerType;
  /** How many of them there are. */
  readonly count: number;
  readonly total: Money;
  /** Of the total: base fare, concessions taken off. */
  readonly base: Money;
  readonly yq: Money;
}

/** The agency's side of a price. */
export interface TermAmounts {
  /** What the agency's account is charged: airline fare − commission + TDS + fees, less a discount that the supplier bears. */
  readonly net: Money;
  readonly commission: Money;
  readonly tds: Money;
  readonly markup: Money;
  /** What a promo code takes off at the agency's own cost. */
  readonly discount?: Money;
  /** markup + commission − TDS − discount: what the customer pays less net. */
  readonly earn: Money;
}

/** The same for one traveller of a type. */
export interface TravellerTerms extends TermAmounts {
  readonly traveller: TravellerType;
  readonly count: number;
}

/** The agency's own terms on a fare; present only for callers who may see them. */
export interface AgencyTerms extends TermAmounts {
  /**
   * For one traveller of each type that travels, where several travel and the airline says what each pays. Every amount
   * above is then the sum of these, each times its count. In a list of offers the adult's alone.
   */
  readonly each?: readonly TravellerTerms[];
}

export interface Fare {
  /** What the customer pays for the whole party: airline fare + markup + fees. */
  readonly total: Money;
  /** Root is `customer-price`; its amount equals `total`. */
  readonly breakdown: FarePart;
  /** Root is `net-payable`; its amount equals `terms.net`. */
  readonly netBreakdown?: FarePart;
  readonly terms?: AgencyTerms;
}
