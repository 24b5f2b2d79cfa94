/** What can be done to a flight that was booked. Shapes chosen here, but for the names that the operations share. */
import type { BookedDesk, FlightAmendmentDesk } from '#application/desk/amendments.ts';
import { cancelQuote, sure } from '../booking/amendments.ts';
import { text } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { noShowQuoteAsked, scheduleAnswer, scheduleAnswered } from './schedule.ts';
import { at, codecOf, record } from '../form/shape.ts';

/** Flights' own names of what is done to any booking. */
export const flightNames: { readonly [Method in keyof BookedDesk]: string } = {
  ticketHeld: 'FS004/TICKETHELD',
  releaseHeld: 'FS004/RELEASEHELD',
  cancelQuote: 'FS005/CANCELQUOTE',
  cancel: 'FS005/CANCEL',
};

export const amendmentOperations: AreaOperations<FlightAmendmentDesk> = {
  noShowQuote: operation({
    opid: 'FS005',
    actioncode: 'NOSHOWQUOTE',
    request: codecOf(noShowQuoteAsked),
    answer: inResult(codecOf(cancelQuote)),
  }),
  scheduleRefundQuote: operation({
    opid: 'FS006',
    actioncode: 'SCHEDULEREFUNDQUOTE',
    request: codecOf(record<{ readonly transactionId: string }>({ transactionId: at('transactionid', text) })),
    answer: inResult(codecOf(cancelQuote)),
  }),
  scheduleAnswer: operation({
    opid: 'FS006',
    actioncode: 'SCHEDULEANSWER',
    request: codecOf(scheduleAnswer),
    answer: inResult(codecOf(scheduleAnswered)),
    ...sure,
  }),
};
