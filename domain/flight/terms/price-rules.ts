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

/** `amount-currency`, `amount-negative`, `bounds-reversed` at `domestic.markup.least` …, `not-a-choice` at `roundTo`. */
export function checkPriceRules(rules: PriceRules, currency: Currency): readonly Violation[] {
  const { roundTo } = rules;
  const unknown = roundTo !== undefined && !roundingUnits(currency).some((unit) => isSame(unit, roundTo));
  return [
    ...ruledJourneys.flatMap((journey) =>
      askKinds.flatMap((kind) => {
        const bounds = rules[journey][kind];
        if (bounds === undefined) return [];
        const at = (field: string) => `${journey}.${kind}.${field}`;
        const wrong = (['least', 'most'] as const).flatMap((field) => checkAmount(bounds[field], at(field), currency));
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

/** Terms under which the rules hold from a day on; what held before is kept with its days. */
export function withPriceRules(terms: FlightTerms, rules: PriceRules, on: IsoDate): FlightTerms {
  const own = { from: on, note: 'Set by the agency' };
  const { roundTo } = rules;
  const asks = ruledJourneys
    .filter((journey) => askKinds.some((kind) => rules[journey][kind] !== undefined))
    .map((journey): AskRow => ({ ...own, id: `ask-${journey}-${on}`, match: { journey }, ...rules[journey] }));
  return {
    ...terms,
    asks: [...terms.asks.filter((row) => !isGeneral(row)), ...asks, ...ended(terms.asks.filter(isGeneral), on)],
    roundings: [
      ...(roundTo === undefined ? [] : [{ ...own, id: `rounding-${on}`, unit: roundTo }]),
      ...ended(terms.roundings, on),
    ],
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
