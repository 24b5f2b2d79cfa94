/** Chance without chance: numbers that look random but follow from a seed and what they are about, the same for ever. */

/** A whole number, 0 to 2³² − 1, from a seed and further whole numbers. */
export function mixed(seed: number, a: number, b = 0, c = 0): number {
  let hash = (seed ^ 0x9e3779b9) | 0;
  hash = step(hash, a);
  hash = step(hash, b);
  hash = step(hash, c);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** As {@link mixed}, from 0 to just under 1. */
export function fraction(seed: number, a: number, b = 0, c = 0): number {
  return mixed(seed, a, b, c) / 4294967296;
}

/** A whole number that stands for a short text. */
export function numberOf(text: string): number {
  let hash = 7;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return hash;
}

function step(hash: number, value: number): number {
  let mixedIn = Math.imul(value, 0xcc9e2d51);
  mixedIn = (mixedIn << 15) | (mixedIn >>> 17);
  const next = hash ^ Math.imul(mixedIn, 0x1b873593);
  return (Math.imul((next << 13) | (next >>> 19), 5) + 0xe6546b64) | 0;
}
