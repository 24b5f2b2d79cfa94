/**
 * That this process lives, for those who wait for the work that it holds. Leases name their owner; one whose heart stops is
 * known by it within seconds, long before its leases end. The embedded database belongs to one process at a time: there
 * every other owner is gone when this one starts.
 */
import type { Database } from './database.ts';

export class Heartbeat {
  readonly #database: Database;
  readonly #owner: string;
  readonly #leaseSeconds: number;
  readonly #clockAhead: () => number;

  /** `leaseSeconds`: the longest lease that is given to work. `clockAhead`: the seconds by which the clock was seen to jump. */
  constructor(database: Database, owner: string, leaseSeconds: number, clockAhead: () => number = () => 0) {
    this.#clockAhead = clockAhead;
    this.#database = database;
    this.#owner = owner;
    this.#leaseSeconds = leaseSeconds;
  }

  /** Beats once, and frees what the dead hold; answers how much that was. */
  async beat(): Promise<number> {
    const [row] = await this.#database.aside.query<{ freed: string }>('select beat($1, $2, $3, $4) as freed', [
      this.#owner,
      this.#database.kind === 'embedded',
      this.#leaseSeconds,
      this.#clockAhead(),
    ]);
    return Number(row?.freed ?? 0);
  }

  /** The last beat of a process that stops: what it leaves undone is free at the next beat of another. */
  async stop(): Promise<void> {
    await this.#database.aside.query(`update process_beat set beat_at = '-infinity' where owner = $1`, [this.#owner]);
  }
}
