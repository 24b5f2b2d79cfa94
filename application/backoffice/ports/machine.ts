/** What use cases need of the machine: the time, chance, and seals that nobody else can make. */
import type { Instant } from '#domain/time/instant.ts';

export interface Clock {
  readonly now: () => Instant;
}

export interface Chance {
  /** A new UUID. */
  readonly uuid: () => string;
  /** `bytes` random bytes, base64url. */
  readonly token: (bytes: number) => string;
}

export interface Seal {
  /** `text` followed by '.' and a short keyed digest; the same on every replica. */
  readonly sign: (text: string) => string;
  /** The text, or undefined where the seal is not ours. */
  readonly open: (sealed: string) => string | undefined;
}
