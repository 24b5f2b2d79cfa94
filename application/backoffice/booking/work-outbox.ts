/**
 * Does what commits have left to be done: takes what is due, hands each item to its kind's handler, and gives back what
 * failed, later each time. Every item is handled at least once, so a handler does no harm the second time.
 */
import { Cause, Effect } from 'effect';
import type { Outbox, OutboxItem } from '../ports/outbox.ts';

/** Fails or dies to be tried again. */
export type OutboxHandler = (item: OutboxItem) => Effect.Effect<void, unknown>;

export interface WorkOutboxPorts {
  readonly outbox: Outbox;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  /** Kinds whose items are handled one after another, in the order in which they were written. */
  readonly inOrder?: readonly string[];
}

/** Longer than any handler takes: an item taken for so long and not done is somebody else's. */
const takenSeconds = 120;
/** Side by side, so that none waits for the others while its time runs, and their statements go together. */
const mostAtOnce = 100;

/** One round; answers how many were taken. Call again at once where it was not 0. */
export function workOutbox({ outbox, handlers, inOrder = [] }: WorkOutboxPorts): Effect.Effect<number> {
  return Effect.gen(function* () {
    const items = yield* outbox.take(Object.keys(handlers), mostAtOnce, takenSeconds);
    const each = (item: OutboxItem) => handle(outbox, handlers[item.kind], item);
    const queued = inOrder.map((kind) => items.filter((item) => item.kind === kind));
    const free = items.filter((item) => !inOrder.includes(item.kind));
    yield* Effect.all(
      [
        Effect.forEach(free, each, { concurrency: 'unbounded', discard: true }),
        ...queued.map((some) => Effect.forEach(some, each, { discard: true })),
      ],
      { concurrency: 'unbounded', discard: true },
    );
    return items.length;
  });
}

function handle(outbox: Outbox, handler: OutboxHandler | undefined, item: OutboxItem): Effect.Effect<void> {
  if (handler === undefined) return Effect.void;
  return Effect.matchCauseEffect(
    Effect.timeout(
      Effect.suspend(() => handler(item)),
      `${takenSeconds / 2} seconds`,
    ),
    {
      onSuccess: () => outbox.done(item.id),
      onFailure: (cause) => outbox.failed(item.id, Cause.pretty(cause), againInSeconds(item.attempt)),
    },
  );
}

/** 10 s, 20 s, 40 s … up to an hour. */
function againInSeconds(attempt: number): number {
  return Math.min(3600, 10 * 2 ** Math.min(attempt - 1, 12));
}
