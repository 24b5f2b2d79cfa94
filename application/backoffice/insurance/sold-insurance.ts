/** Insurance, as booking must know it. */
import { insuranceInShort, insuranceRules } from '#domain/insurance/booking.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import { soldByUnit } from '../booking/sale/sold-by-unit.ts';
import type { SoldProduct } from '../booking/sold-product.ts';
import type { InsuranceSupplier } from '../ports/insurance/insurance-supplier.ts';
import { insuranceCancelled, insuranceIssued } from './insurance-papers.ts';
import type { InsuranceTypes } from './insurance-types.ts';

export interface SoldInsurancePorts {
  readonly suppliers: readonly InsuranceSupplier['supplier'][];
  readonly amendments: readonly InsuranceSupplier['amendments'][];
}

export function soldInsurance(ports: SoldInsurancePorts): SoldProduct<InsuranceTypes> {
  return soldByUnit<InsuranceTypes>({
    ...ports,
    rules: insuranceRules,
    order: (key, { supplierTotal: total }, { terms }) => {
      const { plan, from, to, zone, family, soldOn, travellers, price } = terms;
      return { key, total, plan, from, to, zone, family, soldOn, travellers, price };
    },
    inShort: insuranceInShort,
    trip: (_, { terms: { from, travellers }, summary }) => coverTrip(from, travellers.length, summary.customerTotal),
    numbers: ({ policies }) => policies,
    notices: { issued: insuranceIssued, cancelled: insuranceCancelled },
  });
}
