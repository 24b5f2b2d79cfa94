/** Bills, as booking must know them. */
import { billInShort, billRules } from '#domain/billing/booking.ts';
import { type SoldByUnit, soldByUnit } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { BillingTypes } from './billing-types.ts';

/** The outbox's kinds of their own mail. */
export const billNotices = { issued: 'bill-issued', cancelled: 'bill-cancelled' } as const;

/** What was bought elsewhere is found by the number that it has there; two bills may have the same. */
export function soldBilling(sellers: Pick<SoldByUnit<BillingTypes>, 'suppliers' | 'amendments'>) {
  return soldByUnit<BillingTypes>({
    ...sellers,
    rules: billRules,
    order: (key, { supplierTotal: total, offer: { bill } }, { terms: { travellers, price } }) => ({
      key,
      total,
      bill,
      price,
      travellers: travellers.map(({ lastName }) => ({ lastName })),
    }),
    inShort: billInShort,
    numbers: () => [],
    notices: billNotices,
  });
}
