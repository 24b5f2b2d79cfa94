/**
 * One fare for several directions as what each of them was sold at, line by line. A line that names its flight is of the
 * direction that flies it; a percentage of other lines follows them; what says neither is shared by the weights given. All
 * directions together are the fare, to the paisa, in both trees.
 */
import { allocate, formatDecimal, type Money, money, subtract, sum } from '../../money/money.ts';
import type { Price, PricePart } from '../../price/price.ts';
import { inDirection, mapLines, percentShare, type Share, withoutNothing, withTrees } from './fare-shares.ts';
import type { Itinerary } from '../offer/itinerary.ts';

/** A fare without services, what it is for, and how what no line attributes is shared. */
export interface DividedFare {
  readonly fare: Price;
  readonly itineraries: readonly Itinerary[];
  /** Whole numbers above zero, one a direction. */
  readonly weights: readonly number[];
}

/** One fare a direction, each line saying its own. The first direction bears what rounding percentages leaves. */
export function fareByDirection(whole: DividedFare): readonly Price[] {
  const shares = whole.itineraries.map((_, direction) => shareOf(whole, direction));
  return shares.map((share, direction) => {
    const { breakdown, netBreakdown } = whole.fare;
    const exact: Share = direction === 0 ? restOf(shares) : share;
    const tree = (part: PricePart) => withoutNothing(mapLines(part, exact) ?? part);
    return inDirection(withTrees(tree(breakdown), netBreakdown && tree(netBreakdown), whole.fare), direction);
  });
}

/** What the other directions leave of a line. */
function restOf([first, ...others]: readonly Share[]): Share {
  return (line) => {
    const left = others.reduce((amount, share) => subtract(amount, share(line)?.amount ?? amount), line.amount);
    const params = first?.(line)?.params;
    return { amount: left, ...(params && { params }) };
  };
}

function shareOf({ fare, itineraries, weights }: DividedFare, direction: number): Share {
  const flown = itineraries.map(({ segments }) =>
    segments.map(({ origin, destination }) => `${origin}-${destination}`),
  );
  const share: Share = (line) => {
    const named = flown.flatMap((sectors, at) => (sectors.includes(String(line.params?.['sector'])) ? [at] : []));
    if (named.length === 1) return { amount: money(named[0] === direction ? line.amount.minor : 0, currency) };
    if (line.params?.['most'] !== undefined) return cappedShare(line, weights, direction);
    return percentShare(fare, line, () => true, share) ?? { amount: weighed(line, weights, direction) };
  };
  const { currency } = fare.total;
  return share;
}

/** A markup that is as much as it may be is so much a seat, of each direction its part. */
function cappedShare(line: PricePart, weights: readonly number[], direction: number): ReturnType<Share> {
  const { seats, percent: _p, most: _m, mostEach: _e, ...params } = line.params ?? {};
  if (typeof seats !== 'number') return { amount: weighed(line, weights, direction) };
  const amount = weighed({ ...line, params: { count: seats } }, weights, direction);
  const each = formatDecimal(money(amount.minor / seats, amount.currency));
  return { amount, params: { ...params, count: seats, each } };
}

/** Each head alike, so that the line still says what one of them pays. */
function weighed({ amount, params }: PricePart, weights: readonly number[], direction: number): Money {
  const count = params?.['count'];
  const heads = typeof count === 'number' && count > 0 && amount.minor % count === 0 ? count : 1;
  const own = allocate(money(amount.minor / heads, amount.currency), weights)[direction];
  return sum(
    amount.currency,
    Array.from({ length: heads }, () => own ?? money(0, amount.currency)),
  );
}
