/** A bounded map that forgets, once it is full, what was not used of late. */
export class RecentlyUsed<Key, Value> {
  readonly #most: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) {
      return young;
    }
    const old = this.#old.get(key);
    if (old !== undefined) {
      this.set(key, old);
    }
    return old;
  }

  set(key: Key, value: Value): void {
    // Two generations: a lookup costs no reordering, and what was not used for a whole generation goes.
    if (this.#young.size * 2 >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
