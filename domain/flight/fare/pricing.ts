/**
 * Makes an airline's fare out of what each traveller pays on each sector: base fare, concessions, fuel surcharge, levies
 * and goods and services tax, as a tree that adds up exactly. Amounts for one traveller are computed and rounded first;
 * a line is such an amount times a head count, and a total a sum of lines.
 */
import type { Currency } from '../../money/currency.ts';
import { formatDecimal, type Money, money, percentText } from '../../money/money.ts';
import { type TravellerType, travellerTypes } from '../../people/traveller-type.ts';
import type { FareType } from '../reference/cabin.ts';
import type { PricePart, PricePartName, TravellerFare } from '../../price/price.ts';
import type { AppliedRule } from '../../rules/applied-rule.ts';
import type { AirlineCode, AirportCode } from '../offer/itinerary.ts';
import type { Party } from '../search/request.ts';

/** Minor units for one traveller of each type. */
export type PerTraveller = Readonly<Record<TravellerType, number>>;

/** How a child's or an infant's base fare comes about. */
export interface DerivedBase {
  /** Whole per cent of the adult's base fare, which the amount is to a whole currency unit; absent where it is one of its own. */
  readonly percentOfAdult?: number;
  readonly rule: AppliedRule;
}

/** One flight of the journey, as priced. */
export interface FareSector {
  readonly origin: AirportCode;
  readonly destination: AirportCode;
  readonly carrier: AirlineCode;
  /** RBD. */
  readonly bookingClass: string;
  readonly base: PerTraveller;
  /** How the adult's base fare came about, for its line's words. */
  readonly because?: Readonly<Record<string, string | number>>;
  readonly baseRule: AppliedRule;
  /** Where it is left out the type's base fare is the carrier's own figure, by `baseRule`. */
  readonly derived?: Readonly<Partial<Record<Exclude<TravellerType, 'adult'>, DerivedBase>>>;
  readonly yq: PerTraveller;
  readonly yqRule: AppliedRule;
}

/** A charge of an airport or a state, collected with the fare. */
export interface Levy {
  readonly name: Extract<
    PricePartName,
    'passenger-service-fee' | 'user-development-fee' | 'aviation-security-fee' | 'regional-connectivity' | 'other-tax'
  >;
  /** As printed on a ticket: 'P2'. */
  readonly code: string;
  /** The airport or country that levies it. */
  readonly place: string;
  readonly each: PerTraveller;
  readonly rule: AppliedRule;
}

/** Goods and services tax on base fare, concessions and fuel surcharge. */
export interface FareGst {
  /** Hundredths of a per cent. */
  readonly basisPoints: number;
  readonly rule: AppliedRule;
}

/** What a fare type takes off the base fare. */
export interface Concession {
  readonly fareType: FareType;
  /** Hundredths of a per cent. */
  readonly basisPoints: number;
  readonly rule: AppliedRule;
}

export interface FareInput {
  readonly currency: Currency;
  readonly party: Party;
  readonly sectors: readonly FareSector[];
  readonly levies: readonly Levy[];
  readonly gst?: FareGst;
  readonly concession?: Concession;
}

/** What sectors and levies come to for one traveller of each type, in minor units, before a share is taken of it. */
export interface FareSums {
  readonly base: PerTraveller;
  readonly yq: PerTraveller;
  readonly levies: PerTraveller;
}

/** What turns sums into a fare. */
export type FareShares = Pick<FareInput, 'currency' | 'party' | 'gst' | 'concession'>;

/** A fare without its lines, as a list of many needs it. */
export interface ListedFare {
  /** `fare` over `base-fare`, `yq`, `taxes` and `k3`; parts of nothing are left out. */
  readonly fare: PricePart;
  /** What one traveller of each type of the party pays; times their counts they come to `fare`. */
  readonly each: readonly TravellerFare[];
}

export function sumsOf({ sectors, levies }: Pick<FareInput, 'sectors' | 'levies'>): FareSums {
  return {
    base: sumPerTraveller(sectors, ({ base }) => base),
    yq: sumPerTraveller(sectors, ({ yq }) => yq),
    levies: sumPerTraveller(levies, ({ each }) => each),
  };
}

/** The sums of several directions together. */
export function joinSums(sums: readonly FareSums[]): FareSums {
  return {
    base: sumPerTraveller(sums, ({ base }) => base),
    yq: sumPerTraveller(sums, ({ yq }) => yq),
    levies: sumPerTraveller(sums, ({ levies }) => levies),
  };
}

