/** Making passwords unreadable, and secrets that nobody can guess. */
import type { Effect } from 'effect';
import type { TooManyRequests } from '#application/desk/failures.ts';

export interface PasswordKeeper {
  /** Slow on purpose. Fails where more are waiting than can be worked off soon, before any work. */
  readonly hash: (password: string) => Effect.Effect<string, TooManyRequests>;
  /** Takes the same time where there is no hash to compare with, and answers false. */
  readonly matches: (password: string, hash: string | undefined) => Effect.Effect<boolean, TooManyRequests>;
  /** A single-use secret to be mailed: 100 random bits in letters and digits that are hard to confuse, in groups. */
  readonly temporarySecret: () => string;
  /** The temporary secret in the one form that is digested, however it was typed. */
  readonly tidySecret: (typed: string) => string;
  /** SHA-256, base64url: for secrets made by chance only, which need no slow hash. */
  readonly digest: (secret: string) => string;
}
