/** How fast secrets may be guessed and mails be asked for: per account and per network address, over all replicas. */
import { Effect } from 'effect';
import { TooManyRequests } from '#application/desk/failures.ts';
import type { Asking } from '../caller.ts';
import type { Limited, Pace, RateLimit } from '../ports/session/rate-limit.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface AttemptPolicy {
  /** Failed logins to one account before the next must wait. */
  readonly failures: number;
  /** The same from one address, which many may share. */
  readonly failuresPerAddress: number;
}

/**
 * An account is slowed to one attempt a minute, not shut: somebody who guesses on purpose must not keep its owner out
 * for long.
 */
function accountPace({ failures }: AttemptPolicy): Pace {
  return { free: failures, firstWaitSeconds: 2, longestWaitSeconds: 60, forgetAfterSeconds: 3600 };
}

function addressPace({ failuresPerAddress }: AttemptPolicy): Pace {
  return { free: failuresPerAddress, firstWaitSeconds: 2, longestWaitSeconds: 900, forgetAfterSeconds: 3600 };
}

const mailToAccount: Pace = { free: 3, firstWaitSeconds: 60, longestWaitSeconds: 3600, forgetAfterSeconds: 7200 };
const mailFromAddress: Pace = { free: 10, firstWaitSeconds: 60, longestWaitSeconds: 3600, forgetAfterSeconds: 7200 };

export interface LoginLimits {
  readonly account: Limited;
  readonly address: Limited;
}

export function loginLimits(userId: string, { address }: Asking, policy: AttemptPolicy): LoginLimits {
  return {
    account: { key: accountKey(userId), pace: accountPace(policy) },
    address: { key: `login:address:${networkOf(address)}`, pace: addressPace(policy) },
  };
}

export function forgottenLimits(userId: string, { address }: Asking): readonly Limited[] {
  return [
    { key: `forgotten:account:${tidy(userId)}`, pace: mailToAccount },
    { key: `forgotten:address:${networkOf(address)}`, pace: mailFromAddress },
  ];
}

/** Guessing the current password from inside a session. */
export function changeLimit(userId: string, policy: AttemptPolicy): Limited {
  return { key: `change:account:${userId}`, pace: accountPace(policy) };
}

/** Counts an attempt, or fails with the seconds to wait. */
export function attempt(
  limits: Pick<RateLimit, 'attempt'>,
  limited: readonly Limited[],
  now: Instant,
): Effect.Effect<void, TooManyRequests> {
  return Effect.flatMap(limits.attempt(limited, now), (retryAfterSeconds) =>
    retryAfterSeconds > 0 ? Effect.fail(new TooManyRequests({ retryAfterSeconds })) : Effect.void,
  );
}

/** What stands for an account where its attempts are counted; the digest of it is in the audit row of each that failed. */
export function accountKey(userId: string): string {
  return `login:account:${tidy(userId)}`;
}

function tidy(userId: string): string {
  return userId.trim().toLowerCase();
}

/** An address, or of an IPv6 address its network of 64 bits, which one household has whole. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::');
  const before = left === '' ? [] : left.split(':');
  const after = right === undefined || right === '' ? [] : right.split(':');
  const zeros =
    right === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
