/**
 * How many requests a minute one address, or one session, may make of this process before it is told to wait. A fixed
 * window each, in memory: it shields the process, not a purse, so replicas need not agree.
 */

interface Window {
  readonly endsAt: number;
  count: number;
}

const windowMilliseconds = 60_000;
/** Beyond so many windows the oldest are forgotten, so that made-up addresses cannot fill the memory. */
const mostWindows = 100_000;

export class RequestPace {
  readonly #perMinute: number;
  readonly #windows = new Map<string, Window>();

  /** 0 sets no limit. */
  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts a request; answers the seconds to wait, 0 where it may go on. `now` in milliseconds of any clock. */
  count(who: string, now: number): number {
    if (this.#perMinute === 0) return 0;
    const window = this.#windows.get(who);
    if (window === undefined || window.endsAt <= now) {
      this.#windows.delete(who);
      this.#makeRoom(now);
      this.#windows.set(who, { endsAt: now + windowMilliseconds, count: 1 });
      return 0;
    }
    window.count += 1;
    return window.count <= this.#perMinute ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  }

  /** A map keeps the order of insertion, so the first windows are the oldest. */
  #makeRoom(now: number): void {
    for (const [who, window] of this.#windows) {
      if (window.endsAt > now && this.#windows.size < mostWindows) return;
      this.#windows.delete(who);
    }
  }
}
