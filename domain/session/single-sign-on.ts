/**
 * Single sign-on: somebody who is signed in with a configured issuer comes in here by a token that it signed. The issuer leads
 * the browser to the login page with the token behind `#`, which no server and no log sees.
 */
import { type Instant, toMilliseconds } from '../time/instant.ts';

/** What a token says, as JSON Web Tokens name it; moments are seconds since 1970. */
export interface SignOnClaims {
  readonly iss?: unknown;
  /** For whom it is: a text, or several. */
  readonly aud?: unknown;
  /** The user id here. */
  readonly sub?: unknown;
  readonly exp?: unknown;
  readonly iat?: unknown;
  /** Its own id: a token counts once. */
  readonly jti?: unknown;
  /** How the person proved themselves there. */
  readonly amr?: unknown;
}

export interface SignOn {
  readonly userId: string;
  readonly tokenId: string;
  readonly endsAtSeconds: number;
  /** The issuer asked for more than a password. */
  readonly byTwoFactors: boolean;
}

/** A token is for the way from there to here. */
const longestSeconds = 600;
/** By which two clocks may differ. */
const leewaySeconds = 60;

/**
 * Who comes in by the claims of a token whose signature is right; undefined where it is another issuer's, for somebody else,
 * over, not begun, good for too long, or lacks a name or an id.
 *
 * @example signOnOf({ iss: 'other' }, { issuer: 'https://id.example', audience: 'https://portal.example' }, instant('2026-11-25T10:00:00Z')) // => undefined
 */
export function signOnOf(
  { iss, aud, sub, exp, iat, jti, amr }: SignOnClaims,
  { issuer, audience }: { readonly issuer: string; readonly audience: string },
  now: Instant,
): SignOn | undefined {
  const seconds = toMilliseconds(now) / 1000;
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  if (iss !== issuer || !audiences.includes(audience)) return undefined;
  if (typeof sub !== 'string' || sub.trim() === '' || typeof jti !== 'string' || jti === '') return undefined;
  if (typeof exp !== 'number' || typeof iat !== 'number' || !Number.isFinite(exp) || !Number.isFinite(iat))
    return undefined;
  if (exp - iat > longestSeconds || iat > seconds + leewaySeconds || exp <= seconds - leewaySeconds) return undefined;
  const ways: readonly unknown[] = Array.isArray(amr) ? amr : [];
  return { userId: sub, tokenId: jti, endsAtSeconds: exp + leewaySeconds, byTwoFactors: ways.includes('mfa') };
}

/**
 * The token in the address that an issuer leads to; undefined where there is none.
 *
 * @example signOnTokenIn('#ssotoken=a.b.c') // => 'a.b.c'
 * @example signOnTokenIn('#login=asha') // => undefined
 */
export function signOnTokenIn(hash: string): string | undefined {
  // Tokens are letters, digits and `._-` alone: nothing in them is escaped.
  return /(?:^#|&)ssotoken=([\w.-]+)/.exec(hash)?.[1];
}
