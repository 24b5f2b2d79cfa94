/** The use cases of the booking screens. */
import { ContainerModule } from 'inversify';
import { AnswerSchedule } from '#application/portal/flight/schedule/answer-schedule.ts';
import { OpenChanges } from '#application/portal/flight/schedule/open-changes.ts';
import { PassengerCalendar } from '#application/portal/booking/lists/passenger-calendar.ts';
import { BookingDocument } from '#application/portal/booking/papers/booking-document.ts';
import { BookingTicket } from '#application/portal/booking/papers/booking-ticket.ts';
import { CancelBooking } from '#application/portal/booking/cancel/cancel-booking.ts';
import { EndHold } from '#application/portal/booking/hold/end-hold.ts';
import { PayBalance } from '#application/portal/booking/pay-balance.ts';
import { WithdrawBooking } from '#application/portal/booking/cancel/withdraw-booking.ts';
import { FindBooking } from '#application/portal/booking/lists/find-booking.ts';
import { HoldQueue } from '#application/portal/booking/hold/hold-queue.ts';
import { AddRemark } from '#application/portal/booking/add-remark.ts';
import { MailPaper } from '#application/portal/booking/papers/mail-paper.ts';
import { OpenShared } from '#application/portal/booking/papers/open-shared.ts';
import { SharePaper } from '#application/portal/booking/papers/share-paper.ts';
import { MyBookings } from '#application/portal/booking/lists/my-bookings.ts';
import { AskToCancel } from '#application/portal/booking/request/ask-to-cancel.ts';
import { OpenRequests } from '#application/portal/booking/request/open-requests.ts';
import { RefundTracker } from '#application/portal/booking/cancel/refund-tracker.ts';
import { CompleteHeldBooking } from '#application/portal/flight/checkout/complete-held.ts';
import { SplitBooking } from '#application/portal/flight/split/split-booking.ts';
import { BookingPaper } from '#application/portal/booking/papers/booking-paper.ts';
import { TicketFile } from '#application/portal/booking/papers/ticket-file.ts';
import { airportFile } from '#infrastructure/portal/airport-file.ts';
import { bookingParts } from '../booking-parts.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(bookingParts.airports).toConstantValue(airportFile());
  bind(bookingParts.myBookings)
    .toResolvedValue((desk, session) => new MyBookings(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.balances)
    .toResolvedValue((desk, session) => new MyBookings(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.opened)
    .toResolvedValue((desk, session) => new BookingTicket(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.paper)
    .toResolvedValue((desk, session) => new BookingPaper(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.mailPaper)
    .toResolvedValue(
      (desk, session, requests) => new MailPaper(desk.booking, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.addRemark)
    .toResolvedValue(
      (desk, session, requests) => new AddRemark(desk.booking, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.sharePaper)
    .toResolvedValue(
      (desk, session, requests) => new SharePaper(desk.booking, session, requests, window.location.origin),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.openShared)
    .toResolvedValue(
      (desk, session, downloads) => new OpenShared(desk.booking, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(bookingParts.ticketFile)
    .toResolvedValue(
      (desk, session, downloads) => new TicketFile(desk.booking, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(bookingParts.document)
    .toResolvedValue(
      (desk, session, downloads) => new BookingDocument(desk.booking, session, downloads),
      [parts.desk, parts.session, parts.downloads],
    )
    .inSingletonScope();
  bind(bookingParts.find)
    .toResolvedValue((desk, session) => new FindBooking(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.holds)
    .toResolvedValue((desk, session) => new HoldQueue(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.refunds)
    .toResolvedValue((desk, session) => new RefundTracker(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.requests)
    .toResolvedValue(
      (session, requestIds, tab) => new OpenRequests(session, { requestIds, tab }),
      [parts.session, parts.requestIds, parts.tabShelf],
    )
    .inSingletonScope();
  bind(bookingParts.payBalance)
    .toResolvedValue(
      (desk, session, account) => new PayBalance(desk.booking, session, account),
      [parts.desk, parts.session, parts.accountSummary],
    )
    .inSingletonScope();
  bind(bookingParts.withdraw)
    .toResolvedValue(
      (desk, session, account) => new WithdrawBooking(desk.booking, session, account),
      [parts.desk, parts.session, parts.accountSummary],
    )
    .inSingletonScope();
  bind(bookingParts.endHold)
    .toResolvedValue(
      (desk, session, account, requests) => new EndHold(desk.booking, session, account, requests),
      [parts.desk, parts.session, parts.accountSummary, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.answerSchedule)
    .toResolvedValue(
      (desk, session, requests) => new AnswerSchedule(desk.flight, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.openChanges)
    .toResolvedValue((desk, session) => new OpenChanges(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.passengers)
    .toResolvedValue((desk, session) => new PassengerCalendar(desk.booking, session), [parts.desk, parts.session])
    .inSingletonScope();
  bind(bookingParts.split)
    .toResolvedValue(
      (desk, session, requests) => new SplitBooking({ booking: desk.booking, flight: desk.flight }, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.completeHeld)
    .toResolvedValue(
      (desk, session, airports, clock, requests, configuration) =>
        new CompleteHeldBooking(desk, session, { airports, clock, zone: businessZone(configuration), requests }),
      [parts.desk, parts.session, bookingParts.airports, parts.clock, bookingParts.requests, parts.configuration],
    )
    .inSingletonScope();
  bind(bookingParts.askToCancel)
    .toResolvedValue(
      (desk, session, requests) => new AskToCancel(desk.booking, session, requests),
      [parts.desk, parts.session, bookingParts.requests],
    )
    .inSingletonScope();
  bind(bookingParts.cancel)
    .toResolvedValue(
      (desk, session, account, clock, requests, products) =>
        new CancelBooking(desk.booking, products.rulesOver(desk), session, account, clock, requests),
      [parts.desk, parts.session, parts.accountSummary, parts.clock, bookingParts.requests, parts.products],
    )
    .inSingletonScope();
});
