import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainRows, wrongSums } from '#domain/price/explain.ts';
import type { PricePart } from '#domain/price/price.ts';
import {
  type FareInput,
  fareOfOne,
  fareOutline,
  fareTotal,
  type PerTraveller,
  travellerFares,
  wholeFare,
} from '#domain/flight/fare/pricing.ts';
import { amountNamed } from '#domain/price/amount-named.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const rule = { id: 'r', called: 'fare-level', from: isoDate('2024-01-01') } as const;
const minor = fc.integer({ min: 0, max: 50_000_00 });
const perTraveller: fc.Arbitrary<PerTraveller> = fc.record({ adult: minor, child: minor, infant: minor });
const aSector = fc.record({
  origin: fc.constant('DEL'),
  destination: fc.constant('BOM'),
  carrier: fc.constant('6E'),
  bookingClass: fc.constantFrom('T', 'Y'),
  base: perTraveller,
  baseRule: fc.constant(rule),
  yq: perTraveller,
  yqRule: fc.constant(rule),
});
const aLevy = fc.record({
  name: fc.constantFrom('user-development-fee' as const, 'other-tax' as const, 'aviation-security-fee' as const),
  code: fc.constantFrom('IN', 'P2', 'YM'),
  place: fc.constant('DEL'),
  each: perTraveller,
  rule: fc.constant(rule),
});
const anInput: fc.Arbitrary<FareInput> = fc
  .record({
    party: fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.integer({ min: 0, max: 8 }),
      infants: fc.integer({ min: 0, max: 9 }),
    }),
    sectors: fc.array(aSector, { minLength: 1, maxLength: 3 }),
    levies: fc.array(aLevy, { maxLength: 5 }),
    gst: fc.option(fc.record({ basisPoints: fc.constantFrom(500, 1200, 1800), rule: fc.constant(rule) }), {
      nil: undefined,
    }),
    concession: fc.option(
      fc.record({
        fareType: fc.constant('student' as const),
        basisPoints: fc.constantFrom(600, 1000, 2500),
        rule: fc.constant(rule),
      }),
      { nil: undefined },
    ),
  })
  .map(({ gst, concession, ...rest }) => ({
    currency: 'INR' as const,
    ...rest,
    ...(gst && { gst }),
    ...(concession && { concession }),
  }));

/** The same arithmetic, once more in plain fractions of a rupee. */
function model(input: FareInput): number {
  const round = (share: number) => Math.sign(share) * Math.round(Math.abs(share) / 100 + 1e-9) * 100;
  const heads = { adult: input.party.adults, child: input.party.children, infant: input.party.infants };
  let total = 0;
  for (const type of ['adult', 'child', 'infant'] as const) {
    const base = input.sectors.map(({ base: each }) => each[type]).reduce((a, b) => a + b, 0);
    const yq = input.sectors.map(({ yq: each }) => each[type]).reduce((a, b) => a + b, 0);
    const off = input.concession ? round((base * input.concession.basisPoints) / 10_000) : 0;
    const tax = input.gst ? round(((base - off + yq) * input.gst.basisPoints) / 10_000) : 0;
    const levies = input.levies.map(({ each }) => each[type]).reduce((a, b) => a + b, 0);
    total += heads[type] * (base - off + yq + tax + levies);
  }
  return total;
}

function lines(part: PricePart): readonly PricePart[] {
  return part.parts === undefined ? [part] : part.parts.flatMap(lines);
}

