/** Prices of what is sold by the unit, against sums that are done otherwise. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOfUnits } from '#domain/booking/cancel/price-of-units.ts';
import { pricesTogether } from '#domain/booking/sale/prices-together.ts';
import { sellingPrice, type UnitCost } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual, type SellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { customerFare } from '#domain/price/customer-side.ts';
import type { PricePart } from '#domain/price/price.ts';
import { isoDate } from '#domain/time/calendar-date.ts';

const on = isoDate('2026-11-20');
const row = { id: 'r', from: isoDate('2026-01-01'), note: 'test', match: {} };

const unitAmount = fc.oneof(
  fc.nat(50_000).map((minor) => ({ perUnit: money(minor, 'INR') })),
  fc.record(
    { basisPoints: fc.nat(2_000), most: fc.nat(200_000).map((minor) => money(minor, 'INR')) },
    { requiredKeys: ['basisPoints'] },
  ),
);

const someTerms = fc
  .record({
    markup: unitAmount,
    commission: fc.nat(3_000),
    fee: fc.nat(30_000),
    handling: unitAmount,
    gateway: unitAmount,
    unit: fc.constantFrom(1, 100, 500),
  })
  .map(
    ({ markup, commission, fee, handling, gateway, unit }): SellingTerms => ({
      productMarkups: [{ ...row, amount: markup }],
      productCommissions: [{ ...row, basisPoints: commission }],
      productFees: [{ ...row, perUnit: money(fee, 'INR') }],
      charges: [
        { ...row, id: 'h', charge: 'handling', amount: handling },
        { ...row, id: 'g', charge: 'gateway', amount: gateway },
      ],
      gstOnFees: [{ ...row, basisPoints: 1800 }],
      tdsOnCommission: [{ ...row, basisPoints: 200 }],
      roundings: [{ ...row, unit: money(unit, 'INR') }],
    }),
  );

const someUnits = fc
  .array(fc.tuple(fc.nat(3_000_000), fc.nat(500_000)), { minLength: 1, maxLength: 6 })
  .map((costs) => costs.map(([base, tax], at) => unitOf(at, base, tax)))
  .map(([first, ...others]) => [first ?? unitOf(0, 1, 0), ...others] as const);

function unitOf(at: number, base: number, tax: number): UnitCost {
  const lines: readonly PricePart[] = [
    { name: 'base-fare', amount: money(base, 'INR') },
    { name: 'taxes', amount: money(tax, 'INR') },
  ];
  return { traveller: at % 3, item: Math.floor(at / 3), lines };
}

const leavesOf = (part: PricePart): readonly PricePart[] => part.parts?.flatMap(leavesOf) ?? [part];
const share = (minor: number, basisPoints: number) => Math.round((minor * basisPoints) / 10_000);

describe('a price by the unit', () => {
  it('is what a ledger would add up, unit by unit', () => {
    fc.assert(
      fc.property(someUnits, someTerms, (units, terms) => {
        const price = sellingPrice([units[0], ...units.slice(1)], { product: 'cab', terms, on });
        const basisPoints = terms.productCommissions[0]?.basisPoints ?? 0;
        const fee = terms.productFees[0]?.perUnit.minor ?? 0;
        let [customer, net] = [0, 0];
        for (const { lines } of units) {
          const [base = 0, tax = 0] = lines.map(({ amount }) => amount.minor);
          const paid = base + tax;
          const [own = 0, ...charged] = [...terms.productMarkups, ...terms.charges].map(({ amount }) =>
            'perUnit' in amount
              ? amount.perUnit.minor
              : Math.min(share(paid, amount.basisPoints), amount.most?.minor ?? Number.MAX_SAFE_INTEGER),
          );
          const fees = [fee, ...charged].reduce((sofar, each) => sofar + each + share(each, 1800), 0);
          const given = share(base, basisPoints);
          customer += paid + own + fees;
          net += paid - given + share(given, 200) + fees;
        }
        const step = terms.roundings[0]?.unit.minor ?? 1;
        expect(price.total.minor).toBe(Math.round(customer / step) * step);
        expect(price.terms?.net.minor).toBe(net);
        expect(price.terms?.earn.minor).toBe(price.total.minor - net);
        for (const tree of [price.breakdown, price.netBreakdown]) {
          const leaves = tree === undefined ? [] : leavesOf(tree);
          expect(leaves.reduce((sofar, { amount }) => sofar + amount.minor, 0)).toBe(tree?.amount.minor);
        }
      }),
    );
  });

  it('splits into the prices of any two sides of its units, and nothing is lost between them', () => {
    fc.assert(
      fc.property(
        someUnits,
        someTerms,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        (units, terms, sides) => {
          const price = sellingPrice([units[0], ...units.slice(1)], { product: 'cab', terms, on });
          const isOne = ({ traveller, item }: { traveller: number; item: number }) =>
            sides[item * 3 + traveller] === true;
          const one = priceOfUnits(price, isOne);
          const other = priceOfUnits(price, (unit) => !isOne(unit));
          expect((one?.total.minor ?? 0) + (other?.total.minor ?? 0)).toBe(price.total.minor);
          expect((one?.terms?.net.minor ?? 0) + (other?.terms?.net.minor ?? 0)).toBe(price.terms?.net.minor);
          expect((one?.terms?.tds.minor ?? 0) + (other?.terms?.tds.minor ?? 0)).toBe(price.terms?.tds.minor);
        },
      ),
    );
  });

  it('of units that were priced alone is theirs together: rounded once, and of each unit the same, also as a customer sees it', () => {
    fc.assert(
      fc.property(someUnits, someTerms, ([first, ...others], terms) => {
        const sold = { product: 'cab', terms, on } as const;
        const whole = sellingPrice([first, ...others], sold);
        // As one that is shown before anything is chosen is priced.
        const alone = ({ lines, ...unit }: UnitCost) => ({
          ...unit,
          price: sellingPrice([{ traveller: 0, item: 0, lines }], sold),
        });
        const priced = [alone(first), ...others.map(alone)] as const;
        const together = pricesTogether(priced);
        expect([together.total, together.terms]).toEqual([whole.total, whole.terms]);
        for (const { traveller, item } of [first, ...others]) {
          const of = (price: typeof whole) =>
            priceOfUnits(price, (unit) => unit.traveller === traveller && unit.item === item);
          expect(of(together)?.total).toEqual(of(whole)?.total);
          expect(of(together)?.terms).toEqual(of(whole)?.terms);
        }
        const asCustomer = ({ price, ...unit }: (typeof priced)[0]) => ({ ...unit, price: customerFare(price) });
        const [one, ...more] = priced;
        const seen = pricesTogether([asCustomer(one), ...more.map(asCustomer)]);
        expect(seen).toEqual({ total: whole.total, breakdown: expect.objectContaining({ amount: whole.total }) });
        expect(leavesOf(seen.breakdown).reduce((sofar, { amount }) => sofar + amount.minor, 0)).toBe(whole.total.minor);
      }),
    );
  });

  it('is no price by the unit where a line names none', () => {
    const price = sellingPrice([unitOf(0, 100, 0)], { product: 'cab', terms: noSellingTerms, on });
    const parts = [...(price.breakdown.parts ?? []), { name: 'discount', amount: money(-1, 'INR') } as const];
    expect(priceOfUnits({ ...price, breakdown: { ...price.breakdown, parts } }, () => true)).toBeUndefined();
  });

  it('follows the agency’s own rows, else the usual ones, list by list, and only those of its product', () => {
    const usual = {
      productMarkups: [{ ...row, amount: { perUnit: money(100, 'INR') } }],
      productCommissions: [{ ...row, match: { products: ['bus'] as const }, basisPoints: 1000 }],
      productFees: [],
    };
    const own = { ...noSellingTerms, productMarkups: [{ ...row, amount: { perUnit: money(700, 'INR') } }] };
    const sold = (product: 'bus' | 'cab') =>
      sellingPrice([unitOf(0, 10_000, 0)], { product, terms: orUsual(own, usual, product, on), on });
    expect([sold('bus'), sold('cab')].map((price) => [price.total.minor, price.terms?.net.minor])).toEqual([
      [10_700, 9_000],
      [10_700, 10_000],
    ]);
  });

  it('keeps the usual rows of a product where the agency’s own are for others', () => {
    const usual = {
      productMarkups: [{ ...row, amount: { basisPoints: 800 } }],
      productCommissions: [],
      productFees: [],
    };
    const forBuses = { ...row, match: { products: ['bus'] as const }, amount: { perUnit: money(700, 'INR') } };
    const own = { ...noSellingTerms, productMarkups: [forBuses] };
    const sold = (product: 'bus' | 'hotel') =>
      sellingPrice([unitOf(0, 10_000, 0)], { product, terms: orUsual(own, usual, product, on), on }).total.minor;
    expect([sold('bus'), sold('hotel')]).toEqual([10_700, 10_800]);
  });
});
