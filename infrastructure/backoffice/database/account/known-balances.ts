/**
 * Balances that this process has just read: every page asks for one. Anyone who moves money notifies the channel `account`
 * in the same transaction, and the balance is forgotten here; an entry lives a few seconds at most, in case a notice is
 * lost. For showing only: spending reads the database.
 */
import { Effect } from 'effect';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { Database } from '../engine/database.ts';

interface Entry {
  /** An effect that answers at once, made once. */
  readonly answer: Effect.Effect<AccountBalance>;
  /** On the process's monotonic clock. */
  readonly until: number;
}

const accountChannel = 'account';

export class KnownBalances {
  readonly #ledger: Pick<LedgerBook, 'balance'>;
  readonly #entries = new Map<string, Entry>();
  readonly #milliseconds: number;
  readonly #most: number;
  #generation = 0;

  constructor(ledger: Pick<LedgerBook, 'balance'>, { milliseconds = 5_000, most = 10_000 } = {}) {
    this.#ledger = ledger;
    this.#milliseconds = milliseconds;
    this.#most = most;
  }

  /** Follows changes made by other processes; answers how to stop. */
  readonly follow = (database: Database): Promise<() => Promise<void>> =>
    database.listen(accountChannel, (agencyId) => this.forget(agencyId));

  readonly balance = (agencyId: string): Effect.Effect<AccountBalance> => {
    const entry = this.#entries.get(agencyId);
    if (entry !== undefined && entry.until > performance.now()) return entry.answer;
    const generation = this.#generation;
    return Effect.tap(this.#ledger.balance(agencyId), (balance) =>
      Effect.sync(() => {
        // What was read while something moved may already be old.
        if (generation === this.#generation) this.#keep(agencyId, balance);
      }),
    );
  };

  /** Forgets one agency's balance; all where the text is empty, as after notices that may have been missed. */
  forget(agencyId: string): void {
    this.#generation += 1;
    if (agencyId === '') this.#entries.clear();
    else this.#entries.delete(agencyId);
  }

  #keep(agencyId: string, balance: AccountBalance): void {
    if (this.#entries.size >= this.#most) this.#entries.clear();
    this.#entries.set(agencyId, { answer: Effect.succeed(balance), until: performance.now() + this.#milliseconds });
  }
}
