/** Looks at the database's clock, by which entries of ledgers are dated, beside one that never jumps. */
import { type ClockTrouble, clockTroublesOf } from '#domain/account/clock.ts';

/** What the clocks show at one moment, in milliseconds. */
export interface Shown {
  /** Of a clock that never jumps, and goes on while the machine sleeps. */
  readonly ticks: number;
  readonly database: number;
  /** The date of the last entry of any ledger; undefined where there is none, or where it was not read. */
  readonly lastEntry: number | undefined;
}

/** Less than this is how the two are read, one after the other. */
const stepMilliseconds = 1500;

/** Between two readings of the last entry, which every agency's row is read for, while the clock goes as it should. */
const entryMilliseconds = 60_000;

export class ClockWatch {
  #before: Shown | undefined;
  /** When the last entry is to be read next, in ticks. */
  #entryDue = 0;
  #ahead = 0;
  #isBack = false;

  /** Whether the next look is to be given the last entry: at first, after a jump, and every minute. */
  wantsEntry(ticks: number): boolean {
    return this.#before === undefined || ticks >= this.#entryDue;
  }

  /** Answers what is wrong since the last look: a jump once, entries ahead whenever they are read. */
  look(shown: Shown): readonly ClockTrouble[] {
    const before = this.#before ?? shown;
    if (this.wantsEntry(shown.ticks)) this.#entryDue = shown.ticks + entryMilliseconds;
    this.#before = shown;
    const jumped = shown.database - before.database - (shown.ticks - before.ticks);
    this.#isBack = jumped < -stepMilliseconds;
    const troubles = clockTroublesOf({
      aheadSeconds: Math.round(jumped / 1000),
      entriesAheadSeconds: Math.round(((shown.lastEntry ?? shown.database) - shown.database) / 1000),
    });
    if (troubles.some(({ kind }) => kind === 'jumped')) {
      this.#ahead += jumped;
      this.#entryDue = shown.ticks;
    }
    return troubles;
  }

  /** Whether the clock went back before the last look, by however little: what is put off until a time would last longer. */
  get isBack(): boolean {
    return this.#isBack;
  }

  /** By how much the clock is ahead of where time alone had brought it, since the first look. */
  get aheadSeconds(): number {
    return Math.round(this.#ahead / 1000);
  }
}
