/**
 * Whether a clock goes as time does. Entries of the ledger are dated by the database's clock and never before the one
 * before: a clock that jumps ahead, and back later, leaves entries of a day to come, and all that follow stay there.
 */

/** What the clocks show at one moment, in milliseconds. */
export interface Shown {
  /** Of a clock that never jumps. */
  readonly ticks: number;
  readonly database: number;
  /** The date of the last entry of any ledger; undefined where there is none. */
  readonly lastEntry: number | undefined;
}

export interface ClockTrouble {
  /** `jumped`: further than time has passed. `entries-ahead`: the last entry is dated after now. */
  readonly kind: 'jumped' | 'entries-ahead';
  readonly seconds: number;
}

const mostMilliseconds = 5 * 60_000;

export class ClockWatch {
  #before: Shown | undefined;
  /** By how much the clock is ahead of where time alone had brought it, since the first look. */
  #ahead = 0;

  /** Answers what is wrong since the last look; a jump is reported once. */
  look(shown: Shown): readonly ClockTrouble[] {
    const before = this.#before ?? shown;
    this.#before = shown;
    const jumped = shown.database - before.database - (shown.ticks - before.ticks);
    const troubles: ClockTrouble[] = [];
    if (Math.abs(jumped) > mostMilliseconds) {
      this.#ahead += jumped;
      troubles.push({ kind: 'jumped', seconds: Math.round(jumped / 1000) });
    }
    const entriesAhead = (shown.lastEntry ?? shown.database) - shown.database;
    if (entriesAhead > mostMilliseconds)
      troubles.push({ kind: 'entries-ahead', seconds: Math.round(entriesAhead / 1000) });
    return troubles;
  }

  get aheadSeconds(): number {
    return Math.round(this.#ahead / 1000);
  }
}
