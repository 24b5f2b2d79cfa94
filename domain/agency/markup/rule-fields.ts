/** What rules about prices are alike in: what narrows them, how much they say, and their days. */
import { type Cabin, cabins, type FareType, fareTypes } from '../../flight/reference/cabin.ts';
import { type FareMatch, type FareTrip, fareTrips } from '../../flight/terms/terms.ts';
import type { Currency } from '../../money/currency.ts';
import { isNegative, type Money } from '../../money/money.ts';
import type { BuyerMatch } from '../../price/buyer.ts';
import type { MarkupShare } from '../../price/markup-share.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../../time/calendar-date.ts';

/** What narrows a rule; what is left out matches everything. Companies narrow any rule, all else flights alone. */
export interface MarkupMatch extends BuyerMatch {
  readonly journey?: 'domestic' | 'international';
  readonly trips?: readonly FareTrip[];
  readonly carriers?: readonly string[];
  readonly cabins?: readonly Cabin[];
  readonly fareTypes?: readonly FareType[];
  readonly origins?: readonly string[];
  readonly destinations?: readonly string[];
  /** Days of the first departure, both inclusive. */
  readonly travelFrom?: IsoDate;
  readonly travelTo?: IsoDate;
}

/** As it is being written. */
export interface MarkupMatchDraft extends Omit<MarkupMatch, 'travelFrom' | 'travelTo'> {
  readonly travelFrom?: string | undefined;
  readonly travelTo?: string | undefined;
}

/** So much each (a traveller with a seat, a room, a seat, an insured person), or a share of the supplier's price. */
export type MarkupAmount = { readonly each: Money } | MarkupShare;

/** Most characters of its name, and of its id. */
export const longestRuleText = 60;
const mostCodes = 40;
const carrierForm = /^[A-Z0-9]{2}$/;
const airportForm = /^[A-Z]{3}$/;

/**
 * At `carriers`, `origins`, `destinations`, `companies`, `trips`, `cabins` and `fareTypes`: `not-a-choice`, `list-count`. At
 * `travelFrom` and `travelTo`: `date-form`, `range-order`.
 */
export function checkRuleMatch(rule: MarkupMatchDraft): readonly Violation[] {
  const { carriers = [], origins = [], destinations = [], companies = [] } = rule;
  return [
    ...checkCodes(carriers, carrierForm, 'carriers'),
    ...checkCodes(origins, airportForm, 'origins'),
    ...checkCodes(destinations, airportForm, 'destinations'),
    ...(companies.length > mostCodes ? [violation('list-count', 'companies', { most: mostCodes })] : []),
    ...checkList(rule.trips, fareTrips, 'trips'),
    ...checkList(rule.cabins, cabins, 'cabins'),
    ...checkList(rule.fareTypes, fareTypes, 'fareTypes'),
    ...checkDays(rule.travelFrom, rule.travelTo, ['travelFrom', 'travelTo']),
  ];
}

export function checkRuleText(text: string, path: string): readonly Violation[] {
  return firstOf(
    required(text, path),
    text.length > longestRuleText ? [violation('too-long', path, { most: longestRuleText })] : [],
  );
}

export function checkRuleAmount(amount: MarkupAmount, currency: Currency): readonly Violation[] {
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

export function checkRuleDays({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): readonly Violation[] {
  return [...required(from, 'from'), ...checkDays(from, to, ['from', 'to'])];
}

function checkDays(from = '', to = '', [fromPath, toPath]: readonly [string, string]): readonly Violation[] {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  return [
    ...(from !== '' && first === undefined ? [violation('date-form', fromPath)] : []),
    ...firstOf(
      to !== '' && last === undefined ? [violation('date-form', toPath)] : [],
      first !== undefined && last !== undefined && last < first ? [violation('range-order', toPath)] : [],
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

/** What narrows a rule, as a row of flights has it: a list that is empty narrows nothing. */
export function matchOf(rule: MarkupMatch): FareMatch {
  const { companies, journey, trips, carriers, cabins: classes, fareTypes: types, origins, destinations } = rule;
  const { travelFrom, travelTo } = rule;
  return {
    ...(journey && { journey }),
    ...(some(trips) && { trips }),
    ...(some(carriers) && { carriers: carriers as NonNullable<FareMatch['carriers']> }),
    ...(some(classes) && { cabins: classes }),
    ...(some(types) && { fareTypes: types }),
    ...(some(origins) && { origins }),
    ...(some(destinations) && { destinations }),
    ...(travelFrom && { travelFrom }),
    ...(travelTo && { travelTo }),
    ...(some(companies) && { companies }),
  };
}

export function some<Each>(list: readonly Each[] | undefined): list is readonly Each[] {
  return list !== undefined && list.length > 0;
}
