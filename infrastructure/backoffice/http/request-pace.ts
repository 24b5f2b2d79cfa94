/**
 * How many requests a minute one address, or one session, may make of this process before it is asked to wait. A fixed
 * window each, in memory: it shields the process, not a purse, so replicas need not agree.
 */

interface Window {
  readonly endsAt: number;
  count: number;
}

const windowMilliseconds = 60_000;
/** Beyond so many windows the oldest are forgotten, so that made-up addresses cannot fill the memory. */
const mostWindows = 100_000;

/** How somebody stands towards a limit, as answers tell it in their headers. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  /** Until the window ends. */
  readonly resetSeconds: number;
  /** To be waited before the next request; 0 where it may go on. */
  readonly wait: number;
}

export class RequestPace {
  readonly #perMinute: number;
  readonly #windows = new Map<string, Window>();

  /** 0 sets no limit. */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts a request; undefined where no limit is set. `ticks` in milliseconds of any clock. */
  count(who: string, ticks: number): Standing | undefined {
    if (this.#perMinute === 0) return undefined;
    const now = Math.floor(ticks);
    let window = this.#windows.get(who);
    if (window === undefined || window.endsAt <= now) {
      this.#windows.delete(who);
      this.#makeRoom(now);
      window = { endsAt: now + windowMilliseconds, count: 0 };
      this.#windows.set(who, window);
    }
    window.count += 1;
    const resetSeconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    const remaining = Math.max(0, this.#perMinute - window.count);
    return {
      limit: this.#perMinute,
      remaining,
      resetSeconds,
      wait: window.count <= this.#perMinute ? 0 : resetSeconds,
    };
  }

  /** A map keeps the order of insertion, so the first windows are the oldest. */
  #makeRoom(now: number): void {
    for (const [who, window] of this.#windows) {
      if (window.endsAt > now && this.#windows.size < mostWindows) return;
      this.#windows.delete(who);
    }
  }
}
