/**
 * A price as the customer knows it, for callers who may not see net fares: the same totals, without the agency's side and
 * without what the supplier asks. Markup is in the gross fare, as customers are shown it; lines still add up.
 */
import { sum } from '../money/money.ts';
import { evenly, ownCharges } from './own-lines.ts';
import type { Price, PricePart, PricePartName } from './price.ts';

/** What is one line with the markup: apart, any of them would say what the markup is, or what the supplier asks. */
const inGrossFare: readonly PricePartName[] = [
  'fare',
  'base-fare',
  'base-fare-line',
  'yq',
  'fuel',
  'markup',
  'extra-markup',
];
const inDifference: readonly PricePartName[] = ['fare-difference', 'markup'];
const ofChanges: readonly PricePartName[] = ['fare-difference', 'change-fee', 'change-gst'];

/** Shares of the supplier's price: what they are taken of, and how much in a hundred, is not shown. */
const sharesOfFare: readonly PricePartName[] = [
  'k3',
  'taxes',
  'discount',
  'agent-discount',
  'service-fee',
  'handling-charges',
  'payment-gateway-charges',
];

export function customerFare({ total, breakdown }: Price): Price {
  return { total, breakdown: customerTree(breakdown) };
}

/** Of a price, what says what the agency pays; nothing requires them. */
const agencySide = ['terms', 'netBreakdown'];

/**
 * A value with every price in it as the customer is shown it: of each object with a `breakdown`, its customer's side.
 *
 * @example customerPrices({ rooms: [{ breakdown: { name: 'gross-fare', amount: money(7, 'INR') }, terms: {} }] }) // => { rooms: [{ breakdown: { name: 'gross-fare', amount: money(7, 'INR') } }] }
 */
export function customerPrices<A>(value: A): A {
  if (Array.isArray(value)) return value.map((each: unknown) => customerPrices(each)) as A;
  if (typeof value !== 'object' || value === null) return value;
  const { breakdown } = value as { readonly breakdown?: PricePart };
  if (breakdown === undefined) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, customerPrices<unknown>(field)]),
    ) as A;
  }
  const shown = Object.entries(value).filter(([name]) => !agencySide.includes(name));
  return { ...Object.fromEntries(shown), breakdown: customerTree(breakdown) } as A;
}

/**
 * A tree of the customer's price, or of what a change charges, with fare and markup in one line. Its total and all other
 * lines stay.
 *
 * @example customerTree({ name: 'customer-price', amount: money(7, 'INR'), parts: [{ name: 'fare', amount: money(5, 'INR') }, { name: 'markup', amount: money(2, 'INR') }] }).parts // => [{ name: 'gross-fare', amount: money(7, 'INR') }]
 */
export function customerTree(root: PricePart): PricePart {
  if (root.parts === undefined) return root;
  const isChange = root.parts.some(({ name }) => ofChanges.includes(name));
  const together = isChange ? inDifference : inGrossFare;
  const lines = root.parts.flatMap((part) => opened(part, together));
  const joined = lines.filter(({ name }) => together.includes(name));
  const amount = sum(
    root.amount.currency,
    joined.map((part) => part.amount),
  );
  const line: readonly PricePart[] =
    amount.minor === 0 ? [] : [{ name: isChange ? 'fare-difference' : 'gross-fare', amount }];
  return { ...root, parts: [...line, ...lines.filter((part) => !joined.includes(part)).map(withoutBasis)] };
}

/** What is asked beside a price: what the agency adds is one fee, and nothing says how it came about. */
export function customerAsked(lines: readonly PricePart[]): readonly PricePart[] {
  return lines.map(({ name, amount, params }) => {
    const { direction } = params ?? {};
    const shown = { ...evenly, ...(direction !== undefined && { direction }) };
    return { name: ownCharges.includes(name) ? 'service-fee' : name, amount, params: shown };
  });
}

/** A group that holds some of the names is opened, so that what is left of it keeps its own amount. */
function opened(part: PricePart, names: readonly PricePartName[]): readonly PricePart[] {
  const { name, parts = [] } = part;
  const isApart = name !== 'fare' && names.includes(name);
  return isApart || !parts.some((inner) => holds(inner, names))
    ? [part]
    : parts.flatMap((inner) => opened(inner, names));
}

function holds({ name, parts = [] }: PricePart, names: readonly PricePartName[]): boolean {
  return names.includes(name) || parts.some((inner) => holds(inner, names));
}

function withoutBasis({ params, parts, ...part }: PricePart): PricePart {
  const shown = params && sharesOfFare.includes(part.name) ? withoutShare(params) : params;
  return { ...part, ...(shown && { params: shown }), ...(parts && { parts: parts.map(withoutBasis) }) };
}

function withoutShare({
  of: _of,
  percent: _percent,
  ...params
}: NonNullable<PricePart['params']>): PricePart['params'] {
  return params;
}
