/** Slowing down anyone who tries too often, over all replicas. */
import type { Effect } from 'effect';
import type { Instant } from '#domain/time/instant.ts';

/** The first `free` attempts pass; each further one waits, twice as long as the one before. */
export interface Pace {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** After this long without an attempt all is forgotten. */
  readonly forgetAfterSeconds: number;
}

export interface Limited {
  /** What is limited: 'login:account:asha@malabar.example'. Kept as a digest. */
  readonly key: string;
  readonly pace: Pace;
}

export interface RateLimit {
  /**
   * Counts an attempt against all of the limits, or none of them where one says wait; so an attempt under way counts at
   * once, and many at the same time do not slip through. Answers the seconds to wait, 0 where the attempt may go on.
   */
  readonly attempt: (limits: readonly Limited[], now: Instant) => Effect.Effect<number>;
  /** The attempt was a success: what stands against these keys is forgotten. */
  readonly forgive: (keys: readonly string[]) => Effect.Effect<void>;
  /** Takes back one attempt counted against each of these. */
  readonly giveBack: (limits: readonly Limited[]) => Effect.Effect<void>;
}
