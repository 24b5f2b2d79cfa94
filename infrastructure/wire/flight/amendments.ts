/** What can be done to a flight that was booked. Shapes chosen here, but for the names that the operations share. */
import type { AmendmentDesk, CancelQuoteAsked } from '#application/desk/amendments.ts';
import { cancelAsked, cancelled, cancelQuote, heldAsked, sure, ticketHeldAsked } from '../booking/amendments.ts';
import { text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { flightBooked } from './quote.ts';
import { noShowQuoteAsked, scheduleAnswer, scheduleAnswered } from './schedule.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';

/** `travellers[n]`, `itineraries[n]`: positions from 0; all where absent. */
const cancelQuoteAsked = record<CancelQuoteAsked>({
  transactionId: at('transactionid', text),
  travellers: maybe('travellers', list(whole)),
  itineraries: maybe('itineraries', list(whole)),
});

export const amendmentOperations: AreaOperations<AmendmentDesk> = {
  ticketHeld: operation({
    opid: 'FS004',
    actioncode: 'TICKETHELD',
    aliasOf: 'BK003/TICKETHELD',
    request: codecOf(ticketHeldAsked),
    answer: inResult(codecOf(flightBooked)),
    ...sure,
  }),
  releaseHeld: operation({
    opid: 'FS004',
    actioncode: 'RELEASEHELD',
    aliasOf: 'BK003/RELEASEHELD',
    request: codecOf(heldAsked),
    answer: inResult(codecOf(flightBooked)),
    ...sure,
  }),
  cancelQuote: operation({
    opid: 'FS005',
    actioncode: 'CANCELQUOTE',
    aliasOf: 'BK003/CANCELQUOTE',
    request: codecOf(cancelQuoteAsked),
    answer: inResult(codecOf(cancelQuote)),
  }),
  cancel: operation({
    opid: 'FS005',
    actioncode: 'CANCEL',
    aliasOf: 'BK003/CANCEL',
    request: codecOf(cancelAsked),
    answer: inResult(codecOf(cancelled)),
    ...sure,
  }),
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
