/**
 * Many calls at once, one statement: calls that arrive while a statement is under way wait together and go as the next
 * one, so that they share its round trip and its commit. While calls have company, one that comes alone waits a moment
 * for more; where they come singly, nobody waits. Each gets its own result. When a statement fails, its calls go
 * again one by one, so that one bad call harms nobody else.
 */

import { DatabaseSilent } from './database.ts';

export interface BatchLimits {
  /** Calls in one statement at most. */
  readonly most: number;
  /** Statements under way at once at most. */
  readonly lanes: number;
}

/** How long a call waits for company, while there is any: less than a commit takes. */
const gatherMilliseconds = 1;

export class BatchWriter<Call, Result> {
  readonly #write: (calls: readonly Call[]) => Promise<readonly Result[]>;
  readonly #limits: BatchLimits;
  #waiting: Waiting<Call, Result>[] = [];
  #underWay = 0;
  #woken = false;
  /** Whether the last statement was shared. */
  #hasCompany = false;

  /** `write` answers a result a call, in order, never undefined; a call's refusal is a result, not a rejection. */
  constructor(
    write: (calls: readonly Call[]) => Promise<readonly Result[]>,
    limits: BatchLimits = { most: 64, lanes: 1 },
  ) {
    this.#write = write;
    this.#limits = limits;
  }

  call(call: Call): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
      if (this.#woken) return;
      this.#woken = true;
      const wake = (): void => {
        this.#woken = false;
        this.#go();
      };
      if (this.#hasCompany) setTimeout(wake, gatherMilliseconds);
      // After the turn, so that calls made together go together.
      else setImmediate(wake);
    });
  }

  #go(): void {
    while (this.#waiting.length > 0 && this.#underWay < this.#limits.lanes) {
      const batch = this.#waiting.splice(0, this.#limits.most);
      this.#underWay += 1;
      this.#hasCompany = batch.length > 1;
      void this.#send(batch).finally(() => {
        this.#underWay -= 1;
        this.#go();
      });
    }
  }

  async #send(batch: readonly Waiting<Call, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ call }) => call));
      if (results.length !== batch.length)
        throw new Error(`${batch.length} calls were answered with ${results.length} results`);
      for (const [index, { resolve }] of batch.entries()) {
        const result = results[index];
        if (result !== undefined) resolve(result);
      }
    } catch (error) {
      // Where nobody answers, asking for each would only take each its time.
      if (batch.length === 1 || error instanceof DatabaseSilent) for (const one of batch) one.reject(error);
      else for (const one of batch) await this.#send([one]);
    }
  }
}

interface Waiting<Call, Result> {
  readonly call: Call;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}
