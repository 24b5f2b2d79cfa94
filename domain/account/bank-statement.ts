/**
 * The statement that a bank gives of the house's account, as a table, and which deposits what it was credited with pays.
 * Nothing is decided by it: it says what agrees, and a person approves.
 */
import type { Currency } from '../money/currency.ts';
import { equals, isPositive, type Money, parseMoney } from '../money/money.ts';
import { dateWritten, type TableLine } from '../people/table-line.ts';
import { type Violation, violation } from '../rules/violation.ts';
import { addDays, type IsoDate, parseIsoDate } from '../time/calendar-date.ts';
import type { DepositFields } from './deposit.ts';

/** One line by which the account was credited. */
export interface BankCredit {
  /** Of the file, from 1. */
  readonly line: number;
  readonly on: IsoDate;
  /** What the bank says of it, its reference included. */
  readonly text: string;
  readonly amount: Money;
}

export interface BankStatement {
  readonly credits: readonly BankCredit[];
  /** Lines of the file that have an amount credited and could not be read. */
  readonly unread: readonly number[];
}

const columns = {
  day: /^(date|txndate|trandate|transactiondate|valuedate|valuedt|postdate|postingdate)$/,
  text: /^(narration|description|particulars|transactionparticulars|remarks|transactionremarks|details)$/,
  reference:
    /^(chqrefno|chqrefnumber|chequerefno|refnochequeno|refno|referenceno|chequeno|chequenumber|utr|utrno|transactionid)$/,
  credit: /^(credit|creditamount|creditamt|cramount|deposit|deposits|depositamount|depositamt)$/,
  amount: /^(amount|transactionamount)$/,
  kind: /^(drcr|crdr|type|debitcredit|transactiontype)$/,
} as const;
type ColumnName = keyof typeof columns;

/** The currency and the units that banks put into a title, and signs, are no part of it. */
function titleOf(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^a-z]/g, '');
}

/**
 * What a statement was credited with. Banks write some lines about the account first: the titles are the first line that names
 * a day, a text or a reference, and an amount (a column of credits, or one amount with a column that says Cr). Codes: `statement-columns`
 * where no line does.
 */
export function readStatement(
  table: readonly TableLine[],
  currency: Currency,
): BankStatement | { readonly violations: readonly Violation[] } {
  const titled = table.findIndex(({ cells }) => placesOf(cells) !== undefined);
  const places = placesOf(table[titled]?.cells ?? []);
  if (places === undefined) return { violations: [violation('statement-columns', 'statement')] };
  const credits: BankCredit[] = [];
  const unread: number[] = [];
  for (const { line, cells } of table.slice(titled + 1)) {
    const at = (name: ColumnName) => (cells[places[name] ?? -1] ?? '').trim();
    const written = creditIn(at);
    if (written === '') continue;
    const amount = amountOf(written, currency);
    const on = dayOf(at('day'));
    if (amount !== undefined && !isPositive(amount)) continue;
    if (amount === undefined || on === undefined) unread.push(line);
    else credits.push({ line, on, text: [at('text'), at('reference')].filter(Boolean).join(' '), amount });
  }
  return { credits, unread };
}

type Places = { readonly [Name in ColumnName]?: number };

function placesOf(cells: readonly string[]): Places | undefined {
  const titles = cells.map(titleOf);
  const found = Object.entries(columns).map(
    ([name, form]) => [name, titles.findIndex((each) => form.test(each))] as const,
  );
  const places: Places = Object.fromEntries(found.filter(([, at]) => at >= 0));
  const { day, text, reference, credit, amount, kind } = places;
  const says = text !== undefined || reference !== undefined;
  const credited = credit !== undefined || (amount !== undefined && kind !== undefined);
  return day !== undefined && says && credited ? places : undefined;
}

/** Empty of a line that credits nothing. */
function creditIn(at: (name: ColumnName) => string): string {
  const credit = at('credit');
  if (credit !== '') return credit;
  return /^c/i.test(at('kind')) ? at('amount') : '';
}

