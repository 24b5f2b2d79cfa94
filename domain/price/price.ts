/**
 * A price as a tree of named parts that adds up exactly: every inner node's amount is the sum of its parts', so any
 * total can be opened down to the rule that made it.
 */
import type { Money } from '../money/money.ts';
import type { TravellerType } from '../people/traveller-type.ts';
import type { AppliedRule } from '../rules/applied-rule.ts';

/**
 * The parts of prices. `fare` is the supplier's total, `customer-price` what the customer pays, `net-payable`
 * what the agency's account is charged. `ticket` and `traveller` group lines and carry params for their words. Then
 * come those of cancellations: what goes back to the agency's account and to its customer, and what is kept, services and
 * fees that are not given back among it; then three of changes, and last what a railway adds to its base fare. `gross-fare` stands for base fare, airline's surcharges and
 * markup together, for those who may not see them apart.
 */
export const pricePartNames = [
  'customer-price',
  'net-payable',
  'fare',
  'gross-fare',
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
  'extra-markup',
  'agent-discount',
  'service-fee',
  'rounding',
  'handling-charges',
  'express-charge',
  'supplier-charge',
  'supplier-charge-kept',
  'customer-tds',
  'convenience-fee',
  'processing-fee',
  'payment-gateway-charges',
  'insurance',
  'package-flights',
  'tcs',
  'driver-allowance',
  'night-allowance',
  'port-charges',
  'gratuities',
  'seat',
  'meal',
  'baggage',
  'special-ssr',
  'commission',
  'commission-kept',
  'refund',
  'customer-refund',
  'cancellation-charges',
  'cancellation-fee',
  'no-show-fee',
  'cancellation-gst',
  'services-kept',
  'fees-kept',
  'fare-difference',
  'change-fee',
  'change-gst',
  'reservation-charge',
  'superfast-charge',
  'tatkal-charge',
  'flexi-charge',
  'rail-rounding',
] as const;
export type PricePartName = (typeof pricePartNames)[number];

export interface PricePart {
  readonly name: PricePartName;
  readonly amount: Money;
  /** What words need to describe the line: counts, unit amounts as decimal strings, airport or carrier codes, percents. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly rule?: AppliedRule;
  readonly parts?: readonly PricePart[];
}

/** Whether it is a charge of the house, where a supplier's part may have the same name. */
export function isHouses({ params }: Pick<PricePart, 'params'>): boolean {
  return params?.['what'] === 'house';
}

/** What the supplier asks of one traveller of a type. */
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
  /** What the agency's account is charged: the supplier's price − commission + TDS + fees, less a discount that the supplier bears. */
  readonly net: Money;
  readonly commission: Money;
  readonly tds: Money;
  /** What the agency adds: by its rules, and for this booking. */
  readonly markup: Money;
  /** What a promo code, or the agent, takes off at the agency's own cost. */
  readonly discount?: Money;
  /** markup + commission − TDS − discount: what the customer pays less net, and less tax withheld from the customer's own commission. */
  readonly earn: Money;
}

/** The same for one traveller of a type. */
export interface TravellerTerms extends TermAmounts {
  readonly traveller: TravellerType;
  readonly count: number;
}

/** The agency's own terms on a fare; present only for callers who may see them. */
export interface AgencyTerms extends TermAmounts {
  /** What rounding adds to the customer's price, or takes off it; what is earned holds it. */
  readonly rounding?: Money;
  /**
   * For one traveller of each type that travels, where several travel and the supplier says what each pays. Every amount
   * above, but for the rounding, is then the sum of these, each times its count. In a list of offers the adult's alone.
   */
  readonly each?: readonly TravellerTerms[];
}

/** As much of an agency's terms as a list shows; the rest where it is shown too. */
export interface ListedTerms extends ListedAmounts, Pick<AgencyTerms, 'rounding'> {
  readonly each?: readonly (ListedAmounts & Pick<TravellerTerms, 'traveller' | 'count'>)[];
}

type ListedAmounts = Partial<TermAmounts> & Pick<TermAmounts, 'net' | 'earn'>;

export interface Price {
  /** What the customer pays for the whole party: the supplier's price + markup + fees − discount, rounded where the agency wants it. */
  readonly total: Money;
  /** Root is `customer-price`; its amount equals `total`. */
  readonly breakdown: PricePart;
  /** Root is `net-payable`; its amount equals `terms.net`. */
  readonly netBreakdown?: PricePart;
  readonly terms?: AgencyTerms;
}
