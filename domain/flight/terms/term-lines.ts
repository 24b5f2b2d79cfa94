/**
 * The lines that an agency's terms add to an airline's fare, each with its rule: markup, fees and charges, discount, commission
 * and the tax withheld from it. A share is of the party as a whole, or of one traveller of each type where that is known.
 */
import { chargeParts, type ChargeRow } from '../../booking/sale/selling-terms.ts';
import type { DatedRow, TaxRateRow } from '../../rules/dated-row.ts';
import { amountNamed } from '../../price/amount-named.ts';
import {
  add,
  formatDecimal,
  isZero,
  min,
  type Money,
  multiply,
  negate,
  percentage,
  percentText,
} from '../../money/money.ts';
import { appliedRule, type RuleName } from '../../rules/applied-rule.ts';
import { type MarkupShare, markupShare, markupShareParams } from '../../price/markup-share.ts';
import type { Rounding } from '../../price/rounding.ts';
import type { PricePart, PricePartName, TravellerFare } from '../../price/price.ts';
import type { AirlineCode } from '../offer/itinerary.ts';
import type { Party } from '../search/request.ts';
import { type CommissionRow, type ConvenienceFeeRow, type MarkupRow, type PromoRow } from './terms.ts';

/** The rows that apply to one kind of fare for one party on one day; the lines that are the same for every such fare. */
export interface ChosenTerms {
  readonly carrier: AirlineCode;
  readonly markup: MarkupRow | undefined;
  readonly commission: CommissionRow | undefined;
  readonly tds: TaxRateRow | undefined;
  readonly promo: PromoRow | undefined;
  /** Those of the house's charges that are a share of the fare, and the tax on them. */
  readonly charges: readonly SharedCharge[];
  readonly gst: TaxRateRow | undefined;
  readonly rounding: Rounding | undefined;
  readonly party: Party;
  readonly ofParty: FixedLines;
  /** As for one adult alone. */
  readonly ofOne: FixedLines;
}

/** What does not depend on what the fare comes to. */
export interface FixedLines {
  /** Undefined where it is a share of the fare. */
  readonly markup: readonly PricePart[] | undefined;
  /** The convenience fee and charges that are an amount, and the GST on each. */
  readonly fees: readonly PricePart[];
}

/** A charge that is a share of the airline's fare. */
export interface SharedCharge {
  readonly row: ChargeRow;
  readonly share: MarkupShare;
}

export function sharedCharge(row: ChargeRow): readonly SharedCharge[] {
  return 'perUnit' in row.amount ? [] : [{ row, share: row.amount }];
}

export interface TermLines {
  readonly markup: readonly PricePart[];
  /** Negative. */
  readonly discount: readonly PricePart[];
  /** Negative; one for the party or one a traveller type. */
  readonly commission: readonly PricePart[];
  readonly tds: readonly PricePart[];
  readonly fees: readonly PricePart[];
}

export type Each = readonly TravellerFare[] | undefined;

export function termLines(airlineFare: PricePart, chosen: ChosenTerms, each: Each): TermLines {
  return {
    markup: chosen.ofParty.markup ?? sharedMarkup(airlineFare.amount, chosen.markup, seatsOf(chosen.party), each),
    discount: discountLines(airlineFare, chosen, each),
    commission: commissionLines(airlineFare, chosen, each),
    tds: tdsLines(airlineFare, chosen, each),
    fees: [...chosen.ofParty.fees, ...sharedChargeLines(airlineFare.amount, chosen, seatsOf(chosen.party), each)],
  };
}

export function customerLines({ markup, fees, discount }: TermLines): readonly PricePart[] {
  return [...markup, ...fees, ...discount];
}

/** A discount that the agency bears leaves what it is charged as it is. */
export function netLines({ commission, tds, fees, discount }: TermLines, { promo }: ChosenTerms): readonly PricePart[] {
  return [...commission, ...tds, ...fees, ...(promo?.borneBy === 'supplier' ? discount : [])];
}

export function fixedMarkup(row: MarkupRow, party: Party): readonly PricePart[] | undefined {
  return 'perTraveller' in row.amount
    ? line('markup', row, ...perTraveller(row.amount.perTraveller, party))
    : undefined;
}

