/** Second factors as they are kept: what their secret is made from, what was spent; the secret itself is nowhere. */
import type { Effect } from 'effect';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';

export interface KeptSecondFactor {
  /** What the secret is made from, together with the deployment's key. */
  readonly salt: string;
  /** Absent until a code of the app was right: only then is it asked for. */
  readonly confirmedAt?: Instant;
  readonly recoveryLeft: number;
}

export interface SecondFactorStore {
  readonly find: (userId: string) => Effect.Effect<KeptSecondFactor | undefined>;
  /** Replaces one that was never confirmed; false where there is a confirmed one. */
  readonly begin: (userId: string, salt: string) => Effect.Effect<boolean>;
  /** Confirms the one of that salt by its first code; false where it is another's turn, or confirmed. Recovery codes as digests. */
  readonly confirm: (
    confirmed: {
      readonly userId: string;
      readonly salt: string;
      readonly step: number;
      readonly recovery: readonly string[];
      readonly at: Instant;
    },
    record: AuditRow,
  ) => Effect.Effect<boolean>;
  /** Spends the code of a step of time: false where it, or a later one, was spent. */
  readonly spendStep: (userId: string, step: number) => Effect.Effect<boolean>;
  /** Spends a recovery code by its digest: false where there is none such. */
  readonly spendRecovery: (userId: string, digest: string) => Effect.Effect<boolean>;
  /** Also one that is not confirmed; false where there is none. */
  readonly end: (userId: string, record: AuditRow) => Effect.Effect<boolean>;
}

/** The arithmetic of codes, and their secret as an app takes it. */
export interface OneTimeCodes {
  /** A secret, always the same of the same text. */
  readonly secretOf: (text: string) => string;
  /** What an app reads: `otpauth://…`, with the name under which it lists the codes. */
  readonly addressOf: (secret: string, account: string, issuer: string) => string;
  /** As modules to draw. */
  readonly outlineOf: (address: string) => Effect.Effect<{ readonly size: number; readonly path: string }>;
  /** The step of time that a code of six digits belongs to, one step early or late; undefined where it is wrong. */
  readonly stepOf: (secret: string, code: string, at: Instant) => number | undefined;
}
