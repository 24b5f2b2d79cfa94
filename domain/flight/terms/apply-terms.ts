/**
 * An agency's terms on an airline's fare: the customer's price and what the agency is charged, as trees of lines with the
 * rule of each, for the party and for one traveller of each type.
 */
import { chargesOn } from '../../booking/sale/selling-terms.ts';
import { rowOn } from '../../rules/dated-row.ts';
import { amountNamed } from '../../price/amount-named.ts';
import { appliedRule } from '../../rules/applied-rule.ts';
import type { Currency } from '../../money/currency.ts';
import { add, isZero, type Money, money, negate, percentage, subtract, sum, zero } from '../../money/money.ts';
import { markupShare } from '../../price/markup-share.ts';
import { roundingLines } from '../../price/own-lines.ts';
import { rounded, type Rounding } from '../../price/rounding.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type {
  AgencyTerms,
  Price,
  PricePart,
  PricePartName,
  TermAmounts,
  TravellerFare,
  TravellerTerms,
} from '../../price/price.ts';
import type { Party } from '../search/request.ts';
import {
  basisOfOne,
  type ChosenTerms,
  customerLines,
  type Each,
  feeLines,
  fixedMarkup,
  type FixedLines,
  hasSeat,
  headCount,
  netLines,
  seatsOf,
  sharedCharge,
  sharedChargeLines,
  sharedMarkup,
  takenOff,
  termLines,
  type TermLines,
} from './term-lines.ts';
import { type FareContext, type FareMatch, fits, type FlightTerms, type PromoRow } from './terms.ts';

/**
 * The rows of an agency's terms that apply to fares of a context on a day: for pricing many fares of the same kind. Of the
 * rows of a promo code, too, the first that is in force and matches applies.
 */
export function chooseTerms(
  context: FareContext,
  terms: FlightTerms,
  on: IsoDate,
  promos: readonly PromoRow[] = [],
): ChosenTerms {
  const fitting = ({ match }: { readonly match: FareMatch }) => fits(match, context);
  const markup = rowOn(terms.markups, on, (row) => row.isOff !== true && fitting(row));
  const convenienceFee = rowOn(terms.convenienceFees, on, fitting);
  const gst = rowOn(terms.gstOnFees, on);
  const charges = chargesOn(terms.charges, 'flight', on);
  const fixed = (party: Party): FixedLines => ({
    markup: markup === undefined ? [] : fixedMarkup(markup, party),
    fees: feeLines({ convenienceFee, charges, gst }, party),
  });
  return {
    carrier: context.carrier,
    markup,
    commission: rowOn(terms.commissions, on, fitting),
    tds: rowOn(terms.tdsOnCommission, on),
    promo: rowOn(promos, on, fitting),
    charges: charges.flatMap(sharedCharge),
    gst,
    rounding: roundingOn(terms, on),
    party: context.party,
    ofParty: fixed(context.party),
    ofOne: fixed(oneAdult),
  };
}

/** How customers' prices are rounded on a day; undefined where they are not. */
export function roundingOn({ roundings }: Pick<FlightTerms, 'roundings'>, on: IsoDate): Rounding | undefined {
  const row = rowOn(roundings, on);
  return row && { unit: row.unit, rule: appliedRule({ ...row, called: 'agency-rounding' }) };
}

/** What may be known of a sale beyond the airline's tree. */
export interface SaleFacts {
  /**
   * What the airline asks of one traveller of each type. With it every share is taken, and rounded, of one traveller and
   * multiplied; without it of the party as a whole.
   */
  readonly each?: readonly TravellerFare[] | undefined;
  /** The rows of the promo code that was typed. */
  readonly promos?: readonly PromoRow[] | undefined;
}

/**
 * The whole fare of a party: what the customer pays (airline fare + markup + fees − discount, rounded) and what the agency's account
 * is charged (airline fare − commission + TDS + fees), both as trees, and the agency's earnings. `airlineFare` has the root
 * `fare` and is taken into both trees as it is; amounts are found in it by name at any depth. Every share is rounded half
 * away from zero by itself; totals are sums of rounded parts. `on` is the business day of the sale. Amounts of rows must be
 * of the fare's currency (`CurrencyMismatch`).
 */
export function applyTerms(
  airlineFare: PricePart,
  context: FareContext,
  terms: FlightTerms,
  on: IsoDate,
  { each, promos }: SaleFacts = {},
): Price {
  const chosen = chooseTerms(context, terms, on, promos);
  const { currency } = airlineFare.amount;
  const lines = termLines(airlineFare, chosen, each);
  const price = roundedTotal([airlineFare, ...customerLines(lines)], chosen.rounding, currency);
  const { breakdown } = price;
  const netBreakdown = total('net-payable', [airlineFare, ...netLines(lines, chosen)], currency);
  return {
    total: breakdown.amount,
    breakdown,
    netBreakdown,
    terms: agencyTerms({ ...lines, rounding: price.rounding }, netBreakdown.amount, chosen, each),
  };
}