/**
 * `seats` counts where the fare is of the party as a whole: infants do not raise the cap. Its line says the cap of one seat
 * (`mostEach`, `seats`), so that it can be computed again for fewer.
 */
export function sharedMarkup(
  supplierTotal: Money,
  row: MarkupRow | undefined,
  seats: number,
  each?: Each,
): readonly PricePart[] {
  if (row === undefined || 'perTraveller' in row.amount) return [];
  return shareLines('markup', row, row.amount, supplierTotal, seats, each);
}

/** Charges that are a share of the fare, each with the GST on it, as a markup is; its GST says what it is on (`taxed`). */
export function sharedChargeLines(
  supplierTotal: Money,
  { charges, gst }: Pick<ChosenTerms, 'charges' | 'gst'>,
  seats: number,
  each?: Each,
): readonly PricePart[] {
  return charges.flatMap(({ row, share }) => {
    const taxed = chargeParts[row.charge];
    const lines = shareLines(taxed, row, share, supplierTotal, seats, each);
    if (gst === undefined || lines.length === 0) return lines;
    const taxOf = (of: Money): readonly [Money, LineParams] => [
      percentage(of, gst.basisPoints),
      { ...taxParams(gst, of), taxed },
    ];
    const tax =
      each === undefined
        ? line('gst', gst, ...taxOf(markupShare(supplierTotal, share, seats)))
        : lineEach('gst', gst, each, ({ total }) => taxOf(markupShare(total, share)));
    return [...lines, ...tax];
  });
}

function shareLines(
  name: PricePartName,
  row: DatedRow,
  share: MarkupShare,
  supplierTotal: Money,
  seats: number,
  each: Each,
): readonly PricePart[] {
  return each === undefined
    ? line(name, row, markupShare(supplierTotal, share, seats), {
        ...markupShareParams(supplierTotal, share, seats),
        ...(share.most && { mostEach: formatDecimal(share.most), seats }),
      })
    : lineEach(name, row, each, ({ total: whole }) => [
        markupShare(whole, share),
        { ...markupShareParams(whole, share), of: formatDecimal(whole) },
      ]);
}

function commissionLines(airlineFare: PricePart, chosen: ChosenTerms, each: Each): readonly PricePart[] {
  const { commission, carrier } = chosen;
  if (commission === undefined) return [];
  const words = (basis: Money): LineParams => ({
    percent: percentText(commission.basisPoints),
    of: formatDecimal(basis),
    carrier,
  });
  if (each === undefined) {
    const basis = commissionBasis(airlineFare, commission);
    return line('commission', commission, negate(percentage(basis, commission.basisPoints)), words(basis));
  }
  return lineEach('commission', commission, each, (one) => {
    const basis = basisOfOne(one, commission);
    return [negate(percentage(basis, commission.basisPoints)), words(basis)];
  });
}

function commissionBasis(airlineFare: PricePart, { on }: CommissionRow): Money {
  const base = amountNamed(airlineFare, 'base-fare');
  return on === 'base' ? base : add(base, amountNamed(airlineFare, 'yq'));
}

/** What a commission on one traveller is a share of. */
export function basisOfOne({ base, yq }: TravellerFare, { on }: CommissionRow): Money {
  return on === 'base' ? base : add(base, yq);
}

/** Withheld from what the agency is given; nothing is withheld from nothing. */
function tdsLines(airlineFare: PricePart, chosen: ChosenTerms, each: Each): readonly PricePart[] {
  const { commission, tds } = chosen;
  if (commission === undefined || tds === undefined) return [];
  const { basisPoints } = commission;
  if (each === undefined) {
    const given = percentage(commissionBasis(airlineFare, commission), basisPoints);
    return line('tds', tds, percentage(given, tds.basisPoints), taxParams(tds, given));
  }
  return lineEach('tds', tds, each, (one) => {
    const given = percentage(basisOfOne(one, commission), basisPoints);
    return [percentage(given, tds.basisPoints), taxParams(tds, given)];
  });
}

