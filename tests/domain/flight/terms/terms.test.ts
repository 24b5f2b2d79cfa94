import { customerTree } from '#domain/price/customer-side.ts';
import { rowOn } from '#domain/rules/dated-row.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import type { PricePart, TermAmounts, TravellerFare } from '#domain/price/price.ts';
import { standardTerms } from '#domain/flight/terms/standard-terms.ts';
import {
  applyInAmounts,
  applyInShort,
  applyTerms,
  chooseTerms,
  customerPerAdult,
  customerTotal,
} from '#domain/flight/terms/apply-terms.ts';
import { type FareContext, type FlightTerms, noTerms, type PromoRow } from '#domain/flight/terms/terms.ts';
import { money } from '#domain/money/money.ts';
import { travellerTypes } from '#domain/people/traveller-type.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { aFareContext, anAirlineFare, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';
import { makeFareContext, rupees, today } from '#tests/fixtures/flight.ts';

const context: FareContext = makeFareContext({ party: { adults: 2, children: 1, infants: 1 } });

const fare: PricePart = {
  name: 'fare',
  amount: rupees(17_500),
  parts: [
    { name: 'base-fare', amount: rupees(14_340) },
    { name: 'yq', amount: rupees(1_200) },
    { name: 'taxes', amount: rupees(1_960) },
  ],
};

const since = { from: isoDate('2024-01-01'), note: 'Made for tests' };

