/** Who has to approve a trip of a company's before it is bought: rules in order, of which the first that fits decides. */
import { type Product, products } from '../booking/booking.ts';
import type { TripFacts } from '../booking/trip-facts.ts';
import type { Currency } from '../money/currency.ts';
import { compare, isPositive, type Money } from '../money/money.ts';
import { checkChoice } from '../rules/choice.ts';
import { type Violation, violation, within } from '../rules/violation.ts';
import { checkAbove, checkCount } from './check-policy.ts';
import { isWithin, type Tolerance } from './compared.ts';
import {
  brokenBy,
  type PolicyEffect,
  type PolicyKind,
  policyKinds,
  type PolicyPlace,
  policyPlaces,
  type PolicyVerdict,
} from './policy.ts';

/** Rules of one company, and people that one rule names, at most. */
export const mostApprovalRules = 20;
export const mostApprovers = 10;

export const approvalOccasions = ['broken', 'always'] as const;
/** 'broken': where a rule of the policy that asks for approval is broken. 'always': also of a trip that keeps the policy. */
export type ApprovalOccasion = (typeof approvalOccasions)[number];

export const approvalManners = ['hard', 'before', 'soft', 'passive'] as const;
/**
 * 'hard': nothing is bought unless enough approve in time. 'before': likewise, nothing is held meanwhile, and once it is approved its
 * traveller books it in time, at about its price. 'soft': it is bought when the time is over, unless enough decline.
 * 'passive': it is bought at once, and those who are named are notified.
 */
export type ApprovalManner = (typeof approvalManners)[number];

/** Of what is approved before it is booked: the hours to decide, and those to book it then at so much above its price at most. */
export interface BeforeTerms extends Tolerance {
  readonly decideHours: number;
  readonly finishHours: number;
}

/** Where a rule says nothing else: at its price or below. */
export const usualBefore: BeforeTerms = { decideHours: 24, finishHours: 24, percent: 0 };
export const beforeHours = { least: 1, most: 168 } as const;

export interface ApprovalRule {
  readonly ruleId: string;
  readonly occasion: ApprovalOccasion;
  /** 'hard' where absent. */
  readonly manner?: ApprovalManner;
  /** 'before': as usual where absent. */
  readonly before?: BeforeTerms;
  readonly place: PolicyPlace;
  /** Every product where absent. */
  readonly product?: Product;
  /** Of travellers of this cost centre; of all where absent. */
  readonly costCentre?: string;
  /** Of trips that cost more than this, for all travellers. */
  readonly over?: Money;
  /** Where a rule of this kind is broken. */
  readonly kind?: PolicyKind;
  /** So many have to approve, and of a 'soft' one to decline; all where 0. */
  readonly quorum: number;
  /** The addresses to log in with. */
  readonly approvers: readonly string[];
  /** Asked besides once the time to escalate has come. */
  readonly backups: readonly string[];
}

/** Which trips a rule is about, and what follows; nothing of who approves. */
export type ApprovalWhen = Omit<ApprovalRule, 'quorum' | 'approvers' | 'backups'>;

/** What is asked about. */
export interface TripToApprove extends Pick<TripFacts, 'product' | 'total' | 'isAbroad'> {
  readonly costCentre?: string;
  /** What follows from the policy; absent where all is kept. */
  readonly effect?: PolicyEffect;
  /** Kinds of the policy's rules that are broken. */
  readonly broken: readonly PolicyKind[];
}

/** A trip as its policy judged it. */
export function tripToApprove(
  { product, total, isAbroad }: Pick<TripFacts, 'product' | 'total' | 'isAbroad'>,
  verdict: PolicyVerdict,
  costCentre: string | undefined,
): TripToApprove {
  const { effect } = verdict;
  return {
    product,
    total,
    ...(isAbroad !== undefined && { isAbroad }),
    ...(costCentre !== undefined && { costCentre }),
    ...(effect && { effect }),
    broken: brokenBy(verdict).map(({ rule: { kind } }) => kind),
  };
}

