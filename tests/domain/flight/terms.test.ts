import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/flight/explain.ts';
import type { FarePart } from '#domain/flight/fare.ts';
import { standardTerms } from '#domain/flight/standard-terms.ts';
import {
  amountNamed,
  applyInShort,
  applyTerms,
  chooseTerms,
  customerPerAdult,
  customerTotal,
  type FareContext,
  type FlightTerms,
  noTerms,
  rowOn,
  withoutTerms,
} from '#domain/flight/terms.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { aFareContext, anAirlineFare, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';
import { rupees, today } from '#tests/fixtures/flight.ts';

const context: FareContext = {
  carrier: '6E',
  cabin: 'Y',
  fareType: 'regular',
  international: false,
  party: { adults: 2, children: 1, infants: 1 },
};

const fare: FarePart = {
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
        expect(customerTotal(airlineFare.amount, chooseTerms(where, terms, on))).toEqual(long.total);
        expect(short.terms).toEqual(long.terms);
        expect(wrongSums(short.breakdown)).toEqual([]);
        expect(short.breakdown.parts?.every(({ parts }) => parts === undefined)).toBe(true);
      }),
    );
  });

  it('takes the same commission from a fare opened one level or all the way', () => {
    const shallow = (part: FarePart): FarePart => ({
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

  it('makes the lines that a rupee-and-paise reckoning by hand makes', () => {
    const terms: FlightTerms = {
      markups: [{ ...since, id: 'm', match: { journey: 'domestic' }, amount: { perTraveller: rupees(200) } }],
      commissions: [{ ...since, id: 'c', match: { carriers: ['6E'] }, basisPoints: 250, on: 'base' }],
      convenienceFees: [{ ...since, id: 'f', match: {}, perTraveller: rupees(50.5) }],
      gstOnFees: [{ ...since, id: 'g', basisPoints: 1800 }],
      tdsOnCommission: [{ ...since, id: 't', basisPoints: 200, section: '194H' }],
    };
    const made = applyTerms(fare, context, terms, today);
    // Three sit, one lies on a lap: 3 × 200 = 600; 3 × 50.50 = 151.50, GST 27.27; 2.5 % of 14,340 = 358.50, TDS 7.17.
    const lines = (part: FarePart | undefined) =>
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

  it('rounds each part half away from zero', () => {
    const odd: FarePart = {
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
});

describe('withoutTerms', () => {
  it('shows nothing of net, commission or earnings at any depth', () => {
    fc.assert(
      fc.property(anAirlineFare, aFareContext, someTerms, aSaleDate, (airlineFare, where, terms, on) => {
        const shown = JSON.stringify(withoutTerms(applyTerms(airlineFare, where, terms, on)));
        expect(shown).not.toMatch(/commission|tds|net-payable|earn/);
      }),
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

function amountWithout(part: FarePart, name: FarePart['name']) {
  return money(part.amount.minor - amountNamed(part, name).minor, part.amount.currency);
}

function named(part: FarePart, name: FarePart['name']): FarePart[] {
  return [{ name, amount: amountNamed(part, name) }];
}
