/** What the house takes for cancelling, beside what the supplier keeps: within what there is to give back, and none where it is not due. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellingByUnit } from '#domain/booking/cancel/by-unit.ts';
import { cancellationOf, type CancelQuestion } from '#domain/booking/cancel/cancellation.ts';
import { type HouseFee, houseFeeAhead, houseFeeOn, houseFeeWithin } from '#domain/booking/cancel/house-fee.ts';
import { cancelReceiptOf } from '#domain/booking/cancel/receipt.ts';
import type { Booking, Unit } from '#domain/booking/booking.ts';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { cancelFeeOn, noSellingTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { appliedRule } from '#domain/rules/applied-rule.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';

const soldOn = isoDate('2026-11-20');
const now = instant('2026-11-21T06:00:00.000Z');
const inr = (minor: number) => money(minor, 'INR');
const row = { id: 'cancelling', from: soldOn, note: '', match: {}, perUnit: inr(0) };
const feeOf = (minor: number): HouseFee => ({
  each: inr(minor),
  rule: appliedRule({ ...row, called: 'portal-fee' }),
});
const gst = { id: 'gst', from: soldOn, note: '', basisPoints: 1800 };

interface Sold {
  readonly price: Price;
  readonly gone?: readonly Unit[];
  readonly putOff?: Booking['putOff'];
  readonly fares: readonly number[];
  /** In hundredths of what was paid. */
  readonly keeps: number;
}
const unitsOf = ({ fares }: Pick<Sold, 'fares'>): readonly Unit[] =>
  fares.map((_, traveller) => ({ traveller, item: 0 }));
const rules = cancellingByUnit<Sold>({
  units: unitsOf,
  charge: ({ booking }, _unit, price) => ({ fee: inr(Math.round((price.minor * booking.keeps) / 100)) }),
  begins: () => instant('2026-12-20T06:00:00.000Z'),
  stepEnds: () => [],
});
const sold = (fares: readonly [number, ...number[]], keeps: number): Sold => {
  const unit = (fare: number, traveller: number) => ({
    traveller,
    item: 0,
    lines: [
      { name: 'base-fare' as const, amount: inr(fare) },
      { name: 'taxes' as const, amount: inr(Math.round(fare / 20)) },
    ],
  });
  const [first, ...others] = fares;
  const price = sellingPrice([unit(first, 0), ...others.map((fare, at) => unit(fare, at + 1))], {
    product: 'bus',
    terms: {
      ...noSellingTerms,
      productCommissions: [{ id: 'c', from: soldOn, note: '', match: {}, basisPoints: 600 }],
      productFees: [{ id: 'f', from: soldOn, note: '', match: {}, perUnit: inr(5000) }],
    },
    on: soldOn,
  });
  return { price, fares, keeps };
};
const cancel = (booking: Sold, places: readonly Unit[], more: Partial<CancelQuestion<Sold>> = {}) => {
  const answer = cancellationOf(rules, { booking, places, reason: 'traveller', now, ...more });
  if ('violations' in answer) throw new Error('Not cancelled');
  return answer.cancellation;
};
const taken = ({ charges }: ReturnType<typeof cancel>) =>
  (charges.parts ?? [])
    .filter(({ name }) => name === 'processing-fee')
    .reduce((sum, { amount }) => sum + amount.minor, 0);

const anySale = fc.record({
  fares: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 5 }),
  keeps: fc.integer({ min: 0, max: 100 }),
  fee: fc.integer({ min: 0, max: 400_000 }),
});

it('is taken of each unit, never of more than there is to give back, and in parts what it is at once', () => {
  fc.assert(
    fc.property(anySale, ({ fares, keeps, fee }) => {
      const booking = sold(fares as [number, ...number[]], keeps);
      const units = unitsOf(booking);
      const houseFee = feeOf(fee);
      const [before, after] = [cancel(booking, units), cancel(booking, units, { houseFee })];
      expect(taken(after)).toBeLessThanOrEqual(fee * units.length);
      expect(after.refund.amount.minor).toBe(before.refund.amount.minor - taken(after));
      expect(after.refund.amount.minor).toBeGreaterThanOrEqual(Math.min(0, before.refund.amount.minor));
      expect(after.customer.refund.minor).toBeGreaterThanOrEqual(Math.min(0, before.customer.refund.minor));
      expect(after.supplierKept).toEqual(before.supplierKept);
      let gone: readonly Unit[] = [];
      let apart = 0;
      for (const unit of units) {
        apart += taken(cancel({ ...booking, gone }, [unit], { houseFee }));
        gone = [...gone, unit];
      }
      expect(apart).toBe(taken(after));
    }),
  );
});

