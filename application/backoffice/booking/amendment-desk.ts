/** What a caller can do to bookings that were made: one implementation, for the booking desk and under flights' own names. */
import type { AmendmentDesks } from '#application/desk/amendments.ts';
import type { Caller } from '../caller.ts';
import { answerScheduleChange, quoteScheduleRefund } from '../flight/schedule/answer-schedule-change.ts';
import { cancelFlight, quoteCancellation } from './cancel/cancel-booking.ts';
import { quoteNoShow } from './cancel/report-no-show.ts';
import type { CancelBookingPorts } from './cancel/take-out.ts';
import { releaseHeld, ticketHeld, type TicketHeldPorts } from './hold/ticket-held.ts';

export type AmendmentDeskPorts = TicketHeldPorts & CancelBookingPorts;

export function makeAmendmentDesk(ports: AmendmentDeskPorts): (caller: Caller) => AmendmentDesks {
  return (caller) => ({
    ticketHeld: (request) => ticketHeld(ports, caller, request),
    releaseHeld: (request) => releaseHeld(ports, caller, request),
    cancelQuote: (request) => quoteCancellation(ports, caller, request),
    cancel: (request) => cancelFlight(ports, caller, request),
    noShowQuote: (request) => quoteNoShow(ports, caller, request),
    scheduleRefundQuote: (request) => quoteScheduleRefund(ports, caller, request),
    scheduleAnswer: (request) => answerScheduleChange(ports, caller, request),
  });
}
