/**
 * Money that an agency paid in at a bank: asked for by the agency, approved or declined by another person of the house, and
 * reversed where a bank takes it back after that.
 */
import type { Money } from '../money/money.ts';
import { negate } from '../money/money.ts';
import type { IsoDate } from '../time/calendar-date.ts';
import type { Instant } from '../time/instant.ts';
import type { Posting } from './chain.ts';
import type { LedgerEntry } from './ledger.ts';
import { transferPostings } from './postings.ts';

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
export type DepositMode = (typeof depositModes)[number];

/** asked: waits for a decision. approved: credited. declined: nothing was credited. reversed: credited, and taken back. */
export const depositStates = ['asked', 'approved', 'declined', 'reversed'] as const;
export type DepositState = (typeof depositStates)[number];

/** What was paid in, as it is kept: numbers in capitals without spaces. */
export interface DepositFields {
  readonly paymentMode: DepositMode;
  /** Number of the cheque or reference of the transaction. */
  readonly referenceNumber: string;
  /** From which it was paid; of a card its last four digits. */
  readonly accountNumber: string;
  readonly accountHolderName: string;
  /** Where it was paid in. */
  readonly branch: string;
  /** Which of the house's bank accounts it was paid into. */
  readonly bankAccount: string;
  readonly depositDate: IsoDate;
  readonly amount: Money;
  /** Of one that was paid online: at which gateway, what that took beside the amount, and the tax within that. Its bank is the gateway's name, its branch empty. */
  readonly online?: { readonly gateway: string; readonly charge: Money; readonly gst?: Money };
}

export interface Deposit extends DepositFields {
  /** 'DP300001'. */
  readonly depositId: string;
  readonly state: DepositState;
  readonly askedAt: Instant;
  /** The name of who asked. */
  readonly askedBy: string;
  readonly decidedAt?: Instant;
  /** Of an approved one, and of one reversed after that. */
  readonly approvedAmount?: Money;
  /** The day on which the money arrived. */
  readonly approvedOn?: IsoDate;
  /** The ledger's entry that credited it. */
  readonly ledgerEntry?: string;
  /** What the agency is shown beside the decision. */
  readonly remarks: string;
  /** Name of the uploaded slip, where there is one. */
  readonly slip?: string;
}

export type DepositDecision =
  | {
      readonly to: 'approved';
      readonly approvedAmount: Money;
      readonly approvedOn: IsoDate;
      readonly remarks: string;
    }
  | { readonly to: 'declined' | 'reversed'; readonly remarks: string };

const before: Readonly<Record<DepositDecision['to'], DepositState>> = {
  approved: 'asked',
  declined: 'asked',
  reversed: 'approved',
};

/**
 * The state that a decision is made in.
 *
 * @example stateBefore('reversed') // => 'approved'
 */
export function stateBefore(to: DepositDecision['to']): DepositState {
  return before[to];
}

/**
 * Whether an entry's reference names a deposit.
 *
 * @example isDepositId('DP300001') // => true
 * @example isDepositId('AJ700001') // => false
 */
export function isDepositId(reference: string): boolean {
  return /^DP\d{6,}$/.test(reference);
}

/** Whether a deposit is already as the decision makes it: the same decision again changes nothing. */
export function isDecidedSo({ state, approvedAmount }: Deposit, decision: DepositDecision): boolean {
  if (state !== decision.to) return false;
  return decision.to !== 'approved' || approvedAmount?.minor === decision.approvedAmount.minor;
}

/** Maker and checker: nobody decides on what they asked for, at whichever desk they did. */
export function mayDecide(askedByUserId: string, deciderUserId: string): boolean {
  return askedByUserId !== deciderUserId;
}

export interface DepositPosted {
  readonly kind: 'deposit' | 'reversal';
  readonly narration: LedgerEntry['narration'];
  /** The agency's own account first; they add up to zero. */
  readonly postings: readonly Posting[];
}

/** The entry that credits an approved deposit, from the bank or the gateway. */
export function depositEntry(agencyId: string, deposit: DepositFields, approved: Money): DepositPosted {
  return {
    kind: 'deposit',
    narration: { code: 'deposit', params: paramsOf(deposit) },
    postings: transferPostings(agencyId, approved, sourceOf(deposit)),
  };
}

/** The entry that takes an approved deposit back, line by line. */
export function reversalEntry(agencyId: string, deposit: DepositFields, approved: Money): DepositPosted {
  return {
    kind: 'reversal',
    narration: { code: 'deposit-reversed', params: paramsOf(deposit) },
    postings: transferPostings(agencyId, negate(approved), sourceOf(deposit)),
  };
}

/** The account of the house that the money came by. */
function sourceOf({ online }: DepositFields): string {
  return online === undefined ? 'bank' : `gateway:${online.gateway}`;
}

function paramsOf({ paymentMode, bankAccount, referenceNumber }: DepositFields) {
  return { mode: paymentMode, bank: bankAccount, instrument: referenceNumber };
}