describe('an airline fare', () => {
  it('comes to what plain arithmetic says', () => {
    fc.assert(fc.property(anInput, (input) => fareTotal(input).minor === model(input)));
  });

  it('adds up at every node, and its outline shows the same upper level', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const [whole, outline] = [wholeFare(input), fareOutline(input)];
        expect(wrongSums(whole)).toEqual([]);
        expect(wrongSums(outline)).toEqual([]);
        expect(whole.amount).toEqual(fareTotal(input));
        expect(whole.parts?.map(({ name, amount }) => ({ name, amount }))).toEqual(outline.parts);
      }),
    );
  });

  it('has lines that are a head count times an amount, each with its rule', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        for (const line of lines(wholeFare(input)).filter(({ amount }) => amount.minor !== 0)) {
          const { count, each } = line.params ?? {};
          expect(Math.round(Number(each) * 100) * Number(count)).toBe(line.amount.minor);
          expect(line.rule).toEqual(rule);
        }
      }),
    );
  });

  it('says how a child’s and an infant’s base fare follow from the adult’s, by their own rules', () => {
    const own = { id: 'child-75', called: 'fare-level', from: isoDate('2025-01-01') } as const;
    const flat = { id: 'infant-flat', called: 'fare-level', from: isoDate('2025-01-01') } as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 100 }), (adult, percentOfAdult) => {
        const child = Math.round((adult * percentOfAdult) / 100);
        const sector = {
          origin: 'DEL',
          destination: 'DXB',
          carrier: 'EK',
          bookingClass: 'T',
          base: { adult: adult * 100, child: child * 100, infant: 1750_00 },
          because: { lowest: 4000 },
          baseRule: rule,
          derived: { child: { percentOfAdult, rule: own }, infant: { rule: flat } },
          yq: { adult: 0, child: 0, infant: 0 },
          yqRule: rule,
        };
        const party = { adults: 2, children: 1, infants: 1 };
        const whole = wholeFare({ currency: 'INR', party, sectors: [sector], levies: [] });
        const of = (traveller: string) => lines(whole).find(({ params }) => params?.['traveller'] === traveller);
        expect(of('adult')).toMatchObject({ rule, params: { lowest: 4000, count: 2 } });
        expect(of('adult')?.params).not.toHaveProperty('percent');
        expect(of('infant')).toMatchObject({ rule: flat, params: { each: '1750.00' } });
        expect(of('infant')?.params).not.toHaveProperty('percent');
        const line = of('child');
        if (child === 0) {
          expect(line).toBeUndefined();
          return;
        }
        expect(line?.rule).toEqual(own);
        expect(line?.params).not.toHaveProperty('lowest');
        const { percent, of: basis, each } = line?.params ?? {};
        expect(basis).toBe(of('adult')?.params?.['each']);
        expect(Math.round((Number(basis) * Number(percent)) / 100)).toBe(Number(each));
        expect(explainRows(whole).find(({ params }) => params['traveller'] === 'child')?.rule).toEqual(own);
      }),
    );
  });

  it('is reported for one traveller of each type', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const each = travellerFares(input);
        const total = (of: (one: (typeof each)[number]) => number) =>
          each.reduce((sofar, one) => sofar + one.count * of(one), 0);
        expect(total(({ total: amount }) => amount.minor)).toBe(fareTotal(input).minor);
        const outline = fareOutline(input);
        expect(total(({ base }) => base.minor)).toBe(amountNamed(outline, 'base-fare').minor);
        expect(total(({ yq }) => yq.minor)).toBe(amountNamed(outline, 'yq').minor);
      }),
    );
  });

  it('of a party is the sum of its travellers’', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { adults, children, infants } = input.party;
        const sum =
          adults * fareOfOne(input, 'adult') +
          children * fareOfOne(input, 'child') +
          infants * fareOfOne(input, 'infant');
        expect(fareTotal(input).minor).toBe(sum);
      }),
    );
  });

  it('rounds tax and concession to whole rupees, half up', () => {
    const each = (adult: number): PerTraveller => ({ adult, child: 0, infant: 0 });
    const sector = {
      origin: 'DEL',
      destination: 'BOM',
      carrier: '6E',
      bookingClass: 'T',
      base: each(3010_00),
      baseRule: rule,
      yq: each(0),
      yqRule: rule,
    };
    const input: FareInput = {
      currency: 'INR',
      party: { adults: 1, children: 0, infants: 0 },
      sectors: [sector],
      levies: [],
      gst: { basisPoints: 500, rule },
    };
    // 5 % of 3,010 is 150.50.
    expect(fareTotal(input).minor).toBe(3161_00);
    expect(wholeFare(input).parts?.at(-1)).toMatchObject({
      name: 'k3',
      parts: [
        {
          amount: { minor: 151_00 },
          params: { percent: '5', of: '3010.00', traveller: 'adult', count: 1, each: '151.00' },
        },
      ],
    });
  });
});
