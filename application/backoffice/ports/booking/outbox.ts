/**
 * Work that follows from a commit and is done after it, at least once: documents, messages. Whoever takes an item has it
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

export interface Outbox {
  readonly put: (kind: string, payload: Readonly<Record<string, unknown>>) => Effect.Effect<void>;
  /** Takes what is due of these kinds, oldest first, for so long. */
  readonly take: (kinds: readonly string[], most: number, forSeconds: number) => Effect.Effect<readonly OutboxItem[]>;
  readonly done: (id: string) => Effect.Effect<void>;
  /** Gives it back, to be tried again after so long. */
  readonly failed: (id: string, reason: string, againInSeconds: number) => Effect.Effect<void>;
  /** Items not done, and the age of the oldest in seconds. */
  readonly waiting: () => Effect.Effect<{ readonly items: number; readonly oldestSeconds: number }>;
}