/**
 * The same, short, for a list of offers: the customer price opened one level deep, each of the airline's own parts and the
 * agency's side by side.
 */
export function applyInShort(
  airlineFare: PricePart,
  chosen: ChosenTerms,
  each?: readonly TravellerFare[],
): { readonly total: Money; readonly breakdown: PricePart; readonly terms: AgencyTerms } {
  const { currency } = airlineFare.amount;
  const lines = termLines(airlineFare, chosen, each);
  const own = (airlineFare.parts ?? [airlineFare]).map(withoutParts);
  const { breakdown, rounding } = roundedTotal([...own, ...customerLines(lines)], chosen.rounding, currency);
  const net = sumOf([airlineFare, ...netLines(lines, chosen)], currency);
  return { total: breakdown.amount, breakdown, terms: agencyTerms({ ...lines, rounding }, net, chosen, each) };
}

/**
 * The amounts of {@link applyInShort} without a line, for lists of thousands of fares. Of what is for one traveller of each
 * type there is the adult's alone.
 */
export function applyInAmounts(
  airlineFare: PricePart,
  chosen: ChosenTerms,
  each?: readonly TravellerFare[],
): { readonly total: Money; readonly terms: AgencyTerms } {
  const { party, ofParty } = chosen;
  const all = each ?? [partyAsOne(airlineFare, chosen)];
  const seats = each === undefined ? seatsOf(party) : 1;
  const { total: before, ...ofTerms } = amountsOfEach(airlineFare.amount, all, chosen, ofParty, seats);
  const total = rounded(before, chosen.rounding);
  const rounding = subtract(total, before);
  const terms = isZero(rounding) ? ofTerms : { ...ofTerms, rounding, earn: add(ofTerms.earn, rounding) };
  const adult = each !== undefined && headCount(each) > 1 ? each.find(isAdult) : undefined;
  if (adult === undefined) return { total, terms };
  const { total: _customers, ...ofAdult } = amountsOfEach(
    adult.total,
    [{ ...adult, count: 1 }],
    chosen,
    chosen.ofOne,
    1,
  );
  return { total, terms: { ...terms, each: [{ traveller: 'adult', count: adult.count, ...ofAdult }] } };
}

/** What the customer pays for the party, and nothing else: for ranking. Without the parts of a fare no promo code counts. */
export function customerTotal(airlineFare: PricePart, chosen: ChosenTerms, each?: readonly TravellerFare[]): Money {
  const { amount } = airlineFare;
  const { party, ofParty, promo, rounding } = chosen;
  const all = each ?? [promo === undefined ? wholeOf(amount) : partyAsOne(airlineFare, chosen)];
  const seats = each === undefined ? seatsOf(party) : 1;
  const { markup, fees, off } = customersSide(all, chosen, ofParty, seats, amount.currency);
  return rounded(money(amount.minor + markup + fees - off, amount.currency), rounding);
}

/**
 * What the customer pays for one adult of the party, from the airline's total for one adult: markup and fees as for one
 * traveller alone, less what a promo code takes off `base`, the adult's base fare, where that is known. For showing and
 * comparing; a party's total is computed on the party.
 */
export function customerPerAdult(perAdult: Money, chosen: ChosenTerms, base?: Money): Money {
  let sofar = perAdult;
  for (const { amount } of chosen.ofOne.markup ?? sharedMarkup(perAdult, chosen.markup, 1)) sofar = add(sofar, amount);
  for (const { amount } of chosen.ofOne.fees) sofar = add(sofar, amount);
  for (const { amount } of sharedChargeLines(perAdult, chosen, 1)) sofar = add(sofar, amount);
  if (base !== undefined && chosen.promo !== undefined) sofar = subtract(sofar, takenOff(base, chosen.promo));
  return rounded(sofar, chosen.rounding);
}

const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

/** Terms' lines, and what rounding the customer's price adds to them. */
type Lines = TermLines & { readonly rounding: readonly PricePart[] };

/** Where it is not known what each traveller pays, shares are taken of the party as a whole. */
function partyAsOne(airlineFare: PricePart, { commission, promo }: ChosenTerms): TravellerFare {
  const { amount } = airlineFare;
  const base = commission || promo ? amountNamed(airlineFare, 'base-fare') : zero(amount.currency);
  const yq = commission?.on === 'base-and-yq' ? amountNamed(airlineFare, 'yq') : zero(amount.currency);
  return { traveller: 'adult', count: 1, total: amount, base, yq };
}

function wholeOf(total: Money): TravellerFare {
  return { traveller: 'adult', count: 1, total, base: total, yq: total };
}

function isAdult({ traveller }: TravellerFare): boolean {
  return traveller === 'adult';
}

