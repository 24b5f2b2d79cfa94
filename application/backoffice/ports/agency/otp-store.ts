/** One-time codes that were sent. The code itself is nowhere: it follows from its id and the deployment's key. */
import type { Effect } from 'effect';
import type { Language } from '#domain/people/language.ts';
import type { OtpChannel } from '#domain/agency/otp.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface KeptOtp {
  readonly otpId: string;
  readonly channel: OtpChannel;
  readonly address: string;
  readonly language: Language;
  readonly expiresAt: Instant;
}

export interface OtpTry {
  readonly otp: KeptOtp;
  /** Tries that are left after this one. */
  readonly left: number;
}

export interface OtpStore {
  /** Keeps it, puts the work of sending it into the outbox in the same commit, and forgets what ended before `overBefore`. */
  readonly begin: (otp: KeptOtp, overBefore: Instant) => Effect.Effect<void>;
  readonly byId: (otpId: string) => Effect.Effect<KeptOtp | undefined>;
  /** Counts a try before anything is compared; undefined where none is left, it is spent or over. */
  readonly countTry: (otpId: string, mostTries: number, now: Instant) => Effect.Effect<OtpTry | undefined>;
  /** Spends it; false where somebody else has. */
  readonly spend: (otpId: string, now: Instant) => Effect.Effect<boolean>;
}
