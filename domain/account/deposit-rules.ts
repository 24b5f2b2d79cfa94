/** Telling the back office of money paid in, so that it can be credited once it has arrived. */
import { type Currency, minorPerUnit } from '../money/currency.ts';
import { formatDecimal, isPositive, type Money, money } from '../money/money.ts';
import { checkChoice } from '../rules/choice.ts';
import { depositLeastUnits } from '../rules/limits.ts';
import { firstOf, required, requiredFields, type Violation, violation } from '../rules/violation.ts';
import { parseIsoDate } from '../time/calendar-date.ts';

/** How money can have been paid in. */
export const depositModes = [
  'cheque',
  'cash-deposit',
  'online-transfer',
  'same-bank-transfer',
  'rtgs',
  'neft',
  'imps',
  'upi',
  'debit-card',
  'credit-card',
  'net-banking',
  'amex',
] as const;

/** The form as typed: any field may be missing or wrong. */
export interface DepositDraft {
  readonly paymentMode?: string | undefined;
  /** Number of the cheque or reference of the transaction. */
  readonly referenceNumber?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly accountHolderName?: string | undefined;
  readonly branch?: string | undefined;
  /** Which of the deployment's bank accounts it was paid into. */
  readonly bankAccount?: string | undefined;
  readonly depositDate?: string | undefined;
  readonly amount?: Money | undefined;
}

/**
 * The least deposit in a currency: 1000 whole units.
 *
 * @example leastDeposit('INR') // => { minor: 100000, currency: 'INR' }
 */
export function leastDeposit(currency: Currency): Money {
  return money(depositLeastUnits * minorPerUnit(currency), currency);
}

/**
 * Payment mode, reference number, account number, holder's name, branch, deposit date, bank account and
 * amount are required; the amount is of the account's currency, above zero and at least 1000. Codes:
 * `required`, `not-a-choice`, `date-form`, `amount-currency`, `amount-not-positive`, `amount-least`.
 */
export function checkDeposit(deposit: DepositDraft, currency: Currency): readonly Violation[] {
  return [
    ...checkChoice(deposit.paymentMode, depositModes, 'paymentMode'),
    ...requiredFields(deposit, ['referenceNumber', 'accountNumber', 'accountHolderName', 'branch', 'bankAccount']),
    ...firstOf(
      required(deposit.depositDate, 'depositDate'),
      parseIsoDate(deposit.depositDate ?? '') === undefined ? [violation('date-form', 'depositDate')] : [],
    ),
    ...checkDepositAmount(deposit.amount, currency),
  ];
}

/**
 * The amount alone.
 *
 * @example checkDepositAmount(money(99999, 'INR'), 'INR') // => [violation('amount-least', 'amount', { least: '1000.00', currency: 'INR' })]
 * @example checkDepositAmount(money(0, 'INR'), 'INR') // => [violation('amount-not-positive', 'amount')]
 */
export function checkDepositAmount(amount: Money | undefined, currency: Currency): readonly Violation[] {
  if (amount === undefined) {
    return [violation('required', 'amount')];
  }
  if (amount.currency !== currency) {
    return [violation('amount-currency', 'amount', { currency })];
  }
  if (!isPositive(amount)) {
    return [violation('amount-not-positive', 'amount')];
  }
  const least = leastDeposit(currency);
  return amount.minor < least.minor
    ? [violation('amount-least', 'amount', { least: formatDecimal(least), currency })]
    : [];
}
