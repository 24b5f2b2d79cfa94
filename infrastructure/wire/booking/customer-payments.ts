/** What customers pay by instalments: receipts of bookings, and recording one. */
import type { ReceivedPayments, ReceivePayment } from '#application/desk/schedule/customer-payments.ts';
import { type Receipt, receiptModes } from '#domain/booking/schedule/schedule.ts';
import { date, money, oneOf, requestId, text } from '../form/leaves.ts';
import { inResult } from '../form/operation.ts';
import { at, codecOf, list, maybe, record } from '../form/shape.ts';

const receipt = record<Receipt>({
  requestId: at('requestid', text),
  on: at('on', date),
  amount: at('amount', money),
  mode: at('mode', oneOf(receiptModes)),
  reference: maybe('reference', text),
  by: at('by', text),
});

/** Of a booking. */
export const paidFields = {
  receipts: maybe('receipts', list(receipt)),
  reminded: maybe('reminded', list(text)),
} as const;

/** Shape chosen here. */
export const receivePayment = {
  actioncode: 'RECEIVEPAYMENT',
  request: codecOf(
    record<ReceivePayment>({
      transactionId: at('transactionid', text),
      requestId: at('requestid', requestId),
      on: maybe('on', text),
      amount: maybe('amount', money),
      mode: maybe('mode', text),
      reference: maybe('reference', text),
    }),
  ),
  answer: inResult(
    codecOf(record<ReceivedPayments>({ transactionId: at('transactionid', text), receipts: paidFields.receipts })),
  ),
  changes: true,
} as const;
