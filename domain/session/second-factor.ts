/** A second factor at login: codes of an authenticator app (RFC 6238: six digits, half a minute), and recovery codes of one use. */
import { otpLimits } from '../rules/limits.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';

/** Recovery codes that are given out at once; the earlier ones end with that. */
export const recoveryCodes = 10;

/** Seconds for which an app shows a code. */
export const codeSeconds = 30;

/**
 * A code as typed, one of an app or a recovery code, without spaces and hyphens and in capitals.
 *
 * @example tidySecondCode('123 456') // => '123456'
 * @example tidySecondCode('k7m2q-x9p4d') // => 'K7M2QX9P4D'
 */
export function tidySecondCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Whether a tidy code is one of an app; a recovery code is longer.
 *
 * @example isAppCode('123456') // => true
 * @example isAppCode('K7M2QX9P4D') // => false
 */
export function isAppCode(tidy: string): boolean {
  return tidy.length === otpLimits.digits && /^\d+$/.test(tidy);
}

/**
 * The code by which an app is confirmed: its own, no recovery code. Codes: `required`, `otp-form`.
 *
 * @example checkAppCode('12345') // => [violation('otp-form', 'code', { digits: 6 })]
 */
export function checkAppCode(typed: string): readonly Violation[] {
  return firstOf(
    required(typed, 'code'),
    isAppCode(tidySecondCode(typed)) ? [] : [violation('otp-form', 'code', { digits: otpLimits.digits })],
  );
}
