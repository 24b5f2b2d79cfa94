/** What the receipts of what moved an account say, before any language or page: of an entry of the ledger, of an adjustment. */
import { type Money, money } from '../money/money.ts';
import type { Currency } from '../money/currency.ts';
import type { DocumentParty } from '../booking/papers/documents.ts';
import type { Letterhead } from '../booking/papers/letterhead.ts';
import type { Adjustment } from './adjustment.ts';
import type { Posting } from './chain.ts';
import type { LedgerEntry } from './ledger.ts';

/** From the house to the agency. */
export interface ReceiptParties extends Letterhead {
  /** The house. */
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty;
}

export interface AdjustmentReceipt extends ReceiptParties {
  readonly kind: 'adjustment-receipt';
  readonly adjustment: Pick<Adjustment, 'adjustmentId' | 'kind' | 'way' | 'amount' | 'reason'> &
    Required<Pick<Adjustment, 'ledgerEntry'>> & { readonly state: 'approved' | 'reversed' };
}

export interface EntryReceipt extends ReceiptParties {
  readonly kind: 'entry-receipt';
  readonly entry: Pick<LedgerEntry, 'entryId' | 'kind' | 'reference' | 'narration' | 'debit' | 'credit' | 'balance'>;
  /** What its amount is made of; absent for who may not see that. */
  readonly lines?: readonly EntryLine[];
}

/** What entries are posted against; a supplier's and a gateway's account has the name of theirs after it. */
export const postedAccounts = [
  'supplier',
  'commission',
  'tds',
  'fees',
  'bank',
  'gateway',
  'adjustments',
  'goodwill',
  'incentives',
  'memos',
  'write-offs',
  'offer-deposits',
  'rewards',
  'instalments',
  'elsewhere',
] as const;
export type PostedAccount = (typeof postedAccounts)[number] | 'other';

/** A part of an entry's amount: above zero it came to the agency, below zero the agency gave it. */
export interface EntryLine {
  /** The account of the house that gave or was given; see `postings.ts`. */
  readonly account: PostedAccount;
  readonly amount: Money;
}

/**
 * What the amount of an entry is made of, by the accounts that it was posted against; together they are what moved the
 * agency's own. Who a supplier or a gateway is, is left out, and what comes to nothing.
 *
 * @example entryLines([{ account: 'agency:a1', currency: 'INR', amount: 15 }, { account: 'offer-deposits', currency: 'INR', amount: -20 }, { account: 'fees', currency: 'INR', amount: 5 }], 'INR') // => [{ account: 'offer-deposits', amount: money(20, 'INR') }, { account: 'fees', amount: money(-5, 'INR') }]
 */
export function entryLines(postings: readonly Posting[], currency: Currency): readonly EntryLine[] {
  const sums = new Map<PostedAccount, number>();
  for (const { account, amount } of postings) {
    const [name] = account.split(':');
    if (name === 'agency') continue;
    const known = postedAccounts.find((each) => each === name) ?? 'other';
    sums.set(known, (sums.get(known) ?? 0) - amount);
  }
  return [...sums].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount: money(amount, currency) }]));
}
