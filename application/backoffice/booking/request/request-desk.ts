/** What a caller can ask of a person, and answer. */
import type { RequestDesk } from '#application/desk/requests.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { answerRequest, type AnswerRequestPorts, decideRequest, linkBooking, nameGroup } from './answer-request.ts';
import { askRequest } from './ask-request.ts';
import { makeOfferBooking, type MakeOfferBookingPorts } from './make-offer-booking.ts';
import { listRequests, showRequest } from './list-requests.ts';
import { quoteRequest, settleRequest, type SettleRequestPorts } from './settle-request.ts';
import { takeOverRequest, type TakeOverRequestPorts } from './take-over-request.ts';

export type RequestDeskPorts = AnswerRequestPorts & SettleRequestPorts & TakeOverRequestPorts & MakeOfferBookingPorts;

export function makeRequestDesk(ports: RequestDeskPorts): (caller: Caller) => RequestDesk {
  return (caller) => ({
    askRequest: (asked) => askRequest(ports, caller, asked),
    requests: (filter) => listRequests(ports, caller, filter),
    request: (asked) => showRequest(ports, caller, asked),
    answerRequest: (answer) => answerRequest(ports, caller, answer),
    requestQuote: (asked) => quoteRequest(ports, caller, asked),
    settleRequest: (settling) => settleRequest(ports, caller, settling),
    takeOverRequest: (taking) => takeOverRequest(ports, caller, taking),
    decideRequest: (decision) => decideRequest(ports, caller, decision),
    nameGroup: (names) => nameGroup(ports, caller, names),
    makeOfferBooking: (making) => makeOfferBooking(ports, caller, making),
    linkBooking: (link) => linkBooking(ports, caller, link),
  });
}
