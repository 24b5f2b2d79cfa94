/** What the booking screens may ask for, once their area is loaded. */
import type { AddRemark } from '#application/portal/booking/add-remark.ts';
import type { PayBalance } from '#application/portal/booking/pay-balance.ts';
import type { WithdrawBooking } from '#application/portal/booking/cancel/withdraw-booking.ts';
import type { AnswerSchedule } from '#application/portal/flight/schedule/answer-schedule.ts';
import type { AskToCancel } from '#application/portal/booking/request/ask-to-cancel.ts';
import type { BookingDocument } from '#application/portal/booking/papers/booking-document.ts';
import type { BookingPaper } from '#application/portal/booking/papers/booking-paper.ts';
import type { BookingTicket } from '#application/portal/booking/papers/booking-ticket.ts';
import type { CancelBooking } from '#application/portal/booking/cancel/cancel-booking.ts';
import type { CompleteHeldBooking } from '#application/portal/flight/checkout/complete-held.ts';
import type { EndHold } from '#application/portal/booking/hold/end-hold.ts';
import type { FindBooking } from '#application/portal/booking/lists/find-booking.ts';
import type { HoldQueue } from '#application/portal/booking/hold/hold-queue.ts';
import type { MailPaper } from '#application/portal/booking/papers/mail-paper.ts';
import type { OpenShared } from '#application/portal/booking/papers/open-shared.ts';
import type { SharePaper } from '#application/portal/booking/papers/share-paper.ts';
import type { MyBookings } from '#application/portal/booking/lists/my-bookings.ts';
import type { OpenChanges } from '#application/portal/flight/schedule/open-changes.ts';
import type { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import type { PassengerCalendar } from '#application/portal/booking/lists/passenger-calendar.ts';
import type { RefundTracker } from '#application/portal/booking/cancel/refund-tracker.ts';
import type { SplitBooking } from '#application/portal/flight/split/split-booking.ts';
import type { TicketFile } from '#application/portal/booking/papers/ticket-file.ts';
import type { AirportSource } from '#application/portal/ports/airport-source.ts';
import { part } from './parts.ts';

export const bookingParts = {
  airports: part<AirportSource>('booking.airports'),
  myBookings: part<MyBookings>('booking.myBookings'),
  balances: part<MyBookings>('booking.balances'),
  opened: part<BookingTicket>('booking.opened'),
  ticketFile: part<TicketFile>('booking.ticketFile'),
  document: part<BookingDocument>('booking.document'),
  paper: part<BookingPaper>('booking.paper'),
  addRemark: part<AddRemark>('booking.addRemark'),
  withdraw: part<WithdrawBooking>('booking.withdraw'),
  payBalance: part<PayBalance>('booking.payBalance'),
  mailPaper: part<MailPaper>('booking.mailPaper'),
  sharePaper: part<SharePaper>('booking.sharePaper'),
  openShared: part<OpenShared>('booking.openShared'),
  find: part<FindBooking>('booking.find'),
  holds: part<HoldQueue>('booking.holds'),
  requests: part<OpenRequests>('booking.requests'),
  refunds: part<RefundTracker>('booking.refunds'),
  endHold: part<EndHold>('booking.endHold'),
  cancel: part<CancelBooking>('booking.cancel'),
  askToCancel: part<AskToCancel>('booking.askToCancel'),
  split: part<SplitBooking>('booking.split'),
  completeHeld: part<CompleteHeldBooking>('booking.completeHeld'),
  answerSchedule: part<AnswerSchedule>('booking.answerSchedule'),
  openChanges: part<OpenChanges>('booking.openChanges'),
  passengers: part<PassengerCalendar>('booking.passengers'),
};
