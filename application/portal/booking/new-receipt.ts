/** What was received of a customer for a booking that is paid for by instalments, as it is typed. */
import type { ReceivedPayments, RecordPayment } from '#application/desk/schedule/customer-payments.ts';
import { checkReceipt } from '#domain/booking/schedule/receipt-rules.ts';
import { formatDecimal, type Money, zero } from '#domain/money/money.ts';
import { violation } from '#domain/rules/violation.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { amountTyped } from '../amount-typed.ts';
import { NewRecord } from '../new-record.ts';
import type { Session } from '../session/session.ts';

export interface ReceiptForm {
  readonly transactionId: string;
  readonly left: Money;
  readonly bookedOn: IsoDate;
  readonly today: IsoDate;
  readonly on: string;
  readonly amount: string;
  readonly mode: string;
  readonly reference: string;
}

export type NewReceipt = NewRecord<ReceiptForm, Partial<ReceiptForm>, ReceivedPayments>;

/** What the dialog is opened with: what is due next, received today. */
export function receiptOf(
  known: Pick<ReceiptForm, 'transactionId' | 'left' | 'bookedOn' | 'today'>,
  due: Money,
): ReceiptForm {
  return { ...known, on: known.today, amount: formatDecimal(due), mode: 'upi', reference: '' };
}

export function newReceipt(
  desk: { readonly receive: RecordPayment },
  session: Pick<Session, 'ask'>,
  requestId: () => string,
  today: () => IsoDate,
): NewReceipt {
  const none = zero('INR');
  return new NewRecord(
    {
      empty: receiptOf({ transactionId: '', left: none, bookedOn: today(), today: today() }, none),
      typed: (before, change) => ({ ...before, ...change }),
      judge: (form) => {
        const { left, today: now, bookedOn, amount } = form;
        const read = amountTyped(amount, left.currency);
        const unread = read === undefined && amount.trim() !== '';
        return [
          ...checkReceipt({ ...form, amount: read }, { today: now, bookedOn, left }).filter(
            ({ path }) => !(unread && path === 'amount'),
          ),
          ...(unread ? [violation('not-a-number', 'amount')] : []),
        ];
      },
      send: ({ transactionId, on, amount, mode, reference, left }, sentAs) =>
        desk.receive({
          transactionId,
          requestId: sentAs,
          on,
          amount: amountTyped(amount, left.currency),
          mode,
          ...(reference.trim() !== '' && { reference: reference.trim() }),
        }),
    },
    session,
    requestId,
  );
}
