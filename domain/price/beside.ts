/**
 * A price together with what is bought beside it: one tree and one figure to pay, each of them a part by its own name. What is beside
 * stays a sale of its own, with its own papers and its own cancelling.
 */
import { add } from '../money/money.ts';
import type { AgencyTerms, Price, PricePart, PricePartName } from './price.ts';

export interface BesidePrice {
  readonly name: PricePartName;
  readonly price: Price;
}

/** In one currency. Amounts of single travellers are left out: what is beside is not sold by them. */
export function withBeside(price: Price, beside: readonly BesidePrice[]): Price {
  return beside.reduce((sum, each) => added(sum, each), price);
}

function added({ total, breakdown, netBreakdown, terms }: Price, { name, price }: BesidePrice): Price {
  return {
    total: add(total, price.total),
    breakdown: withPart(breakdown, { name, amount: price.total }),
    ...(netBreakdown && { netBreakdown: withPart(netBreakdown, { name, amount: price.terms?.net ?? price.total }) }),
    ...(terms && { terms: sumOf(terms, price) }),
  };
}

function withPart(root: PricePart, part: PricePart): PricePart {
  return { ...root, amount: add(root.amount, part.amount), parts: [...(root.parts ?? []), part] };
}

function sumOf({ each: _each, ...own }: AgencyTerms, { total, terms }: Price): AgencyTerms {
  if (terms === undefined) return { ...own, net: add(own.net, total) };
  const { discount, rounding } = terms;
  return {
    ...own,
    net: add(own.net, terms.net),
    commission: add(own.commission, terms.commission),
    tds: add(own.tds, terms.tds),
    markup: add(own.markup, terms.markup),
    earn: add(own.earn, terms.earn),
    ...(discount && { discount: own.discount === undefined ? discount : add(own.discount, discount) }),
    ...(rounding && { rounding: own.rounding === undefined ? rounding : add(own.rounding, rounding) }),
  };
}
