/** Where an entry of the ledger leads: what it is about, and the receipt that shows it. */
import type { LedgerKind } from '../booking/booking.ts';
import { isAdjustmentId } from './adjustment.ts';
import { isEntryId } from './chain.ts';
import { isDepositId } from './deposit.ts';
import type { LedgerEntry } from './ledger.ts';

/** request: of a group or another, whose offer was paid for. rewards: points that were used as credit. */
export type EntrySubject = 'booking' | 'deposit' | 'adjustment' | 'request' | 'rewards';

/** entry: the receipt of the entry itself, by its own id. */
export type ReceiptOf = 'booking' | 'deposit' | 'adjustment' | 'entry';

export interface EntryLead {
  /** What the entry's reference names; absent where nothing else knows of it. */
  readonly subject?: EntrySubject;
  readonly receipt: { readonly of: ReceiptOf; readonly id: string };
}

/** What the reference of an entry of each kind may name, the first that it does. A kind without a row does not compile. */
const named: Readonly<Record<LedgerKind, readonly EntrySubject[]>> = {
  booking: ['booking'],
  instalment: ['booking'],
  refund: ['booking'],
  reversal: ['deposit', 'adjustment', 'booking'],
  deposit: ['deposit'],
  'offer-deposit': ['request'],
  adjustment: ['adjustment'],
  incentive: ['adjustment'],
  reward: ['rewards'],
  tds: [],
};

const names: Readonly<Record<EntrySubject, (reference: string) => boolean>> = {
  booking: () => true,
  deposit: isDepositId,
  adjustment: isAdjustmentId,
  request: () => true,
  rewards: () => true,
};

/** The subjects that have receipts of their own. */
const receipts: Readonly<Record<EntrySubject, ReceiptOf>> = {
  booking: 'booking',
  deposit: 'deposit',
  adjustment: 'adjustment',
  request: 'entry',
  rewards: 'entry',
};

/**
 * @example entryLead({ kind: 'refund', reference: 'FL26110000012', entryId: 'LG-7' }) // => { subject: 'booking', receipt: { of: 'booking', id: 'FL26110000012' } }
 * @example entryLead({ kind: 'reversal', reference: 'AJ700001', entryId: 'LG-7' }) // => { subject: 'adjustment', receipt: { of: 'adjustment', id: 'AJ700001' } }
 * @example entryLead({ kind: 'tds', reference: 'IN10264', entryId: 'LG-7' }) // => { receipt: { of: 'entry', id: 'LG-7' } }
 */
export function entryLead({
  kind,
  reference,
  entryId,
}: Pick<LedgerEntry, 'kind' | 'reference' | 'entryId'>): EntryLead {
  const subject = named[kind].find((each) => names[each](reference));
  const of = subject === undefined ? 'entry' : receipts[subject];
  return { ...(subject && { subject }), receipt: { of, id: of === 'entry' ? entryId : reference } };
}

/**
 * Whose receipt an id asks for.
 *
 * @example receiptNamed('LG-7') // => 'entry'
 * @example receiptNamed('DP300001') // => 'deposit'
 * @example receiptNamed('FL26110000012') // => 'booking'
 */
export function receiptNamed(id: string): ReceiptOf {
  if (isEntryId(id)) return 'entry';
  if (isAdjustmentId(id)) return 'adjustment';
  return isDepositId(id) ? 'deposit' : 'booking';
}
