/** What the database's clock shows, and the date of the last entry of any ledger. */
import type { Database } from '../engine/database.ts';

/** In milliseconds since 1970. */
export async function databaseClock(
  database: Database,
): Promise<{ readonly database: number; readonly lastEntry: number | undefined } | undefined> {
  const [row] = await database.query<{ readonly now: number; readonly last: number | null }>(
    `select extract(epoch from clock_timestamp())::double precision * 1000 as now,
       extract(epoch from max(head_at) filter (where head_sequence > 0))::double precision * 1000 as last from account`,
    [],
  );
  return row && { database: row.now, lastEntry: row.last ?? undefined };
}
