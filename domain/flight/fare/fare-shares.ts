/**
 * What a sold fare comes to for those who still fly on it. Every line of a fare says how it was made: so much for each
 * traveller of a type, a percentage of other lines, or an amount that all bear alike. The fare of fewer travellers follows
 * from the same lines by the same rules; nothing is ever split in proportion. So a traveller who leaves takes away exactly the difference between the fare
 * with them and the fare without, and in whatever order all leave, all of it is taken away.
 */
import {
  add,
  allocateEvenly,
  formatDecimal,
  type Money,
  money,
  moneyOf,
  negate,
  subtract,
  sum,
  zero,
} from '../../money/money.ts';
import { isTravellerType, type TravellerType } from '../../people/traveller-type.ts';
import { type MarkupShare, markupShare, markupShareParams } from '../../price/markup-share.ts';
import { evenly, ownAmounts } from '../../price/own-lines.ts';
import { type AgencyTerms, type Price, type PricePart, type PricePartName, pricePartNames } from '../../price/price.ts';

/** A fare as it was sold. */
export interface SoldFare {
  readonly fare: Price;
  readonly travellers: readonly { readonly type: TravellerType }[];
  /**
   * The itineraries of each fare of the journey, by position: `[[0, 1]]` where one fare covers both, `[[0], [1]]` where each
   * direction has its own. Of several, every line says its own by `params.direction` (see {@link inDirection}).
   */
  readonly units: readonly (readonly number[])[];
}

/** Whether a traveller still flies on an itinerary; both by position. Those of one unit are flown all or none. */
export type Aboard = (traveller: number, itinerary: number) => boolean;

/** The fare with `params.direction`, from 0, on every line: to be recognised after fares of several directions are joined. */
export function inDirection(fare: Price, direction: number): Price {
  const tagged = (part: PricePart): PricePart =>
    part.parts === undefined
      ? { ...part, params: { ...part.params, direction } }
      : { ...part, parts: part.parts.map(tagged) };
  return {
    ...fare,
    breakdown: tagged(fare.breakdown),
    ...(fare.netBreakdown && { netBreakdown: tagged(fare.netBreakdown) }),
  };
}

/**
 * The fare of those aboard: of the shape of the sold one, lines of nothing left out. Undefined where a line does not say
 * how it was made and so is unknown for fewer; with all aboard it is the fare as sold, with nobody it is nothing.
 */
export function fareAboard(sold: SoldFare, aboard: Aboard): Price | undefined {
  const rows = fareRows(sold, aboard);
  if (rows === undefined) return undefined;
  return withTrees(withoutNothing(rows.breakdown), rows.netBreakdown && withoutNothing(rows.netBreakdown), sold.fare);
}

/**
 * What those take away who leave: the fare of those aboard before less the fare of those aboard after, line by line.
 * Undefined as {@link fareAboard}.
 */
export function fareLeaving(sold: SoldFare, before: Aboard, after: Aboard): Price | undefined {
  const [with_, without] = [fareRows(sold, before), fareRows(sold, after)];
  if (with_ === undefined || without === undefined) return undefined;
  const net =
    with_.netBreakdown && without.netBreakdown && withoutNothing(difference(with_.netBreakdown, without.netBreakdown));
  return withTrees(withoutNothing(difference(with_.breakdown, without.breakdown)), net, sold.fare);
}

interface Trees {
  readonly breakdown: PricePart;
  readonly netBreakdown: PricePart | undefined;
}

/** Rows just made, by fare and who is aboard: of those who leave one after another, each begins where the one before ended. */
const knownRows = new WeakMap<Price, Map<string, Trees | undefined>>();

function fareRows(sold: SoldFare, aboard: Aboard): Trees | undefined {
  const { fare, travellers, units } = sold;
  const places = travellers.map((_, traveller) =>
    units.map((unit) => unit.map((itinerary) => (aboard(traveller, itinerary) ? '1' : '0')).join('')).join(' '),
  );
  const who = travellers.map(({ type }, traveller) => `${type} ${places[traveller]}`).join();
  const known = knownRows.get(fare) ?? new Map<string, Trees | undefined>();
  knownRows.set(fare, known);
  if (known.has(who)) return known.get(who);
  const rows = rowsOf(sold, aboard, places);
  if (known.size >= mostKnown) known.clear();
  known.set(who, rows);
  return rows;
}

