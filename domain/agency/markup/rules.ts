/**
 * The markup rules that an agency writes: of those for a service the first that is on, in force and fits is what is added, and
 * no other. They are kept as dated rows of its terms, so that a price of an earlier day is explained by the rule of that day.
 */
import { type Service, services } from '../../booking/booking.ts';
import type { ProductMarkupRow } from '../../booking/sale/selling-terms.ts';
import type { Cabin, FareType } from '../../flight/reference/cabin.ts';
import { cabins, fareTypes } from '../../flight/reference/cabin.ts';
import { type FareMatch, type FareTrip, fareTrips, type MarkupRow } from '../../flight/terms/terms.ts';
import type { Currency } from '../../money/currency.ts';
import { isNegative, type Money } from '../../money/money.ts';
import type { BuyerMatch } from '../../price/buyer.ts';
import type { MarkupShare } from '../../price/markup-share.ts';
import { canonicalText } from '../../rules/canonical-text.ts';
import { checkChoice } from '../../rules/choice.ts';
import type { DatedRow } from '../../rules/dated-row.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';

/** What narrows a rule; what is left out matches everything. Companies narrow any rule, all else flights alone. */
export interface MarkupMatch extends BuyerMatch {
  readonly journey?: 'domestic' | 'international';
  readonly trips?: readonly FareTrip[];
  readonly carriers?: readonly string[];
  readonly cabins?: readonly Cabin[];
  readonly fareTypes?: readonly FareType[];
  readonly origins?: readonly string[];
  readonly destinations?: readonly string[];
}

/** So much each (a traveller with a seat, a room, a seat, an insured person), or a share of the supplier's price. */
export type MarkupAmount = { readonly each: Money } | MarkupShare;

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
export interface MarkupRuleDraft extends MarkupMatch {
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
/** Most characters of its name, and of its id. */
export const longestRuleText = 60;
const mostCodes = 40;
const carrierForm = /^[A-Z0-9]{2}$/;
const airportForm = /^[A-Z]{3}$/;

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
  const { ruleId, name = '', service, amount, carriers = [], origins = [], destinations = [], companies = [] } = rule;
  return [
    ...checkText(ruleId, 'ruleId'),
    ...checkText(name, 'name'),
    ...checkChoice(service, services, 'service'),
    ...(amount === undefined ? [violation('required', 'amount')] : checkAmount(amount, currency)),
    ...checkDays(rule),
    ...checkCodes(carriers, carrierForm, 'carriers'),
    ...checkCodes(origins, airportForm, 'origins'),
    ...checkCodes(destinations, airportForm, 'destinations'),
    ...(companies.length > mostCodes ? [violation('list-count', 'companies', { most: mostCodes })] : []),
    ...checkList(rule.trips, fareTrips, 'trips'),
    ...checkList(rule.cabins, cabins, 'cabins'),
    ...checkList(rule.fareTypes, fareTypes, 'fareTypes'),
  ];
}

function checkText(text: string, path: string): readonly Violation[] {
  return firstOf(
    required(text, path),
    text.length > longestRuleText ? [violation('too-long', path, { most: longestRuleText })] : [],
  );
}

function checkAmount(amount: MarkupAmount, currency: Currency): readonly Violation[] {
  const money = (of: Money, path: string): readonly Violation[] =>
    of.currency !== currency
      ? [violation('amount-currency', path, { currency })]
      : isNegative(of)
        ? [violation('amount-negative', path)]
        : [];
  if ('each' in amount) return money(amount.each, 'amount');
  const { basisPoints, most } = amount;
  return [
    ...(Number.isSafeInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000
      ? []
      : [violation('percent-between', 'amount', { least: 0, most: 100 })]),
    ...(most === undefined ? [] : money(most, 'amount.most')),
  ];
}

function checkDays({ from, to }: Pick<MarkupRuleDraft, 'from' | 'to'>): readonly Violation[] {
  const [first, last] = [parseIsoDate(from ?? ''), parseIsoDate(to ?? '')];
  return [
    ...firstOf(required(from, 'from'), first === undefined ? [violation('date-form', 'from')] : []),
    ...firstOf(
      to !== undefined && to !== '' && last === undefined ? [violation('date-form', 'to')] : [],
      first !== undefined && last !== undefined && last < first ? [violation('range-order', 'to')] : [],
    ),
  ];
}