/** What the lines of `term-lines.ts` come to: shares are taken of one and multiplied. */
function amountsOfEach(
  fare: Money,
  each: readonly TravellerFare[],
  chosen: ChosenTerms,
  fixed: FixedLines,
  seats: number,
): TermAmounts & { readonly total: Money } {
  const { currency } = fare;
  const { commission, tds, promo } = chosen;
  const { markup, fees, off } = customersSide(each, chosen, fixed, seats, currency);
  let [given, withheld] = [0, 0];
  if (commission !== undefined) {
    for (const one of each) {
      const ofOne = percentage(basisOfOne(one, commission), commission.basisPoints);
      given += ofOne.minor * one.count;
      if (tds !== undefined) withheld += percentage(ofOne, tds.basisPoints).minor * one.count;
    }
  }
  const [ofAgency, ofSupplier] = promo?.borneBy === 'supplier' ? [0, off] : [off, 0];
  const amounts = {
    total: money(fare.minor + markup + fees - off, currency),
    net: money(fare.minor - given + withheld + fees - ofSupplier, currency),
    commission: money(given, currency),
    tds: money(withheld, currency),
    markup: money(markup, currency),
    earn: money(markup + given - withheld - ofAgency, currency),
  };
  return ofAgency === 0 ? amounts : { ...amounts, discount: money(ofAgency, currency) };
}

/** In minor units: what is added to the airline's fare, and what a promo code takes off. */
function customersSide(
  each: readonly TravellerFare[],
  { markup: row, promo, charges, gst }: ChosenTerms,
  { markup: fixed, fees: lines }: FixedLines,
  seats: number,
  currency: Currency,
): { readonly markup: number; readonly fees: number; readonly off: number } {
  let [markup, fees, off] = [0, 0, 0];
  for (const { amount } of fixed ?? []) markup = add(money(markup, currency), amount).minor;
  for (const { amount } of lines) fees = add(money(fees, currency), amount).minor;
  const share = fixed === undefined && row !== undefined && 'basisPoints' in row.amount ? row.amount : undefined;
  if (share === undefined && promo === undefined && charges.length === 0) return { markup, fees, off };
  for (const one of each) {
    if (share !== undefined) markup += markupShare(one.total, share, seats).minor * one.count;
    for (const { share: charged } of charges) {
      const ofOne = markupShare(one.total, charged, seats);
      fees += (ofOne.minor + percentage(ofOne, gst?.basisPoints ?? 0).minor) * one.count;
    }
    if (promo !== undefined && hasSeat(one)) off += takenOff(one.base, promo, seats).minor * one.count;
  }
  return { markup, fees, off };
}

function agencyTerms(lines: Lines, net: Money, chosen: ChosenTerms, each: Each): AgencyTerms {
  const ofTerms = amountsOf(lines, net, chosen);
  const rounding = sumOf(lines.rounding, net.currency);
  const whole = isZero(rounding) ? ofTerms : { ...ofTerms, rounding, earn: add(ofTerms.earn, rounding) };
  return each === undefined || headCount(each) < 2
    ? whole
    : { ...whole, each: each.map((one) => travellerTerms(one, chosen)) };
}

/** The same lines for one traveller: each amount that a line multiplies. */
function travellerTerms(one: TravellerFare, chosen: ChosenTerms): TravellerTerms {
  const alone = [{ ...one, count: 1 }];
  const fare: PricePart = { name: 'fare', amount: one.total };
  const seated = hasSeat(one);
  const lines: TermLines = {
    ...termLines(fare, chosen, alone),
    ...(chosen.ofOne.markup && { markup: seated ? chosen.ofOne.markup : [] }),
    fees: [...(seated ? chosen.ofOne.fees : []), ...sharedChargeLines(one.total, chosen, 1, alone)],
  };
  const net = sumOf([fare, ...netLines(lines, chosen)], one.total.currency);
  return { traveller: one.traveller, count: one.count, ...amountsOf(lines, net, chosen) };
}

function amountsOf(lines: TermLines, net: Money, { promo }: ChosenTerms): TermAmounts {
  const { currency } = net;
  const commission = negate(sumOf(lines.commission, currency));
  const tds = sumOf(lines.tds, currency);
  const markup = sumOf(lines.markup, currency);
  const own = promo?.borneBy === 'agency' ? negate(sumOf(lines.discount, currency)) : zero(currency);
  return {
    net,
    commission,
    tds,
    markup,
    ...(isZero(own) ? {} : { discount: own }),
    earn: subtract(subtract(add(markup, commission), tds), own),
  };
}

/** The customer's price as a tree, with the line that makes it round. */
function roundedTotal(
  parts: readonly PricePart[],
  rounding: Rounding | undefined,
  currency: Currency,
): { readonly breakdown: PricePart; readonly rounding: readonly PricePart[] } {
  if (rounding === undefined) return { breakdown: total('customer-price', parts, currency), rounding: [] };
  const lines = roundingLines(sumOf(parts, currency), rounding);
  return { breakdown: total('customer-price', [...parts, ...lines], currency), rounding: lines };
}

function total(name: PricePartName, parts: readonly PricePart[], currency: Currency): PricePart {
  return { name, amount: sumOf(parts, currency), parts };
}

function sumOf(parts: readonly PricePart[], currency: Currency): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}

function withoutParts({ name, amount, params, rule }: PricePart): PricePart {
  return { name, amount, ...(params && { params }), ...(rule && { rule }) };
}
