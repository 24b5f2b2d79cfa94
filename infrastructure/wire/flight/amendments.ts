/** What can be done to a flight that was booked. Shapes chosen here, but for the names that the operations share. */
import type {
  AmendmentDesk,
  CancelFlight,
  CancelQuote,
  CancelQuoteAsked,
  FlightCancelled,
  HeldAsked,
  LedgerLine,
  TicketHeldAsked,
} from '#application/desk/amendments.ts';
import { type CancelAlternative, type CancelMoment, cancelMomentKinds } from '#domain/booking/cancel/outlook.ts';
import type { RuleSource } from '#domain/flight/fare/rule-sources.ts';
import { status, travelPlace } from '../booking/booking-rows.ts';
import { farePart } from './fare.ts';
import { money, moment, oneOf, opaque, text, textUpTo, whole, choice } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { checkOverride, flightBooked, requestId } from './quote.ts';
import { noShowQuoteAsked, scheduleAnswer, scheduleAnswered } from './schedule.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';

const heldAsked = record<HeldAsked>({
  transactionId: at('transactionid', text),
  requestId: at('requestid', requestId),
});

const ticketHeldAsked = record<TicketHeldAsked>({
  transactionId: at('transactionid', text),
  requestId: at('requestid', requestId),
  overrides: maybe('overrides', list(checkOverride)),
});

export const ledgerLines = list(record<LedgerLine>({ account: at('account', text), amount: at('amount', money) }));

/** `travellers[n]`, `itineraries[n]`: positions from 0; all where absent. */
const cancelQuoteAsked = record<CancelQuoteAsked>({
  transactionId: at('transactionid', text),
  travellers: maybe('travellers', list(whole)),
  itineraries: maybe('itineraries', list(whole)),
});

const cancelMoment = record<CancelMoment>({
  kind: at('kind', oneOf(cancelMomentKinds)),
  at: at('at', moment),
  charges: at('charges', money),
  customerRefund: at('customerrefund', money),
  refund: maybe('refund', money),
  markup: maybe('markup', money),
});

/** Amounts where they are known: a change that the rules do not allow now has none. */
const cancelAlternative = record<CancelAlternative>({
  kind: at(
    'kind',
    choice({
      change: 'change',
      item: 'direction',
      traveller: 'traveller',
      wait: 'wait',
      'no-show': 'no-show',
      airline: 'airline',
    }),
  ),
  travellers: at('travellers', list(whole)),
  items: at('itineraries', list(whole)),
  until: maybe('until', moment),
  charges: maybe('charges', money),
  customerRefund: maybe('customerrefund', money),
  refund: maybe('refund', money),
  markup: maybe('markup', money),
});

export const cancelQuote = record<CancelQuote>({
  cancelQuoteId: at('cancelquoteid', opaque),
  transactionId: at('transactionid', text),
  places: at('places', list(travelPlace)),
  becomes: at('becomes', status),
  charges: at('charges', farePart),
  byLaw: at('bylaw', money),
  customerRefund: at('customerrefund', money),
  customer: at('customer', farePart),
  remainingTotal: at('remainingtotal', money),
  refund: maybe('refund', farePart),
  markup: maybe('markup', money),
  sources: maybe('sources', list(record<RuleSource>({ id: at('id', text), note: at('note', textUpTo(2_000)) }))),
  ledgerLines: maybe('ledgerlines', ledgerLines),
  overTime: at('overtime', list(cancelMoment)),
  alternatives: at('alternatives', list(cancelAlternative)),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

const cancelFlight = record<CancelFlight>({
  cancelQuoteId: at('cancelquoteid', opaque),
  requestId: at('requestid', requestId),
  remarks: maybe('remarks', textUpTo(2_000)),
});

const flightCancelled = record<FlightCancelled>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  customerRefund: maybe('refund', money),
  creditNote: maybe('creditnote', text),
});

const sure = { changes: true, patient: true } as const;

export const amendmentOperations: AreaOperations<AmendmentDesk> = {
  ticketHeld: operation({
    opid: 'FS004',
    actioncode: 'TICKETHELD',
    request: codecOf(ticketHeldAsked),
    answer: inResult(codecOf(flightBooked)),
    ...sure,
  }),
  releaseHeld: operation({
    opid: 'FS004',
    actioncode: 'RELEASEHELD',
    request: codecOf(heldAsked),
    answer: inResult(codecOf(flightBooked)),
    ...sure,
  }),
  cancelQuote: operation({
    opid: 'FS005',
    actioncode: 'CANCELQUOTE',
    request: codecOf(cancelQuoteAsked),
    answer: inResult(codecOf(cancelQuote)),
  }),
  cancel: operation({
    opid: 'FS005',
    actioncode: 'CANCEL',
    request: codecOf(cancelFlight),
    answer: inResult(codecOf(flightCancelled)),
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
