/**
 * Fares of several directions as one: each keeps its lines and rules, groups of the same name stand once, and every total
 * is the sum of theirs.
 */
import { add, isZero, type Money, sum, zero } from '../../money/money.ts';
import type { AgencyTerms, Price, PricePart } from '../../price/price.ts';

/**
 * One tree out of several of the same root and currency. Groups (nodes with parts) of one name become one group holding
 * the lines of all, in order; a line stays a line of its own where it says something of its own, and the lines that say
 * the same of each direction, such as a total without parts, add up to one. A single tree is answered as it is.
 */
export function joinParts([first, ...others]: readonly [PricePart, ...PricePart[]]): PricePart {
  if (others.length === 0) return first;
  const { currency } = first.amount;
  const all = [first, ...others];
  const amount = sum(
    currency,
    all.map((tree) => tree.amount),
  );
  const inner = all.flatMap(({ parts = [] }) => parts);
  return inner.length === 0 ? { name: first.name, amount } : { name: first.name, amount, parts: grouped(inner) };
}

/** Fares of several directions of one party as one. The agency's side is joined where every fare has it. */
export function joinFares(fares: readonly [Price, ...Price[]]): Price {
  const breakdown = joinParts(mapped(fares, (fare) => fare.breakdown));
  const nets = fares.flatMap(({ netBreakdown }) => netBreakdown ?? []);
  const [firstNet, ...otherNets] = nets;
  const [firstTerms, ...otherTerms] = fares.flatMap(({ terms }) => terms ?? []);
  return {
    total: breakdown.amount,
    breakdown,
    ...(firstNet !== undefined && nets.length === fares.length
      ? { netBreakdown: joinParts([firstNet, ...otherNets]) }
      : {}),
    ...(firstTerms !== undefined && otherTerms.length === fares.length - 1
      ? { terms: otherTerms.reduce(joinTerms, firstTerms) }
      : {}),
  };
}

function joinTerms(one: AgencyTerms, other: AgencyTerms): AgencyTerms {
  const both = (of: (terms: AgencyTerms) => Money) => add(of(one), of(other));
  const discount = both((terms) => terms.discount ?? zero(terms.net.currency));
  const rounding = both((terms) => terms.rounding ?? zero(terms.net.currency));
  const each = joinEach(one.each, other.each);
  return {
    net: both(({ net }) => net),
    commission: both(({ commission }) => commission),
    tds: both(({ tds }) => tds),
    markup: both(({ markup }) => markup),
    ...(isZero(discount) ? {} : { discount }),
    ...(isZero(rounding) ? {} : { rounding }),
    earn: both(({ earn }) => earn),
    ...(each && { each }),
  };
}

/** Of each traveller type; where both fares say it of the same travellers. */
function joinEach(ones: AgencyTerms['each'], others: AgencyTerms['each']): AgencyTerms['each'] {
  if (ones === undefined || ones.length !== others?.length) return undefined;
  const joined = ones.flatMap(({ traveller, count, ...terms }) => {
    const other = others.find((each) => each.traveller === traveller && each.count === count);
    return other === undefined ? [] : [{ traveller, count, ...joinTerms(terms, other) }];
  });
  return joined.length === ones.length ? joined : undefined;
}

/** Parts in the order in which their names first come; groups of one name joined. */
function grouped(parts: readonly PricePart[]): readonly PricePart[] {
  const byKey = new Map<string, [PricePart, ...PricePart[]]>();
  for (const [at, part] of parts.entries()) {
    const key = keyOf(part, at);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [part]);
    else known.push(part);
  }
  return [...byKey.values()].map(joinParts);
}

/** Groups and bare totals go by name; a line that says how it came about stands for itself. */
function keyOf({ name, params, rule, parts }: PricePart, at: number): string {
  if (params !== undefined || rule !== undefined) return `${name} ${at}`;
  return `${name} ${parts === undefined ? 'total' : 'group'}`;
}

function mapped<A, B>([first, ...others]: readonly [A, ...A[]], make: (each: A) => B): readonly [B, ...B[]] {
  return [make(first), ...others.map(make)];
}
