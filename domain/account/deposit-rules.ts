/** Notifying the back office of money paid in, so that it can be credited once it has arrived. */
import { type Currency, minorPerUnit } from '../money/currency.ts';
import { equals, formatDecimal, isPositive, type Money, money } from '../money/money.ts';
import { checkChoice } from '../rules/choice.ts';
import { depositLeastUnits } from '../rules/limits.ts';
import { firstOf, isMissing, required, requiredFields, type Violation, violation } from '../rules/violation.ts';
import { type IsoDate, parseIsoDate } from '../time/calendar-date.ts';
import { type DepositDecision, type DepositMode, depositModes } from './deposit.ts';

/** Modes whose account number is a card's: its last digits alone, for the whole number is nobody's to keep. */
const cardModes: readonly DepositMode[] = ['debit-card', 'credit-card', 'amex'];
const cardLastDigits = 4;

const anyReference = /^[A-Z0-9][A-Z0-9/-]{3,34}$/;
const transferReference = /^[A-Z]{4}[A-Z0-9]{8,18}$/;

/**
 * How a bank writes the reference of each mode, in capitals without spaces: a cheque has six digits, UPI and IMPS twelve, NEFT
 * and RTGS begin with the four letters of the bank (NPCI and Reserve Bank of India).
 */
const referenceForms: Readonly<Record<DepositMode, RegExp>> = {
  cheque: /^\d{6}$/,
  'cash-deposit': anyReference,
  'online-transfer': anyReference,
  'same-bank-transfer': anyReference,
  rtgs: transferReference,
  neft: transferReference,
  imps: /^\d{12}$/,
  upi: /^\d{12}$/,
  'debit-card': anyReference,
  'credit-card': anyReference,
  'net-banking': anyReference,
  amex: anyReference,
};
const accountForm = /^[A-Z0-9]{6,34}$/;
const cardForm = /^\d{4}$/;

/**
 * A reference or an account number as it is compared and kept: in capitals, without spaces.
 *
 * @example plainNumber(' hdfcn5261 1408831 ') // => 'HDFCN52611408831'
 */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

const longest = 80;
/** Most characters of what a decision says. */
const longestRemarks = 500;

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
 * Amount, payment mode, deposit date, reference number, account number, holder's name, branch and bank account are required,
 * and are judged in this order, which is that of the form.
 * The reference and the account number are of the mode's form; of a card the last four digits alone are taken. The date is not
 * after `today`; the amount is of the account's currency, above zero and at least 1000. Codes: `required`, `not-a-choice`,
 * `reference-form`, `account-form`, `card-last-digits`, `too-long`, `date-form`, `date-future`, `amount-currency`,
 * `amount-not-positive`, `amount-least`.
 */
export function checkDeposit(deposit: DepositDraft, currency: Currency, today: IsoDate): readonly Violation[] {
  const mode = depositModes.find((each) => each === deposit.paymentMode);
  const { referenceNumber = '', accountNumber = '' } = deposit;
  return [
    ...checkDepositAmount(deposit.amount, currency),
    ...checkChoice(deposit.paymentMode, depositModes, 'paymentMode'),
    ...checkDay(deposit.depositDate, 'depositDate', today),
    ...firstOf(
      required(deposit.referenceNumber, 'referenceNumber'),
      mode === undefined || referenceForms[mode].test(plainNumber(referenceNumber))
        ? []
        : [violation('reference-form', 'referenceNumber', { mode })],
    ),
    ...firstOf(required(deposit.accountNumber, 'accountNumber'), checkAccount(mode, plainNumber(accountNumber))),
    ...requiredFields(deposit, ['accountHolderName', 'branch', 'bankAccount']),
    ...(['accountHolderName', 'branch', 'bankAccount'] as const).flatMap((field) =>
      (deposit[field] ?? '').length > longest ? [violation('too-long', field, { most: longest })] : [],
    ),
  ];
}

function checkAccount(mode: DepositMode | undefined, account: string): readonly Violation[] {
  if (mode === undefined) return [];
  if (cardModes.includes(mode)) {
    return cardForm.test(account) ? [] : [violation('card-last-digits', 'accountNumber', { digits: cardLastDigits })];
  }
  return accountForm.test(account) ? [] : [violation('account-form', 'accountNumber')];
}

function checkDay(text: string | undefined, path: string, today: IsoDate): readonly Violation[] {
  const day = parseIsoDate(text ?? '');
  return firstOf(
    required(text, path),
    day === undefined ? [violation('date-form', path)] : [],
    day !== undefined && day > today ? [violation('date-future', path)] : [],
  );
}

/**
 * A decision on a deposit of so much. An approved amount is of the same currency and above zero; it may differ from the amount
 * asked, with remarks that say why. To decline or to reverse needs remarks. The day on which the money arrived is not after
 * `today`. Codes: `required`, `too-long`, `amount-currency`, `amount-not-positive`, `date-future`.
 */
export function checkDecision(decision: DepositDecision, asked: Money, today: IsoDate): readonly Violation[] {
  const { remarks } = decision;
  const long = remarks.length > longestRemarks ? [violation('too-long', 'remarks', { most: longestRemarks })] : [];
  if (decision.to !== 'approved') return [...required(remarks, 'remarks'), ...long];
  const { approvedAmount, approvedOn } = decision;
  const reason = equals(approvedAmount, asked) || !isMissing(remarks) ? [] : [violation('required', 'remarks')];
  return [
    ...(approvedAmount.currency === asked.currency
      ? isPositive(approvedAmount)
        ? reason
        : [violation('amount-not-positive', 'approvedAmount')]
      : [violation('amount-currency', 'approvedAmount', { currency: asked.currency })]),
    ...(approvedOn > today ? [violation('date-future', 'approvedOn')] : []),
    ...long,
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
