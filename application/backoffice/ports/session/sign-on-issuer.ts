/** Who may vouch for people here, and which of its tokens were used. */
import type { Effect } from 'effect';
import type { SignOnClaims } from '#domain/session/single-sign-on.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface SignOnIssuer {
  readonly issuer: string;
  /** For whom its tokens must be: the portal's address. */
  readonly audience: string;
  /** What a token says; undefined where the issuer did not sign it. */
  readonly claimsOf: (token: string) => SignOnClaims | undefined;
}

export interface SignOnTokens {
  /** False where it was spent before; a token that is over is forgotten. */
  readonly spend: (digest: string, endsAt: Instant, now: Instant) => Effect.Effect<boolean>;
}
