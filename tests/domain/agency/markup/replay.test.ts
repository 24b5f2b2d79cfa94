/** Past sales replayed: under the rules that they were sold by, what was added then, by the rule that added it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedUpBy, markedUpThen } from '#domain/agency/markup/replay.ts';
import { type Booking } from '#domain/booking/booking.ts';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { applyTerms } from '#domain/flight/terms/apply-terms.ts';
import { fareContext, type Journey, journeyOf } from '#domain/flight/terms/journey.ts';
import { type FlightTerms, noTerms } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { countByType } from '#domain/people/traveller.ts';
import { anAirlineFare, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeItinerary, makeOption, makeSegment, rupees, today } from '#tests/fixtures/flight.ts';

const airports = { isDomestic: (origin: string, destination: string) => ![origin, destination].includes('DXB') };
const flown = (origin: string, destination: string) => makeItinerary([makeSegment({ origin, destination })]);
const [there, back, onward] = [flown('DEL', 'BOM'), flown('BOM', 'DEL'), flown('BOM', 'DXB')];
const party = fc.constantFrom(['adult'] as const, ['adult', 'adult', 'child', 'infant'] as const);

function sold(
  itineraries: Journey['itineraries'],
  types: readonly ('adult' | 'child' | 'infant')[],
  fares: readonly [Parameters<typeof applyTerms>[0], Journey['itineraries']][],
  terms: FlightTerms,
  on: typeof today,
): Booking {
  const travellers = types.map((type) => makeTraveller({ type }));
  const options = fares.map(([fare, flights]) => {
    const option = makeOption();
    const context = fareContext(option, journeyOf(flights, airports), countByType(travellers));
    const { total, breakdown } = applyTerms(fare, context, terms, on);
    return { ...option, total, breakdown };
  });
  const parts = options.flatMap(({ breakdown }) => breakdown.parts ?? [breakdown]);
  const price = { breakdown: { name: 'customer-price', amount: rupees(0), parts } };
  return { product: 'flight', itineraries, options, travellers, price } as unknown as Booking;
}

const adding = (marked: ReturnType<typeof markedUpThen>) => marked.filter(({ amount }) => amount.minor !== 0);

describe('a past sale', () => {
  it('of flights adds what it added then', () => {
    fc.assert(
      fc.property(anAirlineFare, party, someTerms, aSaleDate, fc.boolean(), (fare, types, terms, on, isReturn) => {
        const flights: Journey['itineraries'] = isReturn ? [there, back] : [there];
        const booking = sold(flights, types, [[fare, flights]], terms, on);
        const rows = { markups: terms.markups, productMarkups: [] };
        expect(adding(markedUpBy(booking, rows, { on }, airports))).toEqual(adding(markedUpThen(booking)));
      }),
      { numRuns: 300 },
    );
  });

  it('of directions that were chosen by themselves is judged direction by direction', () => {
    const fare = (amount: number) => ({ name: 'fare' as const, amount: rupees(amount) });
    const row = (id: string, amount: number) => ({
      id,
      from: today,
      note: '',
      amount: { perTraveller: rupees(amount) },
    });
    const markups = [
      { ...row('abroad', 700), match: { journey: 'international' as const } },
      { ...row('home', 100), match: { origins: ['DEL'] } },
    ];
    const apart = sold(
      [there, onward],
      ['adult', 'adult'],
      [
        [fare(5000), [there]],
        [fare(9000), [onward]],
      ],
      { ...noTerms, markups },
      today,
    );
    const marked = markedUpBy(apart, { markups, productMarkups: [] }, { on: today }, airports);
    expect(marked).toEqual([
      { rule: 'home', amount: rupees(200) },
      { rule: 'abroad', amount: rupees(1400) },
    ]);
    expect(markedUpThen(apart)).toEqual(marked);
  });

  it('of what is sold by the unit adds what it added then, to each of its units', () => {
    const cost = fc.record({
      traveller: fc.nat(2),
      item: fc.nat(2),
      fares: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 2 }),
    });
    const amount = fc.oneof(
      fc.record({ perUnit: fc.nat(90_000).map((minor) => money(minor, 'INR')) }),
      fc
        .record({ basisPoints: fc.nat(3_000), most: fc.option(fc.nat(40_000), { nil: undefined }) })
        .map(({ basisPoints, most }) => ({
          basisPoints,
          ...(most !== undefined && { most: money(most, 'INR') }),
        })),
    );
    const units = fc.uniqueArray(cost, {
      minLength: 1,
      maxLength: 4,
      selector: ({ traveller, item }) => `${traveller} ${item}`,
    });
    fc.assert(
      fc.property(units, amount, (costs, added) => {
        const productMarkups = [{ id: 'all', from: today, note: '', match: {}, amount: added }];
        const priced = costs.map(
          ({ traveller, item, fares }): UnitCost => ({
            traveller,
            item,
            lines: fares.map((minor, at) => ({ name: at === 0 ? 'base-fare' : 'taxes', amount: money(minor, 'INR') })),
          }),
        );
        const [first, ...others] = priced;
        if (first === undefined) return;
        const terms = { ...noSellingTerms, productMarkups };
        const price = sellingPrice([first, ...others], { product: 'bus', terms, on: today });
        const booking = { product: 'bus', price } as unknown as Booking;
        const [now] = markedUpBy(booking, { markups: [], productMarkups }, { on: today }, airports);
        const then = markedUpThen(booking);
        expect(now?.amount.minor).toBe(then.reduce((all, each) => all + each.amount.minor, 0));
        expect(now?.rule).toBe('all');
        // A rule for a company comes before, for its people alone.
        const forAcme = {
          ...productMarkups[0],
          id: 'acme',
          match: { companies: ['acme'] },
        } as (typeof productMarkups)[0];
        const both = { markups: [], productMarkups: [forAcme, ...productMarkups] };
        const ruleFor = (companyId?: string) => markedUpBy(booking, both, { on: today, companyId }, airports)[0]?.rule;
        expect([ruleFor(), ruleFor('other'), ruleFor('acme')]).toEqual(['all', 'all', 'acme']);
      }),
      { numRuns: 300 },
    );
  });
});
