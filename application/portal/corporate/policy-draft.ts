/** A company while it is changed: amounts and numbers as typed, read by the rules of the back office. */
import { type Comfort, comforts } from '#domain/booking/trip-facts.ts';
import type { Product } from '#domain/booking/booking.ts';
import { type ApprovalRule, type BeforeTerms, usualBefore } from '#domain/corporate/approval-rules.ts';
import { checkCompany, type Company, type CompanyTerms, type CostCentre } from '#domain/corporate/company.ts';
import type { TripReason } from '#domain/corporate/trip-reason.ts';
import type { ContractRate } from '#domain/corporate/compared.ts';
import type { PolicyEffect, PolicyKind, PolicyPlace, PolicyRule } from '#domain/corporate/policy.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatDecimal, type Money, zero } from '#domain/money/money.ts';
import { type Violation, violation, within } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { amountTyped } from '../amount-typed.ts';

/** How much above is allowed is an amount or a percentage. */
export interface AboveDraft {
  readonly above: 'amount' | 'percent';
  readonly percent: string;
  readonly amount: string;
}

/** A day that may be left out. */
interface DayDraft {
  readonly day: IsoDate | null;
  readonly typed: string;
}

export interface RateDraft {
  readonly city: string;
  /** Empty where every hotel of the city is meant. */
  readonly hotel: string;
  readonly amount: string;
  readonly firstDay: DayDraft;
  readonly lastDay: DayDraft;
}

export interface RuleDraft extends AboveDraft {
  readonly ruleId: string;
  readonly kind: PolicyKind;
  readonly effect: PolicyEffect;
  /** Every product where absent. */
  readonly product?: Product | undefined;
  /** 'countries': in those that are named. */
  readonly place: PolicyPlace | 'countries';
  readonly countries: readonly string[];
  readonly hours: string;
  readonly rates: readonly RateDraft[];
  readonly comfort: Comfort;
  /** Empty where the class is the same on every stretch. */
  readonly longHours: string;
  readonly longComfort: Comfort;
  readonly count: string;
  readonly suppliers: string;
  /** Chains and hotels by their names, with commas between. */
  readonly hotels: string;
  /** With commas between; empty where every city is meant. */
  readonly cities: string;
}

export interface CompanyDraft {
  readonly companyId: string;
  /** 0 of a new one. */
  readonly version: number;
  readonly name: string;
  readonly gstNumbers: readonly string[];
  readonly costCentres: readonly CostCentre[];
  readonly rules: readonly RuleDraft[];
  readonly approvals: readonly ApprovalDraft[];
  /** Why its people may book what does not keep the policy. */
  readonly reasons: readonly TripReason[];
}

/** Of what is approved before it is booked. */
interface BeforeDraft extends AboveDraft {
  readonly decideHours: string;
  readonly finishHours: string;
}

/** A rule of who approves, its amount as typed; empty where any amount is meant. */
export interface ApprovalDraft
  extends Omit<ApprovalRule, 'over' | 'product' | 'kind' | 'costCentre' | 'manner' | 'before'> {
  readonly before: BeforeDraft;
  readonly manner: NonNullable<ApprovalRule['manner']>;
  readonly over: string;
  readonly product?: ApprovalRule['product'] | undefined;
  readonly kind?: ApprovalRule['kind'] | undefined;
  readonly costCentre?: string | undefined;
}

/** As it is begun: one of those who are named approves whatever asks for it. */
export function newApproval(ruleId: string): ApprovalDraft {
  return {
    ruleId,
    occasion: 'broken',
    manner: 'hard',
    before: beforeDraft(usualBefore),
    place: 'anywhere',
    over: '',
    quorum: 1,
    approvers: [],
    backups: [],
  };
}

const noDay: DayDraft = { day: null, typed: '' };
export const noRate: RateDraft = { city: '', hotel: '', amount: '', firstDay: noDay, lastDay: noDay };

/** Whether a rule has an amount as it is typed. */
function hasAmount({ kind, above }: Pick<RuleDraft, 'kind' | 'above'>): boolean {
  return kind === 'price' || kind === 'night' || (isAbove(kind) && above === 'amount');
}

function isAbove(kind: PolicyKind): boolean {
  return kind === 'lowest' || kind === 'contract';
}

const ofStays: readonly PolicyKind[] = ['night', 'contract', 'stars'];
const usualCounts: { readonly [Kind in PolicyKind]?: string } = { ahead: '3', stars: '4', lowest: '0' };

