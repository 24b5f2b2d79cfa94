import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '#domain/booking/booking.ts';
import { type BoughtPart, comforts, type SoldInstead, type TripFacts } from '#domain/booking/trip-facts.ts';
import { checkPolicy } from '#domain/corporate/check-policy.ts';
import {
  brokenBy,
  judgeTrip,
  policyEffects,
  policyKinds,
  policyPlaces,
  type PolicyRule,
} from '#domain/corporate/policy.ts';
import { money } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { localDateTime } from '#domain/time/place-time.ts';

const today = isoDate('2026-11-20');
const inr = (minor: number) => money(minor, 'INR');
const trip: TripFacts = {
  product: 'flight',
  total: inr(2_800_001),
  travellers: 2,
  startsOn: isoDate('2026-11-23'),
  suppliers: ['6E', 'AI'],
  comfort: 'business',
  minutes: 361,
  isAbroad: false,
  isRefundable: true,
};
const mumbai = { nights: 3, city: 'Mumbai' };
const lowest = { kind: 'lowest', hours: 2, count: 1 } as const;
/** What was bought, and something that was cheaper. */
const among = (paid: number, less: number, more: Partial<SoldInstead> = {}) => ({
  parts: [
    {
      total: inr(paid),
      instead: [
        { name: '6E 1', departs: localDateTime('2026-11-23T06:10'), apart: 30, stops: 1, total: inr(less), ...more },
      ],
    },
  ],
});
const contract = {
  kind: 'contract',
  percent: 10,
  rates: [
    { city: 'Mumbai', amount: inr(100), alsoNamed: ['bombay'] },
    { city: 'Mumbai', hotel: 'Taj Harbour', amount: inr(200) },
  ],
} as const;
/** A rate that holds for stays from so many days after that of the trip. */
const dated = (from: number, to?: number) => ({
  ...contract,
  rates: [
    {
      city: 'Mumbai',
      amount: inr(100),
      firstDay: addDays(trip.startsOn, from),
      ...(to !== undefined && { lastDay: addDays(trip.startsOn, to) }),
    },
  ],
});
/** One of a city, from a day to another. */
const period = (first: string, last?: string) => [
  { city: 'Goa', amount: inr(1), firstDay: isoDate(first), ...(last !== undefined && { lastDay: isoDate(last) }) },
];
const rule = (more: Partial<PolicyRule>): PolicyRule => ({
  ruleId: 'r',
  kind: 'price',
  effect: 'block',
  place: 'anywhere',
  ...more,
});
const judged = (more: Partial<PolicyRule>, of: Partial<TripFacts> = {}) => {
  const [finding] = judgeTrip([rule(more)], { ...trip, ...of }, today).findings;
  return finding === undefined ? 'does not apply' : finding.isKept ? 'kept' : 'broken';
};