describe('applyTerms', () => {
  it('adds up at every node, whatever the terms', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const made = applyTerms(airlineFare, where, terms, on);
        expect(made.breakdown.name).toBe('customer-price');
        expect(made.netBreakdown?.name).toBe('net-payable');
        expect(wrongSums(made.breakdown)).toEqual([]);
        expect(made.netBreakdown && wrongSums(made.netBreakdown)).toEqual([]);
        expect(made.breakdown.amount).toEqual(made.total);
        expect(made.netBreakdown?.amount).toEqual(made.terms?.net);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the agency what the customer pays less what its account is charged', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const { total, terms: own } = applyTerms(airlineFare, where, terms, on);
        if (!own) throw new Error('A fare with terms has them');
        expect(own.earn.minor).toBe(total.minor - own.net.minor);
        expect(own.earn.minor).toBe(own.markup.minor + own.commission.minor - own.tds.minor);
      }),
      { numRuns: 300 },
    );
  });

  it('says in short what it says at length', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const long = applyTerms(airlineFare, where, terms, on);
        const short = applyInShort(airlineFare, chooseTerms(where, terms, on));
        expect(short.total).toEqual(long.total);
        expect(customerTotal(airlineFare, chooseTerms(where, terms, on))).toEqual(long.total);
        expect(short.terms).toEqual(long.terms);
        expect(applyInAmounts(airlineFare, chooseTerms(where, terms, on))).toEqual({
          total: long.total,
          terms: long.terms,
        });
        expect(wrongSums(short.breakdown)).toEqual([]);
        expect(short.breakdown.parts?.every(({ parts }) => parts === undefined)).toBe(true);
      }),
    );
  });

  it('takes the same commission from a fare opened one level or all the way', () => {
    const shallow = (part: PricePart): PricePart => ({
      ...part,
      parts: (part.parts ?? []).flatMap((inner) =>
        inner.name === 'taxes'
          ? [{ name: inner.name, amount: amountWithout(inner, 'yq') }, ...named(inner, 'yq')]
          : [{ name: inner.name, amount: inner.amount }],
      ),
    });
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        expect(applyInShort(shallow(airlineFare), chooseTerms(where, terms, on)).terms).toEqual(
          applyTerms(airlineFare, where, terms, on).terms,
        );
      }),
    );
  });

  it('uses the rule of the day, to the day', () => {
    const rows = [
      { id: 'old', from: isoDate('2024-01-01'), to: isoDate('2024-09-30'), note: '', basisPoints: 500 },
      { id: 'new', from: isoDate('2024-10-01'), note: '', basisPoints: 200 },
    ];
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), (days) => {
        const on = addDays(isoDate('2024-10-01'), days);
        const expected = on < '2024-01-01' ? undefined : days < 0 ? 'old' : 'new';
        expect(rowOn(rows, on)?.id).toBe(expected);
      }),
    );
  });

  it('adds what the house charges for handling and for paying, each with its GST, to both prices', () => {
    const made = applyTerms(
      fare,
      context,
      {
        ...noTerms,
        charges: [
          { ...since, id: 'other', match: { products: ['bus'] }, charge: 'handling', amount: { perUnit: rupees(9) } },
          { ...since, id: 'h', match: {}, charge: 'handling', amount: { perUnit: rupees(20) } },
          { ...since, id: 'p', match: {}, charge: 'gateway', amount: { basisPoints: 100, most: rupees(50) } },
        ],
        gstOnFees: [{ ...since, id: 'g', basisPoints: 1800 }],
      },
      today,
    );
    // Three sit: 3 × 20 = 60, GST 10.80; 1 % of 17,500 is 175, at most 3 × 50 = 150, GST 27.
    const charges = ['handling-charges 60', 'gst 10.8', 'payment-gateway-charges 150', 'gst 27'];
    const lines = (part: PricePart | undefined) =>
      part?.parts?.map(({ name, amount }) => `${name} ${amount.minor / 100}`);
    expect(lines(made.breakdown)).toEqual(['fare 17500', ...charges]);
    expect(lines(made.netBreakdown)).toEqual(['fare 17500', ...charges]);
    expect(made.breakdown.parts?.map(({ params }) => params?.['taxed'])).toEqual([
      undefined,
      undefined,
      'handling-charges',
      undefined,
      'payment-gateway-charges',
    ]);
    expect(made.terms?.earn).toEqual(rupees(0));
    // Who may not see what the supplier asks is not shown which share of it a charge is.
    expect(customerTree(made.breakdown).parts?.find(({ name }) => name === 'payment-gateway-charges')?.params).toEqual({
      most: '150.00',
      mostEach: '50.00',
      seats: 3,
    });
  });

  it('makes the lines that a rupee-and-paise computing by hand makes', () => {
    const terms: FlightTerms = {
      ...noTerms,
      markups: [{ ...since, id: 'm', match: { journey: 'domestic' }, amount: { perTraveller: rupees(200) } }],
      commissions: [{ ...since, id: 'c', match: { carriers: ['6E'] }, basisPoints: 250, on: 'base' }],
      convenienceFees: [{ ...since, id: 'f', match: {}, perTraveller: rupees(50.5) }],
      gstOnFees: [{ ...since, id: 'g', basisPoints: 1800 }],
      tdsOnCommission: [{ ...since, id: 't', basisPoints: 200, section: '194H' }],
    };
    const made = applyTerms(fare, context, terms, today);
    // Three sit, one lies on a lap: 3 × 200 = 600; 3 × 50.50 = 151.50, GST 27.27; 2.5 % of 14,340 = 358.50, TDS 7.17.
    const lines = (part: PricePart | undefined) =>
      part?.parts?.map(({ name, amount }) => `${name} ${amount.minor / 100}`);
    expect(lines(made.breakdown)).toEqual(['fare 17500', 'markup 600', 'convenience-fee 151.5', 'gst 27.27']);
    expect(lines(made.netBreakdown)).toEqual([
      'fare 17500',
      'commission -358.5',
      'tds 7.17',
      'convenience-fee 151.5',
      'gst 27.27',
    ]);
    expect(made.total).toEqual(rupees(18_278.77));
    expect(made.terms).toEqual({
      net: rupees(17_327.44),
      commission: rupees(358.5),
      tds: rupees(7.17),
      markup: rupees(600),
      earn: rupees(951.33),
    });
    expect(made.breakdown.parts?.[1]).toMatchObject({ params: { count: 3, each: '200.00' }, rule: { id: 'm' } });
    expect(made.netBreakdown?.parts?.[2]).toMatchObject({ params: { percent: '2', of: '358.50', section: '194H' } });
  });

  it('takes commission of base and YQ where the row says so, and a markup in per cent of the airline fare', () => {
    const terms: FlightTerms = {
      ...noTerms,
      markups: [{ ...since, id: 'm', match: {}, amount: { basisPoints: 150 } }],
      commissions: [{ ...since, id: 'c', match: {}, basisPoints: 300, on: 'base-and-yq' }],
    };
    expect(applyTerms(fare, context, terms, today).terms).toMatchObject({
      markup: rupees(262.5),
      commission: rupees(466.2),
    });
  });

  it('marks up by a share that is capped for each traveller, and never by less for a dearer fare or a higher cap', () => {
    const share = (minor: number, basisPoints: number) => Math.round((minor * basisPoints) / 10_000);
    const rate = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(
        aPartyFare,
        rate,
        fc.nat(400_000),
        fc.nat(50_000),
        ({ party, each, tree }, basisPoints, cap, more) => {
          const terms = (most: number): FlightTerms => ({
            ...noTerms,
            markups: [{ ...since, id: 'm', match: {}, amount: { basisPoints, most: money(most, 'INR') } }],
          });
          const where = { ...context, party };
          const markupOf = (fare: PricePart, most: number, of?: readonly TravellerFare[]) =>
            applyTerms(fare, where, terms(most), today, { each: of }).terms?.markup.minor ?? 0;
          const known = each.reduce(
            (sofar, { total, count }) => sofar + count * Math.min(share(total.minor, basisPoints), cap),
            0,
          );
          expect(markupOf(tree, cap, each)).toBe(known);
          const seats = party.adults + party.children;
          expect(markupOf(tree, cap)).toBe(Math.min(share(tree.amount.minor, basisPoints), cap * seats));
          for (const of of [undefined, each]) {
            expect(markupOf(tree, cap + more, of)).toBeGreaterThanOrEqual(markupOf(tree, cap, of));
            const chosen = chooseTerms(where, terms(cap), today);
            expect(applyInAmounts(tree, chosen, of).terms.markup.minor).toBe(markupOf(tree, cap, of));
          }
          const dearer: PricePart = { name: 'fare', amount: money(tree.amount.minor + more, 'INR') };
          expect(markupOf(dearer, cap)).toBeGreaterThanOrEqual(markupOf(tree, cap));
        },
      ),
    );
  });

  it('says on the line what the cap came to, and only where it counts', () => {
    const paramsUnder = (most: number) =>
      applyTerms(
        fare,
        context,
        { ...noTerms, markups: [{ ...since, id: 'm', match: {}, amount: { basisPoints: 150, most: rupees(most) } }] },
        today,
      ).breakdown.parts?.[1]?.params;
    // 1.5 % of 17,500 is 262.50; three sit.
    expect(paramsUnder(87.5)).toEqual({ percent: '1.5', mostEach: '87.50', seats: 3 });
    expect(paramsUnder(80)).toEqual({ percent: '1.5', most: '240.00', mostEach: '80.00', seats: 3 });
  });

  it('rounds each part half away from zero', () => {
    const odd: PricePart = {
      name: 'fare',
      amount: money(50, 'INR'),
      parts: [{ name: 'base-fare', amount: money(50, 'INR') }],
    };
    const terms: FlightTerms = {
      ...noTerms,
      commissions: [{ ...since, id: 'c', match: {}, basisPoints: 100, on: 'base' }],
    };
    expect(applyTerms(odd, context, terms, today).terms?.commission).toEqual(money(1, 'INR'));
  });

  it('takes the first row that fits', () => {
    const only = (match: FlightTerms['markups'][number]['match']) => ({
      ...since,
      match,
      amount: { basisPoints: 100 },
    });
    const terms: FlightTerms = {
      ...noTerms,
      markups: [
        { ...only({ cabins: ['C'] }), id: 'front' },
        { ...only({ fareTypes: ['student'] }), id: 'student' },
        { ...only({ journey: 'international' }), id: 'abroad' },
        { ...only({}), id: 'any' },
      ],
    };
    const ruleFor = (overrides: Partial<FareContext>) =>
      applyTerms(fare, { ...context, ...overrides }, terms, today).breakdown.parts?.[1]?.rule?.id;
    expect(ruleFor({ cabin: 'C', fareType: 'student' })).toBe('front');
    expect(ruleFor({ fareType: 'student' })).toBe('student');
    expect(ruleFor({ international: true })).toBe('abroad');
    expect(ruleFor({})).toBe('any');
  });

  it('says of one adult what it says of a party of one', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const alone = { ...where, party: { adults: 1, children: 0, infants: 0 } };
        expect(customerPerAdult(airlineFare.amount, chooseTerms(where, terms, on))).toEqual(
          applyTerms(airlineFare, alone, terms, on).total,
        );
      }),
    );
  });

  it('keep the order of two fares for one adult, so that the cheaper at the airline is the cheaper to the customer', () => {
    fc.assert(
      fc.property(
        anAirlineFare,
        fc.nat(20_000),
        aFareContext,
        someTerms,
        aSaleDate,
        (cheaper, more, where, terms, on) => {
          const chosen = chooseTerms(where, terms, on);
          const dearer = money(cheaper.amount.minor + more, cheaper.amount.currency);
          const [low, high] = [cheaper.amount, dearer].map((amount) => customerPerAdult(amount, chosen).minor);
          expect(low).toBeLessThanOrEqual(high ?? 0);
        },
      ),
    );
  });
});

