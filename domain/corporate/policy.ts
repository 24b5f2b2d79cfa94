/**
 * A company's travel policy: rules, each with what follows where a trip breaks it. Rules never add to each other: the
 * strictest that is broken decides. The same judgement is shown beside an offer and made when it is booked.
 */
import { type Comfort, comforts, type SoldInstead, type TripFacts } from '../booking/trip-facts.ts';
import type { Product } from '../booking/booking.ts';
import { compare, type Money, multiply, sum } from '../money/money.ts';
import { daysBetween, type IsoDate } from '../time/calendar-date.ts';
import { type ContractRate, isCalled, isWithin, lowestWithin, rateFor } from './compared.ts';

/** Rules of one policy, at most. */
export const mostPolicyRules = 40;
/** Suppliers that one rule names, at most. */
export const mostPolicySuppliers = 30;
/** Cities, and the characters of a city's name. */
export const mostPolicyCities = { names: 30, characters: 80 } as const;
/** Contract rates of one rule, at most. */
export const mostContractRates = 100;
/** What 'lowest' may ask of the fares that it compares, and how much above may be allowed in per cent. */
export const lowestHours = { least: 1, most: 24 } as const;
export const lowestStops = { least: 0, most: 3 } as const;
export const percentAbove = { least: 0, most: 200 } as const;

export const policyEffects = ['inform', 'justify', 'approve', 'block'] as const;
/**
 * From the mildest. 'inform': it is said. 'justify': a reason is asked for and kept. 'approve': a reason too, and it is bought once
 * others approve. 'block': it cannot be bought.
 */
export type PolicyEffect = (typeof policyEffects)[number];

export const policyKinds = [
  'price',
  'lowest',
  'night',
  'contract',
  'comfort',
  'ahead',
  'supplier',
  'refundable',
  'stars',
] as const;
/**
 * What a rule is about. 'price': what one traveller pays for the trip. 'lowest': how much more that is than the lowest fare
 * that would have done as well. 'night': what a night costs. 'contract': how much more that is than the rate that is
 * agreed with the hotel or for its city. 'comfort': the class.
 * 'ahead': how long before the first day it is booked. 'supplier': of whom it is bought. 'refundable': that something
 * comes back. 'stars': of a hotel.
 */
export type PolicyKind = (typeof policyKinds)[number];

export const policyPlaces = ['anywhere', 'at-home', 'abroad'] as const;
export type PolicyPlace = (typeof policyPlaces)[number];

export interface PolicyRule {
  readonly ruleId: string;
  readonly kind: PolicyKind;
  readonly effect: PolicyEffect;
  /** Every product where absent. */
  readonly product?: Product;
  /** Where it holds: within the country, across a border, or both. */
  readonly place: PolicyPlace;
  /** Of trips that lead to one of these, by their codes; of all where absent. */
  readonly countries?: readonly string[];
  /** 'price', 'night': at most. 'lowest', 'contract': at most so much above, for each traveller or night, where there is no percentage. */
  readonly amount?: Money;
  /** 'lowest', 'contract': at most so many per cent above. */
  readonly percent?: number;
  /** 'lowest': among what leaves so many hours earlier or later at most. */
  readonly hours?: number;
  /** 'contract': of these hotels and cities. */
  readonly rates?: readonly ContractRate[];
  /** 'comfort': at most. */
  readonly comfort?: Comfort;
  /** 'comfort': on stretches longer than so many hours another class is the highest. */
  readonly longHours?: number;
  readonly longComfort?: Comfort;
  /** 'ahead': at least, in days. 'stars': at most. 'lowest': among what has so many stops at most. */
  readonly count?: number;
  /** 'supplier': one of these codes. */
  readonly suppliers?: readonly string[];
  /** 'supplier': of stays, one of these chains or hotels, by their names. */
  readonly hotels?: readonly string[];
  /** 'night': in these cities alone, by their names; in every city where none is named. */
  readonly cities?: readonly string[];
  /** Other names of these cities, as the house's directory of cities has them. */
  readonly alsoNamed?: readonly string[];
}

