/**
 * Work that follows from a commit and is done after it, at least once: documents, messages. Anyone who takes an item has it
 * for a while; one that was neither done nor given back by then is taken again.
 */
import type { Effect } from 'effect';

export interface OutboxItem {
  readonly id: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** 1 at the first try. */
  readonly attempt: number;
}

/** So that none with many items, or slow ones, keeps the others waiting. */
export interface SharedTurns {
  /** The field of a payload that says whose an item is. */
  readonly by: string;
  /** How many of one may be under way at a time, in all processes. */
  readonly most: number;
}

export interface Outbox {
  readonly put: (kind: string, payload: Readonly<Record<string, unknown>>) => Effect.Effect<void>;
  /** Takes what is due of these kinds, oldest first, for so long; of `each` no more than may be under way. */
  readonly take: (
    kinds: readonly string[],
    most: number,
    forSeconds: number,
    each?: SharedTurns,
  ) => Effect.Effect<readonly OutboxItem[]>;
  readonly done: (id: string) => Effect.Effect<void>;
  /** Gives it back, to be tried again after so long. */
  readonly failed: (id: string, reason: string, againInSeconds: number) => Effect.Effect<void>;
  /** Items not done, of these kinds or of all but these, and the age of the oldest in seconds. */
  readonly waiting: (asked?: {
    readonly only?: readonly string[];
    readonly besides?: readonly string[];
  }) => Effect.Effect<{ readonly items: number; readonly oldestSeconds: number }>;
}
