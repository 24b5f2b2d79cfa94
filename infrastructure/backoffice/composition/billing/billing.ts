/** Bills, as the back office takes them. */
import { makeBillingDesk } from '#application/backoffice/billing/billing-desk.ts';
import { billingPapers } from '#application/backoffice/billing/billing-papers.ts';
import type { BillingTypes, BillQuoted } from '#application/backoffice/billing/billing-types.ts';
import { requestedBilling } from '#application/backoffice/billing/requested-billing.ts';
import { soldBilling } from '#application/backoffice/billing/sold-billing.ts';
import type { BillingSupplier } from '#application/backoffice/ports/billing/billing-supplier.ts';
import { keptBill } from '#infrastructure/backoffice/database/billing/kept-bill.ts';
import { billBook } from '#infrastructure/backoffice/suppliers/elsewhere/bill-book.ts';
import { desks, ports, work } from '../parts.ts';
import { sellersOf, soldFromQuotes } from '../sold-from-quotes.ts';

export const billing = soldFromQuotes<BillingTypes, BillQuoted, readonly BillingSupplier[]>('billing', {
  kept: keptBill,
  sells: ({ database }) => [billBook(database)],
  sold: (suppliers) => soldBilling(sellersOf(suppliers)),
  papers: billingPapers,
  requested: requestedBilling,
  layout: async () => (await import('#infrastructure/backoffice/documents/billing/bill-layout.ts')).layOutBill,
  own: (make, parts) => {
    make(
      desks.billing,
      { ...parts, papers: work.papers, lists: ports.bookings, settings: ports.clientSettings },
      makeBillingDesk,
    );
  },
});
