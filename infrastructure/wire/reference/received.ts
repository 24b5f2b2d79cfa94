/** The example of recording what a customer paid, of each product that is paid for by instalments. */
import type { RecordPayment } from '#application/desk/schedule/customer-payments.ts';
import type { Money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { AreaReference } from './area-reference.ts';
import { requestId } from './samples.ts';

export function receivedOf(
  transactionId: string,
  amount: Money,
): AreaReference<{ readonly receive: RecordPayment }>['receive'] {
  const received = { amount, mode: 'upi', reference: 'UTR 6320 1188' } as const;
  return {
    about:
      'Records what the agency received of its customer, at most what is left of the price; no money of the account moves. mode is cash, upi, ' +
      'bank-transfer, card or cheque. The same request records once.',
    request: { transactionId, requestId, on: '2026-11-20', ...received },
    answer: { transactionId, receipts: [{ requestId, on: isoDate('2026-11-20'), ...received, by: 'Anita Menon' }] },
  };
}
