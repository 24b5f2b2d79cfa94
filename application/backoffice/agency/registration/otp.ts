/**
 * Proving an address: a code of six digits is sent, and typing it gives a sealed proof. The code follows from its id and the
 * deployment's key, so it is kept nowhere, and a repeated mail carries the same one. Tries are counted before they are judged.
 */
import { Effect } from 'effect';
import {
  checkOtpAddress,
  checkOtpCode,
  type OtpChannel,
  otpChannels,
  proofHours,
  tidyAddress,
  tidyOtp,
} from '#domain/agency/otp.ts';
import { otpLimits } from '#domain/rules/limits.ts';
import { violation } from '#domain/rules/violation.ts';
import { hasPassed, type Instant, isInstant, plusMinutes } from '#domain/time/instant.ts';
import { Invalid, type TooManyRequests } from '#application/desk/failures.ts';
import type { OtpSent, Proof } from '#application/desk/agency/registration.ts';
import type { Asking } from '#application/backoffice/caller.ts';
import type { OtpStore } from '#application/backoffice/ports/agency/otp-store.ts';
import type { Chance, Clock, Seal } from '#application/backoffice/ports/machine.ts';
import type { PasswordKeeper } from '#application/backoffice/ports/session/password-keeper.ts';
import type { Limited, Pace, RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt, networkOf } from '#application/backoffice/session/attempts.ts';

export interface OtpPorts {
  readonly otps: OtpStore;
  readonly limits: RateLimit;
  readonly passwords: Pick<PasswordKeeper, 'digest'>;
  readonly seal: Seal;
  readonly clock: Clock;
  readonly chance: Chance;
}

/** The next code to one address waits half a minute, the one after it twice as long, and so on. */
const toAddress: Pace = {
  free: 1,
  firstWaitSeconds: otpLimits.resendSeconds,
  longestWaitSeconds: 3600,
  forgetAfterSeconds: 7200,
};
const fromNetwork: Pace = { free: 20, firstWaitSeconds: 30, longestWaitSeconds: 3600, forgetAfterSeconds: 7200 };

/** Codes that are over are kept this long. */
const keptMinutes = 24 * 60;

export function sendOtp(
  { otps, limits, clock, chance }: OtpPorts,
  asking: Asking,
  asked: { readonly channel: OtpChannel; readonly address: string },
): Effect.Effect<OtpSent, Invalid | TooManyRequests> {
  return Effect.gen(function* () {
    const { channel } = asked;
    const address = tidyAddress(channel, asked.address);
    const violations = checkOtpAddress(channel, address);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const now = clock.now();
    const limited: readonly Limited[] = [
      { key: `otp:${channel}:${address}`, pace: toAddress },
      { key: `otp:network:${networkOf(asking.address)}`, pace: fromNetwork },
    ];
    yield* attempt(limits, limited, now);
    const expiresAt = plusMinutes(now, otpLimits.minutes);
    const otpId = chance.uuid();
    yield* otps.begin(
      { otpId, channel, address, language: asking.language, expiresAt },
      plusMinutes(now, -keptMinutes),
    );
    return { otpId, expiresAt, resendAfterSeconds: otpLimits.resendSeconds };
  });
}

export function verifyOtp(
  ports: OtpPorts,
  { otpId, code }: { readonly otpId: string; readonly code: string },
): Effect.Effect<Proof, Invalid> {
  return Effect.gen(function* () {
    const violations = checkOtpCode(code);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const now = ports.clock.now();
    const over = new Invalid({ violations: [violation('otp-over', 'code')] });
    const tried = yield* ports.otps.countTry(otpId, otpLimits.tries, now);
    if (tried === undefined) return yield* over;
    if (tidyOtp(code) !== codeOf(ports, otpId)) {
      if (tried.left === 0) return yield* over;
      return yield* new Invalid({ violations: [violation('otp-wrong', 'code', { left: tried.left })] });
    }
    if (!(yield* ports.otps.spend(otpId, now))) return yield* over;
    const { channel, address } = tried.otp;
    const until = plusMinutes(now, proofHours * 60);
    return { proof: ports.seal.sign(`${proofMark}${JSON.stringify([channel, address, until])}`) };
  });
}

const proofMark = 'proof ';

export interface Proven {
  readonly channel: OtpChannel;
  readonly address: string;
}

/** What a proof proves; undefined where it is none of ours, or over. */
export function proven(seal: Seal, proof: string, now: Instant): Proven | undefined {
  const text = seal.open(proof);
  if (text === undefined || !text.startsWith(proofMark)) return undefined;
  // Only `verifyOtp` seals under this mark.
  const [channel, address, until] = JSON.parse(text.slice(proofMark.length)) as readonly string[];
  const known = otpChannels.find((each) => each === channel);
  if (known === undefined || address === undefined || until === undefined || !isInstant(until)) return undefined;
  return hasPassed(until, now) ? undefined : { channel: known, address };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 54 bits of a keyed digest, as six digits. */
export function codeOf({ passwords, seal }: Pick<OtpPorts, 'passwords' | 'seal'>, otpId: string): string {
  const digest = passwords.digest(seal.sign(`otp ${otpId}`));
  const number = Array.from(digest.slice(0, 9)).reduce(
    (sum, letter) => sum * 64n + BigInt(Math.max(alphabet.indexOf(letter), 0)),
    0n,
  );
  return String(number % 10n ** BigInt(otpLimits.digits)).padStart(otpLimits.digits, '0');
}