const mostKnown = 30;

/** `places`: for each traveller, whether they are aboard each itinerary, by '1' and '0'. */
function rowsOf({ fare, travellers, units }: SoldFare, aboard: Aboard, places: readonly string[]): Trees | undefined {
  if (!places.some((each) => each.includes('0'))) return { breakdown: fare.breakdown, netBreakdown: fare.netBreakdown };
  const isSome = places.some((each) => each.includes('1'));
  const counting = isSome ? new Counting(fare, travellers, units, aboard) : undefined;
  const share: Share = counting === undefined ? ofNobody : counting.share;
  const breakdown = mapLines(fare.breakdown, share);
  const netBreakdown = fare.netBreakdown && mapLines(fare.netBreakdown, share);
  return breakdown === undefined || (fare.netBreakdown !== undefined && netBreakdown === undefined)
    ? undefined
    : { breakdown, netBreakdown };
}

/** What a line comes to for fewer, with what its words need; undefined where it is unknown. */
export type Share = (
  line: PricePart,
) => { readonly amount: Money; readonly params?: NonNullable<PricePart['params']> } | undefined;

type HeadCount = Readonly<Record<TravellerType, number>>;

/** A line's sum for all who bought and for those aboard. */
interface Basis {
  readonly sold: Money;
  readonly now: Money;
}

/** How many fly on each unit, as sold and now, and what lines come to by it. */
class Counting {
  readonly #fare: Price;
  readonly #aboard: Aboard;
  readonly #sold: HeadCount;
  readonly #now: readonly HeadCount[];
  /** Of each unit, whether each traveller flies on it. */
  readonly #flies: readonly (readonly boolean[])[];

