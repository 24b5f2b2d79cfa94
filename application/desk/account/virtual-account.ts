/** The agency's own account number for bank transfers. Part of the account's desk. */
import type { VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import type { Answer } from '../answer.ts';

export interface VirtualAccountShown {
  /** Whether there is one or one can be had. */
  readonly offered: boolean;
  readonly account?: VirtualAccount;
  /** Where a transfer is tried out: with the trial gateway alone. */
  readonly trialUrl?: string;
}

export interface VirtualAccountDesk {
  readonly virtualAccount: () => Answer<VirtualAccountShown>;
  /** Has the gateway make one; the one that there is where there is one. Unavailable where the gateway cannot be had, or has none. */
  readonly openAccount: () => Answer<VirtualAccountShown>;
  /** Asks the gateway what arrived, and credits what was not: how many transfers that were. */
  readonly checkTransfers: () => Answer<{ readonly credited: number }>;
}
