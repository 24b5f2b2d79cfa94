/**
 * What an agent asks of the customer for one booking, over or under the agency's usual price: an extra markup, a discount and
 * a service fee, within bounds that the agency's own rules set. It is the agency's own money: what the agency is charged does
 * not change. Tax on it is in it, as in every service charge of the agency (see `booking/agent-gst.ts`).
 */
import type { TravellerFare } from './price.ts';
import type { AppliedRule } from '../rules/applied-rule.ts';
import { add, compare, isPositive, isZero, type Money, multiply, percentage, subtract, sum } from '../money/money.ts';
import { type Violation, violation } from '../rules/violation.ts';
import { rounded, type Rounding } from './rounding.ts';

export const askKinds = ['markup', 'discount', 'serviceFee'] as const;
export type AskKind = (typeof askKinds)[number];

/** So much for each traveller with a seat, so much for the booking, or a share of the supplier's fare. */
export type AskedAmount =
  | { readonly per: 'traveller' | 'booking'; readonly amount: Money }
  | { readonly per: 'fare'; readonly basisPoints: number };

export type Ask = { readonly [Kind in AskKind]?: AskedAmount };

/** For each traveller with a seat, both inclusive. */
export interface Bounds {
  readonly least: Money;
  readonly most: Money;
}

/** What an agency's rule lets its agents ask; a kind that it does not name is not asked. */
export interface AskBounds {
  readonly markup?: Bounds;
  readonly discount?: Bounds;
  readonly serviceFee?: Bounds;
}

/** A supplier's fare: what a share is a share of. Of each traveller where it is known what each pays, so that nobody's is split. */
export interface AskedFare {
  readonly total: Money;
  readonly each?: readonly Pick<TravellerFare, 'traveller' | 'count' | 'total'>[];
}

/** What may be asked for one quote, and what an ask is computed from. */
export interface Asking extends AskBounds {
  readonly rule: AppliedRule;
  /** A discount does not take the customer's price, without services, below it. */
  readonly floor: Money;
  /** One for each part that is priced by itself. */
  readonly fares: readonly [AskedFare, ...AskedFare[]];
  /** Travellers with a seat. */
  readonly seats: number;
}

/** What an amount comes to for the booking; not negative, of a discount too. A share is rounded for each fare by itself. */
export function askedTotal(asked: AskedAmount, { fares, seats }: Pick<Asking, 'fares' | 'seats'>): Money {
  if (asked.per !== 'fare') return multiply(asked.amount, asked.per === 'traveller' ? seats : 1);
  return sum(
    fares[0].total.currency,
    fares.flatMap((fare) => sharesOf(fare, asked.basisPoints).map(({ amount }) => amount)),
  );
}

/** A share of a fare: one for each traveller type, or one for all. */
export function sharesOf(
  { total, each }: AskedFare,
  basisPoints: number,
): readonly {
  readonly amount: Money;
  readonly of: Money;
  readonly heads?: Pick<TravellerFare, 'traveller' | 'count'>;
}[] {
  if (each === undefined) return [{ amount: percentage(total, basisPoints), of: total }];
  return each.map(({ traveller, count, total: of }) => {
    return { amount: multiply(percentage(of, basisPoints), count), of, heads: { traveller, count } };
  });
}

/** Whether it changes the price at all. An amount of nothing is as good as none. */
export function asksAnything(ask: Ask | undefined): ask is Ask {
  return askKinds.some((kind) => {
    const asked = ask?.[kind];
    return asked !== undefined && (asked.per === 'fare' ? asked.basisPoints !== 0 : !isZero(asked.amount));
  });
}

/**
 * What is wrong with an ask, at `ask` or one of its fields: `ask-not-allowed` where the agency's rules have no such thing,
 * `amount-currency`, `amount-negative`, `ask-too-low` and `ask-too-high` with the bound of this booking, `ask-below-floor` for
 * a discount that takes the customer's price (`price`, without services) lower than it may go. A kind that must be asked for
 * is missed as soon as anything is asked.
 */
export function checkAsk(
  ask: Ask,
  asking: Asking | undefined,
  price: Money,
  rounding?: Rounding,
): readonly Violation[] {
  if (asking === undefined) return asksAnything(ask) ? [violation('ask-not-allowed', 'ask')] : [];
  const wrong = askKinds.flatMap((kind) => checkKind(ask[kind], asking, kind));
  return wrong.length > 0 ? wrong : checkFloor(ask, asking, price, rounding);
}

function checkKind(asked: AskedAmount | undefined, asking: Asking, kind: AskKind): readonly Violation[] {
  const path = `ask.${kind}`;
  const bounds = asking[kind];
  const { currency } = asking.floor;
  if (asked !== undefined && asked.per !== 'fare' && asked.amount.currency !== currency)
    return [violation('amount-currency', path, { currency })];
  const total = asked === undefined ? multiply(asking.floor, 0) : askedTotal(asked, asking);
  if (total.minor < 0) return [violation('amount-negative', path)];
  if (bounds === undefined) return isZero(total) ? [] : [violation('ask-not-allowed', path)];
  const least = multiply(bounds.least, asking.seats);
  const most = multiply(bounds.most, asking.seats);
  if (compare(total, least) < 0) return [violation('ask-too-low', path, { least })];
  return compare(total, most) > 0 ? [violation('ask-too-high', path, { most })] : [];
}

function checkFloor(ask: Ask, asking: Asking, price: Money, rounding: Rounding | undefined): readonly Violation[] {
  const { markup, discount, serviceFee } = ask;
  if (discount === undefined || !isPositive(askedTotal(discount, asking))) return [];
  const more = [markup, serviceFee].flatMap((asked) => (asked === undefined ? [] : askedTotal(asked, asking)));
  const asked = subtract(more.reduce(add, price), askedTotal(discount, asking));
  return compare(rounded(asked, rounding), asking.floor) < 0
    ? [violation('ask-below-floor', 'ask.discount', { floor: asking.floor })]
    : [];
}