  constructor(fare: Price, travellers: SoldFare['travellers'], units: SoldFare['units'], aboard: Aboard) {
    this.#fare = fare;
    this.#aboard = aboard;
    this.#sold = headCount(travellers);
    this.#flies = units.map((itineraries) =>
      travellers.map((_, traveller) => itineraries.some((itinerary) => aboard(traveller, itinerary))),
    );
    this.#now = this.#flies.map((flies) => headCount(travellers.filter((_, traveller) => flies[traveller])));
  }

  readonly share: Share = (line) => {
    const { params = {} } = line;
    if (typeof params['passenger'] === 'number' && typeof params['itinerary'] === 'number') {
      return this.#aboard(params['passenger'] - 1, params['itinerary']) ? { amount: line.amount } : ofNobody(line);
    }
    const unit = this.#unitOf(line);
    const now = unit === undefined ? undefined : this.#now[unit];
    if (unit === undefined || now === undefined) return undefined;
    if (travellersOf(now) === 0) return ofNobody(line);
    if (travellersOf(now) === travellersOf(this.#sold)) return { amount: line.amount };
    if (params['shared'] === evenly.shared) return { amount: this.#evenShare(line.amount, unit) };
    if (typeof params['count'] === 'number') return byHead(line, this.#sold, now);
    if (travellersOf(this.#sold) === 1) return travellersOf(now) === 1 ? { amount: line.amount } : ofNobody(line);
    // A promo code takes off the fares of those who have a seat; of one seat its line counts nobody.
    if (params['promo'] !== undefined && seatsOf(this.#sold) === 1)
      return seatsOf(now) === 1 ? { amount: line.amount } : ofNobody(line);
    return percentShare(this.#fare, line, (other) => this.#unitOf(other) === unit, this.share, seatsOf(now));
  };

  /** The first of all who bought bear what does not divide, so that shares stay what they are when travellers are split off. */
  #evenShare(amount: Money, unit: number): Money {
    const flies = this.#flies[unit] ?? [];
    return sum(
      amount.currency,
      allocateEvenly(amount, flies.length).filter((_, traveller) => flies[traveller]),
    );
  }

  #unitOf({ params }: PricePart): number | undefined {
    const direction = params?.['direction'];
    if (typeof direction === 'number') return direction;
    return this.#now.length === 1 ? 0 : undefined;
  }
}

/** A line counts nobody then. */
function ofNobody({ amount, params }: PricePart): NonNullable<ReturnType<Share>> {
  const nothing = zero(amount.currency);
  return typeof params?.['count'] === 'number'
    ? { amount: nothing, params: { ...params, count: 0 } }
    : { amount: nothing };
}

/**
 * What a percentage of other lines comes to when those come to something else. `own` says which lines are sold with it;
 * `seats` how many raise its cap now, where it has one. Undefined where it is no percentage, or none of lines that are there.
 */
export function percentShare(
  fare: Price,
  line: PricePart,
  own: (line: PricePart) => boolean,
  share: Share,
  seats = seatsOfCap(line),
): ReturnType<Share> {
  const { percent, of, most: _, ...params } = line.params ?? {};
  if (typeof percent !== 'string') return undefined;
  const rate: MarkupShare = { basisPoints: Math.round(Number(percent) * 100), ...capOf(line) };
  const sign = line.amount.minor < 0 ? negate : (amount: Money) => amount;
  const basis = basesOf(fare, line, own, share).find(
    ({ sold }) =>
      sign(markupShare(sold, rate, seatsOfCap(line))).minor === line.amount.minor &&
      (of === undefined || of === formatDecimal(sold)),
  );
  if (basis === undefined) return undefined;
  const amount = sign(markupShare(basis.now, rate, seats));
  if (rate.most !== undefined)
    return { amount, params: { ...params, ...markupShareParams(basis.now, rate, seats), seats } };
  return of === undefined ? { amount } : { amount, params: { ...line.params, of: formatDecimal(basis.now) } };
}

/** The cap of one seat that a markup's line names. */
function capOf({ params, amount }: PricePart): Pick<MarkupShare, 'most'> {
  const most = params?.['mostEach'];
  return typeof most === 'string' ? { most: moneyOf(most, amount.currency) } : {};
}

function seatsOfCap({ params }: PricePart): number {
  return typeof params?.['seats'] === 'number' ? params['seats'] : 1;
}

/** What a line of a name may be a percentage of. */
function basesOf(
  fare: Price,
  { name, params }: PricePart,
  own: (line: PricePart) => boolean,
  share: Share,
): readonly Basis[] {
  const { breakdown, netBreakdown = breakdown } = fare;
  const sums = (trees: readonly PricePart[], ...names: readonly PricePartName[]) =>
    sumUnder(trees, names, fare.total.currency, own, share);
  const of = (...names: readonly PricePartName[]) => sums([breakdown], ...names);
  switch (name) {
    case 'markup':
    case 'extra-markup':
    case 'agent-discount':
    case 'service-fee':
    case 'handling-charges':
    case 'payment-gateway-charges':
      return of('fare');
    case 'commission':
      return [...of('base-fare'), ...of('base-fare', 'yq')];
    case 'tds':
      return sums([netBreakdown], 'commission').map(({ sold, now }) => ({ sold: negate(sold), now: negate(now) }));
    case 'gst':
      return of(taxedBy(params));
    case 'discount':
      return of('base-fare');
    default:
      return [];
  }
}

/** The fee or charge that a line of tax is on. */
function taxedBy(params: PricePart['params']): PricePartName {
  return pricePartNames.find((name) => name === params?.['taxed']) ?? 'convenience-fee';
}

/** The lines under parts of some names. None where one of them is unknown. */
function sumUnder(
  trees: readonly PricePart[],
  names: readonly PricePartName[],
  currency: Money['currency'],
  own: (line: PricePart) => boolean,
  share: Share,
): readonly Basis[] {
  const lines = trees
    .flatMap((tree) => linesUnder(tree, names, false))
    .filter((line) => own(line) && line.params?.['passenger'] === undefined);
  const shares = lines.map((line) => share(line)?.amount);
  if (shares.includes(undefined)) return [];
  const total = (amounts: readonly Money[]) => sum(currency, amounts);
  return [{ sold: total(lines.map(({ amount }) => amount)), now: total(shares.flatMap((amount) => amount ?? [])) }];
}

/** So much a head: of one type where the line names it, else of all who have a seat. */
function byHead(line: PricePart, sold: HeadCount, now: HeadCount): ReturnType<Share> {
  const { count, traveller } = line.params ?? {};
  const heads = (of: HeadCount): number =>
    typeof traveller === 'string' && isTravellerType(traveller) ? of[traveller] : seatsOf(of);
  const each = line.amount.minor / heads(sold);
  return count === heads(sold) && Number.isSafeInteger(each)
    ? {
        amount: money(each * heads(now), line.amount.currency),
        params: { ...line.params, count: heads(now) },
      }
    : undefined;
}

function headCount(travellers: SoldFare['travellers']): HeadCount {
  const of = (type: TravellerType) => travellers.filter((each) => each.type === type).length;
  return { adult: of('adult'), child: of('child'), infant: of('infant') };
}

function travellersOf({ adult, child, infant }: HeadCount): number {
  return adult + child + infant;
}

function seatsOf({ adult, child }: HeadCount): number {
  return adult + child;
}

function linesUnder(part: PricePart, names: readonly PricePartName[], inside: boolean): readonly PricePart[] {
  const under = inside || names.includes(part.name);
  if (part.parts === undefined) return under ? [part] : [];
  return part.parts.flatMap((inner) => linesUnder(inner, names, under));
}

/** The tree with its lines as they come to; undefined where one is unknown. */
export function mapLines(part: PricePart, share: Share): PricePart | undefined {
  if (part.parts === undefined) {
    const shared = share(part);
    if (shared === undefined) return undefined;
    const { amount, params } = shared;
    return params === undefined ? { ...part, amount } : { ...part, amount, params };
  }
  const parts: PricePart[] = [];
  for (const inner of part.parts) {
    const mapped = mapLines(inner, share);
    if (mapped === undefined) return undefined;
    parts.push(mapped);
  }
  return { ...part, amount: totalOf(parts, part.amount), parts };
}

/** Line by line; the trees are of one shape. */
function difference(before: PricePart, after: PricePart): PricePart {
  if (before.parts === undefined) {
    const amount = subtract(before.amount, after.amount);
    return before.params === undefined
      ? { ...before, amount }
      : { ...before, amount, params: differenceOfParams(before, after) };
  }
  const parts = before.parts.map((inner, at) => {
    const other = after.parts?.[at];
    return other === undefined ? inner : difference(inner, other);
  });
  return { ...before, amount: totalOf(parts, before.amount), parts };
}

function differenceOfParams({ params = {}, amount }: PricePart, { params: after = {}, amount: left }: PricePart) {
  const { count, of, most } = params;
  return {
    ...params,
    ...(most !== undefined && { most: formatDecimal(subtract(amount, left)) }),
    ...(typeof count === 'number' && typeof after['count'] === 'number' && { count: count - after['count'] }),
    ...(typeof of === 'string' &&
      typeof after['of'] === 'string' &&
      of !== after['of'] && {
        of: formatDecimal(subtract(moneyOf(of, amount.currency), moneyOf(after['of'], amount.currency))),
      }),
  };
}

/** Lines and groups of nothing left out. */
export function withoutNothing(part: PricePart): PricePart {
  if (part.parts === undefined) return part;
  const parts = part.parts
    .map(withoutNothing)
    .filter(({ amount, parts: inner }) => amount.minor !== 0 || (inner ?? []).length > 0);
  return { ...part, parts };
}

function totalOf(parts: readonly PricePart[], { currency }: Money): Money {
  return sum(
    currency,
    parts.map(({ amount }) => amount),
  );
}

/** A fare of other trees, its terms following from them. */
export function withTrees(breakdown: PricePart, netBreakdown: PricePart | undefined, sold: Price): Price {
  return {
    total: breakdown.amount,
    breakdown,
    ...(netBreakdown && { netBreakdown }),
    ...(sold.terms && netBreakdown && { terms: termsOf(breakdown, netBreakdown) }),
  };
}

/** A promo code's discount is the agency's own as far as it does not lower what the agency is charged. */
function termsOf(breakdown: PricePart, netBreakdown: PricePart): AgencyTerms {
  const of = (tree: PricePart, name: PricePartName) =>
    totalOf(
      (tree.parts ?? []).filter((part) => part.name === name),
      tree.amount,
    );
  const own = ownAmounts(breakdown.parts ?? [], breakdown.amount.currency);
  const discount = add(subtract(of(netBreakdown, 'discount'), of(breakdown, 'discount')), own.discount);
  return {
    net: netBreakdown.amount,
    commission: negate(of(netBreakdown, 'commission')),
    tds: of(netBreakdown, 'tds'),
    markup: own.markup,
    ...(discount.minor !== 0 && { discount }),
    ...(own.rounding.minor !== 0 && { rounding: own.rounding }),
    earn: subtract(breakdown.amount, netBreakdown.amount),
  };
}
