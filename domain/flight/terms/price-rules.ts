/**
 * What an agency sets of its own prices: within which bounds its agents ask, and how customers' totals are rounded. It is kept
 * as dated rows of its terms, so that a price of an earlier day is explained by the rule of that day.
 */
import type { Currency } from '../../money/currency.ts';
import { compare, equals, isNegative, type Money, moneyOf } from '../../money/money.ts';
import { type AskBounds, askKinds } from '../../price/ask.ts';
import { type Violation, violation } from '../../rules/violation.ts';
import { type DatedRow, rowOn } from '../../rules/dated-row.ts';
import { addDays, type IsoDate } from '../../time/calendar-date.ts';
import type { AskRow, FareMatch, FlightTerms } from './terms.ts';

/** For each traveller with a seat; a kind that is left out is not asked. */
export interface AskLimits extends AskBounds {
  /** Whether a discount may take the customer's price below what the agency is charged. */
  readonly belowNet: boolean;
}

export const ruledJourneys = ['domestic', 'international'] as const;
export type RuledJourney = (typeof ruledJourneys)[number];

export interface PriceRules extends Readonly<Record<RuledJourney, AskLimits>> {
  /** What customers' totals are a multiple of; not rounded where absent. */
  readonly roundTo?: Money;
}

/** What totals can be rounded to. */
export function roundingUnits(currency: Currency): readonly Money[] {
  return ['1', '5', '10', '50', '100'].map((units) => moneyOf(units, currency));
}

/**
 * `amount-currency`, `amount-negative`, `bounds-reversed` at `domestic.markup.least` …, `not-a-choice` at `roundTo`; `fee-not-yet`
 * at `domestic.serviceFee.most` … before the day `feesFrom`.
 */
export function checkPriceRules(rules: PriceRules, currency: Currency, feesFrom?: IsoDate): readonly Violation[] {
  const { roundTo } = rules;
  const unknown = roundTo !== undefined && !roundingUnits(currency).some((unit) => isSame(unit, roundTo));
  return [
    ...ruledJourneys.flatMap((journey) =>
      askKinds.flatMap((kind) => {
        const bounds = rules[journey][kind];
        if (bounds === undefined) return [];
        const at = (field: string) => `${journey}.${kind}.${field}`;
        const wrong = (['least', 'most'] as const).flatMap((field) => checkAmount(bounds[field], at(field), currency));
        if (kind === 'serviceFee' && feesFrom !== undefined) {
          return [...wrong, violation('fee-not-yet', at('most'), { on: feesFrom })];
        }
        const reversed = wrong.length === 0 && compare(bounds.least, bounds.most) > 0;
        return reversed ? [violation('bounds-reversed', at('most'), { least: bounds.least })] : wrong;
      }),
    ),
    ...(unknown ? [violation('not-a-choice', 'roundTo')] : []),
  ];
}

/** Rows for some carriers, cabins or kinds of fare stand before these and are no part of them. */
export function priceRulesOn({ asks, roundings }: Pick<FlightTerms, 'asks' | 'roundings'>, on: IsoDate): PriceRules {
  const general = asks.filter(isGeneral);
  const limits = (other: RuledJourney): AskLimits => {
    const row = rowOn(general, on, ({ match }) => match.journey !== other);
    const { markup, discount, serviceFee, belowNet = false } = row ?? {};
    return { ...(markup && { markup }), ...(discount && { discount }), ...(serviceFee && { serviceFee }), belowNet };
  };
  const rounding = rowOn(roundings, on);
  return {
    domestic: limits('international'),
    international: limits('domestic'),
    ...(rounding && { roundTo: rounding.unit }),
  };
}

/** The day on which an agency that asks no service fee begins to; undefined where it asks one, or is not to. */
export function serviceFeesFrom(terms: Pick<FlightTerms, 'asks' | 'roundings'>, on: IsoDate): IsoDate | undefined {
  const now = priceRulesOn(terms, on);
  if (ruledJourneys.some((journey) => now[journey].serviceFee !== undefined)) return undefined;
  const [first] = terms.asks
    .filter((row) => isGeneral(row) && row.from > on && row.serviceFee !== undefined)
    .map(({ from }) => from)
    .toSorted();
  return first;
}

/** Terms under which the rules hold from a day on; what held before is kept with its days, and a service fee begins on its day. */
export function withPriceRules(terms: FlightTerms, rules: PriceRules, on: IsoDate): FlightTerms {
  const own = { from: on, note: 'Set by the agency' };
  const { roundTo } = rules;
  const rowsOf = (held: PriceRules, from: IsoDate) =>
    ruledJourneys
      .filter((journey) => askKinds.some((kind) => held[journey][kind] !== undefined))
      .map((journey): AskRow => ({ ...own, from, id: `ask-${journey}-${from}`, match: { journey }, ...held[journey] }));
  const feesFrom = serviceFeesFrom(terms, on);
  const asks =
    feesFrom === undefined
      ? rowsOf(rules, on)
      : [
          ...rowsOf(rules, on).map((row) => ({ ...row, to: addDays(feesFrom, -1) })),
          ...rowsOf(withFees(rules, priceRulesOn(terms, feesFrom)), feesFrom),
        ];
  return {
    ...terms,
    asks: [...terms.asks.filter((row) => !isGeneral(row)), ...asks, ...ended(terms.asks.filter(isGeneral), on)],
    roundings: [
      ...(roundTo === undefined ? [] : [{ ...own, id: `rounding-${on}`, unit: roundTo }]),
      ...ended(terms.roundings, on),
    ],
  };
}

function withFees(rules: PriceRules, { domestic, international }: PriceRules): PriceRules {
  const fees = ({ serviceFee }: AskLimits) => (serviceFee === undefined ? {} : { serviceFee });
  return {
    ...rules,
    domestic: { ...rules.domestic, ...fees(domestic) },
    international: { ...rules.international, ...fees(international) },
  };
}

/** Rows up to the day before; what would have begun later is not to be. */
function ended<Row extends DatedRow>(rows: readonly Row[], on: IsoDate): readonly Row[] {
  const last = addDays(on, -1);
  return rows
    .filter(({ from }) => from < on)
    .map((row) => (row.to === undefined || row.to > last ? { ...row, to: last } : row));
}

function isGeneral({ match: { carriers, cabins, fareTypes } }: { readonly match: FareMatch }): boolean {
  return carriers === undefined && cabins === undefined && fareTypes === undefined;
}

function checkAmount(amount: Money, path: string, currency: Currency): readonly Violation[] {
  if (amount.currency !== currency) return [violation('amount-currency', path, { currency })];
  return isNegative(amount) ? [violation('amount-negative', path)] : [];
}

function isSame(one: Money, other: Money): boolean {
  return one.currency === other.currency && equals(one, other);
}
