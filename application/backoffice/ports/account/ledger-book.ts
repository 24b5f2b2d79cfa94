/** The agencies' accounts and ledgers. Balances are what the database holds at the moment of asking. */
import type { Effect } from 'effect';
import type { AccountBalance } from '#domain/account/balance.ts';
import type { LedgerEntry, LedgerPage, LedgerVerdict } from '#domain/account/ledger.ts';
import type { ChainPoint, Posting } from '#domain/account/chain.ts';
import type { LedgerKind } from '#domain/booking/booking.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface NewEntry {
  readonly agencyId: string;
  readonly kind: LedgerKind;
  /** Deposit id, transaction id …: one line of text. */
  readonly reference: string;
  readonly narration: LedgerEntry['narration'];
  /** The agency's own account first; they add up to zero. See `#domain/account/postings.ts`. */
  readonly postings: readonly Posting[];
  /** True: an entry of this kind and reference that stands is answered instead of making another. */
  readonly once: boolean;
  /** True: refused where it would make spendable negative. Corrections are no spending. */
  readonly spending: boolean;
  /** For records brought from elsewhere: when it happened. Never earlier than the entry before, never later than now. */
  readonly at?: Instant;
}

export type Posted =
  | {
      readonly kind: 'posted' | 'stands';
      readonly entryId: string;
      readonly sequence: number;
      readonly at: Instant;
      readonly balance: Money;
    }
  | { readonly kind: 'too-low'; readonly available: Money };

export interface PostedEntry extends LedgerEntry {
  /** The agency's own account first; they add up to zero. */
  readonly postings: readonly Posting[];
}

export interface LedgerRangeAsked {
  readonly agencyId: string;
  /** Included. */
  readonly from: Instant;
  /** Not included. */
  readonly until: Instant;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

export interface LedgerBook {
  /** Opens an account with nothing in it; one that is open stays as it is. False where it was open. */
  readonly openAccount: (agencyId: string, currency: Currency, creditLimit: Money) => Effect.Effect<boolean>;
  readonly setCreditLimit: (agencyId: string, creditLimit: Money) => Effect.Effect<void>;
  /** Dies where the agency has no account. */
  readonly balance: (agencyId: string) => Effect.Effect<AccountBalance>;
  /** Dies where the agency has no account or the postings do not balance. */
  readonly post: (entry: NewEntry) => Effect.Effect<Posted>;
  /** Oldest first. */
  readonly page: (range: LedgerRangeAsked) => Effect.Effect<LedgerPage>;
  /** Entries about one thing, oldest first. */
  readonly about: (agencyId: string, reference: string) => Effect.Effect<readonly LedgerEntry[]>;
  /** One of the agency's, by its place; undefined where there is none. */
  readonly entry: (agencyId: string, sequence: number) => Effect.Effect<PostedEntry | undefined>;
  /** Walks at most `most` entries of the agency's chain after a point; at the chain's end compares it with the account. */
  readonly verify: (agencyId: string, after: ChainPoint, most: number) => Effect.Effect<LedgerVerdict>;
}
