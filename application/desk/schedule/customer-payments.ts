/** Recording what the agency received of its customer for a booking that is paid for by instalments. */
import type { ReceiptDraft } from '#domain/booking/schedule/receipt-rules.ts';
import type { CustomerPaid } from '#domain/booking/schedule/schedule.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound } from '../failures.ts';

export interface ReceivePayment extends ReceiptDraft {
  readonly transactionId: string;
  readonly requestId: string;
}

export interface ReceivedPayments extends Pick<CustomerPaid, 'receipts'> {
  readonly transactionId: string;
}

/** No money moves by it. The same request records once. */
export type RecordPayment = (request: ReceivePayment) => Answer<ReceivedPayments, NotFound | NotAllowedInState>;
