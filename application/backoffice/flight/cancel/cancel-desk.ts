/** What flights add to what a caller can do to bookings that were made. */
import type { FlightAmendmentDesk } from '#application/desk/amendments.ts';
import type { CancelBookingPorts } from '#application/backoffice/booking/cancel/removal.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { FlightTypes } from '#application/backoffice/ports/flight/flight-books.ts';
import { answerScheduleChange, quoteScheduleRefund } from '../schedule/answer-schedule-change.ts';
import { quoteNoShow } from './report-no-show.ts';

export function makeFlightCancelDesk(ports: CancelBookingPorts<FlightTypes>): (caller: Caller) => FlightAmendmentDesk {
  return (caller) => ({
    noShowQuote: (request) => quoteNoShow(ports, caller, request),
    scheduleRefundQuote: (request) => quoteScheduleRefund(ports, caller, request),
    scheduleAnswer: (request) => answerScheduleChange(ports, caller, request),
  });
}
