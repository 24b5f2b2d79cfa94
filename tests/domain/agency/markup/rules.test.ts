import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMarkupRules,
  type MarkupRows,
  type MarkupRule,
  type MarkupRuleDraft,
  markupRulesOn,
  mostRules,
  withMarkupRules,
} from '#domain/agency/markup/rules.ts';
import { chooseSellingTerms, noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { cabins, fareTypes } from '#domain/flight/reference/cabin.ts';
import { chooseTerms } from '#domain/flight/terms/apply-terms.ts';
import { type Journey, journeyOf } from '#domain/flight/terms/journey.ts';
import { type FareContext, fareTrips, noTerms } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { addDays, datesFrom, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { makeItinerary, makeSegment } from '#tests/fixtures/flight.ts';

const today = isoDate('2026-11-20');
const inr = (minor: number) => money(minor, 'INR');
const none = { markups: [], productMarkups: [] };
const subset = <Each>(all: readonly Each[]) => fc.subarray([...all]);

const rule: fc.Arbitrary<MarkupRule> = fc
  .record({
    name: fc.constantFrom('Gulf', 'Front cabins', 'All'),
    service: fc.constantFrom('flight' as const, 'hotel' as const, 'bus' as const),
    isOn: fc.boolean(),
    each: fc.nat(90_000),
    days: fc.integer({ min: -40, max: 40 }),
    length: fc.option(fc.nat(60)),
    journey: fc.option(fc.constantFrom('domestic' as const, 'international' as const)),
    trips: subset(fareTrips),
    cabins: subset(cabins),
    fareTypes: subset(fareTypes),
    carriers: subset(['6E', 'AI']),
    origins: subset(['DEL', 'COK']),
    destinations: subset(['DXB', 'BOM']),
    companies: subset(['acme', 'nila']),
    leaves: fc.option(fc.integer({ min: 0, max: 60 })),
    lasts: fc.option(fc.nat(30)),
  })
  .map(({ each, days, length, journey, service, name, isOn, companies, leaves, lasts, ...narrow }) => ({
    ruleId: '',
    name,
    service,
    isOn,
    amount: { each: inr(each) },
    from: addDays(today, days),
    ...(length !== null && { to: addDays(today, days + length) }),
    ...(companies.length > 0 && { companies }),
    ...(service === 'flight' && {
      ...(journey !== null && { journey }),
      ...(leaves !== null && { travelFrom: addDays(today, leaves) }),
      ...(lasts !== null && { travelTo: addDays(today, (leaves ?? 0) + lasts) }),
      ...Object.fromEntries(Object.entries(narrow).filter(([, list]) => list.length > 0)),
    }),
  }));

const someRules = fc
  .array(rule, { maxLength: 6 })
  .map((rules) => rules.map((each, at) => ({ ...each, ruleId: `rule-${at}` })));

const context: fc.Arbitrary<FareContext> = fc.record({
  carrier: fc.constantFrom('6E', 'AI', 'EK'),
  cabin: fc.constantFrom(...cabins),
  fareType: fc.constantFrom(...fareTypes),
  international: fc.boolean(),
  party: fc.constant({ adults: 1, children: 0, infants: 0 }),
  trip: fc.constantFrom(...fareTrips),
  origin: fc.constantFrom('DEL', 'COK', 'BLR'),
  destination: fc.constantFrom('DXB', 'BOM', 'MAA'),
  departs: fc.nat(90).map((days) => addDays(today, days)),
});

/** As a database and a wire give them back: the same, with their fields in another order. */
function turned<Plain>(value: Plain): Plain {
  if (Array.isArray(value)) return value.map((each: unknown) => turned(each)) as Plain;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => [name, turned(field)] as const);
  return Object.fromEntries(fields.toReversed()) as Plain;
}
const [asKept, asSent] = [turned<MarkupRows>, turned<readonly MarkupRule[]>];

/** What a person would say of a rule who reads it. */
function isFor(of: MarkupRule, fare: FareContext): boolean {
  const among = (list: readonly string[] | undefined, one: string) => list === undefined || list.includes(one);
  return (
    (of.journey === undefined || (of.journey === 'international') === fare.international) &&
    among(of.trips, fare.trip) &&
    among(of.cabins, fare.cabin) &&
    among(of.fareTypes, fare.fareType) &&
    among(of.carriers, fare.carrier) &&
    among(of.origins, fare.origin) &&
    among(of.destinations, fare.destination) &&
    (of.travelFrom ?? fare.departs) <= fare.departs &&
    fare.departs <= (of.travelTo ?? fare.departs)
  );
}

const holds = ({ isOn, from, to }: MarkupRule, on: string) => isOn && from <= on && (to === undefined || on <= to);

/** One that a rule is for, but perhaps by its day: so many days after the end, or the beginning, of its days of travel. */
function nearTo(of: MarkupRule, fare: FareContext, end: 'first' | 'last', days: number): FareContext {
  const [first = fare.departs, last = first] = [of.travelFrom ?? of.travelTo, of.travelTo];
  return {
    ...fare,
    international: of.journey === undefined ? fare.international : of.journey === 'international',
    trip: of.trips?.[0] ?? fare.trip,
    cabin: of.cabins?.[0] ?? fare.cabin,
    fareType: of.fareTypes?.[0] ?? fare.fareType,
    carrier: of.carriers?.[0] ?? fare.carrier,
    origin: of.origins?.[0] ?? fare.origin,
    destination: of.destinations?.[0] ?? fare.destination,
    departs: addDays(end === 'first' ? first : last, days),
  };
}

describe('the rules that an agency writes', () => {
  it('are read as they were saved, but that none begins before the day it is saved', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        const read = markupRulesOn(withMarkupRules(none, rules, today), today);
        const standing = rules
          .map((each) => (each.from < today ? { ...each, from: today } : each))
          .filter(({ to }) => to === undefined || to >= today);
        const inOrder = [
          ...standing.filter(({ service }) => service === 'flight'),
          ...standing.filter(({ service }) => service !== 'flight'),
        ];
        expect(read).toEqual(inOrder);
      }),
    );
  });

  it('apply to a fare as anyone who reads them says: the first that is on, holds and fits', () => {
    fc.assert(
      fc.property(someRules, context, fc.nat(50), (rules, fare, later) => {
        const on = addDays(today, later);
        const rows = withMarkupRules(none, rules, today);
        const expected = markupRulesOn(rows, today).find(
          (each) => each.service === 'flight' && holds(each, on) && isFor(each, fare),
        );
        expect(chooseTerms(fare, { ...noTerms, markups: rows.markups }, on).markup?.id).toBe(expected?.ruleId);
        for (const service of ['hotel', 'bus'] as const) {
          const first = markupRulesOn(rows, today).find((each) => each.service === service && holds(each, on));
          const chosen = chooseSellingTerms({ ...noSellingTerms, productMarkups: rows.productMarkups }, service, on);
          expect(chosen.markup?.id).toBe(first?.ruleId);
        }
      }),
    );
  });

  it('apply to fares about the ends of their days of travel as anyone who reads them says', () => {
    const ends = fc.constantFrom('first' as const, 'last' as const);
    fc.assert(
      fc.property(someRules, context, ends, fc.integer({ min: -1, max: 1 }), (rules, fare, end, days) => {
        const rows = withMarkupRules(none, rules, today);
        const standing = markupRulesOn(rows, today).filter((each) => each.service === 'flight' && holds(each, today));
        for (const each of standing) {
          const near = nearTo(each, fare, end, days);
          const expected = standing.find((one) => isFor(one, near));
          expect(chooseTerms(near, { ...noTerms, markups: rows.markups }, today).markup?.id).toBe(expected?.ruleId);
        }
      }),
    );
  });

  it('saved again as they are, keep their days', () => {
    fc.assert(
      fc.property(someRules, (rules) => {
        const first = withMarkupRules(none, rules, addDays(today, -31));
        const read = markupRulesOn(first, today);
        expect(markupRulesOn(withMarkupRules(asKept(first), asSent(read), today), today)).toEqual(read);
      }),
    );
  });

  it('saved often, some again, some others, in any order, leave what was on the days before as it was', () => {
    const save = fc.record({
      after: fc.nat(20),
      rules: someRules,
      again: fc.array(fc.nat(9), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(save, { minLength: 2, maxLength: 5 }), context, (saves, fare) => {
        let rows: MarkupRows = none;
        let on = addDays(today, -60);
        const fits = (of: MarkupRows, day: IsoDate) => [
          chooseTerms(fare, { ...noTerms, markups: of.markups }, day).markup?.amount,
          ...(['hotel', 'bus'] as const).map(
            (service) =>
              chooseSellingTerms({ ...noSellingTerms, productMarkups: of.productMarkups }, service, day).markup?.amount,
          ),
        ];
        const idsOn = ({ markups, productMarkups }: MarkupRows, day: IsoDate) =>
          [...markups, ...productMarkups]
            .filter(({ from, to }) => from <= day && (to === undefined || day <= to))
            .map(({ id }) => id);
        const first = on;
        for (const [nth, { after, rules, again }] of saves.entries()) {
          on = addDays(on, after);
          const standing = markupRulesOn(rows, on);
          const kept = [...new Set(again)].flatMap((at) => standing[at] ?? []);
          // From now on, and for all, so that most of them matter.
          const begun = rules.map(({ amount, service, isOn }, at) => ({
            ruleId: `${at} of ${nth}`,
            name: 'One',
            service,
            isOn,
            amount,
            from: on,
          }));
          const wanted = [...kept, ...begun];
          const next = withMarkupRules(asKept(rows), asSent(wanted), on);
          const days = datesFrom(first, addDays(on, -1));
          expect(days.map((day) => fits(next, day))).toEqual(days.map((day) => fits(rows, day)));
          const doubled = days.map((day) => idsOn(next, day)).filter((ids) => new Set(ids).size !== ids.length);
          expect(doubled).toEqual([]);
          const expected = wanted.find((each) => each.service === 'flight' && holds(each, on) && isFor(each, fare));
          expect(chooseTerms(fare, { ...noTerms, markups: next.markups }, on).markup?.id).toBe(expected?.ruleId);
          rows = next;
        }
      }),
    );
  });
});

