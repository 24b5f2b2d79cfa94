/** Billing what was sold elsewhere. What is done to a bill afterwards is the booking desk's. */
import type { BookingContact, GstDetails } from '#domain/booking/booking.ts';
import type { BillDraft } from '#domain/billing/bill.ts';
import type { Answer } from '../answer.ts';
import type { BookingsPage } from '../booking.ts';
import type { ProductBooked, SaleRefused } from '../sale.ts';

export interface AddBill {
  /** UUID made and stored by the caller before sending. */
  readonly requestId: string;
  readonly bill: BillDraft;
  readonly contact: BookingContact;
  readonly gst?: GstDetails;
}

export interface BillAdded extends ProductBooked {
  /** The serial of the customer's invoice; absent where it is still to be issued. */
  readonly invoice?: string;
}

export interface BillingDesk {
  /** The account is charged as by any sale. Invalid at the fields of the bill: `bill.carrier`, `contact.email`. */
  readonly add: (request: AddBill) => Answer<BillAdded, SaleRefused>;
  /** The agency's bills, newest first. */
  readonly list: (request: { readonly page: number }) => Answer<BookingsPage>;
}
