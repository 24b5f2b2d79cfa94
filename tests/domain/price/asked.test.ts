/** What an agent asks: the lines that come of it, its bounds, and what becomes of them when travellers leave. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlaces } from '#domain/flight/booking/aboard.ts';
import { cancellationOf, soldFare } from '#domain/flight/cancel/cancellation.ts';
import { splitOf } from '#domain/flight/split/split.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { group } from '#domain/flight/extras/ancillaries.ts';
import { applyInShort, applyTerms, chooseTerms, customerTotal } from '#domain/flight/terms/apply-terms.ts';
import { wrongSums } from '#domain/price/explain.ts';
import type { Price, PricePart, PricePartName } from '#domain/price/price.ts';
import { fareAboard } from '#domain/flight/fare/fare-shares.ts';
import { joinFares } from '#domain/flight/fare/join-fares.ts';
import { money } from '#domain/money/money.ts';
import { checkAsk, type Ask, type Asking } from '#domain/price/ask.ts';
import { askedLines, bookingLines, withOwnLines } from '#domain/price/own-lines.ts';
import { rounded } from '#domain/price/rounding.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { anAskedBooking, anAsk, aRounding } from '#tests/arbitraries/asked-booking.ts';
import { aFareContext, anAirlineFare, aSaleDate, someTerms } from '#tests/arbitraries/flight.ts';
import { makeFareContext, rupees } from '#tests/fixtures/flight.ts';

const rule = { id: 'asked', from: isoDate('2024-01-01'), called: 'agency-price' as const };
/** Whole bookings are long to make. */
const fewer = { numRuns: 50 };
const ownNames: readonly PricePartName[] = ['extra-markup', 'agent-discount', 'service-fee', 'rounding'];
const named = ({ breakdown }: Price, names: readonly PricePartName[]) =>
  (breakdown.parts ?? []).reduce((sum, { name, amount }) => sum + (names.includes(name) ? amount.minor : 0), 0);
const netOf = ({ netBreakdown }: Price) => netBreakdown?.amount.minor ?? 0;

const asking: Asking = {
  rule,
  markup: { least: rupees(0), most: rupees(2000) },
  discount: { least: rupees(0), most: rupees(1000) },
  serviceFee: { least: rupees(100), most: rupees(500) },
  floor: rupees(17_000),
  fares: [{ total: rupees(10_000) }, { total: rupees(8_000.5) }],
  seats: 3,
};
const fee = { serviceFee: { per: 'traveller', amount: rupees(100) } } as const;

