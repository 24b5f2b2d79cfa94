/** The desk of bills. */
import type { BillingDesk } from '#application/desk/billing/billing.ts';
import { billRules } from '#domain/billing/booking.ts';
import type { Caller } from '../caller.ts';
import { listBookings, type ListBookingsPorts } from '../booking/lists/list-bookings.ts';
import { addBill, type AddBillPorts } from './add-bill.ts';

export interface BillingDeskPorts extends AddBillPorts {
  readonly lists: ListBookingsPorts['bookings'];
}

export function makeBillingDesk(ports: BillingDeskPorts): (caller: Caller) => BillingDesk {
  const { lists: bookings, businessZone } = ports;
  return (caller) => ({
    add: addBill(ports, caller),
    list: ({ page }) => listBookings({ bookings, businessZone }, caller, { page, product: billRules.product }),
  });
}