/** For one traveller of each type. */
export function sumPerTraveller<Item>(items: readonly Item[], value: (item: Item) => PerTraveller): PerTraveller {
  let [adult, child, infant] = [0, 0, 0];
  for (const item of items) {
    const each = value(item);
    adult += each.adult;
    child += each.child;
    infant += each.infant;
  }
  return { adult, child, infant };
}

/** As {@link fareOfOne}, of sums. */
export function sumOfOne(sums: FareSums, { gst, concession }: Omit<FareShares, 'party'>, type: TravellerType): number {
  const taxed = sums.base[type] - discountOn(sums.base[type], concession) + sums.yq[type];
  return taxed + sums.levies[type] + gstOn(taxed, gst);
}

/** The same for a whole party, as {@link listedFare} lists it. */
export function sumOfParty(sums: FareSums, shares: FareShares): number {
  return overParty(shares, (type) => sumOfOne(sums, shares, type));
}

export function listedFare(sums: FareSums, shares: FareShares): ListedFare {
  const { currency, party, gst, concession } = shares;
  const each: TravellerFare[] = [];
  let [bases, yqs, levies, taxes] = [0, 0, 0, 0];
  for (const traveller of travellerTypes) {
    const count = headCount(party, traveller);
    if (count === 0) continue;
    const base = sums.base[traveller] - discountOn(sums.base[traveller], concession);
    const yq = sums.yq[traveller];
    const tax = gstOn(base + yq, gst);
    const total = base + yq + sums.levies[traveller] + tax;
    each.push({
      traveller,
      count,
      total: money(total, currency),
      base: money(base, currency),
      yq: money(yq, currency),
    });
    bases += count * base;
    yqs += count * yq;
    levies += count * sums.levies[traveller];
    taxes += count * tax;
  }
  const parts: PricePart[] = [{ name: 'base-fare', amount: money(bases, currency) }];
  if (yqs !== 0) parts.push({ name: 'yq', amount: money(yqs, currency) });
  if (levies !== 0) parts.push({ name: 'taxes', amount: money(levies, currency) });
  if (taxes !== 0) parts.push({ name: 'k3', amount: money(taxes, currency) });
  return { fare: { name: 'fare', amount: money(bases + yqs + levies + taxes, currency), parts }, each };
}

/**
 * What one traveller pays, in minor units. Concession and tax are rounded to whole currency units, half away from zero,
 * as airlines print them.
 */
export function fareOfOne(input: FareInput, type: TravellerType): number {
  return sumOfOne(sumsOf(input), input, type);
}

/** What the whole party pays. */
export function fareTotal(input: FareInput): Money {
  return money(
    overParty(input, (type) => fareOfOne(input, type)),
    input.currency,
  );
}

/** What one traveller of each type of the party pays; times their counts they come to {@link fareTotal}. */
export function travellerFares(input: FareInput): readonly TravellerFare[] {
  return listedFare(sumsOf(input), input).each;
}

/** The fare opened by one level: `fare` over `base-fare`, `yq`, `taxes` and `k3`; parts of nothing are left out. */
export function fareOutline(input: FareInput): PricePart {
  return listedFare(sumsOf(input), input).fare;
}

/** The fare opened down to each line of each traveller type, with the rule of each. Its upper levels equal {@link fareOutline}'s. */
export function wholeFare(input: FareInput): PricePart {
  const parts = [
    group(input, 'base-fare', [...baseLines(input), ...discountLines(input)]),
    group(input, 'yq', yqLines(input)),
    group(input, 'taxes', levyGroups(input)),
    group(input, 'k3', gstLines(input)),
  ].filter((part) => part.name === 'base-fare' || part.amount.minor !== 0);
  return group(input, 'fare', parts);
}

function baseLines(input: FareInput): readonly PricePart[] {
  return input.sectors.flatMap((sector) =>
    lines(
      input,
      'base-fare-line',
      (type) => sector.base[type],
      (type) => derivedOf(sector, type)?.rule ?? sector.baseRule,
      (type) => ({
        sector: `${sector.origin}-${sector.destination}`,
        carrier: sector.carrier,
        rbd: sector.bookingClass,
        ...(type === 'adult' ? sector.because : sharedWords(input, sector, type)),
      }),
    ),
  );
}

function derivedOf({ derived }: FareSector, type: TravellerType): DerivedBase | undefined {
  return type === 'adult' ? undefined : derived?.[type];
}

