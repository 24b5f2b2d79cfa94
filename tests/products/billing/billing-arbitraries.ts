/** Bills of what was sold elsewhere. */
import fc from 'fast-check';
import { type Bill, type BillAmounts, type BilledKind, billedKinds, type BilledSale } from '#domain/billing/bill.ts';
import type { CancellableBill } from '#domain/billing/booking.ts';
import { billPrice } from '#domain/billing/price.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import { money, percentage } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

const inr = (minor: number) => money(minor, 'INR');

const word = fc.constantFrom('IndiGo', 'DEL-BOM', 'Lake View Palace', 'Udaipur', '12951', 'Gold');

/** Of a kind with what its line needs, and with any part of what may stand beside. */
function saleOf(kind: BilledKind): fc.Arbitrary<BilledSale> {
  const { needed, besides, counts } = serviceLines[kind];
  const said = Object.fromEntries([...needed, ...besides].map((field) => [field, field === 'time' ? clock : word]));
  const counted = Object.fromEntries(counts.map((field) => [field, fc.integer({ min: 1, max: 9 })]));
  return fc
    .tuple(fc.record(said, { requiredKeys: [...needed] }), fc.record(counted))
    .map(([texts, numbers]) => ({ kind, ...texts, ...numbers }));
}
const clock = fc.constantFrom('00:00', '21:30');

export const someSale = fc.constantFrom(...billedKinds).chain(saleOf);

/** Each at most what the rules let it be. */
export const someAmounts: fc.Arbitrary<BillAmounts> = fc
  .record({
    basic: fc.integer({ min: 1, max: 9_000_000 }),
    taxes: fc.nat(900_000),
    supplierCharge: fc.nat(90_000),
    supplierCharge2: fc.nat(9000),
    supplierCharge3: fc.nat(900),
    commission: fc.nat(100),
    byShare: fc.boolean(),
    tds: fc.nat(100),
    serviceCharge: fc.nat(200_000),
    serviceCharge2: fc.nat(50_000),
    serviceCharge3: fc.nat(9000),
    discount: fc.nat(100),
    customer: fc.option(fc.record({ basic: fc.integer({ min: 1, max: 9_000_000 }), taxes: fc.nat(900_000) })),
    discountShare: fc.option(fc.nat(100)),
    customerTds: fc.nat(100),
    chargeKept: fc.nat(100),
  })
  .map(
    ({
      basic,
      taxes,
      commission: share,
      byShare,
      tds,
      serviceCharge,
      serviceCharge2,
      serviceCharge3,
      discount,
      ...of
    }) => {
      const given = percentage(inr(basic), share * 100);
      const commission = given.minor;
      const customerBasic = of.customer?.basic ?? basic;
      const customerTaxes = of.customer?.taxes ?? taxes;
      const most = customerBasic + customerTaxes + serviceCharge + serviceCharge2 + serviceCharge3;
      const off =
        of.discountShare === null
          ? inr(Math.floor((most * discount) / 100))
          : percentage(inr(customerBasic), of.discountShare * 100);
      return {
        supplierCharge: inr(of.supplierCharge),
        supplierCharge2: inr(of.supplierCharge2),
        supplierCharge3: inr(of.supplierCharge3),
        supplierChargeKept: inr(
          Math.floor(((of.supplierCharge + of.supplierCharge2 + of.supplierCharge3) * of.chargeKept) / 100),
        ),
        ...(byShare && { commissionBasisPoints: share * 100 }),
        basic: inr(basic),
        taxes: inr(taxes),
        commission: given,
        tds: inr(Math.floor((commission * tds) / 100)),
        serviceCharge: inr(serviceCharge),
        serviceCharge2: inr(serviceCharge2),
        serviceCharge3: inr(serviceCharge3),
        customerBasic: inr(customerBasic),
        customerTaxes: inr(customerTaxes),
        discount: off,
        ...(of.discountShare !== null && { discountBasisPoints: of.discountShare * 100 }),
        customerTds: inr(Math.floor((off.minor * of.customerTds) / 100)),
      };
    },
  );

export interface SoldBill extends CancellableBill {
  readonly travellers: readonly ReturnType<typeof makeTraveller>[];
}

export const someBill: fc.Arbitrary<SoldBill> = fc
  .record({ sale: someSale, amounts: someAmounts, kept: fc.nat(100), passengers: fc.integer({ min: 1, max: 9 }) })
  .map(({ sale, amounts, kept, passengers }) => {
    const bill: Bill = {
      sale,
      startsOn: isoDate('2026-11-24'),
      ...(serviceLines[sale.kind].ends !== 'may' && { endsOn: isoDate('2026-11-27') }),
      zone: 'Asia/Kolkata',
      confirmation: 'K4TZ9P',
      supplier: 'Lake View Palace',
      passengers,
      cancelCharge: inr(Math.floor((amounts.basic.minor * kept) / 100)),
    };
    return { bill, price: billPrice(amounts), travellers: [makeTraveller({ firstName: 'Asha' })] };
  });
