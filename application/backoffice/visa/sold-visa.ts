/** Visas, as booking must know it. */
import { visaInShort, visaRules } from '#domain/visa/booking.ts';
import { visaTrip } from '#domain/visa/trip-facts.ts';
import { soldByUnit } from '../booking/sale/sold-by-unit.ts';
import type { SoldProduct } from '../booking/sold-product.ts';
import type { VisaSupplier } from '../ports/visa/visa-supplier.ts';
import { visaCancelled, visaIssued } from './visa-papers.ts';
import type { VisaTypes } from './visa-types.ts';

export interface SoldVisaPorts {
  readonly suppliers: readonly VisaSupplier['supplier'][];
  readonly amendments: readonly VisaSupplier['amendments'][];
}

export function soldVisa(ports: SoldVisaPorts): SoldProduct<VisaTypes> {
  return soldByUnit<VisaTypes>({
    ...ports,
    rules: visaRules,
    order: (key, { supplierTotal: total }, { terms }) => {
      const { visa, from, to, zone, soldOn, submitsOn, travellers, price } = terms;
      return { key, total, visa, from, to, zone, soldOn, submitsOn, travellers, price };
    },
    inShort: visaInShort,
    trip: (_, { terms: { from, travellers, visa }, summary }) =>
      visaTrip(from, travellers.length, summary.customerTotal, visa.destination),
    numbers: ({ applications }) => applications,
    notices: { issued: visaIssued, cancelled: visaCancelled },
  });
}