describe('each kind of rule, at its bound', () => {
  it.each([
    ['a price for each traveller, compared by the total', { amount: inr(1_400_000) }, {}, 'broken'],
    ['the same one unit cheaper', { amount: inr(1_400_000) }, { total: inr(2_800_000) }, 'kept'],
    ['a price in another currency', { amount: money(1, 'EUR') }, {}, 'does not apply'],
    ['a night', { kind: 'night', amount: inr(100) }, { nights: 3, total: inr(300) }, 'kept'],
    ['a night a little dearer', { kind: 'night', amount: inr(100) }, { nights: 3, total: inr(301) }, 'broken'],
    [
      'a night in a city that is named',
      { kind: 'night', amount: inr(100), cities: ['Goa', 'mumbai '] },
      { ...mumbai, total: inr(301) },
      'broken',
    ],
    [
      'a night in another city',
      { kind: 'night', amount: inr(100), cities: ['Goa'] },
      { ...mumbai, total: inr(301) },
      'does not apply',
    ],
    [
      'a night in a city that is written otherwise',
      { kind: 'night', amount: inr(100), cities: ['SAO  PAULO'] },
      { nights: 3, total: inr(301), city: 'São Paulo' },
      'broken',
    ],
    [
      'a night where no city is named',
      { kind: 'night', amount: inr(100), cities: [] },
      { ...mumbai, total: inr(301) },
      'broken',
    ],
    ['a price, which no city narrows', { amount: inr(1), cities: ['Goa'] }, mumbai, 'broken'],
    [
      'a night where the city is not known',
      { kind: 'night', amount: inr(100), cities: ['Goa'] },
      { nights: 3 },
      'does not apply',
    ],
    ['nights of what has none', { kind: 'night', amount: inr(1) }, {}, 'does not apply'],
    ['a class too high', { kind: 'comfort', comfort: 'economy' }, {}, 'broken'],
    ['the class itself', { kind: 'comfort', comfort: 'business' }, {}, 'kept'],
    [
      'a class on more than six hours',
      { kind: 'comfort', comfort: 'economy', longHours: 6, longComfort: 'business' },
      {},
      'kept',
    ],
    [
      'a class on six hours',
      { kind: 'comfort', comfort: 'economy', longHours: 6, longComfort: 'business' },
      { minutes: 360 },
      'broken',
    ],
    ['the lowest fare itself', { ...lowest, percent: 0 }, { parts: [{ total: inr(1000), instead: [] }] }, 'kept'],
    ['a tenth above the lowest', { ...lowest, percent: 10 }, among(1100, 1000), 'kept'],
    ['a little more than a tenth above', { ...lowest, percent: 10 }, among(1101, 1000), 'broken'],
    ['an amount each above the lowest', { ...lowest, amount: inr(50) }, among(1100, 1000), 'kept'],
    ['an amount each and one unit above', { ...lowest, amount: inr(50) }, among(1101, 1000), 'broken'],
    ['above what leaves too long before', { ...lowest, percent: 0 }, among(1101, 1000, { apart: 121 }), 'kept'],
    ['above what leaves at the bound', { ...lowest, percent: 0 }, among(1101, 1000, { apart: 120 }), 'broken'],
    ['above what stops too often', { ...lowest, percent: 0 }, among(1101, 1000, { stops: 2 }), 'kept'],
    ['fares that are not known', { ...lowest, percent: 0 }, {}, 'broken'],
    ['fares of what nobody compares', { ...lowest, percent: 0 }, { product: 'bus' }, 'does not apply'],
    ['an amount in another currency', { ...lowest, amount: money(1, 'EUR') }, among(2, 1), 'does not apply'],
    ['a rate of the city and a tenth', contract, { ...mumbai, total: inr(330) }, 'kept'],
    ['a rate of the city and more', contract, { ...mumbai, total: inr(331) }, 'broken'],
    ['a rate of the hotel before its city', contract, { ...mumbai, hotel: 'TAJ  Harbour', total: inr(660) }, 'kept'],
    ['a rate of a city by another name', contract, { ...mumbai, city: 'Bombay', total: inr(331) }, 'broken'],
    ['a hotel of that name elsewhere', contract, { nights: 3, city: 'Goa', hotel: 'Taj Harbour' }, 'does not apply'],
    ['a rate on its first day', dated(0, 9), { ...mumbai, total: inr(331) }, 'broken'],
    ['a rate on its last day', dated(-9, 0), { ...mumbai, total: inr(331) }, 'broken'],
    ['a rate of later stays', dated(1), { ...mumbai, total: inr(331) }, 'does not apply'],
    ['a rate of earlier stays', dated(-9, -1), { ...mumbai, total: inr(331) }, 'does not apply'],
    ['a stay in no city that is known', contract, { nights: 3 }, 'does not apply'],
    [
      'a night in a city by another of its names',
      { kind: 'night', amount: inr(100), cities: ['Bombay'], alsoNamed: ['mumbai'] },
      { ...mumbai, total: inr(301) },
      'broken',
    ],
    ['days ahead', { kind: 'ahead', count: 3 }, {}, 'kept'],
    ['a day too late', { kind: 'ahead', count: 4 }, {}, 'broken'],
    ['suppliers of which all are named', { kind: 'supplier', suppliers: ['AI', '6E'] }, {}, 'kept'],
    ['suppliers of which one is not', { kind: 'supplier', suppliers: ['AI'] }, {}, 'broken'],
    ['what is refundable', { kind: 'refundable' }, {}, 'kept'],
    ['what is not', { kind: 'refundable' }, { isRefundable: false }, 'broken'],
    ['stars', { kind: 'stars', count: 4 }, { product: 'hotel', stars: 5 }, 'broken'],
    ['another product', { kind: 'refundable', product: 'bus' }, {}, 'does not apply'],
    ['abroad, of a trip at home', { kind: 'refundable', place: 'abroad' }, {}, 'does not apply'],
    ['at home, of a trip at home', { kind: 'refundable', place: 'at-home' }, {}, 'kept'],
  ] as const)('%s', (_, of, facts, said) => {
    expect(judged(of, facts)).toBe(said);
  });

  it.each([
    ['inform', 'inform'],
    ['justify', 'justify'],
    ['approve', 'approve'],
    ['block', 'justify'],
  ] as const)('a fare that could not be compared under %s comes to %s, and says so', (effect, comesTo) => {
    const verdict = judgeTrip([rule({ ...lowest, percent: 0, effect })], trip, today);
    expect(verdict).toMatchObject({
      effect: comesTo,
      findings: [{ isKept: false, rule: { kind: 'lowest' }, found: { isUncompared: true } }],
    });
  });

  it('says nothing of a place that is not known', () => {
    const { isAbroad: _, ...unknown } = trip;
    expect(judgeTrip([rule({ kind: 'refundable', place: 'abroad' })], unknown, today)).toEqual({ findings: [] });
  });
});

