/**
 * A price as the customer knows it, for callers who may not see net fares: the same totals, without the agency's side and
 * without what the supplier asks. Markup is in the air fare, as customers are told it; lines still add up.
 */
import { sum } from '../../money/money.ts';
import { evenly, ownCharges } from '../../price/own-lines.ts';
import type { Fare, FarePart, FarePartName } from '../fare/fare.ts';
import type { FareOption } from '../offer/offer.ts';

/** What is one line with the markup: apart, any of them would say what the markup is, or what the supplier asks. */
const inAirFare: readonly FarePartName[] = [
  'fare',
  'base-fare',
  'base-fare-line',
  'yq',
  'fuel',
  'markup',
  'extra-markup',
];
const inDifference: readonly FarePartName[] = ['fare-difference', 'markup'];
const ofChanges: readonly FarePartName[] = ['fare-difference', 'change-fee', 'change-gst'];

/** Shares of the airline's fare: what they are taken of is not told. */
const sharesOfFare: readonly FarePartName[] = ['k3', 'discount', 'agent-discount', 'service-fee'];

export function customerFare({ total, breakdown }: Fare): Fare {
  return { total, breakdown: customerTree(breakdown) };
}

export function customerOption({ terms: _hidden, ...option }: FareOption): FareOption {
  return { ...option, breakdown: customerTree(option.breakdown) };
}

/**
 * A tree of the customer's price, or of what a change charges, with fare and markup in one line. Its total and all other
 * lines stay.
 *
 * @example customerTree({ name: 'customer-price', amount: money(7, 'INR'), parts: [{ name: 'fare', amount: money(5, 'INR') }, { name: 'markup', amount: money(2, 'INR') }] }).parts // => [{ name: 'air-fare', amount: money(7, 'INR') }]
 */
export function customerTree(root: FarePart): FarePart {
  if (root.parts === undefined) return root;
  const isChange = root.parts.some(({ name }) => ofChanges.includes(name));
  const together = isChange ? inDifference : inAirFare;
  const lines = root.parts.flatMap((part) => opened(part, together));
  const joined = lines.filter(({ name }) => together.includes(name));
  const amount = sum(
    root.amount.currency,
    joined.map((part) => part.amount),
  );
  const line: readonly FarePart[] =
    amount.minor === 0 ? [] : [{ name: isChange ? 'fare-difference' : 'air-fare', amount }];
  return { ...root, parts: [...line, ...lines.filter((part) => !joined.includes(part)).map(withoutBasis)] };
}

/** What is asked beside a price: what the agency adds is one fee, and nothing says how it came about. */
export function customerAsked(lines: readonly FarePart[]): readonly FarePart[] {
  return lines.map(({ name, amount, params }) => {
    const { direction } = params ?? {};
    const told = { ...evenly, ...(direction !== undefined && { direction }) };
    return { name: ownCharges.includes(name) ? 'service-fee' : name, amount, params: told };
  });
}

/** A group that holds some of the names is opened, so that what is left of it keeps its own amount. */
function opened(part: FarePart, names: readonly FarePartName[]): readonly FarePart[] {
  const { name, parts = [] } = part;
  const isApart = name !== 'fare' && names.includes(name);
  return isApart || !parts.some((inner) => holds(inner, names))
    ? [part]
    : parts.flatMap((inner) => opened(inner, names));
}

function holds({ name, parts = [] }: FarePart, names: readonly FarePartName[]): boolean {
  return names.includes(name) || parts.some((inner) => holds(inner, names));
}

function withoutBasis({ params, parts, ...part }: FarePart): FarePart {
  const told = params && sharesOfFare.includes(part.name) ? withoutShare(params) : params;
  return { ...part, ...(told && { params: told }), ...(parts && { parts: parts.map(withoutBasis) }) };
}

function withoutShare({ of: _of, percent: _percent, ...params }: NonNullable<FarePart['params']>): FarePart['params'] {
  return params;
}