/** From the adult's base fare, whose own line stands beside it, to this type's. */
function sharedWords(
  { currency }: FareInput,
  sector: FareSector,
  type: TravellerType,
): Readonly<Record<string, string | number>> {
  const percentOfAdult = derivedOf(sector, type)?.percentOfAdult;
  if (percentOfAdult === undefined) return {};
  return { percent: String(percentOfAdult), of: formatDecimal(money(sector.base.adult, currency)) };
}

function discountLines(input: FareInput): readonly PricePart[] {
  const { concession } = input;
  return concession === undefined
    ? []
    : lines(
        input,
        'discount',
        (type) => -discountOfOne(input, type),
        concession.rule,
        () => ({
          fareType: concession.fareType,
          percent: percentText(concession.basisPoints),
        }),
      );
}

function yqLines(input: FareInput): readonly PricePart[] {
  return input.sectors.flatMap((sector) =>
    lines(
      input,
      'yq',
      (type) => sector.yq[type],
      sector.yqRule,
      () => ({
        sector: `${sector.origin}-${sector.destination}`,
        carrier: sector.carrier,
      }),
    ),
  );
}

function levyGroups(input: FareInput): readonly PricePart[] {
  const names = [...new Set(input.levies.map((levy) => levy.name))];
  return names
    .map((name) =>
      group(
        input,
        name,
        input.levies
          .filter((levy) => levy.name === name)
          .flatMap((levy) =>
            lines(
              input,
              name,
              (type) => levy.each[type],
              levy.rule,
              () => ({ code: levy.code, place: levy.place }),
            ),
          ),
      ),
    )
    .filter((part) => part.amount.minor !== 0);
}

function gstLines(input: FareInput): readonly PricePart[] {
  const { gst } = input;
  return gst === undefined
    ? []
    : lines(
        input,
        'k3',
        (type) => gstOfOne(input, type),
        gst.rule,
        (type) => ({
          percent: percentText(gst.basisPoints),
          of: formatDecimal(money(taxable(input, type), input.currency)),
        }),
      );
}

/** One line for each traveller type of the party that pays something. */
function lines(
  input: FareInput,
  name: PricePartName,
  ofOne: (type: TravellerType) => number,
  rule: AppliedRule | ((type: TravellerType) => AppliedRule),
  more: (type: TravellerType) => Readonly<Record<string, string | number>>,
): readonly PricePart[] {
  return travellerTypes.flatMap((type) => {
    const count = headCount(input.party, type);
    const each = ofOne(type);
    if (count === 0 || each === 0) {
      return [];
    }
    const unit = formatDecimal(money(each, input.currency));
    return [
      {
        name,
        amount: money(each * count, input.currency),
        params: { ...more(type), traveller: type, count, each: unit },
        rule: typeof rule === 'function' ? rule(type) : rule,
      },
    ];
  });
}

function group(input: FareInput, name: PricePartName, parts: readonly PricePart[]): PricePart {
  return {
    name,
    amount: money(
      sumOver(parts, (part) => part.amount.minor),
      input.currency,
    ),
    parts,
  };
}

function overParty(input: Pick<FareInput, 'party'>, ofOne: (type: TravellerType) => number): number {
  const { adults, children, infants } = input.party;
  return (
    adults * ofOne('adult') +
    (children === 0 ? 0 : children * ofOne('child')) +
    (infants === 0 ? 0 : infants * ofOne('infant'))
  );
}

function taxable(input: FareInput, type: TravellerType): number {
  return sumOver(input.sectors, (sector) => sector.base[type] + sector.yq[type]) - discountOfOne(input, type);
}

function discountOfOne(input: FareInput, type: TravellerType): number {
  const base = sumOver(input.sectors, (sector) => sector.base[type]);
  return discountOn(base, input.concession);
}

function gstOfOne(input: FareInput, type: TravellerType): number {
  return gstOn(taxable(input, type), input.gst);
}

function discountOn(base: number, concession: Concession | undefined): number {
  return concession === undefined ? 0 : wholeShare(base, concession.basisPoints);
}

function gstOn(taxed: number, gst: FareGst | undefined): number {
  return gst === undefined ? 0 : wholeShare(taxed, gst.basisPoints);
}

/** A percentage rounded to a hundred minor units, half away from zero; amounts here are never negative. */
function wholeShare(minor: number, basisPoints: number): number {
  return Math.floor((minor * basisPoints + 500_000) / 1_000_000) * 100;
}

function headCount(party: Party, type: TravellerType): number {
  return type === 'adult' ? party.adults : type === 'child' ? party.children : party.infants;
}

function sumOver<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let total = 0;
  for (const item of items) {
    total += value(item);
  }
  return total;
}