describe('standardTerms', () => {
  it.each([
    ['2024-09-30', 'tds-194h-5', '194H'],
    ['2024-10-01', 'tds-194h-2', '194H'],
    ['2026-03-31', 'tds-194h-2', '194H'],
    ['2026-04-01', 'tds-393-2', '393(1) table S.No. 1(ii)'],
  ])('withholds on %s under %s', (on, id, section) => {
    const tds = applyTerms(fare, context, standardTerms, isoDate(on)).netBreakdown?.parts?.find(
      ({ name }) => name === 'tds',
    );
    expect(tds?.rule?.id).toBe(id);
    expect(tds?.params?.['section']).toBe(section);
  });

  it('has one tax row for every day', () => {
    fc.assert(
      fc.property(aSaleDate, (on) => {
        for (const rows of [standardTerms.tdsOnCommission, standardTerms.gstOnFees]) {
          expect(rows.filter(({ from, to }) => from <= on && (to === undefined || on <= to))).toHaveLength(1);
        }
      }),
    );
  });

  it('gives every row a source', () => {
    const rows = Object.values(standardTerms).flat();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.every(({ note }) => note.length > 10)).toBe(true);
  });
});

function amountWithout(part: PricePart, name: PricePart['name']) {
  return money(part.amount.minor - amountNamed(part, name).minor, part.amount.currency);
}

