/**
 * Sets of positions 0 to n − 1 as bits, 32 to a word: what an index of thousands of offers answers filters with. Sets that
 * meet in one operation are of the same length; bits from n on are never set.
 */

export type BitSet = Uint32Array;

/** Words that a set over so many positions takes. */
export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function emptySet(size: number): BitSet {
  return new Uint32Array(wordsFor(size));
}

/** Every position below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  if ((size & 31) !== 0) set[set.length - 1] = 0xffff_ffff >>> (32 - (size & 31));
  return set;
}

export function addTo(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export function isIn(set: BitSet, position: number): boolean {
  return ((set[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
}

/** Leaves in `set` only what is in `other` too. */
export function keepOnly(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Takes out of `set` what is in `other`. */
export function takeOut(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** What is in any of the sets. */
export function unionOf(sets: readonly BitSet[], size: number): BitSet {
  const union = emptySet(size);
  for (const set of sets) {
    for (let word = 0; word < union.length; word += 1) union[word] = (union[word] ?? 0) | (set[word] ?? 0);
  }
  return union;
}

/** What is in both. */
export function both(one: BitSet, other: BitSet): BitSet {
  const common = one.slice();
  keepOnly(common, other);
  return common;
}

/** How many are in both. */
export function countBoth(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += bitsIn((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

export function countOf(set: BitSet): number {
  return countBoth(set, set);
}

/** The positions in ascending order. */
export function positionsIn(set: BitSet): Uint32Array {
  const positions = new Uint32Array(countOf(set));
  let next = 0;
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0;
    while (bits !== 0) {
      positions[next] = word * 32 + 31 - Math.clz32(bits & -bits);
      next += 1;
      bits &= bits - 1;
    }
  }
  return positions;
}

/** The positions whose value lies between two, both included. */
export function between(column: ArrayLike<number>, from: number, to: number): BitSet {
  const set = emptySet(column.length);
  for (let word = 0; word < set.length; word += 1) {
    const start = word * 32;
    const end = Math.min(start + 32, column.length);
    let bits = 0;
    for (let at = start; at < end; at += 1) {
      const value = column[at] ?? 0;
      if (value >= from && value <= to) bits |= 1 << (at - start);
    }
    set[word] = bits;
  }
  return set;
}

/**
 * {@link between} for a column whose positions are known in the order of their values: a binary search finds the range, and
 * only the smaller side of it is walked. `all` holds every position of the order whose value is finite.
 */
export function betweenOrdered(
  column: ArrayLike<number>,
  order: Uint32Array,
  all: BitSet,
  from: number,
  to: number,
): BitSet {
  const start = ranksBelow(column, order, (value) => value < from);
  const end = ranksBelow(column, order, (value) => value <= to);
  const finite = ranksBelow(column, order, Number.isFinite);
  if ((end - start) * 2 < finite) {
    const set = new Uint32Array(all.length);
    for (let rank = start; rank < end; rank += 1) addTo(set, order[rank] ?? 0);
    return set;
  }
  const set = all.slice();
  for (let rank = 0; rank < Math.min(start, finite); rank += 1) removeFrom(set, order[rank] ?? 0);
  for (let rank = Math.max(start, end); rank < finite; rank += 1) removeFrom(set, order[rank] ?? 0);
  return set;
}

/** How many positions stand at the beginning of an order for whose values something holds that holds for none after. */
function ranksBelow(column: ArrayLike<number>, order: Uint32Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(column[order[middle] ?? 0] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function removeFrom(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (position & 31));
}

/** The positions for whose value a table has 1. */
export function whereTable(column: ArrayLike<number>, table: Uint8Array): BitSet {
  const set = emptySet(column.length);
  for (let word = 0; word < set.length; word += 1) {
    const start = word * 32;
    const end = Math.min(start + 32, column.length);
    let bits = 0;
    for (let at = start; at < end; at += 1) bits |= (table[column[at] ?? 0] ?? 0) << (at - start);
    set[word] = bits;
  }
  return set;
}

/** Ones in a word, added up in pairs, fours, bytes and then all at once. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
