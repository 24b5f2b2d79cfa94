/**
 * A company's travel policy: rules, each with what follows where a trip breaks it. Rules never add to each other: the
 * strictest that is broken decides. The same judgement is shown beside an offer and made when it is booked.
 */
import { type Comfort, comforts, type TripFacts } from '../booking/trip-facts.ts';
import { type Product, products } from '../booking/booking.ts';
import type { Currency } from '../money/currency.ts';
import { compare, isPositive, type Money, multiply } from '../money/money.ts';
import { folded } from '../places/folded.ts';
import { checkChoice } from '../rules/choice.ts';
import { required, type Violation, violation, within } from '../rules/violation.ts';
import { daysBetween, type IsoDate } from '../time/calendar-date.ts';

/** Rules of one policy, at most. */
export const mostPolicyRules = 40;
/** Most characters of a reason for a trip. */
export const longestReason = 500;
/** Suppliers that one rule names, at most. */
export const mostPolicySuppliers = 30;
/** Cities, and the characters of a city's name. */
export const mostPolicyCities = { names: 30, characters: 80 } as const;

export const policyEffects = ['inform', 'justify', 'approve', 'block'] as const;
/**
 * From the mildest. 'inform': it is said. 'justify': a reason is asked for and kept. 'approve': a reason too, and it is bought once
 * others approve. 'block': it cannot be bought.
 */
export type PolicyEffect = (typeof policyEffects)[number];

export const policyKinds = ['price', 'night', 'comfort', 'ahead', 'supplier', 'refundable', 'stars'] as const;
/**
 * What a rule is about. 'price': what one traveller pays for the trip. 'night': what a night costs. 'comfort': the class.
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
  /** 'price', 'night': at most. */
  readonly amount?: Money;
  /** 'comfort': at most. */
  readonly comfort?: Comfort;
  /** 'comfort': on stretches longer than so many hours another class is the highest. */
  readonly longHours?: number;
  readonly longComfort?: Comfort;
  /** 'ahead': at least, in days. 'stars': at most. */
  readonly count?: number;
  /** 'supplier': one of these codes. */
  readonly suppliers?: readonly string[];
  /** 'night': in these cities alone, by their names; in every city where none is named. */
  readonly cities?: readonly string[];
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

function appliesTo({ product, place }: PolicyRule, trip: TripFacts): boolean {
  if (product !== undefined && product !== trip.product) return false;
  return place === 'anywhere' || (trip.isAbroad !== undefined && trip.isAbroad === (place === 'abroad'));
}

/** Neither case nor accents nor what stands between words count. */
function isInCities({ cities = [] }: PolicyRule, { city }: TripFacts): boolean {
  if (cities.length === 0) return true;
  return city !== undefined && cities.some((named) => folded(named) === folded(city));
}

function findingsOf(rule: PolicyRule, trip: TripFacts, today: IsoDate): readonly PolicyFinding[] {
  const finding = (isKept: boolean, found: PolicyFinding['found'] = {}) => [{ rule, isKept, found }];
  switch (rule.kind) {
    case 'price':
      return capped(rule, trip.total, trip.travellers);
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
      const { suppliers = [] } = rule;
      if (trip.suppliers.length === 0) return [];
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
  const each = { ...total, minor: Math.ceil(total.minor / times) };
  return [{ rule, isKept: compare(total, multiply(rule.amount, times)) <= 0, found: { amount: each } }];
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

/**
 * `not-a-choice`, `required` and bounds at each rule's fields (`rules[0].amount`), `amount-currency` and `amount-not-positive`,
 * `list-count` at `rules`.
 */
export function checkPolicy(rules: readonly PolicyRule[], currency: Currency): readonly Violation[] {
  return [
    ...(rules.length > mostPolicyRules ? [violation('list-count', 'rules', { most: mostPolicyRules })] : []),
    ...rules.flatMap((rule, at) => within(`rules[${at}]`, checkRule(rule, currency))),
  ];
}

function checkRule(rule: PolicyRule, currency: Currency): readonly Violation[] {
  const { kind, effect, place, product } = rule;
  return [
    ...checkChoice(kind, policyKinds, 'kind'),
    ...checkChoice(effect, policyEffects, 'effect'),
    ...checkChoice(place, policyPlaces, 'place'),
    ...(product === undefined ? [] : checkChoice(product, products, 'product')),
    ...checkFields(rule, currency),
  ];
}

function checkFields(rule: PolicyRule, currency: Currency): readonly Violation[] {
  const { amount, comfort, longHours, longComfort, count, suppliers = [], cities = [] } = rule;
  switch (rule.kind) {
    case 'price':
      return checkCap(amount, currency);
    case 'night':
      return [...checkCap(amount, currency), ...checkCities(cities)];
    case 'comfort':
      return [
        ...checkChoice(comfort, comforts, 'comfort'),
        ...(longHours === undefined && longComfort === undefined
          ? []
          : [...checkCount(longHours, 1, 48, 'longHours'), ...checkChoice(longComfort, comforts, 'longComfort')]),
      ];
    case 'ahead':
      return checkCount(count, 1, 365, 'count');
    case 'stars':
      return checkCount(count, 1, 5, 'count');
    case 'supplier':
      if (suppliers.length === 0) return [violation('required', 'suppliers')];
      if (suppliers.length > mostPolicySuppliers)
        return [violation('list-count', 'suppliers', { most: mostPolicySuppliers })];
      return suppliers.every((code) => /^[A-Z0-9]{2,8}$/.test(code)) ? [] : [violation('not-a-choice', 'suppliers')];
    case 'refundable':
      return [];
  }
}

function checkCap(amount: Money | undefined, currency: Currency): readonly Violation[] {
  if (amount === undefined) return required(amount, 'amount');
  if (amount.currency !== currency) return [violation('amount-currency', 'amount', { currency })];
  return isPositive(amount) ? [] : [violation('amount-not-positive', 'amount')];
}

function checkCities(cities: readonly string[]): readonly Violation[] {
  const { names, characters } = mostPolicyCities;
  if (cities.length > names) return [violation('list-count', 'cities', { most: names })];
  return cities.some((city) => city.length > characters) ? [violation('too-long', 'cities', { most: characters })] : [];
}

function checkCount(count: number | undefined, least: number, most: number, path: string): readonly Violation[] {
  if (count === undefined) return required(count, path);
  return Number.isInteger(count) && count >= least && count <= most
    ? []
    : [violation('count-between', path, { least, most })];
}