function named(part: PricePart, name: PricePart['name']): PricePart[] {
  return [{ name, amount: amountNamed(part, name) }];
}

/** One traveller of each type: what each pays, and the tree that the party's fares come to. */
const aPartyFare = fc
  .record({
    party: fc.record({
      adults: fc.integer({ min: 1, max: 5 }),
      children: fc.integer({ min: 0, max: 4 }),
      infants: fc.integer({ min: 0, max: 3 }),
    }),
    amounts: fc.record(
      Object.fromEntries(
        travellerTypes.map((type) => [
          type,
          fc.record({ base: fc.nat(9_000_000), yq: fc.nat(500_000), tax: fc.nat(900_000) }),
        ]),
      ),
    ),
  })
  .map(({ party, amounts }) => {
    const counts = { adult: party.adults, child: party.children, infant: party.infants };
    const each = travellerTypes.flatMap((traveller): TravellerFare[] => {
      const { base = 0, yq = 0, tax = 0 } = amounts[traveller] ?? {};
      const count = counts[traveller];
      const inr = (minor: number) => money(minor, 'INR');
      return count === 0 ? [] : [{ traveller, count, base: inr(base), yq: inr(yq), total: inr(base + yq + tax) }];
    });
    const of = (amount: (one: TravellerFare) => number) =>
      money(
        each.reduce((sofar, one) => sofar + one.count * amount(one), 0),
        'INR',
      );
    const tree: PricePart = {
      name: 'fare',
      amount: of(({ total }) => total.minor),
      parts: [
        { name: 'base-fare', amount: of(({ base }) => base.minor) },
        { name: 'yq', amount: of(({ yq }) => yq.minor) },
        { name: 'taxes', amount: of(({ total, base, yq }) => total.minor - base.minor - yq.minor) },
      ],
    };
    return { party, each, tree };
  });

