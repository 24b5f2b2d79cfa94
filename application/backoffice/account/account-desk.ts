/** The account desk for a caller. A balance is for showing and may be kept a moment; spending reads the database. */
import { Effect } from 'effect';
import type { AccountDesk } from '#application/desk/account.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';
import type { RewardBook } from '../ports/account/reward-book.ts';
import { readLedger, type ReadLedgerPorts } from './read-ledger.ts';
import { verifyLedger } from './verify-ledger.ts';

export interface AccountDeskPorts extends ReadLedgerPorts {
  /** Balances for showing, which may be a moment old; the ledger's where absent. */
  readonly balances?: Pick<LedgerBook, 'balance'>;
  readonly rewards: RewardBook;
}

export function makeAccountDesk(ports: AccountDeskPorts): (caller: Caller) => AccountDesk {
  const balances = ports.balances ?? ports.ledger;
  return (caller) => ({
    balance: () => Effect.flatMap(signedIn(caller, 'balance'), ({ agencyId }) => balances.balance(agencyId)),
    rewardPoints: () => Effect.flatMap(signedIn(caller, 'balance'), ({ agencyId }) => ports.rewards.points(agencyId)),
    ledger: (request) => readLedger(ports, caller, request),
    verifyLedger: (request) => verifyLedger(ports, caller, request),
  });
}
