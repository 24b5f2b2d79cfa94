/**
 * Work that comes round: every so often, and when woken, at once or after a pause in which more work may gather. One round
 * at a time; a failed one is reported and followed by the next.
 */
import { Cause, Effect, Exit } from 'effect';

/** The pause before a round; none after one that did enough, since as much has gathered already. */
export interface Gathering {
  readonly milliseconds: number;
  readonly enough: number;
}

export class Rounds {
  readonly #work: () => Effect.Effect<number>;
  readonly #everyMilliseconds: number;
  readonly #onTrouble: (cause: unknown) => void;
  readonly #gather: Gathering | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #didEnough = false;
  #gathering = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** `work` answers how much it did: where it was not nothing, the next round follows at once. */
  constructor(
    work: () => Effect.Effect<number>,
    everyMilliseconds: number,
    onTrouble: (cause: unknown) => void,
    gather?: Gathering,
  ) {
    this.#work = work;
    this.#everyMilliseconds = everyMilliseconds;
    this.#onTrouble = onTrouble;
    this.#gather = gather;
  }

  /** Begins a round, or another after the one that is under way. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    if (this.#gather === undefined || this.#didEnough) return this.#begin();
    if (this.#gathering) return;
    this.#gathering = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), this.#gather.milliseconds);
    this.#timer.unref();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#gathering = false;
    this.#running = this.#round().finally(() => {
      this.#running = undefined;
      if (this.#stopped) return;
      if (this.#again) {
        this.#again = false;
        this.wake();
      } else {
        this.#timer = setTimeout(() => this.#begin(), this.#everyMilliseconds);
        this.#timer.unref();
      }
    });
  }

  /** Waits for the round under way and begins no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    const exit = await Effect.runPromiseExit(Effect.suspend(this.#work));
    if (Exit.isFailure(exit)) this.#onTrouble(Cause.squash(exit.cause));
    else if (exit.value > 0) this.#again = true;
    this.#didEnough = this.#gather !== undefined && Exit.isSuccess(exit) && exit.value >= this.#gather.enough;
  }
}