describe('the lines of an ask', () => {
  it('are those that a computing by hand makes, each for the fare that it is put on', () => {
    const ask: Ask = {
      markup: { per: 'fare', basisPoints: 250 },
      discount: { per: 'booking', amount: rupees(100.01) },
      serviceFee: { per: 'traveller', amount: rupees(150) },
    };
    expect(askedLines(ask, asking).map(({ name, amount, params }) => [name, amount.minor, params])).toEqual([
      ['extra-markup', 250_00, { percent: '2.5', of: '10000.00', direction: 0 }],
      ['extra-markup', 200_01, { percent: '2.5', of: '8000.50', direction: 1 }],
      ['agent-discount', -50_01, { shared: 'evenly', direction: 0 }],
      ['agent-discount', -50_00, { shared: 'evenly', direction: 1 }],
      ['service-fee', 225_00, { count: 3, each: '75.00', direction: 0 }],
      ['service-fee', 225_00, { count: 3, each: '75.00', direction: 1 }],
    ]);
  });

  it('take a share of what each traveller pays, where that is known', () => {
    const each = [
      { traveller: 'adult' as const, count: 2, total: rupees(3333.33) },
      { traveller: 'infant' as const, count: 1, total: rupees(1500) },
    ];
    const known = { ...asking, fares: [{ total: rupees(8166.66), each }] as const };
    // 2.5 % of 3,333.33 is 83.33, twice; of 1,500 it is 37.50.
    expect(
      askedLines({ markup: { per: 'fare', basisPoints: 250 } }, known).map(({ amount, params }) => [
        amount.minor,
        params,
      ]),
    ).toEqual([
      [166_66, { percent: '2.5', of: '3333.33', traveller: 'adult', count: 2, each: '83.33' }],
      [37_50, { percent: '2.5', of: '1500.00', traveller: 'infant', count: 1, each: '37.50' }],
    ]);
  });

  it('add up on the customer’s side and leave the agency’s as it was; the agency earns all of them', () => {
    fc.assert(
      fc.property(anAskedBooking, ({ booking, usual, lines }) => {
        const more = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
        expect(
          [booking.price.breakdown, booking.price.netBreakdown ?? booking.price.breakdown].flatMap(wrongSums),
        ).toEqual([]);
        expect(booking.price.total.minor).toBe(usual.price.total.minor + more);
        expect(booking.price.netBreakdown).toEqual(usual.price.netBreakdown);
        const { terms } = booking.price;
        if (terms === undefined) throw new Error('Sold with terms');
        expect(terms.earn.minor).toBe(booking.price.total.minor - terms.net.minor);
        expect(terms.earn.minor).toBe(
          terms.markup.minor +
            terms.commission.minor -
            terms.tds.minor -
            (terms.discount?.minor ?? 0) +
            (terms.rounding?.minor ?? 0),
        );
      }),
      fewer,
    );
  });

  it('make the price round wherever anything is put on it', () => {
    fc.assert(
      fc.property(anAskedBooking, ({ booking, rounding, lines }) => {
        fc.pre(rounding !== undefined && lines.length > 0);
        expect(Math.abs(booking.price.total.minor % (rounding?.unit.minor ?? 1))).toBe(0);
        expect(Math.abs(named(booking.price, ['rounding'])) * 2).toBeLessThanOrEqual(rounding?.unit.minor ?? 0);
      }),
      fewer,
    );
  });

  it('leave a price alone that nothing is put on', () => {
    const price = rupees(5054.37);
    const rounding = { unit: rupees(1), rule };
    expect(bookingLines(price, [], { rounding, fares: 1 })).toEqual([]);
    expect(
      bookingLines(price, [], { services: rupees(99.5), rounding, fares: 1 }).map(({ amount }) => amount.minor),
    ).toEqual([13]);
  });
});

describe('what an agent may ask', () => {
  const price = rupees(18_500);
  it.each<[string, Ask, readonly object[]]>([
    ['within all bounds', fee, []],
    [
      'a fee that has to be asked',
      { markup: { per: 'booking', amount: rupees(10) } },
      [{ code: 'ask-too-low', path: 'ask.serviceFee', params: { least: rupees(300) } }],
    ],
    [
      'a share, counted for the whole booking',
      { ...fee, markup: { per: 'fare', basisPoints: 3334 } },
      [{ code: 'ask-too-high', path: 'ask.markup', params: { most: rupees(6000) } }],
    ],
    [
      'a paisa too much',
      { ...fee, markup: { per: 'booking', amount: rupees(6000.01) } },
      [{ code: 'ask-too-high', path: 'ask.markup', params: { most: rupees(6000) } }],
    ],
    ['the most', { ...fee, markup: { per: 'traveller', amount: rupees(2000) } }, []],
    [
      'below the floor',
      { ...fee, discount: { per: 'booking', amount: rupees(1800.01) } },
      [{ code: 'ask-below-floor', path: 'ask.discount', params: { floor: rupees(17_000) } }],
    ],
    ['down to the floor', { ...fee, discount: { per: 'booking', amount: rupees(1800) } }, []],
    [
      'less than nothing',
      { ...fee, markup: { per: 'booking', amount: rupees(-1) } },
      [{ code: 'amount-negative', path: 'ask.markup' }],
    ],
    [
      'another currency',
      { ...fee, discount: { per: 'booking', amount: money(1, 'USD') } },
      [{ code: 'amount-currency', path: 'ask.discount', params: { currency: 'INR' } }],
    ],
  ])('%s', (_what, ask, expected) => {
    expect(checkAsk(ask, asking, price)).toEqual(expected);
  });

  it('counts what rounding takes off against the floor', () => {
    const tight = { ...asking, floor: rupees(17_001) };
    const ask: Ask = { ...fee, discount: { per: 'booking', amount: rupees(1796) } };
    // 18,500 + 300 − 1,796 is 17,004, which is 17,000 in tens.
    expect(checkAsk(ask, tight, price)).toEqual([]);
    expect(checkAsk(ask, tight, price, { unit: rupees(10), rule })).toMatchObject([{ code: 'ask-below-floor' }]);
  });

  it('refuses what the agency’s rules do not name, and everything without a rule', () => {
    const { discount: _, ...without } = asking;
    expect(checkAsk({ ...fee, discount: { per: 'fare', basisPoints: 100 } }, without, price)).toEqual([
      { code: 'ask-not-allowed', path: 'ask.discount' },
    ]);
    expect(checkAsk(fee, undefined, price)).toEqual([{ code: 'ask-not-allowed', path: 'ask' }]);
    expect(checkAsk({ markup: { per: 'booking', amount: rupees(0) } }, undefined, price)).toEqual([]);
  });

  it('never lets the customer pay less than the floor, rounded as it is', () => {
    fc.assert(
      fc.property(anAsk, aRounding, fc.integer({ min: 0, max: 3_000_000 }), (ask, rounding, minor) => {
        const from = money(minor, 'INR');
        const floor = money(Math.max(0, minor - 100_000), 'INR');
        const loose = { ...asking, floor, serviceFee: asking.markup ?? { least: rupees(0), most: rupees(1) } };
        const bounds = { ...loose, fares: [{ total: from }] as const };
        fc.pre(checkAsk(ask, bounds, from, rounding).length === 0);
        const lines = bookingLines(from, askedLines(ask, bounds), { rounding, fares: 1 });
        const total = lines.reduce((sum, { amount }) => sum + amount.minor, minor);
        expect(total).toBeGreaterThanOrEqual(floor.minor);
      }),
    );
  });
});

