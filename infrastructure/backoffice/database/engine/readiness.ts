/**
 * Whether this process can do its work: the database takes a change and keeps it. A reading alone would be answered from
 * memory while the disk is full or gone.
 */
import type { Database } from './database.ts';

/** Anyone who asks more often gets the last answer, so that asking costs the disk little. */
const freshMilliseconds = 1000;
/** A database that takes longer is not one to send people to. */
const patienceMilliseconds = 5000;

export class Readiness {
  readonly #database: Database;
  readonly #ticks: () => number;
  readonly #patience: number;
  #asking: Promise<boolean> | undefined;
  #answered: { readonly isReady: boolean; readonly at: number } | undefined;

  /** `ticks` in milliseconds of a clock that never goes back. */
  constructor(database: Database, ticks: () => number, patience = patienceMilliseconds) {
    this.#database = database;
    this.#ticks = ticks;
    this.#patience = patience;
  }

  async isReady(): Promise<boolean> {
    if (this.#answered !== undefined && this.#ticks() - this.#answered.at < freshMilliseconds)
      return this.#answered.isReady;
    this.#asking ??= this.#prove().finally(() => {
      this.#asking = undefined;
    });
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), this.#patience);
    });
    return Promise.race([this.#asking, patience]).finally(() => clearTimeout(late));
  }

  async #prove(): Promise<boolean> {
    const isReady = await this.#database
      .query(
        `insert into readiness (sole, proved_at) values (true, clock_timestamp())
         on conflict (sole) do update set proved_at = excluded.proved_at`,
        [],
      )
      .then(
        () => true,
        () => false,
      );
    this.#answered = { isReady, at: this.#ticks() };
    return isReady;
  }
}