/** A rule as it is begun, with values that are often meant. */
export function newRule(ruleId: string, kind: PolicyKind): RuleDraft {
  return {
    ruleId,
    kind,
    effect: 'inform',
    ...(ofStays.includes(kind) ? { product: 'hotel' } : {}),
    place: 'anywhere',
    countries: [],
    amount: '',
    above: 'percent',
    percent: isAbove(kind) ? '10' : '',
    hours: kind === 'lowest' ? '2' : '',
    rates: kind === 'contract' ? [noRate] : [],
    comfort: 'economy',
    longHours: '',
    longComfort: comforts[1],
    count: usualCounts[kind] ?? '',
    suppliers: '',
    hotels: '',
    cities: '',
  };
}

export function draftOf({
  companyId,
  version,
  name,
  gstNumbers,
  costCentres,
  rules,
  approvals,
  reasons = [],
}: Company): CompanyDraft {
  return {
    companyId,
    version,
    name,
    gstNumbers,
    costCentres,
    rules: rules.map((rule) => ({
      ...newRule(rule.ruleId, rule.kind),
      effect: rule.effect,
      product: rule.product,
      place: rule.countries === undefined ? rule.place : 'countries',
      countries: rule.countries ?? [],
      amount: amountShown(rule.amount),
      above: isAbove(rule.kind) && rule.percent === undefined ? 'amount' : 'percent',
      percent: rule.percent === undefined ? '' : String(rule.percent),
      hours: rule.hours === undefined ? '' : String(rule.hours),
      rates: (rule.rates ?? []).map(({ city, hotel = '', amount, firstDay, lastDay }) => ({
        city,
        hotel,
        amount: amountShown(amount),
        firstDay: dayShown(firstDay),
        lastDay: dayShown(lastDay),
      })),
      comfort: rule.comfort ?? 'economy',
      longHours: rule.longHours === undefined ? '' : String(rule.longHours),
      longComfort: rule.longComfort ?? comforts[1],
      count: rule.count === undefined ? '' : String(rule.count),
      suppliers: (rule.suppliers ?? []).join(', '),
      hotels: (rule.hotels ?? []).join(', '),
      cities: (rule.cities ?? []).join(', '),
    })),
    approvals: approvals.map(({ over, manner = 'hard', before = usualBefore, ...rule }) => ({
      ...rule,
      manner,
      before: beforeDraft(before),
      over: amountShown(over),
    })),
    reasons,
  };
}

/** What is meant, and what is wrong with it. */
export function readDraft(
  { name, gstNumbers, costCentres, rules, approvals, reasons }: CompanyDraft,
  currency: Currency,
): { readonly terms: CompanyTerms; readonly violations: readonly Violation[] } {
  const terms = {
    name,
    gstNumbers: gstNumbers.map((each) => each.trim().toUpperCase()),
    costCentres,
    rules: rules.map((rule) => readRule(rule, currency)),
    approvals: approvals.map((rule) => readApproval(rule, currency)),
    ...(reasons.length > 0 && { reasons }),
  };
  const unreadOfApprovals = approvals.flatMap(({ over, manner, before }, at) =>
    within(`approvals[${at}]`, [
      ...wrongAmount(over, currency, 'over'),
      ...(manner === 'before' && before.above === 'amount'
        ? wrongAmount(before.amount, currency, 'before.amount')
        : []),
    ]),
  );
  const unreadOfRules = rules.flatMap((rule, at) =>
    within(`rules[${at}]`, [
      ...(hasAmount(rule) ? wrongAmount(rule.amount, currency, 'amount') : []),
      ...rule.rates.flatMap(({ amount, firstDay, lastDay }, row) =>
        within(`rates[${row}]`, [
          ...wrongAmount(amount, currency, 'amount'),
          ...wrongDay(firstDay, 'firstDay'),
          ...wrongDay(lastDay, 'lastDay'),
        ]),
      ),
    ]),
  );
  const unread = [...unreadOfRules, ...unreadOfApprovals];
  const broken = checkCompany(terms, currency).filter(({ path }) => unread.every((each) => each.path !== path));
  return { terms, violations: [...broken, ...unread] };
}

function wrongAmount(typed: string, currency: Currency, path: string): readonly Violation[] {
  return typed.trim() !== '' && amountTyped(typed, currency) === undefined ? [violation('not-a-number', path)] : [];
}

