/** What the receipt of a deposit says, before any language or page. */
import type { DocumentParty } from '../booking/papers/documents.ts';
import type { Letterhead } from '../booking/papers/letterhead.ts';
import type { Deposit } from './deposit.ts';

export interface DepositReceipt extends Letterhead {
  readonly kind: 'top-up-receipt';
  /** The house, which was paid. */
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty;
  /** Credited; where the bank took it back after that, the receipt says so. */
  readonly deposit: Required<Pick<Deposit, 'approvedAmount' | 'approvedOn' | 'ledgerEntry'>> &
    Omit<Deposit, 'state' | 'approvedAmount' | 'approvedOn' | 'ledgerEntry'> & {
      readonly state: 'approved' | 'reversed';
    };
}