/** Infants have no seat, and no discount. */
export function discountLines(airlineFare: PricePart, { promo, party }: ChosenTerms, each: Each): readonly PricePart[] {
  if (promo === undefined) return [];
  const percent: LineParams = 'basisPoints' in promo.takes ? { percent: percentText(promo.takes.basisPoints) } : {};
  const seats = seatsOf(party);
  if (each === undefined) {
    const base = amountNamed(airlineFare, 'base-fare');
    const off = takenOff(base, promo, seats);
    return line('discount', promo, negate(off), { promo: promo.code, ...percent, of: formatDecimal(base) });
  }
  return lineEach('discount', promo, each.filter(hasSeat), ({ base }) => [
    negate(takenOff(base, promo)),
    { promo: promo.code, ...percent, of: formatDecimal(base) },
  ]);
}

export function hasSeat({ traveller }: { readonly traveller: TravellerFare['traveller'] }): boolean {
  return traveller !== 'infant';
}

/** What a promo code takes off the base fare of so many travellers together. */
export function takenOff(base: Money, { takes }: PromoRow, seats = 1): Money {
  if ('perTraveller' in takes) return min(multiply(takes.perTraveller, seats), base);
  const share = percentage(base, takes.basisPoints);
  return takes.most === undefined ? min(share, base) : min(share, multiply(takes.most, seats), base);
}

/** The convenience fee and charges that are so much a traveller, each with the GST on it. */
export function feeLines(
  {
    convenienceFee,
    charges,
    gst,
  }: {
    readonly convenienceFee: ConvenienceFeeRow | undefined;
    readonly charges: readonly ChargeRow[];
    readonly gst: TaxRateRow | undefined;
  },
  party: Party,
): readonly PricePart[] {
  const taxed = (name: PricePartName, row: DatedRow, each: Money, more?: LineParams): readonly PricePart[] => {
    const fee = line(name, row, ...perTraveller(each, party));
    if (gst === undefined || fee.length === 0) return fee;
    const [amount, params] = perTraveller(percentage(each, gst.basisPoints), party);
    return [...fee, ...line('gst', gst, amount, { ...taxParams(gst, each), ...params, ...more })];
  };
  return [
    ...(convenienceFee === undefined ? [] : taxed('convenience-fee', convenienceFee, convenienceFee.perTraveller)),
    ...charges.flatMap((row) => {
      const name = chargeParts[row.charge];
      return 'perUnit' in row.amount ? taxed(name, row, row.amount.perUnit, { taxed: name }) : [];
    }),
  ];
}

export function seatsOf({ adults, children }: Party): number {
  return adults + children;
}

export function headCount(each: readonly TravellerFare[]): number {
  return each.reduce((sofar, { count }) => sofar + count, 0);
}

type LineParams = NonNullable<PricePart['params']>;

/** One line, or none where it comes to nothing. */
function line(name: PricePartName, row: DatedRow, amount: Money, params: LineParams): readonly PricePart[] {
  return isZero(amount)
    ? []
    : [{ name, amount, params, rule: appliedRule({ ...row, called: called[name] ?? 'portal-fee' }) }];
}

/** One line for each traveller type, so much a traveller; none for those it comes to nothing for. */
function lineEach(
  name: PricePartName,
  row: DatedRow,
  each: readonly TravellerFare[],
  ofOne: (one: TravellerFare) => readonly [Money, LineParams],
): readonly PricePart[] {
  const alone = headCount(each) === 1;
  return each.flatMap((one) => {
    const [amount, params] = ofOne(one);
    const heads = { traveller: one.traveller, count: one.count, each: formatDecimal(amount) };
    return line(name, row, multiply(amount, one.count), alone ? params : { ...params, ...heads });
  });
}

/** Infants sit on a lap: they are neither marked up nor charged a fee. */
function perTraveller(each: Money, party: Party): readonly [Money, LineParams] {
  const count = seatsOf(party);
  return [multiply(each, count), { count, each: formatDecimal(each) }];
}

function taxParams({ basisPoints, section }: TaxRateRow, basis: Money): LineParams {
  const params = { percent: percentText(basisPoints), of: formatDecimal(basis) };
  return section === undefined ? params : { ...params, section };
}

/** What the rows of an agency's terms are called, by the lines that they make. */
const called: { readonly [Name in PricePartName]?: RuleName } = {
  markup: 'agency-markup',
  commission: 'agency-commission',
  tds: 'tds-commission',
  discount: 'promo-code',
  'convenience-fee': 'portal-fee',
  'handling-charges': 'portal-charge',
  'payment-gateway-charges': 'portal-charge',
  gst: 'gst-agent-fee',
};
