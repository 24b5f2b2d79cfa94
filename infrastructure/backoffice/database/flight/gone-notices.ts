/** Word from one process to all others that some flights are no longer what searches showed. */
import { Effect } from 'effect';
import type { Database } from '../engine/database.ts';

export const goneChannel = 'gone_flights';

/** Best effort: anyone who does not hear it sells from its own memory for a minute at most. */
export function notifyGone(database: Database, flights: readonly string[]): Effect.Effect<void> {
  return Effect.ignore(
    Effect.tryPromise(() => database.query('select pg_notify($1, $2)', [goneChannel, flights.join(' ')])),
  );
}
