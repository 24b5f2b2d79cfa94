/**
 * Does what commits have left to be done: takes what is due, hands each item to its kind's handler, and gives back what
 * failed, later each time. Every item is handled at least once, so a handler does no harm the second time.
 */
import { Cause, Effect, Exit } from 'effect';
import { pauseAfter } from '#domain/time/pauses.ts';
import type { Outbox, OutboxItem, SharedTurns } from '#application/backoffice/ports/booking/outbox.ts';

/** Fails or dies to be tried again. */
export type OutboxHandler = (item: OutboxItem) => Effect.Effect<void, unknown>;

/** Handles items in the order in which they were written; answers the outcome of each. */
export type OutboxManyHandler = (items: readonly OutboxItem[]) => Effect.Effect<readonly Exit.Exit<void, unknown>[]>;

/** Longer than any handler takes: an item taken for so long and not done is somebody else's. */
const takenSeconds = 120;
/** Items of a round. Side by side, so that none waits for the others while its time runs, and their statements go together. */
export const mostAtOnce = 100;
export const mostTogether = 400;

/** One round of items that are handled each by itself; answers how many were taken. Call again at once where it was not 0. */
export function workOutbox(
  outbox: Outbox,
  handlers: Readonly<Record<string, OutboxHandler>>,
  each?: SharedTurns,
): Effect.Effect<number> {
  return Effect.gen(function* () {
    const items = yield* outbox.take(Object.keys(handlers), mostAtOnce, takenSeconds, each);
    yield* Effect.forEach(items, (item) => handleOne(outbox, handlers[item.kind], item), sideBySide);
    return items.length;
  });
}

/** The same of items of one kind that are handled together. */
export function workTogether(outbox: Outbox, kind: string, handler: OutboxManyHandler): Effect.Effect<number> {
  return Effect.gen(function* () {
    const items = yield* outbox.take([kind], mostTogether, takenSeconds);
    if (items.length === 0) return 0;
    const exits = yield* Effect.exit(inTime(() => handler(items)));
    yield* Effect.forEach(
      items,
      (item, place) => putAway(outbox, item, Exit.isSuccess(exits) ? (exits.value[place] ?? unanswered) : exits),
      sideBySide,
    );
    return items.length;
  });
}

const sideBySide = { concurrency: 'unbounded', discard: true } as const;

function handleOne(outbox: Outbox, handler: OutboxHandler | undefined, item: OutboxItem): Effect.Effect<void> {
  if (handler === undefined) return Effect.void;
  return Effect.flatMap(Effect.exit(inTime(() => handler(item))), (exit) => putAway(outbox, item, exit));
}

const unanswered = Exit.die(new Error('The handler did not report its outcome'));

function inTime<A, E>(work: () => Effect.Effect<A, E>): Effect.Effect<A, E | Cause.TimeoutError> {
  return Effect.timeout(Effect.suspend(work), `${takenSeconds / 2} seconds`);
}

function putAway(outbox: Outbox, { id, attempt }: OutboxItem, exit: Exit.Exit<void, unknown>): Effect.Effect<void> {
  return Exit.isSuccess(exit) ? outbox.done(id) : outbox.failed(id, Cause.pretty(exit.cause), pauseAfter(attempt));
}
