/** Bills of what was sold elsewhere. */
import fc from 'fast-check';
import type { Bill, BillAmounts, BilledSale } from '#domain/billing/bill.ts';
import type { CancellableBill } from '#domain/billing/booking.ts';
import { billPrice } from '#domain/billing/price.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

const inr = (minor: number) => money(minor, 'INR');

const someSale: fc.Arbitrary<BilledSale> = fc.oneof(
  fc.record({
    kind: fc.constant('flight' as const),
    carrier: fc.constantFrom('IndiGo', 'Air India'),
    sector: fc.constantFrom('DEL-BOM', 'DEL-BOM-DEL'),
    ticket: fc.constant('098-2401884417'),
  }),
  fc.record({
    kind: fc.constant('hotel' as const),
    hotel: fc.constant('Lake View Palace'),
    city: fc.constant('Udaipur'),
    rooms: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('train' as const),
    train: fc.constant('12951'),
    sector: fc.constant('MMCT-NDLS'),
    travelClass: fc.constantFrom('2A', '3A'),
  }),
);

/** Each at most what the rules let it be. */
export const someAmounts: fc.Arbitrary<BillAmounts> = fc
  .record({
    basic: fc.integer({ min: 1, max: 9_000_000 }),
    taxes: fc.nat(900_000),
    commission: fc.nat(100),
    tds: fc.nat(100),
    serviceCharge: fc.nat(200_000),
    discount: fc.nat(100),
  })
  .map(({ basic, taxes, commission: share, tds, serviceCharge, discount }) => {
    const commission = Math.floor((basic * share) / 100);
    return {
      basic: inr(basic),
      taxes: inr(taxes),
      commission: inr(commission),
      tds: inr(Math.floor((commission * tds) / 100)),
      serviceCharge: inr(serviceCharge),
      discount: inr(Math.floor(((basic + taxes + serviceCharge) * discount) / 100)),
    };
  });

export interface SoldBill extends CancellableBill {
  readonly travellers: readonly ReturnType<typeof makeTraveller>[];
}

export const someBill: fc.Arbitrary<SoldBill> = fc
  .record({ sale: someSale, amounts: someAmounts, kept: fc.nat(100), passengers: fc.integer({ min: 1, max: 9 }) })
  .map(({ sale, amounts, kept, passengers }) => {
    const bill: Bill = {
      sale,
      startsOn: isoDate('2026-11-24'),
      ...(sale.kind === 'hotel' && { endsOn: isoDate('2026-11-27') }),
      zone: 'Asia/Kolkata',
      confirmation: 'K4TZ9P',
      supplier: 'Lake View Palace',
      passengers,
      cancelCharge: inr(Math.floor((amounts.basic.minor * kept) / 100)),
    };
    return { bill, price: billPrice(amounts), travellers: [makeTraveller({ firstName: 'Asha' })] };
  });
