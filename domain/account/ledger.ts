/** The agent's view of the ledger: entries with debit, credit and running balance between an opening and a closing. */
import type { Paged } from '../rules/paged.ts';
import type { LedgerKind } from '../booking/booking.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';

export interface LedgerEntry {
  /** 'LG-4124': the agency's own gapless sequence. */
  readonly entryId: string;
  readonly sequence: number;
  readonly at: Instant;
  readonly kind: LedgerKind;
  /** Transaction id, deposit id …: what it is about. */
  readonly reference: string;
  /** A code with words under `narration-<code>`, and what they need. */
  readonly narration: { readonly code: string; readonly params: Readonly<Record<string, string | number>> };
  /** Lowers the balance. */
  readonly debit: Money;
  /** Raises the balance. */
  readonly credit: Money;
  /** After this entry. */
  readonly balance: Money;
  /** What binds it to the entry before; see `chain.ts`. */
  readonly seal: EntrySeal;
}

export interface EntrySeal {
  /** SHA-256 of `text` in UTF-8, 64 lower-case hex digits. */
  readonly digest: string;
  /** The digest of the entry before. */
  readonly before: string;
  readonly text: string;
}

export interface LedgerPage extends Paged {
  readonly opening: Money;
  readonly entries: readonly LedgerEntry[];
  readonly closing: Money;
  /** Sums over the whole range, not the page. */
  readonly totalDebit: Money;
  readonly totalCredit: Money;
  /** The balance of the account now. */
  readonly liveBalance: Money;
}

/** What a walk over (a part of) the caller's own hash chain found. */
export interface LedgerVerdict {
  readonly entries: number;
  readonly ok: boolean;
  /** First entry that does not follow from the one before it. */
  readonly firstBad?: string;
  /** Give this back to go on; absent at the chain's end. */
  readonly next?: string;
  /** Present at the chain's end: the balance that the entries add up to. */
  readonly closing?: Money;
  /**
   * Present at the chain's end: whether it is where the deployment's signature says. Where it is not, entries after the
   * last one were taken away, or it was put there by another program; `firstBad` is the one that would follow.
   */
  readonly signed?: boolean;
}
