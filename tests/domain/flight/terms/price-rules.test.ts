/** What an agency sets of its own prices: what holds when, and what it may not set. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkPriceRules,
  type PriceRules,
  priceRulesOn,
  serviceFeesFrom,
  withPriceRules,
} from '#domain/flight/terms/price-rules.ts';
import { registeredTermsIn, standardTerms } from '#domain/flight/terms/standard-terms.ts';
import type { AskRow, FlightTerms } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const today = isoDate('2026-11-23');
const aBound = fc.tuple(fc.nat(500_00), fc.nat(500_00)).map(([least, more]) => ({
  least: money(least, 'INR'),
  most: money(least + more, 'INR'),
}));
/** Something may be asked on each journey. */
const limits = fc
  .record(
    { markup: aBound, discount: aBound, serviceFee: aBound, belowNet: fc.boolean() },
    { requiredKeys: ['belowNet'] },
  )
  .filter((each) => Object.keys(each).length > 1);
const aRule: fc.Arbitrary<PriceRules> = fc
  .record({ domestic: limits, international: limits, roundTo: fc.constantFrom(undefined, rupees(1), rupees(10)) })
  .map(({ roundTo, ...rules }) => ({ ...rules, ...(roundTo && { roundTo }) }));
const special: AskRow = {
  id: 'business',
  from: isoDate('2020-01-01'),
  note: 'Made for tests',
  match: { cabins: ['C'] },
  markup: { least: rupees(0), most: rupees(9) },
  belowNet: true,
};

describe('the price rules of an agency', () => {
  it('hold from their day on until others do, and what held before stays what it was', () => {
    fc.assert(
      fc.property(aRule, aRule, fc.nat(400), fc.nat(400), (first, second, days, later) => {
        const terms: FlightTerms = { ...standardTerms, asks: [special, ...standardTerms.asks] };
        const before = priceRulesOn(terms, today);
        const [one, two] = [addDays(today, days), addDays(today, days + later)];
        const changed = withPriceRules(withPriceRules(terms, first, one), second, two);
        for (const day of [0, 1, 30, 800]) {
          expect(priceRulesOn(changed, addDays(two, day))).toEqual(second);
          expect(priceRulesOn(changed, addDays(one, -1 - day))).toEqual(before);
        }
        if (later > 0) expect(priceRulesOn(changed, addDays(two, -1))).toEqual(first);
        // Rows for some fares alone are no part of it, and stand before.
        expect(changed.asks[0]).toEqual(special);
        expect({ ...changed, asks: [], roundings: [] }).toEqual({ ...terms, asks: [], roundings: [] });
      }),
    );
  });

  it('of an agency that registered have a service fee from its day on, whatever else is set before', () => {
    const trading = { currency: 'INR', country: 'IN' } as const;
    const begins = addDays(today, 4);
    const terms = registeredTermsIn(trading, today, begins);
    const usual = priceRulesOn(standardTerms, today);
    const without = (rules: PriceRules): PriceRules => {
      const [{ serviceFee: _one, ...domestic }, { serviceFee: _two, ...international }] = [
        rules.domestic,
        rules.international,
      ];
      return { ...rules, domestic, international };
    };
    expect(priceRulesOn(terms, addDays(begins, -1))).toEqual(without(usual));
    expect(priceRulesOn(terms, begins)).toEqual(usual);
    expect([serviceFeesFrom(terms, today), serviceFeesFrom(terms, begins)]).toEqual([begins, undefined]);
    expect(checkPriceRules(usual, 'INR', begins)).toMatchObject([
      { code: 'fee-not-yet', path: 'domestic.serviceFee.most', params: { on: begins } },
      { code: 'fee-not-yet', path: 'international.serviceFee.most', params: { on: begins } },
    ]);
    const own = { ...without(usual), domestic: { belowNet: true, markup: { least: rupees(0), most: rupees(7) } } };
    expect(checkPriceRules(own, 'INR', begins)).toEqual([]);
    const changed = withPriceRules(withPriceRules(terms, own, today), own, addDays(today, 1));
    expect(priceRulesOn(changed, addDays(begins, -1))).toEqual(own);
    expect(priceRulesOn(changed, begins)).toEqual({
      ...usual,
      domestic: { ...own.domestic, serviceFee: usual.domestic.serviceFee },
    });
    const never = registeredTermsIn(trading, today, undefined);
    expect(priceRulesOn(never, addDays(today, 400))).toEqual(without(usual));
    expect(serviceFeesFrom(never, today)).toBeUndefined();
  });

  it('set back are those that stood', () => {
    const rules = priceRulesOn(standardTerms, today);
    expect(priceRulesOn(withPriceRules(standardTerms, rules, today), today)).toEqual(rules);
  });
});

const none = { belowNet: false };
test.each([
  [
    'a least above the most',
    { domestic: { ...none, markup: { least: rupees(2), most: rupees(1) } } },
    'bounds-reversed',
    'domestic.markup.most',
  ],
  [
    'less than nothing',
    { international: { ...none, discount: { least: rupees(-1), most: rupees(1) } } },
    'amount-negative',
    'international.discount.least',
  ],
  [
    'another currency',
    { domestic: { ...none, serviceFee: { least: rupees(0), most: money(1, 'USD') } } },
    'amount-currency',
    'domestic.serviceFee.most',
  ],
  ['a unit that nobody rounds to', { roundTo: rupees(7) }, 'not-a-choice', 'roundTo'],
  ['a unit of nothing', { roundTo: rupees(0) }, 'not-a-choice', 'roundTo'],
])('%s is not set', (_, wrong, code, path) => {
  const rules: PriceRules = { domestic: none, international: none, ...wrong };
  expect(checkPriceRules(rules, 'INR')).toMatchObject([{ code, path }]);
});
