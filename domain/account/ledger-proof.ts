/**
 * Whether a statement can be trusted: five things that must all hold before it is called verified. Each is said by
 * itself, so that a statement that fails shows where.
 */
import { add, equals, type Money, subtract } from '../money/money.ts';
import type { LedgerEntry, LedgerVerdict } from './ledger.ts';

export interface LedgerProof {
  /** The chain of all entries is unbroken; `firstBad` names the first that does not follow. */
  readonly chain: boolean;
  readonly firstBad?: string;
  /** Opening + credits − debits = closing, entry by entry and in the totals. */
  readonly sums: boolean;
  /** The entries' numbers follow each other without a gap. */
  readonly numbering: boolean;
  /** What the whole chain adds up to is the balance of the account. */
  readonly live: boolean;
  /** The chain ends where its signature says: nothing was taken away from its end. */
  readonly end: boolean;
  /** How many entries the chain has. */
  readonly entries: number;
}

export interface ProvableStatement {
  readonly opening: Money;
  readonly entries: readonly LedgerEntry[];
  readonly closing: Money;
  readonly totalDebit: Money;
  readonly totalCredit: Money;
  readonly liveBalance: Money;
}

/** Judges a statement with all its entries, and the verdict on the whole chain. */
export function ledgerAddsUp(statement: ProvableStatement, verdict: LedgerVerdict): LedgerProof {
  const { opening, closing, totalDebit, totalCredit, entries, liveBalance } = statement;
  return {
    chain: verdict.ok || verdict.signed === false,
    ...(verdict.firstBad !== undefined && { firstBad: verdict.firstBad }),
    sums: runs(opening, entries, closing) && equals(subtract(add(opening, totalCredit), totalDebit), closing),
    numbering: entries.every(({ sequence }, at) => sequence === (entries[0]?.sequence ?? 0) + at),
    live: verdict.closing !== undefined && equals(verdict.closing, liveBalance),
    end: verdict.signed === true,
    entries: verdict.entries,
  };
}

/** True where the badge may say verified. */
export function isProven({ chain, sums, numbering, live, end }: LedgerProof): boolean {
  return chain && sums && numbering && live && end;
}

function runs(opening: Money, entries: readonly LedgerEntry[], closing: Money): boolean {
  let balance = opening;
  for (const entry of entries) {
    balance = subtract(add(balance, entry.credit), entry.debit);
    if (!equals(balance, entry.balance)) return false;
  }
  return equals(balance, closing);
}

/**
 * A statement's proof as a file: what was sealed of each entry, with the balance before the first and after the last in minor
 * units. Anybody can verify it, with any SHA-256 and nothing of this program; how is described in `chain.ts`.
 */
export function ledgerProofFile({
  from,
  to,
  opening,
  closing,
  entries,
}: Pick<ProvableStatement, 'opening' | 'closing' | 'entries'> & {
  readonly from: string;
  readonly to: string;
}): string {
  const proof = {
    format: 'farelane-ledger-proof-1',
    from,
    to,
    currency: opening.currency,
    opening: opening.minor,
    closing: closing.minor,
    entries: entries.map(({ entryId, seal }) => ({ entryId, digest: seal.digest, text: seal.text })),
  };
  return `${JSON.stringify(proof, undefined, 1)}\n`;
}
