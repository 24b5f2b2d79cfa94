/** What the database's clock shows, the date of the last entry of any ledger, and the jumps that processes have seen. */
import { Effect } from 'effect';
import type { ClockBook } from '#application/backoffice/ports/account/clock-book.ts';
import type { Database } from '../engine/database.ts';

const lastEntry = '(select max(head_at) filter (where head_sequence > 0) from account)';

/** In milliseconds since 1970. The last entry is read from the rows of all agencies, and where asked for alone. */
export async function databaseClock(
  database: Database,
  withEntry: boolean,
): Promise<{ readonly database: number; readonly lastEntry: number | undefined } | undefined> {
  const [row] = await database.query<{ readonly now: number; readonly last: number | null }>(
    `select extract(epoch from clock_timestamp())::double precision * 1000 as now,
       ${withEntry ? `extract(epoch from ${lastEntry})::double precision * 1000` : 'null::double precision'} as last`,
    [],
  );
  return row && { database: row.now, lastEntry: row.last ?? undefined };
}

export class StoredClockBook implements ClockBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  look(): ReturnType<ClockBook['look']> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<{ readonly ahead: number; readonly entries: number }>(
        // Ledgers keep milliseconds, rounded: an entry of just now is not ahead of a clock that is rounded alike.
        `select coalesce((select clock_ahead from process_beat order by abs(clock_ahead) desc limit 1), 0) as ahead,
           coalesce(greatest(ceil(extract(epoch from ${lastEntry} - clock_timestamp()::timestamptz(3))), 0), 0)::double precision as entries`,
        [],
      );
      return { aheadSeconds: row?.ahead ?? 0, entriesAheadSeconds: row?.entries ?? 0 };
    });
  }
}
