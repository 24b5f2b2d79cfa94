/**
 * The lines that an agency's terms add to an airline's fare, each with its rule: markup, convenience fee, discount, commission
 * and the tax withheld from it. A share is of the party as a whole, or of one traveller of each type where that is known.
 */
import { add, formatDecimal, isZero, min, type Money, multiply, negate, percentage } from '../money/money.ts';
import type { AppliedRule, FarePart, FarePartName, TravellerFare } from './fare.ts';
import type { AirlineCode } from './itinerary.ts';
import type { Party } from './search-request.ts';
import {
  amountNamed,
  type CommissionRow,
  type ConvenienceFeeRow,
  type DatedRow,
  type MarkupRow,
  type PromoRow,
  type TaxRateRow,
} from './terms.ts';

/** The rows that apply to one kind of fare for one party on one day; the lines that are the same for every such fare. */
export interface ChosenTerms {
  readonly carrier: AirlineCode;
  readonly markup: MarkupRow | undefined;
  readonly commission: CommissionRow | undefined;
  readonly tds: TaxRateRow | undefined;
  readonly promo: PromoRow | undefined;
  readonly party: Party;
  readonly ofParty: FixedLines;
  /** As for one adult alone. */
  readonly ofOne: FixedLines;
}

/** What does not depend on what the fare comes to. */
export interface FixedLines {
  /** Undefined where it is a share of the fare. */
  readonly markup: readonly FarePart[] | undefined;
  /** The convenience fee and the GST on it. */
  readonly fees: readonly FarePart[];
}

export interface TermLines {
  readonly markup: readonly FarePart[];
  /** Negative. */
  readonly discount: readonly FarePart[];
  /** Negative; one for the party or one a traveller type. */
  readonly commission: readonly FarePart[];
  readonly tds: readonly FarePart[];
  readonly fees: readonly FarePart[];
}

export type Each = readonly TravellerFare[] | undefined;

/** Whether lines say how they came about, or what they come to and no more, as is enough for thousands of fares. */
export type Detail = 'explained' | 'bare';

export function termLines(airlineFare: FarePart, chosen: ChosenTerms, each: Each, detail: Detail): TermLines {
  return {
    markup: chosen.ofParty.markup ?? sharedMarkup(airlineFare.amount, chosen.markup, each, detail),
    discount: discountLines(airlineFare, chosen, each, detail),
    commission: commissionLines(airlineFare, chosen, each, detail),
    tds: tdsLines(airlineFare, chosen, each, detail),
    fees: chosen.ofParty.fees,
  };
}

export function customerLines({ markup, fees, discount }: TermLines): readonly FarePart[] {
  return [...markup, ...fees, ...discount];
}

/** A discount that the agency bears leaves what it is charged as it is. */
export function netLines({ commission, tds, fees, discount }: TermLines, { promo }: ChosenTerms): readonly FarePart[] {
  return [...commission, ...tds, ...fees, ...(promo?.borneBy === 'supplier' ? discount : [])];
}

export function fixedMarkup(row: MarkupRow, party: Party): readonly FarePart[] | undefined {
  return 'perTraveller' in row.amount
    ? linePerSeat('markup', row, row.amount.perTraveller, party)
    : undefined;
}

export function sharedMarkup(
  airlineTotal: Money,
  row: MarkupRow | undefined,
  each: Each,
  detail: Detail,
): readonly FarePart[] {
  if (row === undefined || 'perTraveller' in row.amount) return [];
  const { basisPoints } = row.amount;
  return each === undefined
    ? line('markup', row, percentage(airlineTotal, basisPoints), detail, () => ({ percent: percentText(basisPoints) }))
    : lineEach(
        'markup',
        row,
        each,
        detail,
        (one) => percentage(one.total, basisPoints),
        (one) => ({ percent: percentText(basisPoints), of: formatDecimal(one.total) }),
      );
}

function commissionLines(
  airlineFare: FarePart,
  { commission, carrier }: ChosenTerms,
  each: Each,
  detail: Detail,
): readonly FarePart[] {
  if (commission === undefined) return [];
  const { basisPoints } = commission;
  const given = (basis: Money) => negate(percentage(basis, basisPoints));
  const words = (basis: Money): LineParams => ({
    percent: percentText(basisPoints),
    of: formatDecimal(basis),
    carrier,
  });
  if (each === undefined) {
    const basis = commissionBasis(airlineFare, commission);
    return line('commission', commission, given(basis), detail, () => words(basis));
  }
  return lineEach(
    'commission',
    commission,
    each,
    detail,
    (one) => given(basisOfOne(one, commission)),
    (one) => words(basisOfOne(one, commission)),
  );
}