function checkCodes(codes: readonly string[], form: RegExp, path: string): readonly Violation[] {
  if (codes.length > mostCodes) return [violation('list-count', path, { most: mostCodes })];
  return codes.every((code) => form.test(code)) ? [] : [violation('not-a-choice', path)];
}

function checkList(chosen: readonly string[] | undefined, all: readonly string[], path: string): readonly Violation[] {
  return chosen === undefined || chosen.every((each) => all.includes(each)) ? [] : [violation('not-a-choice', path)];
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
export function withMarkupRules(rows: MarkupRows, rules: readonly MarkupRule[], on: IsoDate): MarkupRows {
  const isFlights = ({ service }: MarkupRule) => service === 'flight';
  return {
    markups: withRows(rows.markups, rules.filter(isFlights), on, {
      rulesOf: (row) => [ruleOfFlights(row)],
      rowOf: flightRow,
    }),
    productMarkups: withRows(
      rows.productMarkups,
      rules.filter((rule) => !isFlights(rule)),
      on,
      { rulesOf: rulesOfProducts, rowOf: productRow },
    ),
  };
}

interface RowsOfRules<Row> {
  readonly rulesOf: (row: Row) => readonly MarkupRule[];
  readonly rowOf: (rule: MarkupRule) => Row;
}

function withRows<Row extends DatedRow>(
  before: readonly Row[],
  rules: readonly MarkupRule[],
  on: IsoDate,
  { rulesOf, rowOf }: RowsOfRules<Row>,
): readonly Row[] {
  const texts = before.map((row) => (standsOn(on)(row) ? canonicalText(rulesOf(row)) : undefined));
  const after: Row[] = [];
  let passed = 0;
  for (const rule of rules) {
    const at = texts.indexOf(canonicalText([rule]), passed);
    const row = before[at];
    if (row === undefined) after.push(rowOf(rule.from < on ? { ...rule, from: on } : rule));
    else {
      after.push(...ended(before.slice(passed, at), on), row);
      passed = at + 1;
    }
  }
  return [...after, ...ended(before.slice(passed), on)];
}

const standsOn =
  (on: IsoDate) =>
  ({ to }: DatedRow) =>
    to === undefined || to >= on;

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

const own = 'Written by the agency';

function flightRow(rule: MarkupRule): MarkupRow {
  const {
    companies,
    journey,
    trips,
    carriers,
    cabins: classes,
    fareTypes: types,
    origins,
    destinations,
    amount,
  } = rule;
  const match: FareMatch = {
    ...(journey && { journey }),
    ...(some(trips) && { trips }),
    ...(some(carriers) && { carriers: carriers as NonNullable<FareMatch['carriers']> }),
    ...(some(classes) && { cabins: classes }),
    ...(some(types) && { fareTypes: types }),
    ...(some(origins) && { origins }),
    ...(some(destinations) && { destinations }),
    ...(some(companies) && { companies }),
  };
  return { ...rowOf(rule), match, amount: 'each' in amount ? { perTraveller: amount.each } : amount };
}

function productRow(rule: MarkupRule): ProductMarkupRow {
  const { service, amount, companies } = rule;
  return {
    ...rowOf(rule),
    match: { products: [service], ...(some(companies) && { companies }) },
    amount: 'each' in amount ? { perUnit: amount.each } : amount,
  };
}

function rowOf({ ruleId: id, name, isOn, from, to }: MarkupRule) {
  return { id, name, ...(!isOn && { isOff: true as const }), from, ...(to !== undefined && { to }), note: own };
}

function some<Each>(list: readonly Each[] | undefined): list is readonly Each[] {
  return list !== undefined && list.length > 0;
}

/** Rows up to the day before; what would have begun later is not to be. */
function ended<Row extends DatedRow>(rows: readonly Row[], on: IsoDate): readonly Row[] {
  const last = addDays(on, -1);
  return rows
    .filter(({ from }) => from < on)
    .map((row) => (row.to === undefined || row.to > last ? { ...row, to: last } : row));
}