function wrongDay({ day, typed }: DayDraft, path: string): readonly Violation[] {
  return day === null && typed.trim() !== '' ? [violation('date-form', path)] : [];
}

function dayShown(day: IsoDate | undefined): DayDraft {
  return day === undefined ? noDay : { day, typed: '' };
}

function readRule(rule: RuleDraft, currency: Currency): PolicyRule {
  const { ruleId, kind, effect, product, place, comfort, longHours, longComfort } = rule;
  const amount = hasAmount(rule) ? amountTyped(rule.amount, currency) : undefined;
  const percent = isAbove(kind) && rule.above === 'percent' ? (wholeTyped(rule.percent) ?? Number.NaN) : undefined;
  const hours = kind === 'lowest' ? wholeTyped(rule.hours) : undefined;
  const cities = kind === 'night' ? namesTyped(rule.cities) : [];
  const hotels = kind === 'supplier' ? namesTyped(rule.hotels) : [];
  const count = kind === 'ahead' || kind === 'stars' || kind === 'lowest' ? wholeTyped(rule.count) : undefined;
  return {
    ruleId,
    kind,
    effect,
    ...(place === 'countries' ? { place: 'anywhere' as const, countries: rule.countries } : { place }),
    ...(product && { product }),
    ...(amount && { amount }),
    ...(percent !== undefined && { percent }),
    ...(hours !== undefined && { hours }),
    ...(kind === 'contract' && { rates: rule.rates.map((rate) => readRate(rate, currency)) }),
    ...(kind === 'comfort' && {
      comfort,
      ...(longHours.trim() !== '' && { longHours: wholeTyped(longHours) ?? Number.NaN, longComfort }),
    }),
    ...(count !== undefined && { count }),
    ...(kind === 'supplier' && { suppliers: codesTyped(rule.suppliers) }),
    ...(hotels.length > 0 && { hotels }),
    ...(cities.length > 0 && { cities }),
  };
}

function readRate({ city, hotel, amount, firstDay, lastDay }: RateDraft, currency: Currency): ContractRate {
  const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
  return {
    city: tidy(city),
    ...(tidy(hotel) !== '' && { hotel: tidy(hotel) }),
    // What is not typed is missed as an amount that is not positive would be.
    amount: amountTyped(amount, currency) ?? zero(currency),
    ...(firstDay.day !== null && { firstDay: firstDay.day }),
    ...(lastDay.day !== null && { lastDay: lastDay.day }),
  };
}

function readApproval(draft: ApprovalDraft, currency: Currency): ApprovalRule {
  const { over, product, kind, costCentre, manner, before, ...rule } = draft;
  const amount = amountTyped(over, currency);
  return {
    ...rule,
    ...(manner !== 'hard' && { manner }),
    ...(manner === 'before' && { before: readBefore(before, currency) }),
    ...(product && { product }),
    ...(kind && { kind }),
    ...(costCentre !== undefined && { costCentre }),
    ...(amount && { over: amount }),
  };
}

function beforeDraft({ decideHours, finishHours, percent, amount }: BeforeTerms): BeforeDraft {
  return {
    decideHours: String(decideHours),
    finishHours: String(finishHours),
    above: percent === undefined ? 'amount' : 'percent',
    percent: percent === undefined ? '' : String(percent),
    amount: amountShown(amount),
  };
}

function readBefore(
  { decideHours, finishHours, above, percent, amount }: BeforeDraft,
  currency: Currency,
): BeforeTerms {
  const most = amountTyped(amount, currency);
  return {
    // What is not typed is no number of hours.
    decideHours: wholeTyped(decideHours) ?? Number.NaN,
    finishHours: wholeTyped(finishHours) ?? Number.NaN,
    ...(above === 'percent' ? { percent: wholeTyped(percent) ?? Number.NaN } : most && { amount: most }),
  };
}

function amountShown(amount: Money | undefined): string {
  return amount === undefined ? '' : formatDecimal(amount).replace(/\.0+$/, '');
}

function wholeTyped(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text.trim());
}

function namesTyped(text: string): readonly string[] {
  const names = text.split(/[,;،]/).map((each) => each.trim().replace(/\s+/g, ' '));
  return [...new Set(names.filter((each) => each !== ''))];
}

function codesTyped(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((each) => each !== ''),
    ),
  ];
}
