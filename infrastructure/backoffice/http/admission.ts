/**
 * How much work is taken on at once, by kind. What is over that is refused within a moment, with a time to come again, instead
 * of waiting behind everything that came before: so the work that is taken on ends in time, however many ask. Spending has
 * places of its own, and where they are all taken nobody searches; coming in has its own too, or anyone who guesses passwords
 * could keep everybody from booking.
 *
 * How many search at once is found out: fewer where this thread comes round late, more again where it does not.
 */
import type { BoundOperation } from './bound-operations.ts';

export const kinds = ['spending', 'entering', 'looking', 'searching'] as const;
export type Kind = (typeof kinds)[number];

const searches = new Set(['flight.search', 'flight.calendar', 'flight.changeSearch', 'flight.parsePnr']);

export function kindOf({ name, operation }: Pick<BoundOperation, 'name' | 'operation'>): Kind {
  if (name.startsWith('session.') && !operation.session) return 'entering';
  if (searches.has(name)) return 'searching';
  return operation.changes ? 'spending' : 'looking';
}

const places: Readonly<Record<Exclude<Kind, 'searching'>, number>> = { spending: 100, entering: 40, looking: 100 };

/** Searches at once: at first, and between which bounds. A desk of a dozen that all search in one second waits and is not refused. */
const searchesFirst = 24;
const searchesLeast = 12;
const searchesMost = 128;

/** A place is waited for so long, by so many at most: a burst is no flood. */
const waitMilliseconds = 80;
const mostWaiting = 32;

/** Milliseconds by which this thread may come round late before less is taken on: a search or two are worked out in it. */
const lateMilliseconds = 250;

export type Leave = () => void;

interface Waiter {
  readonly until: number;
  readonly come: (leave: Leave | undefined) => void;
}

export class Admission {
  readonly #inHand: Record<Kind, number> = { spending: 0, entering: 0, looking: 0, searching: 0 };
  readonly #waiting: Record<Kind, Waiter[]> = {
    spending: [],
    entering: [],
    looking: [],
    searching: [],
  };
  #searches = searchesFirst;
  #arrivals = 0;

  /** Takes a place, now or within a moment; answers how to give it back, or undefined where there was none. */
  async enter(kind: Kind): Promise<Leave | undefined> {
    this.arrived();
    const leave = await this.#place(kind);
    if (kind === 'searching' && leave !== undefined) await this.#doorIsQuiet();
    return leave;
  }

  /** Notified of every connection. */
  arrived(): void {
    this.#arrivals += 1;
  }

  /**
   * Until nobody stands at the door, for a moment at most: a loop's turn takes in one connection, and a turn in which a search
   * is worked out is a long one.
   */
  async #doorIsQuiet(): Promise<void> {
    const until = performance.now() + waitMilliseconds;
    for (let quiet = 0; quiet < 3 && performance.now() < until; ) {
      const before = this.#arrivals;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.#arrivals === before ? quiet + 1 : 0;
    }
  }

  async #place(kind: Kind): Promise<Leave | undefined> {
    const waiting = this.#waiting[kind];
    const leave = waiting.length === 0 ? this.#take(kind) : undefined;
    if (leave !== undefined || waiting.length >= mostWaiting) return leave;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        resolve(undefined);
      }, waitMilliseconds);
      const waiter: Waiter = {
        until: performance.now() + waitMilliseconds,
        come: (given) => {
          clearTimeout(late);
          resolve(given);
        },
      };
      waiting.push(waiter);
    });
  }

  #take(kind: Kind): Leave | undefined {
    if (this.#inHand[kind] >= this.#placesFor(kind)) return undefined;
    this.#inHand[kind] += 1;
    return () => {
      this.#inHand[kind] -= 1;
      this.#call(kind);
      if (kind === 'spending') this.#call('searching');
    };
  }

  /** Anyone who waits takes what is free. */
  #call(kind: Kind): void {
    const waiting = this.#waiting[kind];
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      // Where this thread was away for longer, its timer has not come yet.
      const leave = first.until < performance.now() ? undefined : this.#take(kind);
      if (leave === undefined && first.until >= performance.now()) return;
      waiting.shift();
      first.come(leave);
    }
  }

  inHand(kind: Kind): number {
    return this.#inHand[kind];
  }

  /** Given, time and again, how late this thread came round. */
  felt(milliseconds: number): void {
    if (milliseconds > lateMilliseconds)
      this.#searches = Math.max(searchesLeast, Math.floor((this.#searches * lateMilliseconds) / milliseconds));
    else if (this.#inHand.searching >= this.#searches) this.#searches = Math.min(searchesMost, this.#searches + 1);
    this.#call('searching');
  }

  #placesFor(kind: Kind): number {
    if (kind !== 'searching') return places[kind];
    return this.#inHand.spending >= places.spending ? 0 : this.#searches;
  }
}

const lookMilliseconds = 20;

/** Lets it feel how late this thread comes round, until stopped. */
export function watchLateness(admission: Admission): () => void {
  let expected = performance.now() + lookMilliseconds;
  const looking = setInterval(() => {
    const now = performance.now();
    admission.felt(now - expected);
    expected = now + lookMilliseconds;
  }, lookMilliseconds);
  looking.unref();
  return () => clearInterval(looking);
}