const anyCity = fc.constantFrom('Mumbai', 'Goa');
const anyHotel = fc.constantFrom('Taj Harbour', 'Palm Court');
const isAbove = (kind: string) => kind === 'lowest' || kind === 'contract';
const anyPart: fc.Arbitrary<BoughtPart> = fc.integer({ min: 2, max: 900 }).chain((paid) =>
  fc.record({
    total: fc.constant(inr(paid)),
    instead: fc.array(
      fc.record({
        name: fc.constantFrom('6E 1', 'AI 2'),
        departs: fc.constant(localDateTime('2026-11-23T06:10')),
        apart: fc.integer({ min: 0, max: 400 }),
        stops: fc.integer({ min: 0, max: 3 }),
        total: fc.integer({ min: 1, max: paid - 1 }).map(inr),
      }),
      { maxLength: 5 },
    ),
  }),
);

const anyRule: fc.Arbitrary<PolicyRule> = fc
  .record({
    kind: fc.constantFrom(...policyKinds),
    effect: fc.constantFrom(...policyEffects),
    place: fc.constantFrom(...policyPlaces),
    product: fc.option(fc.constantFrom(...products), { nil: undefined }),
    amount: fc.integer({ min: 1, max: 400 }),
    comfort: fc.constantFrom(...comforts),
    long: fc.option(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...comforts)), { nil: undefined }),
    count: fc.integer({ min: 1, max: 5 }),
    suppliers: fc.subarray(['6E', 'AI', 'QP'], { minLength: 1 }),
    percent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    rates: fc
      .uniqueArray(fc.tuple(anyCity, fc.option(anyHotel, { nil: undefined })), {
        minLength: 1,
        maxLength: 4,
        selector: String,
      })
      .chain((places) =>
        fc.tuple(
          ...places.map(([city, hotel]) =>
            fc.integer({ min: 1, max: 300 }).map((rate) => ({ city, ...(hotel && { hotel }), amount: inr(rate) })),
          ),
        ),
      ),
  })
  .map(({ kind, effect, place, product, amount, comfort, long, count, suppliers, percent, rates }) => ({
    ruleId: `${kind}-${effect}`,
    kind,
    effect,
    place,
    ...(product && { product }),
    ...((kind === 'price' || kind === 'night' || (isAbove(kind) && percent === undefined)) && { amount: inr(amount) }),
    ...(isAbove(kind) && percent !== undefined && { percent }),
    ...(kind === 'lowest' && { hours: count, count: count % 4 }),
    ...(kind === 'contract' && { rates }),
    ...(kind === 'comfort' && { comfort }),
    ...(kind === 'comfort' && long && { longHours: long[0], longComfort: long[1] }),
    ...((kind === 'ahead' || kind === 'stars') && { count }),
    ...(kind === 'supplier' && { suppliers }),
  }));