const good: MarkupRuleDraft = {
  ruleId: 'r',
  name: 'Gulf',
  service: 'flight',
  isOn: true,
  amount: { each: inr(100) },
  from: '2026-11-20',
};

it.each([
  ['nothing', { ruleId: 'r', isOn: true }, ['required name', 'required service', 'required amount', 'required from']],
  ['no id', { ...good, ruleId: ' ' }, ['required ruleId']],
  ['a long id', { ...good, ruleId: 'x'.repeat(61) }, ['too-long ruleId']],
  ['a long name', { ...good, name: 'x'.repeat(61) }, ['too-long name']],
  ['another service', { ...good, service: 'ferry' }, ['not-a-choice service']],
  ['another currency', { ...good, amount: { each: money(1, 'USD') } }, ['amount-currency amount']],
  ['a negative amount', { ...good, amount: { each: inr(-1) } }, ['amount-negative amount']],
  ['more than all of it', { ...good, amount: { basisPoints: 10_001 } }, ['percent-between amount']],
  ['a negative most', { ...good, amount: { basisPoints: 1, most: inr(-1) } }, ['amount-negative amount.most']],
  ['no day', { ...good, from: '2026-02-30' }, ['date-form from']],
  [
    'no day of travel',
    { ...good, travelFrom: 'soon', travelTo: '2026-02-30' },
    ['date-form travelFrom', 'date-form travelTo'],
  ],
  [
    'a last day of travel before the first',
    { ...good, travelFrom: '2026-12-20', travelTo: '2026-12-19' },
    ['range-order travelTo'],
  ],
  ['a last day before the first', { ...good, to: '2026-11-19' }, ['range-order to']],
  ['airlines that are none', { ...good, carriers: ['INDIGO'] }, ['not-a-choice carriers']],
  [
    'airports that are none',
    { ...good, origins: ['KOCHI'], destinations: ['D'] },
    ['not-a-choice origins', 'not-a-choice destinations'],
  ],
] as const)('a rule with %s says so', (_, draft, codes) => {
  expect(
    checkMarkupRules([draft as MarkupRuleDraft], 'INR').map(
      ({ code, path }) => `${code} ${path.replace('rules[0].', '')}`,
    ),
  ).toEqual(codes);
});

