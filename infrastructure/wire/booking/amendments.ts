/** What is done to any booking. Shapes chosen here, but for the names that the operations share. */
import type {
  BookedDesk,
  CancelFlight,
  CancelQuote,
  CancelQuoteAsked,
  FlightCancelled,
  HeldAsked,
  LedgerLine,
  TicketHeldAsked,
} from '#application/desk/amendments.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { Unit } from '#domain/booking/booking.ts';
import type { CustomerBack } from '#domain/booking/cancel/customer-back.ts';
import type { BalanceSettled } from '#domain/booking/schedule/put-off.ts';
import { type CancelAlternative, type CancelMoment, cancelMomentKinds } from '#domain/booking/cancel/outlook.ts';
import { type Codec, type Names, complainingBy } from '../form/codec.ts';
import { choice, money, moment, oneOf, opaque, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';
import { pricePart } from '../price.ts';
import { status, travelPlace } from './booking-rows.ts';

const heldAsked = record<HeldAsked>({
  transactionId: at('transactionid', text),
  requestId: at('requestid', requestId),
});

/** A little more than the rules allow, so that what is too long is complained of with its limit. */
const override = record<NonNullable<TicketHeldAsked['overrides']>[number]>({
  code: at('code', text),
  reason: at('reason', textUpTo(600)),
});

/** `overrides[n][code]`, `overrides[n][reason]`. */
const ticketHeldAsked = record<TicketHeldAsked>({
  transactionId: at('transactionid', text),
  requestId: at('requestid', requestId),
  overrides: maybe('overrides', list(override)),
});

export const ledgerLines = list(record<LedgerLine>({ account: at('account', text), amount: at('amount', money) }));

/** `units[n][item]` and `units[n][traveller]`, or `travellers[n]` and `itineraries[n]`: positions from 0; all where absent. */
const cancelQuoteAsked = record<CancelQuoteAsked>({
  transactionId: at('transactionid', text),
  units: maybe('units', list(record<Unit>({ item: at('item', whole), traveller: at('traveller', whole) }))),
  travellers: maybe('travellers', list(whole)),
  items: maybe('itineraries', list(whole)),
});

const cancelMoment = record<CancelMoment>({
  kind: at('kind', oneOf(cancelMomentKinds)),
  at: at('at', moment),
  charges: at('charges', money),
  customerRefund: at('customerrefund', money),
  refund: maybe('refund', money),
  markup: maybe('markup', money),
  toAccount: maybe('toaccount', money),
  toCustomer: maybe('tocustomer', money),
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
      supplier: 'airline',
    }),
  ),
  travellers: at('travellers', list(whole)),
  items: at('itineraries', list(whole)),
  until: maybe('until', moment),
  charges: maybe('charges', money),
  customerRefund: maybe('customerrefund', money),
  refund: maybe('refund', money),
  markup: maybe('markup', money),
  toCustomer: maybe('tocustomer', money),
});

const balanceSettled = record<BalanceSettled>({
  paid: at('paid', money),
  settled: at('settled', money),
  toAccount: at('toaccount', money),
});

const customerBack = record<CustomerBack>({
  received: at('received', money),
  settled: at('settled', money),
  back: at('back', money),
});

/** Where the rules come from. */
type RuleSource = NonNullable<CancelQuote['sources']>[number];

export const cancelQuote = record<CancelQuote>({
  cancelQuoteId: at('cancelquoteid', opaque),
  transactionId: at('transactionid', text),
  places: at('places', list(travelPlace)),
  becomes: at('becomes', status),
  charges: at('charges', pricePart),
  byLaw: at('bylaw', money),
  customerRefund: at('customerrefund', money),
  customerBack: maybe('customerback', customerBack),
  customer: at('customer', pricePart),
  remainingTotal: at('remainingtotal', money),
  refund: maybe('refund', pricePart),
  markup: maybe('markup', money),
  balance: maybe('balance', balanceSettled),
  sources: maybe('sources', list(record<RuleSource>({ id: at('id', text), note: at('note', textUpTo(2_000)) }))),
  ledgerLines: maybe('ledgerlines', ledgerLines),
  overTime: at('overtime', list(cancelMoment)),
  alternatives: at('alternatives', list(cancelAlternative)),
  expiresAt: at('expiresat', moment),
  expiresInSeconds: at('expiresin', whole),
});

const cancelAsked = record<CancelFlight>({
  cancelQuoteId: at('cancelquoteid', opaque),
  requestId: at('requestid', requestId),
  remarks: maybe('remarks', textUpTo(2_000)),
});

const cancelled = record<FlightCancelled>({
  transactionId: at('transactionid', text),
  status: at('status', status),
  customerRefund: maybe('refund', money),
  creditNote: maybe('creditnote', text),
});

/** Money moves, and giving up would leave open whether it did. */
export const sure = { changes: true, patient: true } as const;

/** `holdEnded` is spelt by product. What is found before issuing is reported by the names that the booking's parts have. */
export const bookedOperations = (
  holdEnded: Codec<HoldEnded>,
  bookingNames: Names | undefined,
): AreaOperations<BookedDesk> => ({
  cancelQuote: operation({
    opid: 'BK003',
    actioncode: 'CANCELQUOTE',
    request: codecOf(cancelQuoteAsked),
    answer: inResult(codecOf(cancelQuote)),
  }),
  cancel: operation({
    opid: 'BK003',
    actioncode: 'CANCEL',
    request: codecOf(cancelAsked),
    answer: inResult(codecOf(cancelled)),
    ...sure,
  }),
  ticketHeld: operation({
    opid: 'BK003',
    actioncode: 'TICKETHELD',
    request: complainingBy(codecOf(ticketHeldAsked), bookingNames),
    answer: inResult(holdEnded),
    ...sure,
  }),
  releaseHeld: operation({
    opid: 'BK003',
    actioncode: 'RELEASEHELD',
    request: codecOf(heldAsked),
    answer: inResult(holdEnded),
    ...sure,
  }),
});