const aPromo: fc.Arbitrary<PromoRow> = fc
  .record({
    takes: fc.oneof(
      fc.nat(1_000_000).map((minor) => ({ perTraveller: money(minor, 'INR') })),
      fc.record(
        { basisPoints: fc.integer({ min: 0, max: 10_000 }), most: fc.nat(300_000).map((minor) => money(minor, 'INR')) },
        { requiredKeys: ['basisPoints'] },
      ),
    ),
    borneBy: fc.constantFrom('agency' as const, 'supplier' as const),
  })
  .map((made) => ({ ...made, ...since, id: 'p', code: 'NEW', match: {} }));

describe('terms of a party whose travellers’ fares are known', () => {
  it('are the sums of what each traveller’s terms are, to the paisa', () => {
    fc.assert(
      fc.property(
        aPartyFare,
        aFareContext,
        someTerms,
        aSaleDate,
        fc.option(aPromo, { nil: undefined }),
        ({ party, each, tree }, where, terms, on, promo) => {
          const promos = promo && [promo];
          const made = applyTerms(tree, { ...where, party }, terms, on, { each, promos });
          const own = made.terms;
          if (own === undefined) throw new Error('A fare with terms has them');
          expect(wrongSums(made.breakdown)).toEqual([]);
          expect(made.netBreakdown && wrongSums(made.netBreakdown)).toEqual([]);
          expect(own.earn.minor).toBe(made.total.minor - own.net.minor);
          const heads = party.adults + party.children + party.infants;
          expect(own.each?.length).toBe(heads < 2 ? undefined : each.length);
          for (const one of own.each ?? []) {
            const discount = one.discount?.minor ?? 0;
            expect(one.earn.minor).toBe(one.markup.minor + one.commission.minor - one.tds.minor - discount);
          }
          if (own.each === undefined) return;
          const total = (of: (one: TermAmounts) => number) =>
            own.each?.reduce((sofar, one) => sofar + one.count * of(one), 0);
          expect({
            net: total(({ net }) => net.minor),
            commission: total(({ commission }) => commission.minor),
            tds: total(({ tds }) => tds.minor),
            markup: total(({ markup }) => markup.minor),
            discount: total(({ discount }) => discount?.minor ?? 0),
            earn: total(({ earn }) => earn.minor),
          }).toEqual({
            net: own.net.minor,
            commission: own.commission.minor,
            tds: own.tds.minor,
            markup: own.markup.minor,
            discount: own.discount?.minor ?? 0,
            earn: own.earn.minor,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('say of one traveller what a party of that traveller is reported', () => {
    fc.assert(
      fc.property(aPartyFare, aFareContext, someTerms, aSaleDate, ({ party, each, tree }, where, terms, on) => {
        const own = applyTerms(tree, { ...where, party }, terms, on, { each }).terms;
        const [adult] = each;
        if (adult === undefined || own?.each === undefined) return;
        const alone: PricePart = {
          name: 'fare',
          amount: adult.total,
          parts: [
            { name: 'base-fare', amount: adult.base },
            { name: 'yq', amount: adult.yq },
          ],
        };
        const context = { ...where, party: { adults: 1, children: 0, infants: 0 } };
        expect(own.each[0]).toEqual({
          traveller: 'adult',
          count: party.adults,
          ...applyTerms(alone, context, terms, on).terms,
        });
      }),
    );
  });

  it('are the same in short and at length', () => {
    fc.assert(
      fc.property(
        aPartyFare,
        aFareContext,
        someTerms,
        aSaleDate,
        aPromo,
        ({ party, each, tree }, where, terms, on, promo) => {
          const context = { ...where, party };
          const long = applyTerms(tree, context, terms, on, { each, promos: [promo] });
          const chosen = chooseTerms(context, terms, on, [promo]);
          const short = applyInShort(tree, chosen, each);
          expect(short.total).toEqual(long.total);
          expect(short.terms).toEqual(long.terms);
          expect(customerTotal(tree, chosen, each)).toEqual(long.total);
          const amounts = applyInAmounts(tree, chosen, each);
          const { each: all, ...ofParty } = long.terms ?? {};
          const adult = all?.filter(({ traveller }) => traveller === 'adult');
          expect(amounts).toEqual({ total: long.total, terms: { ...ofParty, ...(adult && { each: adult }) } });
          expect(wrongSums(short.breakdown)).toEqual([]);
        },
      ),
    );
  });
});

describe('a promo code', () => {
  const alone: FareContext = { ...context, party: { adults: 1, children: 0, infants: 0 } };
  const row = (overrides: Partial<PromoRow> = {}): PromoRow => ({
    ...since,
    id: 'p',
    code: 'NEW',
    match: {},
    takes: { basisPoints: 1000 },
    borneBy: 'agency',
    ...overrides,
  });
  const commission = {
    ...noTerms,
    commissions: [{ ...since, id: 'c', match: {}, basisPoints: 250, on: 'base' as const }],
  };

  it('is a line of its own with its rule, at the agency’s cost or the supplier’s', () => {
    const own = applyTerms(fare, alone, commission, today, { promos: [row()] });
    expect(own.breakdown.parts?.at(-1)).toEqual({
      name: 'discount',
      amount: rupees(-1434),
      params: { promo: 'NEW', percent: '10', of: '14340.00' },
      rule: { id: 'p', called: 'promo-code', from: '2024-01-01' },
    });
    expect(own.terms).toEqual({
      net: rupees(17_141.5),
      commission: rupees(358.5),
      tds: rupees(0),
      markup: rupees(0),
      discount: rupees(1434),
      earn: rupees(-1075.5),
    });
    const theirs = applyTerms(fare, alone, commission, today, { promos: [row({ borneBy: 'supplier' })] });
    expect(theirs.total).toEqual(own.total);
    expect(theirs.terms).toEqual({
      net: rupees(15_707.5),
      commission: rupees(358.5),
      tds: rupees(0),
      markup: rupees(0),
      earn: rupees(358.5),
    });
    expect(theirs.netBreakdown?.parts?.at(-1)?.name).toBe('discount');
  });

  it('takes no more than its most, and never more than the base fare', () => {
    const off = (takes: PromoRow['takes'], airlineFare = fare) =>
      applyTerms(airlineFare, alone, noTerms, today, { promos: [row({ takes })] }).total.minor -
      airlineFare.amount.minor;
    expect(off({ basisPoints: 1000, most: rupees(400) })).toBe(-400_00);
    expect(off({ perTraveller: rupees(250) })).toBe(-250_00);
    expect(off({ perTraveller: rupees(99_999) })).toBe(-14_340_00);
    expect(off({ perTraveller: rupees(0) })).toBe(0);
  });

  it('takes nothing off fares that it is not for, nor on days that it is not for', () => {
    const total = (promo: PromoRow, on = today) => applyTerms(fare, alone, noTerms, on, { promos: [promo] }).total;
    expect(total(row({ match: { carriers: ['AI'] } }))).toEqual(rupees(17_500));
    expect(total(row({ match: { cabins: ['C'] } }))).toEqual(rupees(17_500));
    expect(total(row({ to: isoDate('2026-11-19') }))).toEqual(rupees(17_500));
    expect(total(row({ to: today }))).toEqual(rupees(16_066));
  });

  it('gives infants nothing', () => {
    const inr = rupees;
    const each: TravellerFare[] = [
      { traveller: 'adult', count: 1, base: inr(4000), yq: inr(0), total: inr(5000) },
      { traveller: 'infant', count: 1, base: inr(1750), yq: inr(0), total: inr(1750) },
    ];
    const party = { adults: 1, children: 0, infants: 1 };
    const tree: PricePart = { name: 'fare', amount: inr(6750), parts: [{ name: 'base-fare', amount: inr(5750) }] };
    const made = applyTerms(tree, { ...context, party }, noTerms, today, { each, promos: [row()] });
    expect(made.total).toEqual(inr(6350));
    expect(made.terms?.each?.map(({ discount }) => discount)).toEqual([inr(400), undefined]);
  });
});
