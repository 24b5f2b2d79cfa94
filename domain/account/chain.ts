/**
 * The ledger's proof: each entry of an agency is sealed by a digest over a plain text of all that it says and the digest
 * of the entry before. Anybody who has the entries can recompute it, with any SHA-256 and nothing else of this program.
 *
 * The text of an entry is these lines, joined by line feeds, without one at the end:
 *
 *     farelane-ledger-1
 *     digest of the entry before, 64 lower-case hex digits (of the first entry: 64 zeros)
 *     agency id
 *     sequence, from 1 without gaps
 *     instant, UTC with milliseconds: 2026-11-20T16:00:00.000Z
 *     kind
 *     reference
 *     narration, the JSON text as it was written
 *     balance after the entry, in minor units
 *     one line a posting, in order: account|currency|amount in minor units
 *
 * The first posting is the agency's own account, `agency:<agency id>`; its amount is what the entry does to the balance.
 * The digest is the SHA-256 of the text in UTF-8, in lower-case hex.
 */
import type { Instant } from '../time/instant.ts';

export interface Posting {
  /** 'agency:a1', 'supplier:sandbox', 'commission' … */
  readonly account: string;
  readonly currency: string;
  /** Minor units; an entry's add up to zero in each currency. */
  readonly amount: number;
}

export interface ChainEntry {
  readonly agencyId: string;
  readonly sequence: number;
  readonly at: Instant;
  readonly kind: string;
  readonly reference: string;
  /** JSON text, verbatim. */
  readonly narration: string;
  /** Minor units, after this entry. */
  readonly balance: number;
  readonly postings: readonly Posting[];
}

/** A place in a chain from which a walk can go on. */
export interface ChainPoint {
  readonly sequence: number;
  /** 64 hex digits. */
  readonly digest: string;
  readonly balance: number;
}

/** Before the first entry of any chain. */
export const chainStart: ChainPoint = { sequence: 0, digest: '0'.repeat(64), balance: 0 };

/**
 * The postings' part of an entry's text.
 *
 * @example postingsText([{ account: 'agency:a1', currency: 'INR', amount: -500 }, { account: 'supplier:sandbox', currency: 'INR', amount: 500 }]) // => 'agency:a1|INR|-500\nsupplier:sandbox|INR|500'
 */
export function postingsText(postings: readonly Posting[]): string {
  return postings.map(({ account, currency, amount }) => `${account}|${currency}|${amount}`).join('\n');
}

/** The text that is digested, as described above. */
export function entryText(entry: ChainEntry, before: string): string {
  return [
    'farelane-ledger-1',
    before,
    entry.agencyId,
    entry.sequence,
    entry.at,
    entry.kind,
    entry.reference,
    entry.narration,
    entry.balance,
    postingsText(entry.postings),
  ].join('\n');
}

/** An entry as kept: with its digest, and with what is kept twice for speed and must agree. */
export interface KeptEntry extends ChainEntry {
  readonly digest: string;
  /** The agency's own posting. */
  readonly amount: number;
  /** How many postings there are. */
  readonly lines: number;
}

export interface Walked {
  /** Entries that follow, in order. */
  readonly entries: number;
  /** After the last of them. */
  readonly last: ChainPoint;
  /** The first entry that does not follow from the one before, by its sequence. */
  readonly firstBad?: number;
}

/**
 * Walks entries that should follow a point: sequence without gap, postings adding up to zero in each currency, balance
 * carried on, digest right. `digest` is SHA-256 of a text in UTF-8, lower-case hex.
 */
export function walkChain(from: ChainPoint, entries: Iterable<KeptEntry>, digest: (text: string) => string): Walked {
  let last = from;
  for (const entry of entries) {
    const expected = last.sequence + 1;
    const [own] = entry.postings;
    const follows =
      entry.sequence === expected &&
      own?.account === `agency:${entry.agencyId}` &&
      entry.amount === own.amount &&
      entry.lines === entry.postings.length &&
      entry.balance === last.balance + own.amount &&
      isBalanced(entry.postings) &&
      digest(entryText(entry, last.digest)) === entry.digest;
    if (!follows) return { entries: last.sequence - from.sequence, last, firstBad: Math.min(expected, entry.sequence) };
    last = { sequence: expected, digest: entry.digest, balance: entry.balance };
  }
  return { entries: last.sequence - from.sequence, last };
}

/** Whether postings add up to zero in each currency. */
export function isBalanced(postings: readonly Posting[]): boolean {
  const sums = new Map<string, number>();
  for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0);
}

/**
 * How an entry is called: 'LG-4124'.
 *
 * @example entryIdOf(4124) // => 'LG-4124'
 */
export function entryIdOf(sequence: number): string {
  return `LG-${sequence}`;
}

/**
 * The place in its agency's ledger that an entry's id names; undefined where it is no id of an entry.
 *
 * @example sequenceOf('LG-4124') // => 4124
 * @example sequenceOf('LG-04') // => undefined
 */
export function sequenceOf(entryId: string): number | undefined {
  return isEntryId(entryId) ? Number(entryId.slice(3)) : undefined;
}

/** Whether a text is an entry's id; see `entryIdOf`. */
export function isEntryId(text: string): boolean {
  return /^LG-[1-9]\d{0,14}$/.test(text);
}

/**
 * A point as one text, for the caller to give back.
 *
 * @example spellPoint({ sequence: 2, digest: 'ab', balance: -5 }) // => '2.-5.ab'
 */
export function spellPoint({ sequence, balance, digest }: ChainPoint): string {
  return `${sequence}.${balance}.${digest}`;
}

/**
 * Reads what {@link spellPoint} wrote; `undefined` for anything else.
 *
 * @example readPoint(spellPoint(chainStart)) // => chainStart
 * @example readPoint('LG-12') // => undefined
 */
export function readPoint(text: string): ChainPoint | undefined {
  const [, sequence, balance, digest] = /^(\d{1,15})\.(-?\d{1,16})\.([0-9a-f]{64})$/.exec(text) ?? [];
  if (sequence === undefined || balance === undefined || digest === undefined) return undefined;
  const point = { sequence: Number(sequence), balance: Number(balance), digest };
  return Number.isSafeInteger(point.balance) ? point : undefined;
}
