/**
 * The one door to PostgreSQL, embedded or a server. Both drivers answer dates, times, numerics and 64-bit integers as
 * strings, JSON as values, so that a store reads the same rows from either.
 */

/** The database does not answer in time, or nobody is there. What was asked may have been done all the same. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent';
}

export interface Sql {
  /** Rows as objects by column name. `$1` parameters only. */
  query<Row extends object>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Everything may reject with `DatabaseSilent`. */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'server';
  /** For a sign of life, which no other work may keep waiting: a connection of its own where there are several. */
  readonly aside: Sql;
  /** Commits when `work` resolves, rolls back when it rejects. Use only the `tx` it is given inside. */
  transaction<A>(work: (tx: Sql) => Promise<A>): Promise<A>;
  /** Calls back for each NOTIFY on the channel; also after a lost connection was found again (payload ''). */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
