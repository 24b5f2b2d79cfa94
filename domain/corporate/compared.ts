/** What a trip is compared with: the lowest fare that would have done as well, or the rate that a company has agreed with a hotel. */
import type { BoughtPart, SoldInstead } from '../booking/trip-facts.ts';
import { compare, type Money, sum } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import { folded } from '../places/folded.ts';

/** A rate that a company has agreed: of one hotel, or of all in a city. */
export interface ContractRate {
  readonly city: string;
  /** Every hotel of the city where absent. */
  readonly hotel?: string;
  /** Of a room for a night, with its taxes. */
  readonly amount: Money;
  /** Of stays that begin from this day to that one, both included; always where absent. */
  readonly firstDay?: IsoDate;
  readonly lastDay?: IsoDate;
  /** Other names of the city, as the house's directory of cities has them. */
  readonly alsoNamed?: readonly string[];
}

/** How much more something may cost: a percentage, or an amount each where there is none. */
export interface Tolerance {
  readonly percent?: number;
  readonly amount?: Money;
}

/** Totals are compared, so that no rounding decides. `agreed`: what all of it would cost. */
export function isWithin(paid: Money, agreed: Money, times: number, { percent, amount }: Tolerance): boolean {
  if (percent !== undefined) return paid.minor * 100 <= agreed.minor * (100 + percent);
  return paid.minor - agreed.minor <= (amount?.minor ?? 0) * times;
}

export interface Lowest {
  readonly total: Money;
  /** What is cheaper than what was chosen; nothing where that is the lowest. */
  readonly named: readonly SoldInstead[];
}

/** The lowest that leaves within so many hours of what was chosen, with so many stops at most; what was chosen is one of them. */
export function lowestWithin(parts: readonly BoughtPart[], hours: number, stops: number): Lowest | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const found = parts.map(({ total, instead }) => ({
    total,
    cheapest: instead
      .filter((each) => each.apart <= hours * 60 && each.stops <= stops)
      .reduce<SoldInstead | undefined>(
        (least, each) => (compare(each.total, least?.total ?? total) < 0 ? each : least),
        undefined,
      ),
  }));
  return {
    total: sum(
      first.total.currency,
      found.map(({ total, cheapest }) => cheapest?.total ?? total),
    ),
    named: found.flatMap(({ cheapest }) => cheapest ?? []),
  };
}

/** Neither case nor accents nor what stands between words count, nor by which of its names a city is called. */
export function isCalled(name: string | undefined, names: readonly string[]): boolean {
  return name !== undefined && names.some((each) => folded(each) === folded(name));
}

/** The rate agreed for a stay on the day that it begins: the hotel's own, or that of its city. */
export function rateFor(
  rates: readonly ContractRate[],
  { city, hotel, startsOn }: { readonly city?: string; readonly hotel?: string; readonly startsOn: IsoDate },
): ContractRate | undefined {
  const there = rates.filter(
    (rate) => holdsOn(rate, startsOn) && isCalled(city, [rate.city, ...(rate.alsoNamed ?? [])]),
  );
  return (
    there.find((rate) => rate.hotel !== undefined && isCalled(hotel, [rate.hotel])) ??
    there.find((rate) => rate.hotel === undefined)
  );
}

type Period = Pick<ContractRate, 'firstDay' | 'lastDay'>;

function holdsOn({ firstDay, lastDay }: Period, day: IsoDate): boolean {
  return (firstDay === undefined || firstDay <= day) && (lastDay === undefined || day <= lastDay);
}

/** Whether two rates hold on one day. */
export function areAtOnce(one: Period, other: Period): boolean {
  const ends = ({ lastDay }: Period, { firstDay }: Period) =>
    lastDay !== undefined && firstDay !== undefined && lastDay < firstDay;
  return !ends(one, other) && !ends(other, one);
}