it('a good rule is found good, and there are not too many', () => {
  expect(checkMarkupRules([good], 'INR')).toEqual([]);
  expect(checkMarkupRules([good, good], 'INR')).toMatchObject([{ code: 'listed-twice', path: 'rules[1].ruleId' }]);
  expect(
    checkMarkupRules(
      Array.from({ length: mostRules + 1 }, () => good),
      'INR',
    ),
  ).toMatchObject([{ code: 'list-count', path: 'rules' }]);
});

it('a fare is sold one way, as a return or over several cities, from and to where its first direction leads', () => {
  const flown = (origin: string, destination: string) => makeItinerary([makeSegment({ origin, destination })]);
  const sold = (flights: Journey['itineraries']) => journeyOf(flights, { isDomestic: () => true });
  const [there, back, on] = [flown('DEL', 'BOM'), flown('BOM', 'DEL'), flown('BOM', 'MAA')];
  expect(sold([there])).toMatchObject({ trip: 'one-way', origin: 'DEL', destination: 'BOM' });
  expect(sold([there, back])).toMatchObject({ trip: 'round-trip', origin: 'DEL', destination: 'BOM' });
  expect(sold([there, on])).toMatchObject({ trip: 'multi-city' });
  expect(sold([there, back, there])).toMatchObject({ trip: 'multi-city' });
});
