/** Prices on the wire: the explained tree, the totals beside it, and what an agency earns where the caller may see it. */
import {
  type AgencyTerms,
  type ListedTerms,
  type Price,
  type PricePart,
  pricePartNames,
  type TravellerTerms,
} from '#domain/price/price.ts';
import { type AppliedRule, ruleNames } from '#domain/rules/applied-rule.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { date, money, oneOf, params, text, whole } from './form/leaves.ts';
import { at, list, maybe, maybeSpread, record, recursive, type Shape } from './form/shape.ts';

export const appliedRule = record<AppliedRule>(
  {
    id: at('id', text),
    called: at('name', oneOf(ruleNames)),
    from: at('from', date),
    to: maybe('to', date),
  },
  'AppliedRule',
);

export const pricePart: Shape<PricePart> = record<PricePart>(
  {
    name: at('name', oneOf(pricePartNames)),
    amount: at('amount', money),
    params: maybe('params', params),
    rule: maybe('rule', appliedRule),
    parts: maybe('parts', list(recursive('PricePart', () => pricePart))),
  },
  'PricePart',
);

/** The same where a list may have reported no more than what is charged and earned. */
export const listedTerms = record<ListedTerms>({
  net: at('net', money),
  commission: maybe('commission', money),
  tds: maybe('tds', money),
  markup: maybe('markup', money),
  discount: maybe('discount', money),
  rounding: maybe('rounding', money),
  earn: at('earn', money),
  each: maybe(
    'eachterms',
    list(
      record<NonNullable<ListedTerms['each']>[number]>({
        traveller: at('paxtype', oneOf(travellerTypes)),
        count: at('count', whole),
        net: at('net', money),
        commission: maybe('commission', money),
        tds: maybe('tds', money),
        markup: maybe('markup', money),
        discount: maybe('discount', money),
        earn: at('earn', money),
      }),
    ),
  ),
});

const travellerTerms = record<TravellerTerms>({
  traveller: at('paxtype', oneOf(travellerTypes)),
  count: at('count', whole),
  net: at('net', money),
  commission: at('commission', money),
  tds: at('tds', money),
  markup: at('markup', money),
  discount: maybe('discount', money),
  earn: at('earn', money),
});

/**
 * Lies beside `total` and `breakdown`: `net`, `commission`, `tds`, `markup`, `discount`, `rounding`, `earn`, and `eachterms` with the same for one
 * traveller of each type.
 */
export const agencyTerms = record<AgencyTerms>({
  net: at('net', money),
  commission: at('commission', money),
  tds: at('tds', money),
  markup: at('markup', money),
  discount: maybe('discount', money),
  rounding: maybe('rounding', money),
  earn: at('earn', money),
  each: maybe('eachterms', list(travellerTerms)),
});

export const price = record<Price>(
  {
    total: at('total', money),
    breakdown: at('breakdown', pricePart),
    netBreakdown: maybe('netbreakdown', pricePart),
    terms: maybeSpread(agencyTerms),
  },
  'Price',
);