function amountOf(written: string, currency: Currency): Money | undefined {
  const digits = written.replaceAll(/[\s,\u00A0\u202F₹]|^(INR|Rs\.?)|Cr\.?$/gi, '');
  return /^\d{1,12}(\.\d{1,3})?$/.test(digits) ? parseMoney(digits, currency) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Also `24-Nov-2026`, years of two digits, and a time behind the day. */
function dayOf(written: string): IsoDate | undefined {
  const [day = ''] = /^\S+/.exec(written) ?? [];
  const named = day.replace(/[a-z]{3}[a-z]*/i, (month) => {
    const at = months.indexOf(month.slice(0, 3).toLowerCase());
    return at < 0 ? month : String(at + 1);
  });
  const full = named.replace(/^(\d{1,2}[-./]\d{1,2}[-./])(\d{2})$/, '$120$2');
  return parseIsoDate(dateWritten(full) ?? '');
}

/** How many days before and after the day that an agency names its money may arrive. */
const arrivesWithin = { before: 1, after: 5 } as const;

/**
 * What the statement says of a deposit.
 * agrees: one line names its reference, with its amount. differs: one does, with another amount. likely: none names it, and one
 * line alone has its amount at about its day, and it alone can be meant. unclear: several lines may be meant, or the line may
 * mean several deposits. absent: nothing is there.
 */
export type BankFinding =
  | { readonly kind: 'agrees' | 'differs' | 'likely'; readonly credit: BankCredit }
  | { readonly kind: 'unclear'; readonly credits: readonly BankCredit[] }
  | { readonly kind: 'absent' };

type Waiting = Pick<DepositFields, 'referenceNumber' | 'amount' | 'depositDate'>;

/**
 * The findings of deposits that wait, in their order. No line is found for two of them, and a line that names a reference is
 * never found for a deposit with another.
 */
export function matchStatement(credits: readonly BankCredit[], deposits: readonly Waiting[]): readonly BankFinding[] {
  const named = deposits.map(({ referenceNumber }) => credits.filter(({ text }) => names(text, referenceNumber)));
  const spoken = new Set(named.flat());
  const alike = deposits.map((deposit, at) =>
    (named[at] ?? []).length > 0 ? [] : credits.filter((credit) => !spoken.has(credit) && mayPay(credit, deposit)),
  );
  const claims = new Map<BankCredit, number>();
  for (const credit of [...named, ...alike].flat()) claims.set(credit, (claims.get(credit) ?? 0) + 1);
  return deposits.map(({ amount }, at) => {
    const byName = named[at] ?? [];
    const found = byName.length > 0 ? byName : (alike[at] ?? []);
    const [credit] = found;
    if (credit === undefined) return { kind: 'absent' };
    if (found.length > 1 || claims.get(credit) !== 1) return { kind: 'unclear', credits: found };
    if (byName.length === 0) return { kind: 'likely', credit };
    return { kind: equals(credit.amount, amount) ? 'agrees' : 'differs', credit };
  });
}

/** Fewer digits than this are part of too many numbers to be known by them. */
const leastDigits = 6;

/**
 * Whether a line names a reference as a whole, however the bank pads it with zeros.
 *
 * @example names('NEFT CR-HDFCN52611408831-MERIDIAN', 'HDFCN52611408831') // => true
 * @example names('IMPS 0000429912345678', '429912345678') // => true
 * @example names('UPI/1429912345678', '429912345678') // => false
 */
export function names(text: string, reference: string): boolean {
  const bare = reference.replace(/^0+/, '');
  const known = bare.length < leastDigits ? reference : bare;
  const escaped = known.replaceAll(/[^A-Z0-9]/g, '\\$&');
  return known !== '' && new RegExp(`(?<![A-Z0-9])0*${escaped}(?![A-Z0-9])`).test(text.toUpperCase());
}

function mayPay({ on, amount }: BankCredit, deposit: Waiting): boolean {
  const { before, after } = arrivesWithin;
  const { depositDate } = deposit;
  return equals(amount, deposit.amount) && on >= addDays(depositDate, -before) && on <= addDays(depositDate, after);
}