/** A rule that applies to a trip, and what the trip is by it. */
export interface PolicyFinding {
  readonly rule: PolicyRule;
  readonly isKept: boolean;
  readonly found: {
    /** For one traveller, or for a night; rounded up to whole minor units. */
    readonly amount?: Money;
    readonly comfort?: Comfort;
    readonly count?: number;
    readonly suppliers?: readonly string[];
    /** 'supplier': of a stay its hotel, and the chain of it. */
    readonly hotel?: string;
    readonly chain?: string;
    /** 'lowest', 'contract': what it is compared with, for one traveller or for a night. */
    readonly against?: Money;
    /** 'lowest': what is cheaper; nothing where the chosen one is the lowest. */
    readonly cheaper?: readonly SoldInstead[];
    /** 'lowest': what else is sold was not known in time. */
    readonly isUncompared?: true;
  };
}

export interface PolicyVerdict {
  /** Of the strictest rule that is broken; absent where all are kept. */
  readonly effect?: PolicyEffect;
  /** Of every rule that applies, in the policy's order. */
  readonly findings: readonly PolicyFinding[];
}

/**
 * Judges a trip that is bought on a business day. A rule that asks what the trip does not say, or is about another product
 * or place, does not apply.
 */
export function judgeTrip(rules: readonly PolicyRule[], trip: TripFacts, today: IsoDate): PolicyVerdict {
  const findings = rules.flatMap((rule) => (appliesTo(rule, trip) ? findingsOf(rule, trip, today) : []));
  const broken = findings.filter(({ isKept }) => !isKept).map(({ rule }) => policyEffects.indexOf(rule.effect));
  const effect = policyEffects[Math.max(-1, ...broken)];
  return { findings, ...(effect && { effect }) };
}

/** Whether somebody has to say why they book it. */
export function needsReason({ effect }: Pick<PolicyVerdict, 'effect'>): boolean {
  return effect === 'justify' || effect === 'approve';
}

/** What was broken, the strictest first. */
export function brokenBy({ findings }: PolicyVerdict): readonly PolicyFinding[] {
  return findings
    .filter(({ isKept }) => !isKept)
    .toSorted((one, other) => policyEffects.indexOf(other.rule.effect) - policyEffects.indexOf(one.rule.effect));
}

function appliesTo({ product, place, countries }: PolicyRule, trip: TripFacts): boolean {
  if (product !== undefined && product !== trip.product) return false;
  if (countries !== undefined && trip.countries?.some((code) => countries.includes(code)) !== true) return false;
  return place === 'anywhere' || (trip.isAbroad !== undefined && trip.isAbroad === (place === 'abroad'));
}

function isInCities({ cities = [], alsoNamed = [] }: PolicyRule, { city }: TripFacts): boolean {
  return cities.length === 0 || isCalled(city, [...cities, ...alsoNamed]);
}

function findingsOf(rule: PolicyRule, trip: TripFacts, today: IsoDate): readonly PolicyFinding[] {
  const finding = (isKept: boolean, found: PolicyFinding['found'] = {}) => [{ rule, isKept, found }];
  switch (rule.kind) {
    case 'price':
      return capped(rule, trip.total, trip.travellers);
    case 'lowest':
      return aboveLowest(rule, trip);
    case 'contract':
      return aboveContract(rule, trip);
    case 'night':
      return trip.nights === undefined || !isInCities(rule, trip) ? [] : capped(rule, trip.total, trip.nights);
    case 'comfort': {
      const most = comfortAllowed(rule, trip.minutes);
      if (trip.comfort === undefined || most === undefined) return [];
      return finding(comforts.indexOf(trip.comfort) <= comforts.indexOf(most), { comfort: trip.comfort });
    }
    case 'ahead': {
      const count = daysBetween(today, trip.startsOn);
      return rule.count === undefined ? [] : finding(count >= rule.count, { count });
    }
    case 'supplier': {
      const { suppliers = [], hotels = [] } = rule;
      const { hotel, chain } = trip;
      if (hotels.length > 0 && hotel !== undefined)
        return finding(isCalled(hotel, hotels) || isCalled(chain, hotels), {
          hotel,
          ...(chain !== undefined && { chain }),
        });
      if (trip.suppliers.length === 0 || suppliers.length === 0) return [];
      return finding(
        trip.suppliers.every((code) => suppliers.includes(code)),
        { suppliers: trip.suppliers },
      );
    }
    case 'refundable':
      return trip.isRefundable === undefined ? [] : finding(trip.isRefundable);
    case 'stars':
      return trip.stars === undefined || rule.count === undefined
        ? []
        : finding(trip.stars <= rule.count, { count: trip.stars });
  }
}