/** The first rule that fits; none where the trip is bought without asking. */
export function approvalRuleFor<R extends ApprovalWhen>(rules: readonly R[], trip: TripToApprove): R | undefined {
  return rules.find(
    ({ occasion, place, product, costCentre, over, kind }) =>
      (occasion === 'always' || trip.effect === 'approve') &&
      (place === 'anywhere' || (trip.isAbroad !== undefined && trip.isAbroad === (place === 'abroad'))) &&
      (product === undefined || product === trip.product) &&
      (costCentre === undefined || costCentre === trip.costCentre) &&
      (over === undefined || (over.currency === trip.total.currency && compare(trip.total, over) > 0)) &&
      (kind === undefined || trip.broken.includes(kind)),
  );
}

/** Undefined where nothing is approved before it is booked. */
export function beforeTermsOf({ manner, before = usualBefore }: Pick<ApprovalRule, 'manner' | 'before'>) {
  return manner === 'before' ? before : undefined;
}

/** Whether a price is about the one that was approved. */
export function isAbout(price: Money, approved: Money, terms: BeforeTerms): boolean {
  return price.currency === approved.currency && isWithin(price, approved, 1, terms);
}

/** The highest price at which what was approved may be booked. */
export function mostOf(approved: Money, { percent, amount }: BeforeTerms): Money {
  const more = percent === undefined ? (amount?.minor ?? 0) : Math.floor((approved.minor * percent) / 100);
  return { ...approved, minor: approved.minor + more };
}

/** How many have to approve, of those whom a rule names first. */
export function votesNeeded(quorum: number, approvers: number): number {
  return quorum === 0 ? approvers : Math.min(quorum, approvers);
}

/**
 * `not-a-choice` and bounds at each rule's fields (`approvals[0].quorum`), `required` at `approvers`, `listed-twice` where one is named
 * twice in a rule, `list-count` at `approvals`.
 */
export function checkApprovalRules(
  rules: readonly ApprovalRule[],
  people: { readonly costCentres: readonly string[] },
  currency: Currency,
): readonly Violation[] {
  return [
    ...(rules.length > mostApprovalRules ? [violation('list-count', 'approvals', { most: mostApprovalRules })] : []),
    ...rules.flatMap((rule, at) => within(`approvals[${at}]`, checkApprovalRule(rule, people.costCentres, currency))),
  ];
}

function checkApprovalRule(
  { occasion, manner, before, place, product, costCentre, over, kind, quorum, approvers, backups }: ApprovalRule,
  costCentres: readonly string[],
  currency: Currency,
): readonly Violation[] {
  const named = [...approvers, ...backups];
  return [
    ...checkChoice(occasion, approvalOccasions, 'occasion'),
    ...(manner === undefined ? [] : checkChoice(manner, approvalManners, 'manner')),
    ...(before === undefined ? [] : within('before', checkBefore(before, currency))),
    ...checkChoice(place, policyPlaces, 'place'),
    ...(product === undefined ? [] : checkChoice(product, products, 'product')),
    ...(costCentre === undefined || costCentres.includes(costCentre) ? [] : [violation('not-a-choice', 'costCentre')]),
    ...(kind === undefined ? [] : checkChoice(kind, policyKinds, 'kind')),
    ...checkAmount(over, currency),
    ...(approvers.length === 0 ? [violation('required', 'approvers')] : []),
    ...(named.length > mostApprovers ? [violation('list-count', 'approvers', { most: mostApprovers })] : []),
    ...(new Set(named).size < named.length ? [violation('listed-twice', 'approvers')] : []),
    ...(Number.isInteger(quorum) && quorum >= 0 && quorum <= mostApprovers
      ? []
      : [violation('count-between', 'quorum', { least: 0, most: mostApprovers })]),
  ];
}

function checkBefore(terms: BeforeTerms, currency: Currency): readonly Violation[] {
  const { least, most } = beforeHours;
  return [
    ...checkCount(terms.decideHours, least, most, 'decideHours'),
    ...checkCount(terms.finishHours, least, most, 'finishHours'),
    ...checkAbove(terms, currency),
  ];
}

function checkAmount(over: Money | undefined, currency: Currency): readonly Violation[] {
  if (over === undefined) return [];
  if (over.currency !== currency) return [violation('amount-currency', 'over', { currency })];
  return isPositive(over) ? [] : [violation('amount-not-positive', 'over')];
}