const anyTrip: fc.Arbitrary<TripFacts> = fc.record(
  {
    product: fc.constantFrom(...products),
    total: fc.integer({ min: 1, max: 1200 }).map(inr),
    travellers: fc.integer({ min: 1, max: 4 }),
    startsOn: fc.integer({ min: 0, max: 6 }).map((days) => addDays(today, days)),
    suppliers: fc.subarray(['6E', 'AI', 'QP'], { minLength: 1 }),
    comfort: fc.constantFrom(...comforts),
    minutes: fc.integer({ min: 1, max: 900 }),
    isAbroad: fc.boolean(),
    isRefundable: fc.boolean(),
    nights: fc.integer({ min: 1, max: 4 }),
    city: anyCity,
    hotel: anyHotel,
    parts: fc.array(anyPart, { minLength: 1, maxLength: 2 }),
    stars: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['product', 'total', 'travellers', 'startsOn', 'suppliers'] },
);

/** The rule as a sentence that the trip makes true or false, counted out in the smallest steps. */
function breaks(of: PolicyRule, facts: TripFacts): boolean {
  if (of.product !== undefined && of.product !== facts.product) return false;
  if (of.place === 'abroad' && facts.isAbroad !== true) return false;
  if (of.place === 'at-home' && facts.isAbroad !== false) return false;
  const paidOver = (times: number) => {
    // Each of them pays the limit; is something left to pay?
    let left = facts.total.minor;
    for (let paid = 0; paid < times; paid += 1) left -= of.amount?.minor ?? 0;
    return left > 0;
  };
  const isHigher = (most: string | undefined) => {
    const above = comforts.slice(comforts.findIndex((each) => each === most) + 1);
    return above.some((each) => each === facts.comfort);
  };
  /** Each of them pays what it is compared with and what is allowed above it; is something left to pay? */
  const isAboveBy = (paid: number, compared: number, times: number) =>
    of.percent === undefined
      ? paid > compared + (of.amount?.minor ?? 0) * times
      : paid > compared && (paid - compared) * 100 > compared * of.percent;
  switch (of.kind) {
    case 'lowest': {
      if (facts.parts === undefined) return facts.product === 'flight';
      let [paid, least] = [0, 0];
      for (const { total, instead } of facts.parts) {
        paid += total.minor;
        const near = instead.filter(({ apart, stops }) => apart / 60 <= (of.hours ?? 0) && stops <= (of.count ?? 0));
        least += Math.min(total.minor, ...near.map((each) => each.total.minor));
      }
      return isAboveBy(paid, least, facts.travellers);
    }
    case 'contract': {
      const { nights, city, hotel } = facts;
      const there = (of.rates ?? []).filter((rate) => rate.city === city);
      const own = hotel === undefined ? undefined : there.find((rate) => rate.hotel === hotel);
      const rate = own ?? there.find((each) => each.hotel === undefined);
      if (nights === undefined || rate === undefined) return false;
      return isAboveBy(facts.total.minor, rate.amount.minor * nights, nights);
    }
    case 'price':
      return paidOver(facts.travellers);
    case 'night':
      return facts.nights !== undefined && paidOver(facts.nights);
    case 'comfort': {
      if (facts.comfort === undefined) return false;
      const isLong = of.longHours !== undefined && facts.minutes !== undefined && facts.minutes / 60 > of.longHours;
      return isHigher(isLong ? of.longComfort : of.comfort);
    }
    case 'ahead':
      // A day on which it would have been early enough is not over yet.
      return Array.from({ length: of.count ?? 0 }, (_, days) => addDays(today, days)).includes(facts.startsOn);
    case 'supplier':
      return facts.suppliers.filter((each) => !new Set(of.suppliers).has(each)).length > 0;
    case 'refundable':
      return facts.isRefundable === false;
    case 'stars':
      return facts.stars !== undefined && facts.stars > (of.count ?? 0);
  }
}

/** Each by an id of its own. */
const fewRules = fc
  .array(anyRule, { maxLength: 6 })
  .map((rules) => rules.map((each, at) => ({ ...each, ruleId: String(at) })));

it('judges as each rule read by itself does, and the strictest that is broken decides', () => {
  fc.assert(
    fc.property(fewRules, anyTrip, (rules, facts) => {
      const verdict = judgeTrip(rules, facts, today);
      const broken = rules.filter((each) => breaks(each, facts));
      expect(new Set(brokenBy(verdict).map(({ rule: each }) => each.ruleId))).toEqual(
        new Set(broken.map(({ ruleId }) => ruleId)),
      );
      // Nobody knows that a fare is too dear that could not be compared.
      const isMilder = ({ kind, effect }: PolicyRule) =>
        effect === 'block' && kind === 'lowest' && facts.parts === undefined;
      const strictest = (['block', 'approve', 'justify', 'inform'] as const).find((each) =>
        broken.some((one) => (isMilder(one) ? 'justify' : one.effect) === each),
      );
      expect(verdict.effect).toBe(strictest);
      expect(brokenBy(verdict)[0]?.rule.effect).toBe(strictest);
    }),
  );
});

