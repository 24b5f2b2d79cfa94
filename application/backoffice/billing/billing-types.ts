/** What bills bring to the books of all bookings. */
import type { Bill } from '#domain/billing/bill.ts';
import type { BillingBooking } from '#domain/billing/booking.ts';
import type { UnitTypes } from '#application/backoffice/booking/sale/sold-by-unit.ts';
import type { BillingOrder } from '#application/backoffice/ports/billing/billing-supplier.ts';
import type { CommonAmendment } from '#application/backoffice/ports/supplier.ts';

/** What of a quote is only a bill's. */
export interface BillQuoted {
  readonly bill: Bill;
}

export interface BillingTypes extends UnitTypes<BillQuoted> {
  readonly booking: BillingBooking;
  readonly terms: Pick<
    BillingBooking,
    'travellers' | 'contact' | 'gst' | 'parameters' | 'price' | 'bill' | 'paidElsewhere'
  >;
  readonly order: BillingOrder;
  readonly issued: object;
  readonly plan: { readonly asks: CommonAmendment };
  readonly amended: object;
  readonly becomes: object;
}