/** The total is compared, so that no rounding decides. */
function capped(rule: PolicyRule, total: Money, times: number): readonly PolicyFinding[] {
  if (rule.amount === undefined || times < 1 || rule.amount.currency !== total.currency) return [];
  return [{ rule, isKept: compare(total, multiply(rule.amount, times)) <= 0, found: { amount: eachOf(total, times) } }];
}

function eachOf(total: Money, times: number): Money {
  return { ...total, minor: Math.ceil(total.minor / times) };
}

/** What can be compared with what else is sold. */
const compared: readonly Product[] = ['flight'];

/**
 * What nobody could compare is not kept, or a supplier that is slow would let it pass; and it is not blocked, as nobody knows that it is
 * too dear: a reason is asked for.
 */
function uncompared(rule: PolicyRule): PolicyFinding {
  const { effect } = rule;
  return {
    rule: { ...rule, effect: effect === 'block' ? 'justify' : effect },
    isKept: false,
    found: { isUncompared: true },
  };
}

/** Of the fares alone: what is chosen beside them has a price of its own. */
function aboveLowest(rule: PolicyRule, { product, parts, travellers }: TripFacts): readonly PolicyFinding[] {
  const { hours, count } = rule;
  if (parts === undefined) return compared.includes(product) ? [uncompared(rule)] : [];
  const lowest = hours === undefined || count === undefined ? undefined : lowestWithin(parts, hours, count);
  if (lowest === undefined || travellers < 1 || isInAnother(rule, lowest.total)) return [];
  const paid = sum(
    lowest.total.currency,
    parts.map(({ total }) => total),
  );
  return [
    {
      rule,
      isKept: isWithin(paid, lowest.total, travellers, rule),
      found: {
        amount: eachOf(paid, travellers),
        against: eachOf(lowest.total, travellers),
        cheaper: lowest.named,
      },
    },
  ];
}

/** The finding names the one rate that holds for the stay. */
function aboveContract(rule: PolicyRule, trip: TripFacts): readonly PolicyFinding[] {
  const { total, nights } = trip;
  const rate = rateFor(rule.rates ?? [], trip);
  if (rate === undefined || nights === undefined || nights < 1) return [];
  if (rate.amount.currency !== total.currency || isInAnother(rule, total)) return [];
  return [
    {
      rule: { ...rule, rates: [rate] },
      isKept: isWithin(total, multiply(rate.amount, nights), nights, rule),
      found: { amount: eachOf(total, nights), against: rate.amount },
    },
  ];
}

function isInAnother({ percent, amount }: PolicyRule, { currency }: Money): boolean {
  return percent === undefined && amount?.currency !== currency;
}

/**
 * The highest class that a rule allows for a stretch of so many minutes.
 *
 * @example comfortAllowed({ comfort: 'economy', longHours: 6, longComfort: 'business' }, 361) // => 'business'
 */
export function comfortAllowed(
  { comfort, longHours, longComfort }: Pick<PolicyRule, 'comfort' | 'longHours' | 'longComfort'>,
  minutes: number | undefined,
): Comfort | undefined {
  const isLong = longHours !== undefined && minutes !== undefined && minutes > longHours * 60;
  return isLong && longComfort !== undefined ? longComfort : comfort;
}
