/** Recording what was received of a customer. */
import { formatDecimal, isPositive, type Money } from '../../money/money.ts';
import { firstOf, required, type Violation, violation } from '../../rules/violation.ts';
import { type IsoDate, isIsoDate } from '../../time/calendar-date.ts';
import { receiptModes } from './schedule.ts';

export interface ReceiptDraft {
  readonly on?: string | undefined;
  readonly amount?: Money | undefined;
  readonly mode?: string | undefined;
  readonly reference?: string | undefined;
}

export const referenceMost = 40;

/**
 * At most what is left, on a day from the booking to today. Codes: `required`, `date-form`, `date-future`, `date-too-old`
 * (`first`), `not-a-choice`, `amount-not-positive`, `amount-most` (`most`, `currency`), `amount-currency`, `too-long`.
 */
export function checkReceipt(
  { on, amount, mode, reference = '' }: ReceiptDraft,
  { today, bookedOn, left }: { readonly today: IsoDate; readonly bookedOn: IsoDate; readonly left: Money },
): readonly Violation[] {
  return [
    ...firstOf(required(amount, 'amount'), amount === undefined ? [] : checkAmount(amount, left)),
    ...firstOf(required(on, 'on'), checkDay(on ?? '', bookedOn, today)),
    ...firstOf(
      required(mode, 'mode'),
      receiptModes.some((each) => each === mode) ? [] : [violation('not-a-choice', 'mode')],
    ),
    ...(reference.trim().length > referenceMost ? [violation('too-long', 'reference', { most: referenceMost })] : []),
  ];
}

function checkAmount(amount: Money, left: Money): readonly Violation[] {
  if (amount.currency !== left.currency) return [violation('amount-currency', 'amount', { currency: left.currency })];
  if (!isPositive(amount)) return [violation('amount-not-positive', 'amount')];
  return amount.minor > left.minor
    ? [violation('amount-most', 'amount', { most: formatDecimal(left), currency: left.currency })]
    : [];
}

function checkDay(on: string, bookedOn: IsoDate, today: IsoDate): readonly Violation[] {
  if (!isIsoDate(on)) return [violation('date-form', 'on')];
  if (on > today) return [violation('date-future', 'on')];
  return on < bookedOn ? [violation('date-too-old', 'on', { first: bookedOn })] : [];
}