describe('when travellers leave', () => {
  const now = instant('2026-11-20T00:40:00Z');

  it('each takes a share of what is asked and of the rounding, and together they take all of it', () => {
    fc.assert(
      fc.property(anAskedBooking, fc.array(fc.nat(), { minLength: 27, maxLength: 27 }), ({ booking }, order) => {
        const everything = allPlaces(booking).toSorted(
          (one, other) => (order[one.traveller * 3 + one.item] ?? 0) - (order[other.traveller * 3 + other.item] ?? 0),
        );
        let gone: readonly Unit[] = [];
        let given = 0;
        let paid = 0;
        for (const place of [...everything, undefined]) {
          const left = everything.filter((each) => !gone.includes(each));
          const leaving = place === undefined ? left : [place];
          const answer = cancellationOf({ booking: { ...booking, gone }, places: leaving, reason: 'supplier', now });
          if (leaving.length === 0 || 'violations' in answer) continue;
          const { customer, charges, remaining } = answer.cancellation;
          expect(wrongSums(remaining.price.breakdown)).toEqual([]);
          given += customer.refund.minor + customer.markup.minor;
          paid += charges.amount.minor;
          expect(given + paid + remaining.price.total.minor).toBe(booking.price.total.minor);
          gone = [...gone, ...leaving];
        }
        expect(gone).toHaveLength(everything.length);
        expect(given + paid).toBe(booking.price.total.minor);
      }),
      fewer,
    );
  });

  it('an amount of the booking is borne alike by all, to the paisa', () => {
    fc.assert(
      fc.property(anAskedBooking, ({ booking, lines }) => {
        const evenLines = lines.filter(({ params }) => params?.['shared'] === 'evenly');
        fc.pre(evenLines.length > 0);
        const alone = booking.travellers.map((_, traveller) => {
          const fare = fareAboard(soldFare(booking), (one) => one === traveller);
          return fare === undefined ? 0 : evenOf(fare);
        });
        expect(alone.reduce((sum, each) => sum + each, 0)).toBe(evenOf(booking.price));
        const byLine = evenLines.length;
        expect(Math.max(...alone) - Math.min(...alone)).toBeLessThanOrEqual(byLine);
      }),
      fewer,
    );
  });

  it('a booking that is split keeps each traveller’s share where the traveller is', () => {
    fc.assert(
      fc.property(anAskedBooking, fc.nat(), ({ booking }, seed) => {
        const parts = (booking.price.breakdown.parts ?? []).filter(({ params }) => params?.['shared'] === 'evenly');
        const breakdown = group('customer-price', parts, 'INR');
        const sold = { ...booking, price: { total: breakdown.amount, breakdown } };
        const adults = sold.travellers.flatMap(({ type }, at) => (type === 'adult' ? [at] : []));
        const infants = sold.travellers.flatMap(({ type }, at) => (type === 'infant' ? [at] : []));
        const goes = seed % adults.length;
        const leaving = [adults[goes] ?? 0, ...infants.slice(goes, goes + 1)];
        const answer = splitOf(sold, leaving);
        fc.pre('split' in answer);
        if (!('split' in answer)) return;
        const share = (of: typeof sold, traveller: number) => {
          const fare = fareAboard(soldFare(of), (one) => one === traveller);
          return fare && evenOf(fare);
        };
        for (const { travellers, fare } of [answer.split.stays, answer.split.leaves]) {
          const part = { ...sold, price: fare, travellers: sold.travellers.filter((_, at) => travellers.includes(at)) };
          expect(travellers.map((_, at) => share(part, at))).toEqual(travellers.map((each) => share(sold, each)));
        }
      }),
      fewer,
    );
  });
});

