/**
 * The markup rules that an agency writes: of those for a service the first that is on, in force and fits is what is added, and
 * no other. They are kept as dated rows of its terms, so that a price of an earlier day is explained by the rule of that day.
 */
import { type Service, services } from '../../booking/booking.ts';
import type { ProductMarkupRow } from '../../booking/sale/selling-terms.ts';
import type { MarkupRow } from '../../flight/terms/terms.ts';
import type { Currency } from '../../money/currency.ts';
import { checkChoice } from '../../rules/choice.ts';
import { standsOn, withRows } from '../../rules/dated-rules.ts';
import { type Violation, violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import {
  checkRuleAmount,
  checkRuleDays,
  checkRuleMatch,
  checkRuleText,
  type MarkupAmount,
  type MarkupMatch,
  type MarkupMatchDraft,
  matchOf,
  some,
} from './rule-fields.ts';

export interface MarkupRule extends MarkupMatch {
  readonly ruleId: string;
  readonly name: string;
  readonly service: Service;
  readonly isOn: boolean;
  readonly amount: MarkupAmount;
  readonly from: IsoDate;
  /** The last day; until another replaces it where absent. */
  readonly to?: IsoDate;
}

/** A rule as it is being written. */
export interface MarkupRuleDraft extends MarkupMatchDraft {
  readonly ruleId: string;
  readonly name?: string | undefined;
  readonly service?: string | undefined;
  readonly isOn: boolean;
  readonly amount?: MarkupAmount | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface MarkupRows {
  readonly markups: readonly MarkupRow[];
  readonly productMarkups: readonly ProductMarkupRow[];
}

export const mostRules = 60;

/**
 * Codes at `rules[n].ruleId` (`listed-twice`), `.name`, `.service`, `.amount`, `.amount.most`, `.from`, `.to`, `.carriers` …: `required`, `too-long`,
 * `not-a-choice`, `date-form`, `range-order`, `amount-currency`, `amount-negative`, `percent-between` (`least`, `most`),
 * `list-count` (`most`).
 */
export function checkMarkupRules(rules: readonly MarkupRuleDraft[], currency: Currency): readonly Violation[] {
  if (rules.length > mostRules) return [violation('list-count', 'rules', { most: mostRules })];
  const ids = rules.map(({ ruleId }) => ruleId);
  return rules.flatMap((rule, at) =>
    within(`rules[${at}]`, [
      ...checkMarkupRule(rule, currency),
      ...(ids.indexOf(rule.ruleId) < at ? [violation('listed-twice', 'ruleId')] : []),
    ]),
  );
}

export function checkMarkupRule(rule: MarkupRuleDraft, currency: Currency): readonly Violation[] {
  const { ruleId, name = '', service, amount } = rule;
  return [
    ...checkRuleText(ruleId, 'ruleId'),
    ...checkRuleText(name, 'name'),
    ...checkChoice(service, services, 'service'),
    ...(amount === undefined ? [violation('required', 'amount')] : checkRuleAmount(amount, currency)),
    ...checkRuleDays(rule),
    ...checkRuleMatch(rule),
  ];
}

/** The rules of an agency that hold on a day or later, flights' first, each service's in their order. */
export function markupRulesOn({ markups, productMarkups }: MarkupRows, on: IsoDate): readonly MarkupRule[] {
  return [
    ...markups.filter(standsOn(on)).map(ruleOfFlights),
    ...productMarkups.filter(standsOn(on)).flatMap(rulesOfProducts),
  ];
}

/**
 * Rows under which the rules hold from a day on. What was on a day before stays as it was then, in the order of then; a rule
 * that stays, and stays where it was among those that do, keeps its row.
 */
export function withMarkupRules(
  rows: MarkupRows,
  rules: readonly MarkupRule[],
  on: IsoDate,
  by: keyof typeof notes = 'agency',
): MarkupRows {
  const note = notes[by];
  const isFlights = ({ service }: MarkupRule) => service === 'flight';
  return {
    markups: withRows(rows.markups, rules.filter(isFlights), on, {
      rulesOf: (row) => [ruleOfFlights(row)],
      rowOf: (rule) => flightRow(rule, note),
    }),
    productMarkups: withRows(
      rows.productMarkups,
      rules.filter((rule) => !isFlights(rule)),
      on,
      { rulesOf: rulesOfProducts, rowOf: (rule) => productRow(rule, note) },
    ),
  };
}

function ruleOfFlights(row: MarkupRow): MarkupRule {
  const { amount, match } = row;
  const each = 'perTraveller' in amount ? { each: amount.perTraveller } : amount;
  return { ...common(row), service: 'flight', amount: each, ...match };
}

/** One for each service that the row is for. */
function rulesOfProducts(row: ProductMarkupRow): readonly MarkupRule[] {
  const { id, amount, match } = row;
  const each = 'perUnit' in amount ? { each: amount.perUnit } : amount;
  const among = services.filter((each) => each !== 'flight' && (match.products?.includes(each) ?? true));
  return among.map((service) => ({
    ...common(row),
    ruleId: match.products?.length === 1 ? id : `${id}-${service}`,
    service,
    amount: each,
    ...(match.companies && { companies: match.companies }),
  }));
}

function common({ id, name = id, isOff, from, to }: Pick<MarkupRow, 'id' | 'name' | 'isOff' | 'from' | 'to'>) {
  return { ruleId: id, name, isOn: isOff !== true, from, ...(to !== undefined && { to }) };
}

const notes = { agency: 'Written by the agency', operator: 'Set by an operator' } as const;

function flightRow(rule: MarkupRule, note: string): MarkupRow {
  const { amount } = rule;
  return {
    ...rowOf(rule),
    note,
    match: matchOf(rule),
    amount: 'each' in amount ? { perTraveller: amount.each } : amount,
  };
}

function productRow(rule: MarkupRule, note: string): ProductMarkupRow {
  const { service, amount, companies } = rule;
  return {
    ...rowOf(rule),
    note,
    match: { products: [service], ...(some(companies) && { companies }) },
    amount: 'each' in amount ? { perUnit: amount.each } : amount,
  };
}

function rowOf({ ruleId: id, name, isOn, from, to }: MarkupRule) {
  return { id, name, ...(!isOn && { isOff: true as const }), from, ...(to !== undefined && { to }) };
}