function commissionBasis(airlineFare: FarePart, { on }: CommissionRow): Money {
  const base = amountNamed(airlineFare, 'base-fare');
  return on === 'base' ? base : add(base, amountNamed(airlineFare, 'yq'));
}

function basisOfOne({ base, yq }: TravellerFare, { on }: CommissionRow): Money {
  return on === 'base' ? base : add(base, yq);
}

/** Withheld from what the agency is given; nothing is withheld from nothing. */
function tdsLines(
  airlineFare: FarePart,
  { commission, tds }: ChosenTerms,
  each: Each,
  detail: Detail,
): readonly FarePart[] {
  if (commission === undefined || tds === undefined) return [];
  const given = (basis: Money) => percentage(basis, commission.basisPoints);
  if (each === undefined) {
    const whole = given(commissionBasis(airlineFare, commission));
    return line('tds', tds, percentage(whole, tds.basisPoints), detail, () => taxParams(tds, whole));
  }
  return lineEach(
    'tds',
    tds,
    each,
    detail,
    (one) => percentage(given(basisOfOne(one, commission)), tds.basisPoints),
    (one) => taxParams(tds, given(basisOfOne(one, commission))),
  );
}

/** Infants have no seat, and no discount. */
export function discountLines(
  airlineFare: FarePart,
  { promo, party }: ChosenTerms,
  each: Each,
  detail: Detail,
): readonly FarePart[] {
  if (promo === undefined) return [];
  const words = (base: Money): LineParams => ({
    promo: promo.code,
    ...('basisPoints' in promo.takes && { percent: percentText(promo.takes.basisPoints) }),
    of: formatDecimal(base),
  });
  if (each === undefined) {
    const base = amountNamed(airlineFare, 'base-fare');
    const off = takenOff(base, promo, party.adults + party.children);
    return line('discount', promo, negate(off), detail, () => words(base));
  }
  return lineEach(
    'discount',
    promo,
    each.filter(hasSeat),
    detail,
    ({ base }) => negate(takenOff(base, promo)),
    ({ base }) => words(base),
  );
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

export function feeLines(
  convenienceFee: ConvenienceFeeRow | undefined,
  gst: TaxRateRow | undefined,
  party: Party,
): readonly FarePart[] {
  if (convenienceFee === undefined) return [];
  const each = convenienceFee.perTraveller;
  const fee = linePerSeat('convenience-fee', convenienceFee, each, party);
  if (gst === undefined || fee.length === 0) return fee;
  return [...fee, ...linePerSeat('gst', gst, percentage(each, gst.basisPoints), party, taxParams(gst, each))];
}

export function headCount(each: readonly TravellerFare[]): number {
  return each.reduce((sofar, { count }) => sofar + count, 0);
}

type LineParams = NonNullable<FarePart['params']>;

/** One line, or none where it comes to nothing. Its words are made only where they are asked for. */
function line(
  name: FarePartName,
  row: DatedRow,
  amount: Money,
  detail: Detail,
  params: () => LineParams,
): readonly FarePart[] {
  if (isZero(amount)) return [];
  return [detail === 'bare' ? { name, amount } : { name, amount, params: params(), rule: ruleOf(row) }];
}

/** One line for each traveller type, so much a traveller; none for those it comes to nothing for. */
function lineEach(
  name: FarePartName,
  row: DatedRow,
  each: readonly TravellerFare[],
  detail: Detail,
  amountOfOne: (one: TravellerFare) => Money,
  params: (one: TravellerFare) => LineParams,
): readonly FarePart[] {
  const alone = headCount(each) === 1;
  return each.flatMap((one) => {
    const amount = amountOfOne(one);
    return line(name, row, multiply(amount, one.count), detail, () => ({
      ...params(one),
      ...(alone ? {} : { traveller: one.traveller, count: one.count, each: formatDecimal(amount) }),
    }));
  });
}

/** So much a seat. Infants sit on a lap: they are neither marked up nor charged a fee. */
function linePerSeat(
  name: FarePartName,
  row: DatedRow,
  each: Money,
  { adults, children }: Party,
  more?: LineParams,
): readonly FarePart[] {
  const count = adults + children;
  return line(name, row, multiply(each, count), 'explained', () => ({ ...more, count, each: formatDecimal(each) }));
}

function taxParams({ basisPoints, section }: TaxRateRow, basis: Money): LineParams {
  const params = { percent: percentText(basisPoints), of: formatDecimal(basis) };
  return section === undefined ? params : { ...params, section };
}

function ruleOf({ id, from, to, note }: DatedRow): AppliedRule {
  return to === undefined ? { id, from, note } : { id, from, to, note };
}

/** Basis points as a percentage without needless zeros: 250 is '2.5'. */
function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}