it('is each traveller’s own on the receipt, also where the agency has not paid all', () => {
  fc.assert(
    fc.property(anySale, fc.option(fc.integer({ min: 1, max: 1_500_000 })), ({ fares, keeps, fee }, later) => {
      const booking: Sold = {
        ...sold(fares as [number, ...number[]], keeps),
        ...(later !== null && { putOff: { amount: inr(later), until: addDays(soldOn, 9) } }),
      };
      const places = unitsOf(booking);
      const question: CancelQuestion<Sold> = { booking, places, reason: 'traveller', now, houseFee: feeOf(fee) };
      const cancellation = cancel(booking, places, question);
      const { shares } = cancelReceiptOf(rules, question, cancellation);
      expect(shares.map(({ traveller }) => traveller)).toEqual(places.map(({ traveller }) => traveller));
      expect(shares.reduce((sum, { refund }) => sum + refund.minor, 0)).toBe(cancellation.refund.amount.minor);
    }),
  );
});

it('stands with the tax on it in a line of its own, together never more than what is left, to the paisa', () => {
  const small = fc.record({
    fares: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 }),
    keeps: fc.integer({ min: 0, max: 100 }),
    fee: fc.integer({ min: 0, max: 60_000 }),
  });
  fc.assert(
    fc.property(fc.oneof(anySale, small), ({ fares, keeps, fee }) => {
      const booking = sold(fares as [number, ...number[]], keeps);
      let gone: readonly Unit[] = [];
      for (const unit of unitsOf(booking)) {
        const [before, after] = [undefined, { ...feeOf(fee), gst }].map((houseFee) =>
          cancel({ ...booking, gone }, [unit], { houseFee }),
        ) as [ReturnType<typeof cancel>, ReturnType<typeof cancel>];
        const left = Math.max(0, Math.min(before.refund.amount.minor, before.customer.refund.minor));
        const tax = (after.charges.parts ?? []).find(({ name }) => name === 'gst');
        const both = taken(after) + (tax?.amount.minor ?? 0);
        expect(both).toBe(Math.min(left, fee + Math.round((fee * 18) / 100)));
        expect(Math.abs((tax?.amount.minor ?? 0) - taken(after) * 0.18)).toBeLessThanOrEqual(1);
        expect(after.refund.amount.minor).toBe(before.refund.amount.minor - both);
        expect(after.reversal.fees.minor).toBe(before.reversal.fees.minor - both);
        if (tax !== undefined) expect(tax.rule).toMatchObject({ id: 'gst', called: 'gst-agent-fee' });
        gone = [...gone, unit];
      }
    }),
  );
});

it('is not taken where the supplier cancelled, nobody came, or people agreed on what is charged', () => {
  const booking = sold([100_000], 10);
  const units = unitsOf(booking);
  const houseFee = feeOf(25_000);
  expect(taken(cancel(booking, units, { houseFee }))).toBe(25_000);
  for (const reason of ['supplier', 'no-show'] as const)
    expect(taken(cancel(booking, units, { houseFee, reason }))).toBe(0);
  const agreed = units.map((unit) => ({ ...unit, airline: inr(100), fee: inr(0) }));
  expect(taken(cancel(booking, units, { houseFee, agreed }))).toBe(0);
});

it('is of the row of the day of the sale: what is agreed with the agency, or else the house’s', () => {
  const until = { ...row, id: 'old', to: addDays(soldOn, -1), from: isoDate('2026-01-01') };
  const house = [until, row];
  const bus = { ...row, id: 'agreed', match: { products: ['bus'] as const }, from: addDays(soldOn, 2) };
  const on = (days: number, product: 'bus' | 'cab' = 'bus') =>
    cancelFeeOn({ own: [bus], house }, product, { on: addDays(soldOn, days), at: now })?.id;
  expect([on(-1), on(0), on(1), on(2), on(2, 'cab'), on(-400)]).toEqual([
    'old',
    'cancelling',
    'cancelling',
    'agreed',
    'cancelling',
    undefined,
  ]);
});

it('is taxed as the agency’s fees for booking are, by the row of the day of the sale; not where it has none', () => {
  const fees = { own: [], house: [row], gstOnFees: [gst] };
  const sale = { on: soldOn, at: now };
  const later = { ...gst, from: addDays(soldOn, 1) };
  expect(houseFeeOn(fees, 'bus', sale)).toEqual({ ...feeOf(0), gst });
  for (const gstOnFees of [[], [later]])
    expect(houseFeeOn({ ...fees, gstOnFees }, 'bus', sale)).toEqual({ ...feeOf(0), gst: undefined });
  expect(houseFeeOn({ ...fees, house: [] }, 'bus', sale)).toBeUndefined();
});

it('comes ahead to what is taken from a unit that has as much left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(0, 500, 1800), (minor, basisPoints) => {
      const fee = { ...feeOf(minor), gst: { ...gst, basisPoints } };
      const ahead = houseFeeAhead(fee);
      const taken = houseFeeWithin(fee, inr(10_000_000), {}).map(({ amount }) => amount);
      expect([ahead.each, ...(ahead.gst ? [ahead.gst.amount] : [])].filter(({ minor: some }) => some > 0)).toEqual(
        taken,
      );
    }),
  );
});