it('a rule more never makes a trip be judged more mildly, and the order of rules does not matter', () => {
  const rank = (effect: string | undefined) => policyEffects.findIndex((each) => each === effect);
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 5 }), anyRule, anyTrip, (rules, more, facts) => {
      const before = rank(judgeTrip(rules, facts, today).effect);
      expect(rank(judgeTrip([...rules, more], facts, today).effect)).toBeGreaterThanOrEqual(before);
      expect(rank(judgeTrip(rules.toReversed(), facts, today).effect)).toBe(before);
    }),
  );
});

describe('rules as they are set', () => {
  it('whatever the arbitrary makes is taken', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), (rules) => {
        expect(checkPolicy(rules, 'INR')).toEqual([]);
      }),
    );
  });

  it.each([
    [{ amount: undefined }, 'rules[0].amount required'],
    [{ amount: money(1, 'EUR') }, 'rules[0].amount amount-currency'],
    [{ amount: inr(0) }, 'rules[0].amount amount-not-positive'],
    [{ kind: 'night', amount: inr(1), cities: ['x'.repeat(81)] }, 'rules[0].cities too-long'],
    [{ kind: 'night', amount: inr(1), cities: Array(31).fill('Goa') }, 'rules[0].cities list-count'],
    [{ kind: 'lowest', hours: 2, count: 0 }, 'rules[0].amount required'],
    [{ kind: 'lowest', percent: 201, hours: 2, count: 0 }, 'rules[0].percent percent-between'],
    [{ kind: 'lowest', percent: 1.5, hours: 2, count: 0 }, 'rules[0].percent percent-between'],
    [{ kind: 'lowest', percent: 0, hours: 25, count: 0 }, 'rules[0].hours count-between'],
    [{ kind: 'lowest', percent: 0, hours: 1, count: 4 }, 'rules[0].count count-between'],
    [{ kind: 'contract', percent: 0 }, 'rules[0].rates required'],
    [{ kind: 'contract', percent: 0, rates: [{ city: '', amount: inr(1) }] }, 'rules[0].rates[0].city required'],
    [
      { kind: 'contract', percent: 0, rates: [{ city: 'Goa', amount: inr(0) }] },
      'rules[0].rates[0].amount amount-not-positive',
    ],
    [
      { kind: 'contract', percent: 0, rates: ['Goa', 'GOA '].map((city) => ({ city, amount: inr(1) })) },
      'rules[0].rates[1].city listed-twice',
    ],
    [
      { kind: 'contract', percent: 0, rates: period('2026-12-01', '2026-11-30') },
      'rules[0].rates[0].lastDay range-order',
    ],
    [
      { kind: 'contract', percent: 0, rates: [...period('2026-10-01', '2026-12-01'), ...period('2026-12-01')] },
      'rules[0].rates[1].city listed-twice',
    ],
    [
      { kind: 'contract', percent: 0, rates: Array(101).fill({ city: 'Goa', amount: inr(1) }) },
      'rules[0].rates list-count',
    ],
    [{ kind: 'comfort' }, 'rules[0].comfort required'],
    [{ kind: 'comfort', comfort: 'economy', longHours: 6 }, 'rules[0].longComfort required'],
    [{ kind: 'comfort', comfort: 'economy', longHours: 49, longComfort: 'first' }, 'rules[0].longHours count-between'],
    [{ kind: 'ahead', count: 0 }, 'rules[0].count count-between'],
    [{ kind: 'stars', count: 6 }, 'rules[0].count count-between'],
    [{ kind: 'supplier', suppliers: [] }, 'rules[0].suppliers required'],
    [{ kind: 'supplier', suppliers: ['indigo!'] }, 'rules[0].suppliers not-a-choice'],
  ] as const)('%j: %s', (of, said) => {
    const { amount: _, ...bare } = rule({});
    expect(checkPolicy([{ ...bare, ...of } as PolicyRule], 'INR').map(({ code, path }) => `${path} ${code}`)).toEqual([
      said,
    ]);
  });
});
