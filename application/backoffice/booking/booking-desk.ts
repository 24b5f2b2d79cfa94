/** The booking desk for a caller, but for what a product adds to it. */
import type { Answer } from '#application/desk/answer.ts';
import type { BookingDesk } from '#application/desk/booking.ts';
import type { NotFound } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import type { ProductTypes } from '../ports/booking/product-types.ts';
import { listHolds, type ListHoldsPorts } from './hold/list-holds.ts';
import { showCancelFee, type ShowCancelFeePorts } from './cancel/show-cancel-fee.ts';
import { listRefunds, type ListRefundsPorts } from './cancel/list-refunds.ts';
import { listBookings, type ListBookingsPorts } from './lists/list-bookings.ts';
import { mailDocument, type MailDocumentPorts } from './papers/mail-document.ts';
import { makeDocument, showDocument } from './papers/make-document.ts';
import { addRemark, type AddRemarkPorts } from './remark/add-remark.ts';
import { showBooking, type ShowBookingPorts } from './lists/show-booking.ts';

export type BookingDeskPorts<P extends ProductTypes = ProductTypes> = ListBookingsPorts &
  ListHoldsPorts &
  ListRefundsPorts &
  ShowCancelFeePorts &
  ShowBookingPorts<P> &
  MailDocumentPorts &
  AddRemarkPorts;

/** What is asked of bookings of every product. */
type CommonDesk = Pick<
  BookingDesk,
  'list' | 'holds' | 'refunds' | 'cancelFee' | 'document' | 'sheet' | 'mailDocument' | 'addRemark'
>;

export function makeBookingDesk<P extends ProductTypes>(
  ports: BookingDeskPorts<P>,
): (caller: Caller) => CommonDesk & {
  readonly details: (request: { readonly transactionId: string }) => Answer<P['booking'], NotFound>;
} {
  return (caller) => ({
    list: (filter) => listBookings(ports, caller, filter),
    holds: () => listHolds(ports, caller),
    refunds: (request) => listRefunds(ports, caller, request),
    cancelFee: (request) => showCancelFee(ports, caller, request),
    details: (request) => showBooking<P>(ports, caller, request),
    document: (request) => makeDocument(ports, caller, request),
    sheet: (request) => showDocument(ports, caller, request),
    mailDocument: (request) => mailDocument(ports, caller, request),
    addRemark: (request) => addRemark(ports, caller, request),
  });
}