function evenOf({ breakdown }: Price): number {
  return (breakdown.parts ?? [])
    .filter(({ name, params }: PricePart) => ownNames.includes(name) && params?.['shared'] === 'evenly')
    .reduce((sum, { amount }) => sum + amount.minor, 0);
}

describe('a rounded price', () => {
  const roundings = [{ id: 'r', from: isoDate('2020-01-01'), note: 'Made for tests', unit: rupees(1) }];

  it('is the nearest multiple, and as long as in short', () => {
    fc.assert(
      fc.property(
        anAirlineFare,
        aFareContext,
        someTerms,
        aSaleDate,
        fc.constantFrom(1, 5, 10),
        (fare, where, terms, on, unit) => {
          const round = { ...terms, roundings: roundings.map((row) => ({ ...row, unit: rupees(unit) })) };
          const plain = applyTerms(fare, where, terms, on);
          const made = applyTerms(fare, where, round, on);
          expect(wrongSums(made.breakdown)).toEqual([]);
          expect(made.netBreakdown).toEqual(plain.netBreakdown);
          expect(made.total.minor % (unit * 100)).toBe(0);
          expect(Math.abs(made.total.minor - plain.total.minor) * 2).toBeLessThanOrEqual(unit * 100);
          expect(named(made, ['rounding'])).toBe(made.total.minor - plain.total.minor);
          expect(made.terms?.earn.minor).toBe(made.total.minor - netOf(made));
          const chosen = chooseTerms(where, round, on);
          expect(applyInShort(fare, chosen)).toMatchObject({ total: made.total, terms: { earn: made.terms?.earn } });
          expect(customerTotal(fare, chosen)).toEqual(made.total);
        },
      ),
    );
  });

  it('stays round where directions are sold one by one, and says it of both', () => {
    const [one, other] = [100.4, 200.3].map((amount) =>
      applyTerms(
        { name: 'fare', amount: rupees(amount) },
        makeFareContext(),
        {
          markups: [],
          commissions: [],
          convenienceFees: [],
          charges: [],
          gstOnFees: [],
          tdsOnCommission: [],
          asks: [],
          holds: [],
          roundings,
        },
        isoDate('2026-11-20'),
      ),
    );
    if (one === undefined || other === undefined) throw new Error('Two fares');
    const both = joinFares([one, other]);
    expect(both.total).toEqual(rupees(300));
    expect(both.terms?.rounding).toEqual(rupees(-0.7));
    expect(withOwnLines(both, []).total).toEqual(both.total);
  });

  it('rounds half away from zero', () => {
    const to = (amount: number, unit: number) => rounded(rupees(amount), { unit: rupees(unit) }).minor / 100;
    expect([to(12.5, 1), to(-12.5, 1), to(12.49, 1), to(2.5, 5), to(5487.5, 5), to(14.99, 10), to(15, 10)]).toEqual([
      13, -13, 12, 5, 5490, 10, 20,
    ]);
  });
});
