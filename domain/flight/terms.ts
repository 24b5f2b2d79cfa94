/**
 * The agency's commercial terms on an airline's fare: its markup and fees on the customer's side, its commission and the
 * tax withheld from it on the other. Terms are dated rows, so that a fare of an earlier day is explained by the rule of
 * that day.
 */
import type { Currency } from '../money/currency.ts';
import { add, formatDecimal, isZero, type Money, multiply, negate, percentage, subtract, sum } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { Cabin, FareType } from './cabin.ts';
import type { AgencyTerms, AppliedRule, Fare, FarePart, FarePartName } from './fare.ts';
import type { AirlineCode } from './itinerary.ts';
import type { Party } from './search-request.ts';

/** A row that holds from a day to a day, both inclusive; without `to`, until another row replaces it. */
interface DatedRow {
  readonly id: string;
  readonly from: IsoDate;
  readonly to?: IsoDate;
  /** Where the row comes from: a public source, or whose decision it is. */
  readonly note: string;
}

/** What a row asks of a fare; what is left out matches every fare. */
export interface FareMatch {
  readonly journey?: 'domestic' | 'international';
  readonly carriers?: readonly AirlineCode[];
  readonly cabins?: readonly Cabin[];
  readonly fareTypes?: readonly FareType[];
}

