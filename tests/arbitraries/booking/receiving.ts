/** What customers pay by instalments, as it crosses the wire. */
import fc from 'fast-check';
import { receiptModes } from '#domain/booking/schedule/schedule.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { anyMoney } from '../money.ts';

const text = fc.stringMatching(/^[A-Za-z0-9 .,–-]{1,30}$/).map((any) => any.trim() || '0');
const date = fc.constantFrom(isoDate('2026-12-11'), isoDate('2027-02-28'));

export const receipt = fc.record(
  {
    requestId: text,
    on: date,
    amount: anyMoney,
    mode: fc.constantFrom(...receiptModes),
    reference: text,
    by: text,
  },
  { requiredKeys: ['requestId', 'on', 'amount', 'mode', 'by'] },
);

export const receiving = {
  request: fc.record(
    { transactionId: text, requestId: fc.uuid(), on: text, amount: anyMoney, mode: text, reference: text },
    { requiredKeys: ['transactionId', 'requestId'] },
  ),
  answer: fc.record(
    { transactionId: text, receipts: fc.array(receipt, { minLength: 1, maxLength: 3 }) },
    { requiredKeys: ['transactionId'] },
  ),
};
