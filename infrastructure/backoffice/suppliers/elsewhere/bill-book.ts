/**
 * What was sold elsewhere, on the order book that the suppliers here share: what the agency wrote down is what was sold, so that a
 * bill is made once whatever happens between, and is cancelled for what it says itself.
 */
import { billCancelling, billRules, type CancellableBill } from '#domain/billing/booking.ts';
import { elsewhere } from '#application/backoffice/billing/add-bill.ts';
import type { BillingOrder, BillingSupplier } from '#application/backoffice/ports/billing/billing-supplier.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { numberOf, unitSeller } from '../sandbox/store/unit-seller.ts';

export function billBook(database: Database): BillingSupplier {
  const { supplier, amendments } = unitSeller<BillingOrder, object, CancellableBill>(database, {
    product: billRules.product,
    rules: billCancelling,
    now: ({ total }) => Promise.resolve({ total, taken: { count: 0, places: [] } }),
    issue: ({ key }) => ({ reference: `BL${numberOf(key, 8)}`, issued: {} }),
    sold: ({ bill, price }) => ({ bill, price }),
  });
  return { ...supplier, code: elsewhere, amendments: { ...amendments, code: elsewhere } };
}