/** What the agency adds for itself: so much a seated traveller, or a share of the airline fare. */
export interface MarkupRow extends DatedRow {
  readonly match: FareMatch;
  readonly amount: { readonly perTraveller: Money } | { readonly basisPoints: number };
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

/** A rate of tax in basis points (hundredths of a per cent). `section` names the law where lines should say it. */
export interface TaxRateRow extends DatedRow {
  readonly basisPoints: number;
  readonly section?: string;
}

/** In each list the first row that is in force and matches applies; special rows stand before general ones. */
export interface FlightTerms {
  readonly markups: readonly MarkupRow[];
  readonly commissions: readonly CommissionRow[];
  readonly convenienceFees: readonly ConvenienceFeeRow[];
  readonly gstOnFees: readonly TaxRateRow[];
  readonly tdsOnCommission: readonly TaxRateRow[];
}

/** What the rows are matched against. */
export interface FareContext {
  /** The airline on whose document the fare is sold. */
  readonly carrier: AirlineCode;
  readonly cabin: Cabin;
  readonly fareType: FareType;
  readonly international: boolean;
  readonly party: Party;
}

/** Terms under which nothing is added and nothing withheld. */
export const noTerms: FlightTerms = {
  markups: [],
  commissions: [],
  convenienceFees: [],
  gstOnFees: [],
  tdsOnCommission: [],
};

/**
 * The row of a list that is in force on a day and matches; the first where several do.
 *
 * @example rowOn([{ id: 'a', from: isoDate('2024-10-01'), note: '' }], isoDate('2024-09-30')) // => undefined
 */
export function rowOn<Row extends DatedRow>(
  rows: readonly Row[],
  on: IsoDate,
  matches: (row: Row) => boolean = () => true,
): Row | undefined {
  return rows.find((row) => row.from <= on && (row.to === undefined || on <= row.to) && matches(row));
}

/** The rows that apply to one kind of fare for one party on one day; the lines that are the same for every such fare. */
export interface ChosenTerms {
  readonly carrier: AirlineCode;
  readonly markup: MarkupRow | undefined;
  readonly commission: CommissionRow | undefined;
  readonly tds: TaxRateRow | undefined;
  readonly ofParty: FixedLines;
  /** As for one adult alone. */
  readonly ofOne: FixedLines;
}

/** What does not depend on what the fare comes to. */
interface FixedLines {
  /** Undefined where it is a share of the fare. */
  readonly markup: readonly FarePart[] | undefined;
  /** The convenience fee and the GST on it. */
  readonly fees: readonly FarePart[];
}

/** The rows of an agency's terms that apply to fares of a context on a day: for pricing many fares of the same kind. */
export function chooseTerms(context: FareContext, terms: FlightTerms, on: IsoDate): ChosenTerms {
  const fitting = ({ match }: { readonly match: FareMatch }) => fits(match, context);
  const markup = rowOn(terms.markups, on, fitting);
  const convenienceFee = rowOn(terms.convenienceFees, on, fitting);
  const gst = rowOn(terms.gstOnFees, on);
  const fixed = (party: Party): FixedLines => ({
    markup: markup === undefined ? [] : fixedMarkup(markup, party),
    fees: feeLines(convenienceFee, gst, party),
  });
  return {
    carrier: context.carrier,
    markup,
    commission: rowOn(terms.commissions, on, fitting),
    tds: rowOn(terms.tdsOnCommission, on),
    ofParty: fixed(context.party),
    ofOne: fixed(oneAdult),
  };
}

/**
 * The whole fare of a party: what the customer pays (airline fare + markup + fees) and what the agency's account is charged
 * (airline fare − commission + TDS + fees), both as trees, and the agency's earnings. `airlineFare` has the root `fare` and
 * is taken into both trees as it is; amounts are found in it by name at any depth. Every share is rounded half away from
 * zero by itself; totals are sums of rounded parts. `on` is the business day of the sale. Amounts of rows must be of the
 * fare's currency (`CurrencyMismatch`).
 */
export function applyTerms(airlineFare: FarePart, context: FareContext, terms: FlightTerms, on: IsoDate): Fare {
  const chosen = chooseTerms(context, terms, on);
  const { currency } = airlineFare.amount;
  const lines = termLines(airlineFare, chosen);
  const breakdown = total('customer-price', [airlineFare, ...lines.markup, ...lines.fees], currency);
  const netBreakdown = total('net-payable', [airlineFare, ...lines.commission, ...lines.tds, ...lines.fees], currency);
  return { total: breakdown.amount, breakdown, netBreakdown, terms: agencyTerms(lines, netBreakdown.amount) };
}

/**
 * The same, short, for a list of offers: the customer price opened one level deep, each of the airline's own parts and the
 * agency's side by side.
 */
export function applyInShort(
  airlineFare: FarePart,
  chosen: ChosenTerms,
): { readonly total: Money; readonly breakdown: FarePart; readonly terms: AgencyTerms } {
  const { currency } = airlineFare.amount;
  const lines = termLines(airlineFare, chosen);
  const own = (airlineFare.parts ?? [airlineFare]).map(withoutParts);
  const breakdown = total('customer-price', [...own, ...lines.markup, ...lines.fees], currency);
  const net = sumOf([airlineFare, ...lines.commission, ...lines.tds, ...lines.fees], currency);
  return { total: breakdown.amount, breakdown, terms: agencyTerms(lines, net) };
}

/** What the customer pays for the party, from the airline's total and nothing else: for ranking. */
export function customerTotal(airlineTotal: Money, chosen: ChosenTerms): Money {
  return withAdded(airlineTotal, chosen, chosen.ofParty);
}

/**
 * What the customer pays for one adult of the party, from the airline's total for one adult: markup and fees as for one
 * traveller alone. For showing and comparing; a party's total is computed on the party.
 */
export function customerPerAdult(perAdult: Money, chosen: ChosenTerms): Money {
  return withAdded(perAdult, chosen, chosen.ofOne);
}

const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

function withAdded(airlineTotal: Money, { markup }: ChosenTerms, fixed: FixedLines): Money {
  let sofar = airlineTotal;
  for (const { amount } of fixed.markup ?? sharedMarkup(airlineTotal, markup)) sofar = add(sofar, amount);
  for (const { amount } of fixed.fees) sofar = add(sofar, amount);
  return sofar;
}

/** The fare for someone who may not see net fares: the customer's side only. */
export function withoutTerms(fare: Fare): Fare {
  return { total: fare.total, breakdown: fare.breakdown };
}

/**
 * The sum of all parts of a name in a tree; parts inside a found part belong to it and are not looked into.
 *
 * @example amountNamed({ name: 'fare', amount: money(3, 'INR'), parts: [{ name: 'yq', amount: money(1, 'INR') }] }, 'yq') // => money(1, 'INR')
 */
export function amountNamed(part: FarePart, name: FarePartName): Money {
  if (part.name === name) return part.amount;
  return sum(
    part.amount.currency,
    (part.parts ?? []).map((inner) => amountNamed(inner, name)),
  );
}

interface TermLines {
  readonly markup: readonly FarePart[];
  /** At most one, negative. */
  readonly commission: readonly FarePart[];
  readonly tds: readonly FarePart[];
  readonly fees: readonly FarePart[];
}

function termLines(airlineFare: FarePart, chosen: ChosenTerms): TermLines {
  const commission = commissionLines(airlineFare, chosen);
  return {
    markup: chosen.ofParty.markup ?? sharedMarkup(airlineFare.amount, chosen.markup),
    commission,
    tds: tdsLines(commission, chosen),
    fees: chosen.ofParty.fees,
  };
}

function fixedMarkup(row: MarkupRow, party: Party): readonly FarePart[] | undefined {
  return 'perTraveller' in row.amount
    ? line('markup', row, ...perTraveller(row.amount.perTraveller, party))
    : undefined;
}

function sharedMarkup(airlineTotal: Money, row: MarkupRow | undefined): readonly FarePart[] {
  if (row === undefined || 'perTraveller' in row.amount) return [];
  const { basisPoints } = row.amount;
  return line('markup', row, percentage(airlineTotal, basisPoints), { percent: percentText(basisPoints) });
}

function commissionLines(airlineFare: FarePart, { commission, carrier }: ChosenTerms): readonly FarePart[] {
  if (commission === undefined) return [];
  const base = amountNamed(airlineFare, 'base-fare');
  const basis = commission.on === 'base' ? base : add(base, amountNamed(airlineFare, 'yq'));
  return line('commission', commission, negate(percentage(basis, commission.basisPoints)), {
    percent: percentText(commission.basisPoints),
    of: formatDecimal(basis),
    carrier,
  });
}

/** Withheld from what the agency is given; nothing is withheld from nothing. */
function tdsLines([given]: readonly FarePart[], { tds }: ChosenTerms): readonly FarePart[] {
  if (given === undefined || tds === undefined) return [];
  const basis = negate(given.amount);
  return line('tds', tds, percentage(basis, tds.basisPoints), taxParams(tds, basis));
}

function feeLines(
  convenienceFee: ConvenienceFeeRow | undefined,
  gst: TaxRateRow | undefined,
  party: Party,
): readonly FarePart[] {
  if (convenienceFee === undefined) return [];
  const fee = line('convenience-fee', convenienceFee, ...perTraveller(convenienceFee.perTraveller, party));
  const onFee = fee.flatMap(({ amount }) =>
    gst ? line('gst', gst, percentage(amount, gst.basisPoints), taxParams(gst, amount)) : [],
  );
  return [...fee, ...onFee];
}

function agencyTerms(lines: TermLines, net: Money): AgencyTerms {
  const { currency } = net;
  const commission = negate(sumOf(lines.commission, currency));
  const tds = sumOf(lines.tds, currency);
  const markup = sumOf(lines.markup, currency);
  return { net, commission, tds, markup, earn: subtract(add(markup, commission), tds) };
}

function fits({ journey, carriers, cabins, fareTypes }: FareMatch, context: FareContext): boolean {
  return (
    (journey === undefined || (journey === 'international') === context.international) &&
    (carriers === undefined || carriers.includes(context.carrier)) &&
    (cabins === undefined || cabins.includes(context.cabin)) &&
    (fareTypes === undefined || fareTypes.includes(context.fareType))
  );
}

type LineParams = NonNullable<FarePart['params']>;

/** One line, or none where it comes to nothing. */
function line(name: FarePartName, row: DatedRow, amount: Money, params: LineParams): readonly FarePart[] {
  return isZero(amount) ? [] : [{ name, amount, params, rule: ruleOf(row) }];
}

/** Infants sit on a lap: they are neither marked up nor charged a fee. */
function perTraveller(each: Money, { adults, children }: Party): readonly [Money, LineParams] {
  const count = adults + children;
  return [multiply(each, count), { count, each: formatDecimal(each) }];
}

function taxParams({ basisPoints, section }: TaxRateRow, basis: Money): LineParams {
  const params = { percent: percentText(basisPoints), of: formatDecimal(basis) };
  return section === undefined ? params : { ...params, section };
}

function ruleOf({ id, from, to, note }: DatedRow): AppliedRule {
  return to === undefined ? { id, from, note } : { id, from, to, note };
}

function total(name: FarePartName, parts: readonly FarePart[], currency: Currency): FarePart {
  return { name, amount: sumOf(parts, currency), parts };
}

function sumOf(parts: readonly FarePart[], currency: Currency): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}

function withoutParts({ name, amount, params, rule }: FarePart): FarePart {
  return { name, amount, ...(params && { params }), ...(rule && { rule }) };
}

/** Basis points as a percentage without needless zeros: 250 is '2.5'. */
function percentText(basisPoints: number): string {
  return String(basisPoints / 100);
}
